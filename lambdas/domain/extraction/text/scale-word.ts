/** A word behind a figure that multiplies it, `3.45 Lakh`. */
export interface ScaleWord {
  readonly factor: number;
  /** Where it ends, with all that goes on. */
  readonly end: number;
  /** Another figure with such a word follows: `2 lakh 50 thousand`. */
  readonly goesOn: boolean;
}

const FACTORS: readonly (readonly [words: string, factor: number])[] = [
  ['thousand|tausend|tsd|ribu|rb|mil(?= (?:pesos|euros|reais|d[oó]lares|soles))', 1e3],
  ['la(?:kh|c)s?', 1e5],
  ['millions?|millionen|mio|mln|millones|mill[oó]n|milh[oõ]es|milh[aã]o|juta|jt', 1e6],
  ['crores?', 1e7],
  ['milliards?|milliarden|mrd|miliar', 1e9],
];
/** Behind an amount with its currency before it and without cents; elsewhere they may say anything. */
const SHORT: readonly (readonly [words: string, factor: number, of?: string])[] = [
  ['mil|[Kk]', 1e3],
  ['M', 1e6],
  // In ledgers it marks a credit.
  ['[Cc]r', 1e7, 'INR PKR NPR BDT'],
];
/** `2.5 lakhs/cumm` counts cells; `$ 500 M.N.` are national money. */
const END = '(?![\\p{L}\\d]|\\.\\p{L}| ?/| per\\b| cells\\b)\\.?';
const SCALES = FACTORS.map(([words, factor]) => ({ pattern: new RegExp(`^\\s?(?:${words})${END}`, 'iu'), factor }));
const SHORT_SCALES = SHORT.map(([words, factor, of]) => ({
  pattern: new RegExp(`^\\s(?:${words})${END}`, 'u'),
  factor,
  of,
}));
/** Joined to a whole figure they say nothing else: `£5k`, `$1.5m`. */
const JOINED_SCALES = [
  { pattern: /^[Kk](?![\p{L}\d])/u, factor: 1e3 },
  { pattern: /^[Mm](?![\p{L}\d])/u, factor: 1e6 },
];
const FIRST = /^\s?[bcjklmrt]/i;
const NEXT_FIGURE = /^ (?:and |& |und |y |e )?\d[\d.,]*/;
const LONGEST = 40;

/**
 * @param at where the figure ends.
 * @param money the currency before the figure, if it has no cents.
 */
export function scaleWordAt(text: string, at: number, money: string | null): ScaleWord | undefined {
  const behind = text.slice(at, at + LONGEST);
  if (!FIRST.test(behind)) return undefined;
  const short = money === null ? [] : [...SHORT_SCALES.filter(({ of }) => !of || of.includes(money)), ...JOINED_SCALES];
  for (const { pattern, factor } of [...SCALES, ...short]) {
    const word = pattern.exec(behind);
    if (!word) continue;
    const end = at + word[0].length;
    const next = NEXT_FIGURE.exec(text.slice(end, end + LONGEST));
    const more = next ? scaleWordAt(text, end + next[0].length, null) : undefined;
    return { factor, end: more?.end ?? end, goesOn: more !== undefined };
  }
  return undefined;
}
