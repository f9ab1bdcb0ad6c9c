import { type End, type Step, stepsInto } from './wording-syntax.ts';

/** What is worded in several ways, each written as in wording-syntax.ts. */
export interface Worded {
  readonly wordings: readonly string[];
}

/** Where a text holds one of the wordings of something. */
export interface FoundWording<T extends Worded> {
  readonly of: T;
  readonly start: number;
  readonly text: string;
}

/** All wordings at once, as far as a text has been read. */
interface State {
  readonly steps: readonly Step[];
  /** Of what a wording ends here. */
  readonly ends: readonly number[];
  /** The state behind each sign that has been met here; `null` where no wording goes on. */
  readonly next: (State | null)[];
}

/** Where a wording ends, and of what it is. */
interface Ending {
  readonly of: number;
  readonly end: number;
}

const NONE: readonly Ending[] = [];
/** Bounded: documents must not grow the table without end. */
const MOST_STATES = 30_000;

/**
 * A search of plain texts for all that is worded: the longest wording of each at every word, without overlaps of its own,
 * from left to right. Hundreds of wordings are one automaton, whose states are made when a text first leads to them: a
 * sign of a text costs one look-up, however many wordings there are.
 */
export function wordingFinder<T extends Worded>(worded: readonly T[]): (plain: string) => FoundWording<T>[] {
  const states = new Map<string, State>();
  const places = new Map<Step, number>();
  let first: State | undefined;

  function stateOf(all: readonly (Step | End)[]): State {
    const steps = [...new Set(all.filter((one): one is Step => 'fits' in one))];
    const ends = [...new Set(all.flatMap((one) => ('ends' in one ? one.ends : [])))].sort((a, b) => a - b);
    const key = `${steps.map(placeOf).sort().join()};${ends.join()}`;
    const known = states.get(key);
    if (known) return known;
    const state = { steps, ends, next: [] };
    states.set(key, state);
    return state;
  }

  function placeOf(step: Step): number {
    const place = places.get(step) ?? places.size;
    places.set(step, place);
    return place;
  }

  function begin(): State {
    if (first && states.size < MOST_STATES) return first;
    states.clear();
    first = stateOf(worded.flatMap(({ wordings }, index) => wordings.flatMap((wording) => stepsInto(wording, index))));
    return first;
  }

  function follow(state: State, code: number): State | null {
    const known = state.next[code];
    if (known !== undefined) return known;
    const steps = state.steps.filter(({ fits }) => fits(code)).flatMap(({ next }) => next);
    const next = steps.length === 0 ? null : stateOf(steps);
    state.next[code] = next;
    return next;
  }

  /** Where the longest wording of each thing ends that begins here, in the order of the things. */
  function endsFrom(plain: string, start: number): readonly Ending[] {
    let found = NONE;
    let state: State | null = begin();
    for (let at = start; at < plain.length; at += 1) {
      state = follow(state, plain.charCodeAt(at));
      if (!state) break;
      if (state.ends.length === 0 || !endsWord(plain, at)) continue;
      found = withLonger(found, state.ends, at + 1);
    }
    return found;
  }

  return (plain) => {
    const found: FoundWording<T>[] = [];
    const taken = new Map<number, number>();
    for (let start = 0; start < plain.length; start += 1) {
      if (!beginsWord(plain, start)) continue;
      for (const { of: index, end } of endsFrom(plain, start)) {
        const of = worded[index];
        if (!of || start < (taken.get(index) ?? 0)) continue;
        taken.set(index, end);
        found.push({ of, start, text: plain.slice(start, end).trimEnd() });
      }
    }
    return found;
  };
}

function withLonger(found: readonly Ending[], longer: readonly number[], end: number): readonly Ending[] {
  const added = longer.map((of) => ({ of, end }));
  if (found.length === 0) return added;
  return [...found.filter(({ of }) => !longer.includes(of)), ...added].sort((a, b) => a.of - b.of);
}

const [NEW_LINE, SPACE, HASH] = [0x0a, 0x20, 0x23];

/** A sign that is no space, behind none that a word is made of. */
function beginsWord(plain: string, at: number): boolean {
  const code = plain.charCodeAt(at);
  return code !== SPACE && code !== NEW_LINE && !isWordSign(plain.charCodeAt(at - 1));
}

function endsWord(plain: string, at: number): boolean {
  const next = plain.charCodeAt(at + 1);
  return plain.charCodeAt(at) === HASH || next === HASH || !isWordSign(next);
}

/** A letter, a digit or `#`; nothing is before a text's first sign. */
function isWordSign(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === HASH;
}
