import { everyMatch } from './every-match.ts';
import { findSpelledPercentages } from './spelled-percentage.ts';

/** A percentage as it is printed somewhere in a text. */
export interface Percentage {
  /** Hundredths of a percent: 80 % is 8000. */
  readonly hundredths: number;
  readonly start: number;
  readonly end: number;
}

const PERCENTAGE =
  /(?<![\p{L}\d.,/_-])(\d{1,3}(?:[.,]\d{1,6})?)(?:\s?([½¼¾]))?(?:-|\s?)\s?(?:[%٪％]|pct\b\.?|p\. ?c\.|v\. ?H\.|per ?cent\b|Prozent\b|vom Hundert\b|por cien(?:to)?\b|pour cent\b|por cento\b|persen\b)/giu;
/** What stands behind each. */
const SAYS_PERCENT = /[%٪％]|[cz]ent|cien|persen|hundert|pct|[pv]\. ?[ch]\./iu;
const BARE = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*$/;
const FRACTIONS: Readonly<Record<string, number>> = { '¼': 25, '½': 50, '¾': 75 };
/** All of a figure, in hundredths of a percent. */
export const HUNDRED_PERCENT = 10_000;
/** Within this two rates are one, in hundredths of a percent: shares are rounded. */
export const HALF_PERCENT = 50;

/**
 * Every percentage from 0 to 100 printed in a text, in figures or else in words.
 * @param most in hundredths of a percent, where a label says what is printed and a wrong one must be seen.
 */
export function findPercentages(text: string, most = HUNDRED_PERCENT): Percentage[] {
  if (!SAYS_PERCENT.test(text)) return [];
  const printed = everyMatch(text, PERCENTAGE)
    .map((match) => percentageOf(match[1] ?? '', match.index, match[0].length, match[2]))
    .filter(({ hundredths }) => hundredths <= most);
  return printed.length > 0 ? printed : findSpelledPercentages(text);
}

/** A number alone, where the label before it already says percent (`Coverage %  70`); a bare zero is a tax's. */
export function barePercentage(text: string): Percentage | undefined {
  const match = BARE.exec(text);
  const found = match ? percentageOf(match[1] ?? '', 0, text.length) : undefined;
  return found && found.hundredths > 0 && found.hundredths <= HUNDRED_PERCENT ? found : undefined;
}

function percentageOf(digits: string, start: number, length: number, fraction = ''): Percentage {
  const [whole = '0', places = ''] = digits.split(/[.,]/);
  const hundredths = Number(whole) * 100 + Number(places.slice(0, 2).padEnd(2, '0')) + (FRACTIONS[fraction] ?? 0);
  return { hundredths, start, end: start + length };
}
