import type { Segment } from '../layout/layout.ts';
import { overlap } from '../layout/overlap.ts';
import { currencyOf } from '../text/currency.ts';
import { everyMatch } from '../text/every-match.ts';
import { anyWordPattern } from '../text/word-pattern.ts';
import { linesWithWord } from './lines-with-word.ts';
import { onceASheet } from './once-a-sheet.ts';

/** What a column in another currency is called: the same amounts once more, for whoever wants to know. */
const REFERENCE = anyWordPattern(
  'equivalents?|equiv|reference|indicative|converted|gegenwert|umgerechnet|informativ|contre valeur|indicatif',
  'equivalentes?|referencia(?:l|is|les)?|contravalor|convertid[oa]|setara|ekuivalen|konversi|acuan',
);
const SIGN = /\p{Sc}|(?<!\p{L})(?:\p{Lu}{3}|Rp|Fr|Bs|Gs)(?!\p{L})/gu;

/**
 * The figures under heads like `USD (reference)` and `Setara Rp`, down the page: nobody owes them beside those in the bill's own
 * currency.
 */
export const figuresForReference = onceASheet((sheet): ReadonlySet<Segment> => {
  const { segments } = sheet;
  const heads = [...linesWithWord(sheet, REFERENCE)].filter(
    ({ text, amounts }) => amounts.length === 0 && namesCurrency(text),
  );
  const isUnder = (one: Segment) => (head: Segment) =>
    one.page === head.page && one.top >= head.bottom && overlap(one.left, one.right, head.left, head.right) > 0.3;
  return new Set(
    heads.length === 0 ? [] : segments.filter((one) => one.amounts.length > 0 && heads.some(isUnder(one))),
  );
});

/** `USD (reference)`; `VAT reference` is a number's. */
function namesCurrency(text: string): boolean {
  return everyMatch(text, SIGN).some(([sign]) => currencyOf(sign) !== undefined);
}
