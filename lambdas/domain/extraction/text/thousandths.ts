import type { Document, Word } from '../../document/document.ts';
import { CURRENCY_CODES } from './currency.ts';

/** The currencies of three decimals (ISO 4217), of which the third is lost. */
export const OF_THOUSANDTHS: ReadonlySet<string> = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND']);

/** With a point between, and with a comma as Tunisia prints its dinars. */
const NAMED = { '.': /^\(?(?:KWD|BHD|OMR|JOD)(?=[\d.:),]|$)/, ',': /^\(?TND(?=[\d.:),]|$)/ };
/** Two letters are other things, too, where another currency is printed: `RO: Wahyuni` is an optician of Indonesia. */
const INITIALS = {
  '.': /^\(?(?:[KBJ]D|RO|[KBJ]\.D\.?|R\.O\.?)(?=[\d.:),]|$)/,
  ',': /^\(?DT(?=[\d.:),]|$)/,
};
/** Whose they are says as much, where no other currency is printed. */
const COUNTRY = {
  '.': /^\(?(?:Kuwaiti?|Bahraini?|Omani?|Muscat|Manama|Amman|Jordanian|KUWAIT|BAHRAIN|OMAN|\+(?:965|973|968|962)(?=\D|$|\d{8}))(?![\p{L}])/u,
  ',': /^\(?(?:Tunisie|TUNISIE|Tunis|TUNIS|Tunisia|Tunisiens?|tunisiens?|Sousse|Sfax|\+216(?=\D|$|\d{8}))(?![\p{L}])/u,
};
const OTHER_CURRENCY = new RegExp(
  `^\\(?(?:[A-Z]{0,3}\\p{Sc}|(?:R[ps]|DA|Gs|Bs|Kz|RM|FCFA)(?![\\p{L}])|(?:${[...CURRENCY_CODES].filter((code) => !OF_THOUSANDTHS.has(code)).join('|')})(?![\\p{L}\\d]))|\\p{Sc}$`,
  'u',
);
const FIRST = /^[A-T(+t]/;
const ANY_NAMED = new RegExp(
  [NAMED, INITIALS, COUNTRY]
    .flatMap((words) => [words['.'], words[',']])
    .map(({ source }) => source)
    .join('|'),
  'u',
);
const THREE_DECIMALS = { '.': /^[-(]?\d{1,3}(?:,\d{3})*\.\d{3}\)?$/, ',': /^[-(]?\d{1,3}(?:\.\d{3})*,\d{3}\)?$/ };
/**
 * Two decimals behind the other sign; behind the same one they say that it parts decimals. A date has two of them. Or thousands of
 * thousands: `1.150.000`.
 */
const OTHER_DECIMALS = {
  '.': /^(?:[^\p{L}]*\d,\d{2}|[^\p{L}\d]?[1-9]\d{0,2}\.\d{3}\.\d{3})$/u,
  ',': /^(?:(?:[^\p{L}.]*[^\p{L}.\d])?\d+\.\d{2}|[^\p{L}\d]?[1-9]\d{0,2},\d{3},\d{3})$/u,
};
const LEAST_FIGURES = 3;

export type SignOfThousandths = '.' | ',';

/**
 * The sign behind which a document prints thousandths (`Total BHD  50.500  5.000  45.500`): it names a currency that has them, or
 * their country and no other currency, and no figure has two decimals behind the other sign. Elsewhere three figures behind a sign are
 * thousands.
 */
export function signOfThousandths({ pages }: Document): SignOfThousandths | undefined {
  // Nearly no paper names one: that is asked before its words are gathered.
  const isAnyNamed = pages.some(({ lines }) => lines.some((line) => line.words.some(isNamed)));
  if (!isAnyNamed) return undefined;
  const words = pages.flatMap(({ lines }) => lines.flatMap((line) => line.words.map(({ text }) => text)));
  const speaksOf = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const isBesideFigure = (sign: SignOfThousandths) =>
    words.some((word, at) => {
      const beside = [word.replace(INITIALS[sign], ''), words[at - 1] ?? '', words[at + 1] ?? ''];
      return INITIALS[sign].test(word) && beside.some((one) => THREE_DECIMALS[sign].test(one));
    });
  const isInitials = (sign: SignOfThousandths) =>
    words.some((word, at) => INITIALS[sign].test(word) && !/^:/.test(words[at + 1] ?? '') && !word.endsWith(':'));
  const isTheirs = (sign: SignOfThousandths) =>
    (isInitials(sign) || speaksOf(COUNTRY[sign])) && !speaksOf(OTHER_CURRENCY);
  return (['.', ','] as const).find(
    (sign) =>
      (speaksOf(NAMED[sign]) || isTheirs(sign) || isBesideFigure(sign)) &&
      words.filter((word) => THREE_DECIMALS[sign].test(word)).length >= LEAST_FIGURES &&
      !speaksOf(OTHER_DECIMALS[sign]),
  );
}

function isNamed({ text }: Word): boolean {
  return FIRST.test(text) && ANY_NAMED.test(text);
}
