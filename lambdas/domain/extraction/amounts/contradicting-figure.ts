import type { Concept } from '../labels/label-rule.ts';
import { isOnePlace, placeOf, type Segment } from '../layout/layout.ts';
import { findRowsOfSums } from '../lines/table-ends.ts';
import type { ContradictingFigure, LineItem, Place } from '../reading.ts';
import { segmentAt } from '../sheet/segment-at.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { decimalOf } from '../text/money.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { BASE_WORDS } from '../words/base-words.ts';
import { isBrought, isCarried } from '../words/carried-words.ts';
import { type AmountCandidate, amountCandidates } from './amount-candidates.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import { clauseFigures } from './clause-figures.ts';
import { isLimit } from './is-limit.ts';
import { asksFor } from './letter-to-insurer.ts';
import { isOfEach } from './limit-words.ts';
import { saysTotal } from './said-total.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { wordsAround } from './words-around.ts';

/** A label as sure as this, not in a sentence, announces a share or the total even where the figure agrees with nothing. */
const SURE = 0.7;
const CENT = 1;
/** Of more figures some two make up any difference. */
const MOST_FIGURES = 100;
/** What is neither a share nor the total, whatever else its words say: what a rate is taken of, and what is paid at most. */
const OTHER = anyWordPattern(
  ...BASE_WORDS,
  'base|basis|eligible|allowed|allowable|admissible|covered|reimbursable|erstattungsfahig\\w*|beihilfefahig\\w*|anrechenbar\\w*|remboursable|reembolsable|elegible|reembolsavel|elegivel',
  'max\\w*|limit\\w*|at most|up to|bis zu|hochst\\w*|jusqu|plafond|hasta|tope|ate|teto|hingga|sampai|maksim\\w*',
);

/**
 * What a label announces as a share or the total besides the figures that agree, where the document prints nothing that parts the two, neither a
 * figure nor two: `Patient pays 304.00`, and below it `Amount due from patient 420.00` without a balance or a fee of 116.00.
 * A share is contradicted only by a larger one, within the bill: smaller ones are its parts, and larger ones limits. What stands among
 * the billed lines is judged with them.
 * @param items all rows of lines and their sums.
 */
export function contradictingFigure(
  sheet: Sheet,
  { total, insurance, patient, agree }: SolvedAmounts,
  items: readonly LineItem[],
): ContradictingFigure | undefined {
  if (!insurance || !patient || (!agree && total)) return undefined;
  const whole = insurance.figure + patient.figure;
  const ofLines = new Set(items.map(({ amount }) => amount));
  const sections = sectionsOf(whole, sheet);
  const known = [whole, insurance.figure, patient.figure];
  const printed = [...new Set(sheet.segments.flatMap(({ amounts }) => amounts.map(({ cents }) => Math.abs(cents))))];
  if (printed.length > MOST_FIGURES) return undefined;
  const rates = exchangeRates(sheet);
  const isExplained = (figure: number, own: number, by = printed) => {
    if (rates.some((rate) => isConverted(figure, own, rate))) return true;
    const others = by.filter((one) => one !== figure);
    const isApart = (one: number) => Math.abs(Math.abs(one) - Math.abs(figure - own)) <= CENT;
    return others.some((one) => isApart(one) || others.some((other) => isApart(one + other) || isApart(one - other)));
  };
  const fields = [
    ['total_amount', total, Number.POSITIVE_INFINITY],
    ['insurance_amount', insurance, whole],
    ['out_of_pocket', patient, whole],
  ] as const;
  if (!total) {
    const other = captionedFigures(sheet).find(
      (one) => isWholeOfMore(one, whole, sheet) && !isExplained(one.candidate.figure, whole),
    )?.candidate;
    return other && { field: 'total_amount', value: decimalOf(other.figure), text: other.printed, place: other.place };
  }
  for (const [field, own, below] of fields) {
    const other = amountCandidates(sheet, field).find(
      ({ figure, score, method, place }) =>
        own &&
        score >= SURE &&
        method !== 'sentence' &&
        !known.includes(figure) &&
        figure < below &&
        (figure > own.figure || (field === 'total_amount' && figure > 0)) &&
        !isExplained(figure, own.figure) &&
        !ofLines.has(decimalOf(figure)) &&
        !sections.includes(figure) &&
        !(method === 'label-below' && hasOwnWords(place, sheet)) &&
        !isOther(place, sheet) &&
        !isOfSeveral(place, sheet, printed),
    );
    if (other) return { field, value: decimalOf(other.figure), text: other.printed, place: other.place };
  }
  const said = saidBy(saysTotal, 'total_amount', sheet).find(
    ({ figure }) => !known.includes(figure) && !isExplained(figure, whole),
  );
  if (said) return { field: 'total_amount', value: decimalOf(said.figure), text: said.printed, place: said.place };
  // A service's price is no reason to ask the insurer for so much more.
  const services = new Set(items.filter(({ kind }) => kind === 'line').map(({ amount }) => amount));
  const besides = printed.filter((one) => !services.has(decimalOf(one)));
  const asked = saidBy(asksFor, 'insurance_amount', sheet).find(
    ({ figure }) => !known.includes(figure) && figure < whole && !isExplained(figure, insurance.figure, besides),
  );
  return (
    asked && { field: 'insurance_amount', value: decimalOf(asked.figure), text: asked.printed, place: asked.place }
  );
}

