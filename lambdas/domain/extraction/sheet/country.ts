import type { Segment } from '../layout/layout.ts';
import { onceFor } from '../layout/once-for.ts';
import { COUNTRY_CLUES, type CountryClue } from './country-clues.ts';

/** What a mark begins with: a capital, a dialling code, the end of an address on the net. */
const TOKEN = /[A-Z][A-Za-zÀ-ÿ\d]*|\+\d+|\.[a-z]+/g;

/** The marks by what they begin with, each with the clues' places. */
const MARKS = new Map<string, { readonly mark: string; readonly at: number }[]>();
for (const [at, { marks }] of COUNTRY_CLUES.entries()) {
  for (const mark of marks) {
    const [begin = mark] = mark.match(TOKEN) ?? [];
    MARKS.set(begin, [...(MARKS.get(begin) ?? []), { mark, at }]);
  }
}

/**
 * The country whose marks a document carries most, ISO 3166-1 alpha-2; undefined without any.
 * Guessed once: insurer, currency and date ask.
 */
export const guessCountry = onceFor(mostMarked);

function mostMarked(segments: readonly Segment[]): string | undefined {
  const text = segments.map((segment) => segment.text).join('\n');
  const marked = markedClues(text);
  const certain = new Map<string, number>();
  for (const at of marked) add(certain, COUNTRY_CLUES[at]);
  let most = Math.max(0, ...certain.values());
  const found: number[] = [];
  for (const at of PATTERNED) {
    const clue = COUNTRY_CLUES[at] as CountryClue;
    // Not looked for where it would not make its country the most marked, were all of the country's found.
    const possible = (certain.get(clue.country) ?? 0) + (BY_PATTERNS.get(clue.country) ?? 0);
    if (possible < most || marked.has(at) || !clue.pattern?.test(text)) continue;
    found.push(at);
    add(certain, clue);
    most = Math.max(most, certain.get(clue.country) ?? 0);
  }
  const scores = new Map<string, number>();
  for (const at of [...marked, ...found].sort((a, b) => a - b)) add(scores, COUNTRY_CLUES[at]);
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** The clues that have a pattern, and what each country's count together. */
const PATTERNED = [...COUNTRY_CLUES.keys()].filter((at) => COUNTRY_CLUES[at]?.pattern !== undefined);
const BY_PATTERNS = new Map<string, number>();
for (const at of PATTERNED) add(BY_PATTERNS, COUNTRY_CLUES[at]);

function add(scores: Map<string, number>, clue: CountryClue | undefined): void {
  if (clue) scores.set(clue.country, (scores.get(clue.country) ?? 0) + clue.weight);
}

/** Of which clues a text holds a mark: its words are looked up, however many marks there are. */
function markedClues(text: string): ReadonlySet<number> {
  const marked = new Set<number>();
  for (const token of text.match(TOKEN) ?? []) {
    for (const { mark, at } of MARKS.get(token) ?? []) {
      if (!marked.has(at) && standsIn(text, mark)) marked.add(at);
    }
  }
  return marked;
}

const OF_WORD = /[\p{L}\p{N}_]/u;
/** `B-0441/KES/XI/2025`: nor is a part of a letter's number a mark. */
const OF_NUMBER = /[\p{L}\p{N}_/]/u;

function standsIn(text: string, mark: string): boolean {
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    const begins = !/^[A-Z]/.test(mark) || !OF_NUMBER.test(text.charAt(at - 1));
    if (begins && !OF_WORD.test(text.charAt(at + mark.length))) return true;
  }
  return false;
}
