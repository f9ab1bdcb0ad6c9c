import type { Document, Word } from '../../document/document.ts';

/** The currencies of three decimals (ISO 4217), of which the third is lost. */
export const OF_THOUSANDTHS: ReadonlySet<string> = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND']);

/** With a point between, and with a comma as Tunisia prints its dinars. */
const NAMED = { '.': /^(?:KWD|BHD|OMR|JOD|KD|BD|RO|R\.O\.?|JD)(?=[\d.:)]|$)/, ',': /^(?:TND|DT)(?=[\d.:)]|$)/ };
const ANY_NAMED = new RegExp(`${NAMED['.'].source}|${NAMED[','].source}`);
/** They begin with letters from B to T. */
const [FIRST_LETTER, LAST_LETTER] = ['B'.charCodeAt(0), 'T'.charCodeAt(0)];
const THREE_DECIMALS = { '.': /^-?\d{1,3}\.\d{3}$/, ',': /^-?\d{1,3},\d{3}$/ };
const TWO_DECIMALS = /\d[.,]\d{2}$/;
const LEAST_FIGURES = 3;

/**
 * The sign behind which a document prints thousandths (`Total BHD  50.500  5.000  45.500`): it names a currency that has them, and no
 * figure has two decimals. Elsewhere three figures behind a sign are thousands.
 */
export function signOfThousandths({ pages }: Document): '.' | ',' | undefined {
  // Nearly no paper names one: that is asked before its words are gathered.
  const isAnyNamed = pages.some(({ lines }) => lines.some((line) => line.words.some(isNamed)));
  if (!isAnyNamed) return undefined;
  const words = pages.flatMap(({ lines }) => lines.flatMap((line) => line.words.map(({ text }) => text)));
  return (['.', ','] as const).find(
    (sign) =>
      words.some((word) => NAMED[sign].test(word)) &&
      words.filter((word) => THREE_DECIMALS[sign].test(word)).length >= LEAST_FIGURES &&
      !words.some((word) => TWO_DECIMALS.test(word)),
  );
}

function isNamed({ text }: Word): boolean {
  const letter = text.charCodeAt(0);
  return letter >= FIRST_LETTER && letter <= LAST_LETTER && ANY_NAMED.test(text);
}