/** `Our account for this attendance comes to $1,284.50`, `Mohon pembayaran bagian asuransi sebesar`: a letter may say other figures than the table under it. */
function saidBy(says: (clause: string) => boolean, field: Concept, sheet: Sheet): readonly AmountCandidate[] {
  return clauseFigures(sheet, field).filter(({ place }) => {
    const segment = segmentAt(place, sheet);
    const at = segment?.amounts.findIndex(({ start, end }) => isOnePlace(placeOf(segment, start, end), place)) ?? -1;
    const money = segment?.amounts[at];
    if (!segment || !money) return false;
    const { before, behind } = wordsAround(segment, money, at, sheet);
    return says(before) && !isOfEach(behind);
  });
}

/** `1 EUR = 37,80 THB`, `1 USD = 3.6725 AED`: what one unit of a money is worth in another. */
const EXCHANGE = /(?<![\d.,])1 ?\p{L}{3} ?= ?(\d{1,5}(?:[.,]\d{1,6})?) ?\p{L}{3}(?!\p{L})/gu;

function exchangeRates({ segments }: Sheet): readonly number[] {
  return segments.flatMap(({ text }) =>
    everyMatch(text, EXCHANGE).map(([, rate = '']) => Number(rate.replace(',', '.'))),
  );
}

/** Whether one of two amounts in cents is the other one in another money. */
function isConverted(one: number, other: number, rate: number): boolean {
  const [least, most] = [Math.min(one, other), Math.max(one, other)];
  return rate > 0 && Math.abs(Math.max(rate, 1 / rate) * least - most) <= Math.max(rate, 1 / rate) / 2 + CENT;
}

/** `El valor que se liquida es de USD 640,00`, where the shares make 422.00 and no total is printed: a figure of the whole, and no limit. */
function isWholeOfMore({ whole, whose, off, head, candidate }: CaptionedFigure, made: number, sheet: Sheet): boolean {
  return candidate.figure > made && head === '' && whole && whose === undefined && !off && !isLimit(candidate, sheet);
}

/** `Total physiotherapy 110.00`, `Total nursing 120.00`: the sums of a bill's sections, where all of them make the whole, in one column of several. */
function sectionsOf(whole: number, sheet: Sheet): readonly number[] {
  const rows = findRowsOfSums(sheet);
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const inColumn = (at: number) =>
    rows.flatMap((cells) => cells[at]?.money.cents ?? []).filter((cents) => cents < whole);
  const makesWhole = (sums: readonly number[]) => sums.reduce((sum, cents) => sum + cents, 0) === whole;
  return Array.from({ length: columns }, (_, at) => inColumn(at)).find(makesWhole) ?? [];
}

/** `Total fee` over `(collected today 300.00)`: what a figure is its own words say. */
function hasOwnWords(place: Place, sheet: Sheet): boolean {
  return /\p{L}{4}/u.test(segmentAt(place, sheet)?.text ?? '');
}

function isOther(place: Place, sheet: Sheet): boolean {
  const segment = segmentAt(place, sheet);
  const isSaid = ({ plain }: Segment) => hasWord(plain, OTHER) || isCarried(plain) || isBrought(plain);
  return segment !== undefined && sheet.neighbours.row(segment).some(isSaid);
}

/** `Gesamt netto 17,38` in each block of a line, and further down what all of them make: what is called alike and adds up is a line's. */
function isOfSeveral(place: Place, sheet: Sheet, printed: readonly number[]): boolean {
  const own = wordsOf(segmentAt(place, sheet), sheet);
  if (own === '') return false;
  const alike = sheet.segments.filter((one) => one.amounts.length === 1 && wordsOf(one, sheet) === own);
  const sum = alike.reduce((so, { amounts: [money] }) => so + (money?.cents ?? 0), 0);
  return alike.length > 1 && printed.includes(sum);
}

/** What is printed beside a figure on its row. */
function wordsOf(segment: Segment | undefined, sheet: Sheet): string {
  if (!segment) return '';
  const row = sheet.neighbours.row(segment).filter((one) => one !== segment && one.amounts.length === 0);
  return row.map(({ plain }) => plain).join(' ');
}
