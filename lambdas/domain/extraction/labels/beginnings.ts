import { splitAlternatives } from './split-alternatives.ts';

/** So many first letters tell most words apart. */
export const BEGINNING_LETTERS = 4;
/** Ends a beginning behind which anything may follow. */
const ANYTHING = '.';
const LETTER_OR_CLASS = /\[[^\]]*\]|./y;
const TIMES = /[?*+]|\{\d+,\d+\}|/y;

/**
 * The first letters, at most four and of the first word only, of everything that a label's pattern can match: where no
 * word of a text begins so, the label is not in it. Knows what labels are written in: letters, groups, classes, and how
 * often these come (`?`, `*`, `+`, `{0,3}`).
 */
export function beginningsOf(pattern: string): ReadonlySet<string> {
  return new Set(alternativeBeginnings(pattern, BEGINNING_LETTERS).map((found) => found.split(ANYTHING)[0] ?? ''));
}

function alternativeBeginnings(pattern: string, letters: number): string[] {
  return splitAlternatives(pattern).flatMap((sequence) => sequenceBeginnings(sequence, letters));
}

function sequenceBeginnings(sequence: string, letters: number): string[] {
  if (letters <= 0 || sequence === '') return [''];
  const { atom, times, rest } = firstPart(sequence);
  const repeated = times !== '' && times !== '?';
  const heads = atomBeginnings(atom, letters).map((head) => (repeated ? head + ANYTHING : head));
  const whole = heads.flatMap((head) =>
    head.includes(ANYTHING) ? [head] : sequenceBeginnings(rest, letters - head.length).map((tail) => head + tail),
  );
  const mayBeAbsent = /^[?*]|^\{0/.test(times);
  return [...new Set([...whole, ...(mayBeAbsent ? sequenceBeginnings(rest, letters) : [])])];
}

function atomBeginnings(atom: string, letters: number): readonly string[] {
  if (atom.startsWith('(?:')) return alternativeBeginnings(atom.slice(3, -1), letters);
  if (atom === ' ') return [` ${ANYTHING}`];
  if (!atom.startsWith('[')) return [atom];
  return atom.includes('-') ? [ANYTHING] : [...atom.slice(1, -1)];
}

/** The first letter, class or group of a sequence, and how often it comes. */
function firstPart(sequence: string): { readonly atom: string; readonly times: string; readonly rest: string } {
  const end = sequence.startsWith('(') ? endOfGroup(sequence) : matchAt(LETTER_OR_CLASS, sequence, 0).length;
  const times = matchAt(TIMES, sequence, end);
  return { atom: sequence.slice(0, end), times, rest: sequence.slice(end + times.length) };
}

function endOfGroup(sequence: string): number {
  let depth = 0;
  for (let at = 0; at < sequence.length; at += 1) {
    if (sequence[at] === '(') depth += 1;
    if (sequence[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return sequence.length;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
