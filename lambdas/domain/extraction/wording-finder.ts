import { BEGINNING_LETTERS, beginningsOf } from './labels/beginnings.ts';

/** A pattern for plain text (see plain-text.ts) between the borders of words. */
export interface Wording {
  readonly source: string;
  /** See beginnings.ts: it matches only where a word begins so. */
  readonly beginnings: ReadonlySet<string>;
}

/** What is worded in several ways, of which the first that fits counts. */
export interface Worded {
  readonly wordings: readonly Wording[];
}

/** Where a text holds one of the wordings of something. */
export interface FoundWording<T extends Worded> {
  readonly of: T;
  readonly start: number;
  readonly text: string;
}

interface BegunWordings<T extends Worded> {
  readonly of: T;
  /** Matches only at its `lastIndex` (`y`), where a word must begin. */
  readonly pattern: RegExp;
}

/** @param alternative as in `wordPattern` and `label`: a space stands for one or more. */
export function wordingOf(alternative: string): Wording {
  const source = alternative.replaceAll(' ?', ' *').replace(/ (?![*+])/g, ' +');
  return { source, beginnings: beginningsOf(alternative) };
}

/** Bounded: documents must not grow the table without end. */
const MOST_REMEMBERED = 5_000;

/**
 * A search of plain texts for all that is worded, each without overlaps, from left to right. A word's first letters tell
 * the few wordings that are tried there, out of hundreds; patterns are made when a text first has such a word, since
 * most never come.
 */
export function wordingFinder<T extends Worded>(worded: readonly T[]): (plain: string) => FoundWording<T>[] {
  const all = worded.flatMap((of) => of.wordings.map(({ source, beginnings }) => ({ of, source, beginnings })));
  const byBeginning = new Map<string, Set<number>>();
  for (const [place, { beginnings }] of all.entries()) {
    for (const beginning of beginnings) {
      const places = byBeginning.get(beginning);
      if (places) places.add(place);
      else byBeginning.set(beginning, new Set([place]));
    }
  }
  const compiled = new Map<string, readonly BegunWordings<T>[]>();
  const byLetters = new Map<string, readonly BegunWordings<T>[]>();

  function compile(beginnings: readonly string[]): BegunWordings<T>[] {
    const places = new Set(beginnings.flatMap((beginning) => [...(byBeginning.get(beginning) ?? [])]));
    const wordings = [...places].sort((a, b) => a - b).flatMap((place) => all[place] ?? []);
    return [...Map.groupBy(wordings, ({ of }) => of)].map(([of, own]) => {
      const sources = own.map(({ source }) => source).join('|');
      return { of, pattern: new RegExp(`(?:${sources})(?:(?<=#)|(?![a-z0-9]))`, 'y') };
    });
  }

  function beginningWith(letters: string): readonly BegunWordings<T>[] {
    const beginnings = [...letters].map((_, last) => letters.slice(0, last + 1));
    const longest = beginnings.findLast((beginning) => byBeginning.has(beginning));
    if (longest === undefined) return [];
    const begun = compiled.get(longest) ?? compile(beginnings);
    compiled.set(longest, begun);
    return begun;
  }

  function begunAt(plain: string, start: number): readonly BegunWordings<T>[] {
    const letters = plain.slice(start, start + BEGINNING_LETTERS);
    const known = byLetters.get(letters);
    if (known) return known;
    const begun = beginningWith(letters);
    if (byLetters.size >= MOST_REMEMBERED) byLetters.clear();
    byLetters.set(letters, begun);
    return begun;
  }

  return (plain) => {
    const found: FoundWording<T>[] = [];
    const ends = new Map<T, number>();
    for (let start = 0; start < plain.length; start += 1) {
      if (!beginsWord(plain, start)) continue;
      for (const { of, pattern } of begunAt(plain, start)) {
        if (start < (ends.get(of) ?? 0)) continue;
        pattern.lastIndex = start;
        const text = pattern.exec(plain)?.[0];
        if (text === undefined) continue;
        ends.set(of, start + text.length);
        found.push({ of, start, text });
      }
    }
    return found;
  };
}

const [NEW_LINE, SPACE, HASH] = [0x0a, 0x20, 0x23];

/** A sign that is no space, behind none that a word is made of. */
function beginsWord(plain: string, at: number): boolean {
  const code = plain.charCodeAt(at);
  return code !== SPACE && code !== NEW_LINE && !isWordSign(plain.charCodeAt(at - 1));
}

/** A letter, a digit or `#`; nothing is before a text's first sign. */
function isWordSign(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === HASH;
}
