import type { Insurer } from './insurer.ts';
import { bitOf, LettersOfText } from './letters-of-text.ts';

/** Edits per letter beyond which two names are different companies, measured over the registry's own near twins. */
export const FARTHEST = 0.25;
/** Names this short differ by one letter too easily (`HCF`, `HDF`; `Humana`, `Humano`): they must be exact. */
const EXACT_LENGTH = 6;
/** Words that say what an insurer is, not which, or join others: they decide nothing, and their typing errors least of all. */
const GENERIC = new Set(
  [
    'the insurance assurance company co ltd limited inc plc pty llc corp corporation group health',
    'healthcare medical life general ag se sa s a g vvag kg gmbh fund funds society plan plans scheme',
    'services de seguros seguro salud saude sante y e und de la cia compania companhia aseguradora',
    'versicherung versicherungen krankenversicherung krankenkasse mutuelle mutualite pt asuransi jiwa tbk',
    'private international global financial and of die',
    'indonesia espana mexico chile colombia peru argentina brasil brazil portugal france deutschland angola india',
  ].flatMap((line) => line.split(' ')),
);

const SWAPPED_LENGTH = 6;
const GENERIC_LETTERS = new Set([...GENERIC].filter((word) => word.length >= SWAPPED_LENGTH).map(lettersOf));

function lettersOf(word: string): string {
  return word.length < SWAPPED_LENGTH ? word : word.charAt(0) + [...word].sort().join('');
}

export interface Name {
  readonly insurer: Insurer;
  readonly alias: string;
  readonly joined: string;
  readonly words: readonly string[];
  /** What is left of them without generic words. */
  readonly distinctive: readonly string[];
  /** How many words of a text are compared with it. */
  readonly windows: readonly number[];
  readonly capitals: boolean;
  /** Edits per letter beyond which a text does not name it. */
  readonly tolerance: number;
  /** By how many letters a name may be longer or shorter than it; 0 if it must be exact. */
  readonly farthest: number;
  /** Which letters it holds, a bit each; some share one. */
  readonly letters: number;
  /** Its place among the registry's names. */
  readonly order: number;
}

/** A registry's names, in its order, and their places by the two letters that they begin with. */
export interface Names {
  readonly all: readonly Name[];
  /** What a text needs to name each of them, `NEEDS` figures a name: nearly all texts lack it. */
  readonly needs: Int32Array;
  readonly byBeginning: ReadonlyMap<number, readonly number[]>;
  /** With which third letters a name goes on behind two, a bit each; 0 where none begins so, see `placeOfBeginning`. */
  readonly beginnings: Uint32Array;
}

const prepared = new WeakMap<readonly Insurer[], Map<number, Names>>();

/** @param tolerance edits per letter beyond which a text does not name an insurer. */
export function namesOf(registry: readonly Insurer[], tolerance: number): Names {
  const remembered = prepared.get(registry) ?? new Map<number, Names>();
  const names = remembered.get(tolerance) ?? prepare(registry, tolerance);
  prepared.set(registry, remembered.set(tolerance, names));
  return names;
}

function prepare(registry: readonly Insurer[], tolerance: number): Names {
  const aliases = registry.flatMap((insurer) =>
    [...new Set([insurer.name, ...insurer.aliases])].map((alias) => ({ insurer, alias })),
  );
  const all = aliases.map(({ insurer, alias }, order) => nameOf(insurer, alias, order, tolerance));
  const byBeginning = Map.groupBy(all.keys(), (order) => {
    const { joined = '' } = all[order] ?? {};
    return beginningOf(joined.charCodeAt(0), joined.charCodeAt(1));
  });
  const beginnings = new Uint32Array(PLACES * PLACES);
  for (const { joined, farthest } of all) {
    const place = placeOfBeginning(joined.charCodeAt(0), joined.charCodeAt(1));
    const isExact = farthest === 0 && joined.length > 2;
    beginnings[place] = (beginnings[place] ?? 0) | (isExact ? bitOf(joined.charCodeAt(2)) : ANY);
  }
  return { all, needs: Int32Array.from(all.flatMap(needsOf)), byBeginning, beginnings };
}

/** A key for the first two letters of a name. */
export function beginningOf(first: number, second: number): number {
  return first * 0x1_0000 + second;
}

const ANY = 0xffff_ffff;
const PLACES = 1 << 5;

/** Where `beginnings` has two letters; figures and letters beyond the plain ones share the places of others. */
export function placeOfBeginning(first: number, second: number): number {
  return (first % PLACES) * PLACES + (second % PLACES);
}

const printed = new LettersOfText();

function nameOf(insurer: Insurer, alias: string, order: number, tolerance: number): Name {
  printed.read(alias);
  const words = Array.from({ length: printed.words }, (_, at) =>
    printed.slice(printed.begins[at] ?? 0, printed.ends[at] ?? 0),
  );
  const capitals = words.length === 1 && (printed.to[0] ?? 0) - (printed.from[0] ?? 0) <= 4;
  const windows = [words.length, words.length - 1, words.length + 1].filter((count) => count > 0);
  const joined = words.join('');
  const edits = joined.length > EXACT_LENGTH ? joined.length * tolerance : 0;
  const [farthest, letters] = [Math.floor(edits), lettersIn(joined)];
  return {
    insurer,
    alias,
    joined,
    words,
    distinctive: distinctive(words),
    windows,
    capitals,
    tolerance,
    farthest,
    letters,
    order,
  };
}

/** How many figures of `needs` each name has. */
export const NEEDS = 6;

/** At the least so many letters; its first or its last; its letters; of these at the most so few lacking, each of which is an edit; its third letter, unless it may be wrong. */
function needsOf({ joined, farthest, tolerance, letters }: Name): readonly number[] {
  const [first, last] = [lettersIn(joined.charAt(0)), lettersIn(joined.slice(-1))];
  const mostLacking = farthest > 0 ? Math.floor(joined.length * (1 + tolerance) * tolerance) : 0;
  const third = farthest === 0 && joined.length > 2 ? joined.charCodeAt(2) : 0;
  return [joined.length - farthest, first, last, letters, mostLacking, third];
}

function lettersIn(plain: string): number {
  let letters = 0;
  for (let at = 0; at < plain.length; at += 1) letters |= bitOf(plain.charCodeAt(at));
  return letters;
}

/** Also `Helath`: a generic word with its letters swapped is no more distinctive. */
export function distinctive(words: readonly string[]): readonly string[] {
  return words.filter((word) => !GENERIC.has(word) && !GENERIC_LETTERS.has(lettersOf(word)));
}
