import { everyMatch } from './every-match.ts';

/** A percentage as it is printed somewhere in a text. */
export interface Percentage {
  /** Hundredths of a percent: 80 % is 8000. */
  readonly hundredths: number;
  readonly start: number;
  readonly end: number;
}

const PERCENTAGE =
  /(?<![\p{L}\d.,/_-])(\d{1,3}(?:[.,]\d{1,4})?)\s?(?:%|per ?cent\b|Prozent\b|por ciento\b|pour cent\b|por cento\b|persen\b)/giu;
/** What stands behind each. */
const SAYS_PERCENT = /%|[cz]ent|ciento|persen/iu;
const BARE = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*$/;

/** Every percentage from 0 to 100 printed in a text. */
export function findPercentages(text: string): Percentage[] {
  if (!SAYS_PERCENT.test(text)) return [];
  return everyMatch(text, PERCENTAGE).flatMap((match) => within(match[1] ?? '', match.index, match[0].length));
}

/** A number alone, where the label before it already says percent (`Coverage %  70`); a bare zero is a tax's. */
export function barePercentage(text: string): Percentage | undefined {
  const match = BARE.exec(text);
  const [found] = match ? within(match[1] ?? '', 0, text.length) : [];
  return found && found.hundredths > 0 ? found : undefined;
}

function within(digits: string, start: number, length: number): Percentage[] {
  const [whole = '0', fraction = ''] = digits.split(/[.,]/);
  const hundredths = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return hundredths <= 10_000 ? [{ hundredths, start, end: start + length }] : [];
}
