import { distance } from 'fastest-levenshtein';
import { everyMatch } from '../extraction/text/every-match.ts';
import type { Insurer } from './insurer.ts';

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

/** Edits per letter beyond which two names are different companies, measured over the registry's own near twins. */
const FARTHEST = 0.25;
/** Names this short differ by one letter too easily (`HCF`, `HDF`; `Humana`, `Humano`): they must be exact. */
const EXACT_LENGTH = 6;
/** So must what is left of longer ones without generic words. */
const EXACT_CORE = 5;
/** Words that say what an insurer is, not which: they decide nothing, and their typing errors least of all. */
const GENERIC = new Set(
  [
    'the insurance assurance company co ltd limited inc plc pty llc corp corporation group health',
    'healthcare medical life general ag se sa s a vvag kg gmbh fund funds society plan plans scheme',
    'services de seguros seguro salud saude sante y e und de la cia compania companhia aseguradora',
    'versicherung versicherungen krankenversicherung krankenkasse mutuelle mutualite pt asuransi jiwa tbk',
    'private international global financial',
    'indonesia espana mexico chile colombia peru argentina brasil brazil portugal france deutschland angola india',
  ].flatMap((line) => line.split(' ')),
);

const SWAPPED_LENGTH = 6;
const GENERIC_LETTERS = new Set([...GENERIC].filter((word) => word.length >= SWAPPED_LENGTH).map(lettersOf));

function lettersOf(word: string): string {
  return word.length < SWAPPED_LENGTH ? word : word.charAt(0) + [...word].sort().join('');
}

interface Name {
  readonly insurer: Insurer;
  readonly alias: string;
  readonly joined: string;
  /** What is left of it without generic words. */
  readonly distinctive: string;
  /** How many words of a text are compared with it. */
  readonly windows: readonly number[];
  readonly capitals: boolean;
  /** By how many letters a name may be longer or shorter than it. */
  readonly farthest: number;
  /** How many letters a text has at the least that names it. */
  readonly least: number;
  /** Its place among the registry's names. */
  readonly order: number;
}

/** A registry's names by the letters that they begin and end with. */
interface Names {
  readonly byBeginning: ReadonlyMap<string, readonly Name[]>;
  readonly byFirst: ReadonlyMap<string, readonly Name[]>;
  readonly byLast: ReadonlyMap<string, readonly Name[]>;
}

const prepared = new WeakMap<readonly Insurer[], Names>();

/**
 * The registry's insurers that a text names, best first: exact words anywhere, or nearly the same letters. Of names that
 * contain each other the longer one wins (`Niva Bupa` over `Bupa`).
 * @param wholeText the text is the name of an insurer and nothing else: also the start of a longer legal name counts. In
 * running text a name must have its first two letters right.
 */
export function matchInsurers(text: string, registry: readonly Insurer[], wholeText: boolean): InsurerMatch[] {
  const words = wordsOf(text);
  // Most names begin (and, of a whole text, end) with other letters: they are not looked at.
  const { byBeginning, byFirst, byLast } = namesOf(registry);
  const letters = words.map((word) => word.plain).join('');
  const found: { readonly match: InsurerMatch; readonly order: number }[] = [];
  const look = (name: Name) => {
    const match = name.least > letters.length ? undefined : bestWindow(name, words, letters, wholeText);
    if (match) found.push({ match, order: name.order });
  };
  if (wholeText) {
    const firsts = new Set(words.map((word) => word.plain.charAt(0)));
    for (const first of firsts) byFirst.get(first)?.forEach(look);
    for (const last of new Set(words.map((word) => word.plain.slice(-1)))) {
      for (const name of byLast.get(last) ?? []) {
        if (!firsts.has(name.joined.charAt(0))) look(name);
      }
    }
  } else {
    for (const beginning of new Set(words.map((word) => beginningAt(letters, word))))
      byBeginning.get(beginning)?.forEach(look);
  }
  // Of equal matches the one that stands first in the registry comes first.
  const matches = found.sort((a, b) => a.order - b.order).map(({ match }) => match);
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

function beginningAt(letters: string, { letters: end, plain: word }: TextWord): string {
  return letters.slice(end - word.length, end - word.length + BEGINNING);
}

interface TextWord {
  readonly printed: string;
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  /** Of the text up to its end, in plain letters and figures. */
  readonly letters: number;
}

const WORD = /[\p{L}\p{N}]+/gu;

function wordsOf(text: string): TextWord[] {
  let letters = 0;
  return everyMatch(text, WORD).map(({ 0: printed, index: start }) => {
    const bare = plain(printed);
    letters += bare.length;
    return { printed, plain: bare, start, end: start + printed.length, letters };
  });
}

const PLAIN = /^[A-Za-z0-9]+$/;

function plain(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function namesOf(registry: readonly Insurer[]): Names {
  const remembered = prepared.get(registry);
  if (remembered) return remembered;
  const printed = registry.flatMap((insurer) =>
    [...new Set([insurer.name, ...insurer.aliases])].map((alias) => ({ insurer, alias })),
  );
  const all = printed.map(({ insurer, alias }, order) => nameOf(insurer, alias, order));
  const names = {
    byBeginning: Map.groupBy(all, ({ joined }) => joined.slice(0, BEGINNING)),
    byFirst: Map.groupBy(all, ({ joined }) => joined.charAt(0)),
    byLast: Map.groupBy(all, ({ joined }) => joined.slice(-1)),
  };
  prepared.set(registry, names);
  return names;
}

function nameOf(insurer: Insurer, alias: string, order: number): Name {
  const printed = wordsOf(alias);
  const words = printed.map((word) => word.plain);
  const capitals = printed.length === 1 && (printed[0]?.printed ?? '').length <= 4;
  const windows = [words.length, words.length - 1, words.length + 1].filter((count) => count > 0);
  const joined = words.join('');
  const farthest = joined.length > EXACT_LENGTH ? joined.length * FARTHEST : 0;
  const least = joined.length - farthest;
  return { insurer, alias, joined, distinctive: distinctive(words), windows, capitals, farthest, least, order };
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
  if (name.joined.length <= EXACT_LENGTH) return 0;
  const whole = 1 - distance(joined, name.joined) / Math.max(joined.length, name.joined.length);
  if (whole < 1 - FARTHEST) return 0;
  const own = name.distinctive;
  const theirs = distinctive(window.map((word) => word.plain));
  if (own === '' || theirs === '') return 0;
  const core =
    own.length <= EXACT_CORE ? Number(own === theirs) : 1 - distance(own, theirs) / Math.max(own.length, theirs.length);
  return Math.min(0.98, whole, core);
}

/** Also `Helath`: a generic word with its letters swapped is no more distinctive. */
function distinctive(words: readonly string[]): string {
  return words.filter((word) => !GENERIC.has(word) && !GENERIC_LETTERS.has(lettersOf(word))).join('');
}
