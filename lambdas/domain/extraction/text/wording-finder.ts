import { alternativesOf } from './factored-pattern.ts';
import { beginningsOf, type End, type Step, stepsIntoAny, wordingOf } from './wording-syntax.ts';

/** What is worded in several ways, each written as in wording-syntax.ts. */
export interface Worded {
  readonly wordings: readonly string[];
}

/** Where a text holds one of the wordings of something. */
export interface FoundWording<T extends Worded> {
  readonly of: T;
  readonly start: number;
  readonly end: number;
}

/** Where a wording ends, and of what it is. */
interface Ending {
  readonly of: number;
  readonly end: number;
}

const NONE: readonly Ending[] = [];
/** Bounded: documents must not grow the table without end. */
const MOST_STATES = 30_000;
/** A table's row: the signs that plain text is made of, and one for all others, such as letters of other scripts, of which no wording names any. */
const [OTHER, NEW_LINE, SPACE, PERCENT, AND, HASH, DIGITS, LETTERS, SIGNS] = [0, 1, 2, 3, 4, 5, 6, 16, 42];
const COLUMNS = columnsOfSigns();
/** Where a sign leads, as far as none has led there, and where no wording goes on; states are numbered from `BEGINNING`. */
const [UNMET, NOWHERE, BEGINNING] = [0, 1, 2];

/**
 * A search of plain texts for all that is worded: the longest wording of each at every word, without overlaps of its own,
 * from left to right. Hundreds of wordings are one automaton, whose states are made when a text first leads to them: a
 * sign of a text costs one look-up, however many wordings there are.
 */
export function wordingFinder<T extends Worded>(worded: readonly T[]): (plain: string) => FoundWording<T>[] {
  // All wordings at once, as far as a text has been read: how each state goes on, and of what a wording ends there.
  const stepsOf: (readonly Step[])[] = [];
  const endsOf: (readonly number[] | undefined)[] = [];
  const numbers = new Map<string, number>();
  // Where each sign leads from each state, row by row: one look into one table a sign.
  const next = new Uint16Array(MOST_STATES * SIGNS);

  function numberOf(all: readonly (Step | End)[]): number {
    const steps = new Map<number, Step>();
    const ends = new Set<number>();
    for (const one of all) {
      if ('fits' in one) steps.set(one.number, one);
      else ends.add(one.ends);
    }
    const inOrder = [...ends].sort((a, b) => a - b);
    const key = `${[...steps.keys()].sort().join()};${inOrder.join()}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = BEGINNING + stepsOf.length;
    stepsOf.push([...steps.values()]);
    endsOf.push(ends.size === 0 ? undefined : inOrder);
    numbers.set(key, number);
    return number;
  }

  function begin(): void {
    // A new table is empty: to write it through would fetch all of its memory, of which few documents need a tenth.
    if (stepsOf.length > 0) next.fill(UNMET);
    stepsOf.length = 0;
    endsOf.length = 0;
    numbers.clear();
    const all = worded.flatMap(({ wordings }, ends) =>
      alternativesOf(wordings.join('|'))
        .flatMap(beginningsOf)
        .map((source) => wordingOf(source, ends)),
    );
    numberOf(stepsIntoAny(all));
  }

  /** Where a sign leads that has not led anywhere yet. */
  function follow(state: number, code: number): number {
    const from = stepsOf[state - BEGINNING] ?? [];
    const steps = from.filter(({ fits }) => fits(code)).flatMap((step) => step.next());
    const met = steps.length === 0 ? NOWHERE : numberOf(steps);
    next[(state - BEGINNING) * SIGNS + columnOf(code)] = met;
    return met;
  }

  /** Where the longest wording of each thing ends that begins here, in the order of the things. */
  function endsFrom(plain: string, start: number): readonly Ending[] {
    let found = NONE;
    let state = BEGINNING;
    const { length } = plain;
    for (let at = start; at < length; at += 1) {
      const code = plain.charCodeAt(at);
      const known = next[(state - BEGINNING) * SIGNS + columnOf(code)];
      state = known === UNMET || known === undefined ? follow(state, code) : known;
      if (state === NOWHERE) break;
      const ends = endsOf[state - BEGINNING];
      if (ends && endsWord(plain, at)) found = withLonger(found, ends, at + 1);
    }
    return found;
  }

  return (plain) => {
    const found: FoundWording<T>[] = [];
    const taken = new Map<number, number>();
    let isInWord = false;
    const { length } = plain;
    for (let start = 0; start < length; start += 1) {
      const sign = columnOf(plain.charCodeAt(start));
      const begins = !isInWord && sign !== SPACE && sign !== NEW_LINE;
      isInWord = sign >= HASH;
      if (!begins) continue;
      if (stepsOf.length === 0 || stepsOf.length >= MOST_STATES) begin();
      // With the first letter of most words no wording begins.
      if (next[sign] === NOWHERE) continue;
      for (const { of: index, end } of endsFrom(plain, start)) {
        const of = worded[index];
        if (!of || start < (taken.get(index) ?? 0)) continue;
        taken.set(index, end);
        found.push({ of, start, end: withoutSpaces(plain, end) });
      }
    }
    return found;
  };
}

function withoutSpaces(plain: string, end: number): number {
  let last = end;
  while (columnOf(plain.charCodeAt(last - 1)) === SPACE) last -= 1;
  return last;
}

function withLonger(found: readonly Ending[], longer: readonly number[], end: number): readonly Ending[] {
  const added = longer.map((of) => ({ of, end }));
  if (found.length === 0) return added;
  const [only] = found;
  if (found.length === 1 && longer.length === 1 && only?.of === longer[0]) return added;
  return [...found.filter(({ of }) => !longer.includes(of)), ...added].sort((a, b) => a.of - b.of);
}

function endsWord(plain: string, at: number): boolean {
  const next = columnOf(plain.charCodeAt(at + 1));
  return next < HASH || next === HASH || columnOf(plain.charCodeAt(at)) === HASH;
}

/** Behind a text's last sign, whose code is no number, is none of a word. */
function columnOf(code: number): number {
  return code < COLUMNS.length ? (COLUMNS[code] ?? OTHER) : OTHER;
}

/** From `HASH` on they are what words are made of. */
function columnsOfSigns(): Uint8Array {
  const columns = new Uint8Array(128);
  const set = (signs: string, first: number) => {
    for (const [place, sign] of [...signs].entries()) columns[sign.charCodeAt(0)] = first + place;
  };
  set('\n', NEW_LINE);
  set(' ', SPACE);
  set('%', PERCENT);
  set('&', AND);
  set('#', HASH);
  set('0123456789', DIGITS);
  set('abcdefghijklmnopqrstuvwxyz', LETTERS);
  return columns;
}
