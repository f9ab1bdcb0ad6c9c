import { distance } from 'fastest-levenshtein';
import type { Insurer } from './insurer.ts';
import {
  distinctive,
  EXACT_LENGTH,
  FARTHEST,
  lacksLetters,
  lettersIn,
  type Name,
  namesOf,
  type TextWord,
  wordsOf,
} from './insurer-names.ts';
import { namesThatMayStand } from './names-that-may-stand.ts';

/** An insurer that a text names. */
export interface InsurerMatch {
  readonly insurer: Insurer;
  /** The name or alias that matched. */
  readonly alias: string;
  /** 0 to 1; 1 is letter for letter. */
  readonly similarity: number;
  /** Where in the text it stands. */
  readonly start: number;
  readonly end: number;
}

/** What is left of a name this short without generic words must be exact. */
const EXACT_CORE = 5;

/**
 * The registry's insurers that a text names, best first: exact words anywhere, or nearly the same letters. Of names that
 * contain each other the longer one wins (`Niva Bupa` over `Bupa`).
 * @param wholeText the text is the name of an insurer and nothing else: also the start of a longer legal name counts. In
 * running text a name must have its first two letters right.
 */
export function matchInsurers(text: string, registry: readonly Insurer[], wholeText: boolean): InsurerMatch[] {
  const names = namesOf(registry);
  const near = wholeText ? undefined : namesThatMayStand(text, names);
  if (near?.length === 0) return [];
  const words = wordsOf(text);
  const letters = words.map((word) => word.plain).join('');
  const signs = lettersIn(letters);
  const begins = (name: Name) => wholeText || words.some((word) => beginsAt(letters, word, name));
  // Of equal matches the one that stands first in the registry comes first.
  const matches = (near?.toSorted((a, b) => a.order - b.order) ?? names.all).flatMap((name) => {
    if (name.least > letters.length || lacksLetters(signs, name) || !begins(name)) return [];
    return bestWindow(name, words, letters, wholeText) ?? [];
  });
  if (matches.length < 2) return matches;
  const kept = matches
    .sort((a, b) => b.end - b.start - (a.end - a.start) || b.similarity - a.similarity)
    .filter(
      (match, index, all) =>
        !all
          .slice(0, index)
          .some(
            (longer) =>
              longer.similarity >= match.similarity - 0.1 && match.start < longer.end && longer.start < match.end,
          ),
    );
  return kept.sort((a, b) => b.similarity - a.similarity || b.end - b.start - (a.end - a.start));
}

const BEGINNING = 2;

function beginsAt(letters: string, { letters: end, plain: word }: TextWord, { joined }: Name): boolean {
  const start = end - word.length;
  return letters.slice(start, start + BEGINNING) === joined.slice(0, BEGINNING);
}

/** @param letters of all the words. */
function bestWindow(
  name: Name,
  words: readonly TextWord[],
  letters: string,
  wholeText: boolean,
): InsurerMatch | undefined {
  let best: InsurerMatch | undefined;
  const consider = (from: number, count: number) => {
    const [first, last] = [words[from], words[from + count - 1]];
    if (!first || !last) return;
    const begin = first.letters - first.plain.length;
    if (Math.abs(last.letters - begin - name.joined.length) > name.farthest) return;
    // Comparing letters costs; a name read wrong at both its first and its last letter is given up.
    const sameStart = first.plain[0] === name.joined[0];
    if (!sameStart && (!wholeText || last.plain.at(-1) !== name.joined.at(-1))) return;
    const joined = letters.slice(begin, last.letters);
    const similarity =
      joined === name.joined
        ? exactSimilarity(name, first, wholeText)
        : nearSimilarity(name, joined, words.slice(from, from + count));
    if (similarity > (best?.similarity ?? 0)) {
      best = { insurer: name.insurer, alias: name.alias, similarity, start: first.start, end: last.end };
    }
  };
  for (let from = 0; from < words.length; from += 1) {
    if (!wholeText && words[from]?.plain[0] !== name.joined[0]) continue;
    for (const count of name.windows) {
      if (from + count <= words.length) consider(from, count);
    }
  }
  return best && best.similarity >= 1 - FARTHEST ? best : undefined;
}

/** `TK`, `nib`, `CSS` are also ordinary letters: in running text only their printed form counts. */
function exactSimilarity({ alias, capitals }: Name, { printed }: TextWord, wholeText: boolean): number {
  return capitals && !wholeText && printed !== alias ? 0 : 1;
}

function nearSimilarity(name: Name, joined: string, window: readonly TextWord[]): number {
  if (name.joined.length <= EXACT_LENGTH || lacksLetters(lettersIn(joined), name)) return 0;
  const whole = 1 - distance(joined, name.joined) / Math.max(joined.length, name.joined.length);
  if (whole < 1 - FARTHEST) return 0;
  const own = name.distinctive;
  const theirs = distinctive(window.map((word) => word.plain));
  if (own === '' || theirs === '') return 0;
  const core =
    own.length <= EXACT_CORE ? Number(own === theirs) : 1 - distance(own, theirs) / Math.max(own.length, theirs.length);
  return Math.min(0.98, whole, core);
}
