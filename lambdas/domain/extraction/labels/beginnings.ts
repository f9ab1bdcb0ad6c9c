import { splitAlternatives } from './split-alternatives.ts';

/** So many first letters tell most words apart. */
export const BEGINNING_LETTERS = 4;
/** Ends a beginning behind which anything may follow. */
const ANYTHING = '.';
/** Letters that come once, a class, or a single letter that may come often or not at all. */
const LETTERS_OR_CLASS = /[a-z]+(?![a-z?*+{])|\[[^\]]*\]|\\w|./y;
const TIMES = /[?*+]|\{\d+,\d+\}|/y;

/**
 * The first letters, at most four and of the first word only, of everything that a wording can match: where no word of a
 * text begins so, it is not in it. Knows what labels and words are written in: letters, groups, classes (`\w`, `[ao]`),
 * and how often these come (`?`, `*`, `+`, `{0,3}`).
 */
export function beginningsOf(wording: string): ReadonlySet<string> {
  const found = sequenceBeginnings(wording, BEGINNING_LETTERS);
  return new Set(found.map((beginning) => beginning.split(ANYTHING)[0] ?? ''));
}

function sequenceBeginnings(sequence: string, letters: number): readonly string[] {
  if (letters <= 0 || sequence === '') return [''];
  const { atom, times, rest } = firstPart(sequence);
  const heads = atomBeginnings(atom, letters);
  if (times === '' && heads.every((head) => head.length >= letters)) return heads;
  const repeated = times !== '' && times !== '?';
  const whole = heads.flatMap((head) => {
    if (repeated || head.includes(ANYTHING)) return head + ANYTHING;
    return sequenceBeginnings(rest, letters - head.length).map((tail) => head + tail);
  });
  const mayBeAbsent = /^[?*]|^\{0/.test(times);
  return mayBeAbsent ? [...whole, ...sequenceBeginnings(rest, letters)] : whole;
}

function atomBeginnings(atom: string, letters: number): readonly string[] {
  if (atom.startsWith('(?:')) {
    const found = splitAlternatives(atom.slice(3, -1)).flatMap((sequence) => sequenceBeginnings(sequence, letters));
    return [...new Set(found)];
  }
  if (atom === ' ') return [` ${ANYTHING}`];
  if (atom === '\\w') return [ANYTHING];
  if (!atom.startsWith('[')) return [atom.slice(0, letters)];
  return atom.includes('-') ? [ANYTHING] : [...atom.slice(1, -1)];
}

/** The first letters, class or group of a sequence, and how often it comes. */
function firstPart(sequence: string): { readonly atom: string; readonly times: string; readonly rest: string } {
  const end = sequence.startsWith('(') ? endOfGroup(sequence) : matchAt(LETTERS_OR_CLASS, sequence, 0).length;
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
