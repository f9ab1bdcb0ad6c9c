import type { Document } from '../document/document.ts';
import { type AmountCandidate, amountCandidates, type RateCandidate } from './amounts/amount-candidates.ts';
import { asSureAsRead } from './amounts/as-sure-as-read.ts';
import { contradictedOwnRate } from './amounts/contradicted-own-rate.ts';
import { contradictedThird } from './amounts/contradicted-third.ts';
import { contradictingFigure } from './amounts/contradicting-figure.ts';
import { contradictingWords } from './amounts/contradicting-words.ts';
import { convertedLimit } from './amounts/converted-limit.ts';
import { currenciesOfLines } from './amounts/currencies-of-lines.ts';
import { differingCurrencies } from './amounts/differing-currencies.ts';
import { discountsOf, grossFigures, grossOfLines, isBeforeDiscount, isUntaxed, withoutGross } from './amounts/gross.ts';
import { leastOwnShare } from './amounts/least-own-share.ts';
import { ledToTotal } from './amounts/led-to-total.ts';
import { limitBeforeBill } from './amounts/limit-before-bill.ts';
import { aboveLimitOfItem } from './amounts/limits-of-items.ts';
import { misprintedThird, withDoubtedRate } from './amounts/misprinted-third.ts';
import { mostForVisits } from './amounts/most-for-visits.ts';
import { rateByLikeness } from './amounts/rate-by-likeness.ts';
import { percentCandidates } from './amounts/rate-candidates.ts';
import { isCutToLimit, rateOfBill } from './amounts/rate-of-bill.ts';
import { rateOnShareRow } from './amounts/rate-on-share-row.ts';
import { readCurrency } from './amounts/read-currency.ts';
import { settleAmounts } from './amounts/settle-amounts.ts';
import { numbersOfSeveralBills } from './amounts/several-bills.ts';
import { statedLimit } from './amounts/stated-limit.ts';
import { takenOffTotal } from './amounts/taken-off-total.ts';
import { unreadFigures, unsureFigures } from './amounts/unread-figures.ts';
import { withSumsFirst } from './amounts/with-sums-first.ts';
import { wrongDiscount } from './amounts/wrong-discount.ts';
import { wrongTax } from './amounts/wrong-tax.ts';
import { isOnePlace, placeOf } from './layout/layout.ts';
import { billedTwice } from './lines/billed-twice.ts';
import { carriedOtherwise } from './lines/carried-otherwise.ts';
import { readLineTable } from './lines/line-table.ts';
import { linesShortOfTotal } from './lines/lines-short-of-total.ts';
import { partsShortOfTotal } from './lines/parts-short-of-total.ts';
import { wrongByPoints } from './lines/point-values.ts';
import { sumBesideSums } from './lines/sum-beside-sums.ts';
import { summedUpOtherwise } from './lines/summed-up-otherwise.ts';
import type { KnownFigures } from './lines/table-ends.ts';
import { wronglyMultiplied } from './lines/wrongly-multiplied.ts';
import type { AmountReadings, LineItem, Outline, Reading, Readings } from './reading.ts';
import { type Sheet, sheetOf } from './sheet/sheet.ts';
import { isCredit } from './text/is-credit.ts';
import { centsOf, decimalOf } from './text/money.ts';
import { MOST_ROUNDED } from './words/rounded-words.ts';

/** Below this a figure is left out: a wrong amount costs more than a missing one. */
const BELIEVED = 0.5;
/** Figures that agree with each other are almost never all wrong. */
const AGREED = 0.98;
const SUREST = 0.99;
/** Of three figures that do not agree one is wrong, on the paper or as it was read. */
const CONTESTED = 0.75;

/**
 * Step 4: the figures as they are printed, solved together, the currency, and the billed lines.
 * Nothing is derived here and nothing repaired: where printed figures disagree, the amount check must see it.
 */
export function readAmounts(document: Document, outline: Outline): AmountReadings {
  const sheet = sheetOf(document);
  const percents = percentCandidates(sheet);
  const [percent] = percents;
  const discounts = discountsOf(sheet);
  const charged = amountCandidates(sheet, 'total_amount');
  const limits = amountCandidates(sheet, 'max_coverage').filter(({ figure }) => figure > 0);
  const [totals, insurances, patients] = [
    withSumsFirst(withoutGross(charged, discounts), []),
    withoutLimits(amountCandidates(sheet, 'insurance_amount'), limits),
    withoutLimits(amountCandidates(sheet, 'out_of_pocket'), limits),
  ];
  const figures = { totals, insurances, patients, charged, discounts, grosses: grossFigures(sheet), limits, percent };
  const solved = settleAmounts(sheet, figures);
  const total =
    isBeforeDiscount(solved, discounts, sheet) || isUntaxed(solved, sheet)
      ? undefined
      : withItsSign(solved.total, charged, sheet);
  const floor = solved.agree ? AGREED : 0;
  const isContested =
    total !== undefined && solved.insurance !== undefined && solved.patient !== undefined && !solved.agree;
  const most = isContested ? CONTESTED : SUREST;
  const shares = printedOnly({
    insurance_amount: readingOf(solved.insurance, floor, most),
    out_of_pocket: readingOf(solved.patient, floor, most),
    total_amount: readingOf(total, floor, most),
  });
  // Figures that agree vouch for each other's digits too.
  const believed = solved.agree ? shares : asSureAsRead(shares, document);
  const three = [total, solved.insurance, solved.patient];
  const maximum = convertedLimit(statedLimit(sheet, limits), three, sheet);
  const ofRow = rateOnShareRow(solved, sheet);
  const rates = ofRow ? [...percents, ofRow] : percents;
  const isUncut = (rate: RateCandidate | undefined) => rate !== undefined && !isCutToLimit(rate, solved, limits, sheet);
  const uncut = rates.filter(isUncut);
  const likelyRate = () => (uncut.length < rates.length ? undefined : rateByLikeness(believed, sheet));
  const rate = rateOfBill(uncut, solved, sheet) ?? [likelyRate()].find(isUncut);
  const others = printedOnly({
    max_coverage: readingOf(maximum, 0),
    insurance_percent: readingOf(rate, 0),
    currency:
      differingCurrencies(three).length === 0
        ? readCurrency(sheet, [total ?? solved.total, solved.insurance, solved.patient, maximum], outline)
        : undefined,
  });
  const readings = { ...believed, ...asSureAsRead(others, document) };
  const [insurance, patient] = [solved.insurance?.figure, solved.patient?.figure];
  const whole = total?.figure ?? (insurance !== undefined && patient !== undefined ? insurance + patient : undefined);
  const parts = [insurance, patient]
    .flatMap((part) => (part === undefined ? [] : [part, ...(whole === undefined ? [] : [whole - part])]))
    .filter((part) => part !== whole && part !== 0);
  const known: KnownFigures = {
    whole,
    parts,
    total: total?.place,
    shares: [solved.insurance, solved.patient].flatMap((share) => share?.place ?? []),
    others: [solved.insurance, solved.patient, maximum].flatMap((one) => one ?? []),
    figures: [total, solved.total, solved.insurance, solved.patient, maximum].flatMap((one) => one?.figure ?? []),
  };
  const { lineItems, otherColumns: columns } = readLineTable(sheet, known);
  const led = total ? ledToTotal(sheet, total, eachOnce([lineItems, ...columns].flat())) : [];
  const otherColumns = [...columns, led, sumBesideSums(sheet), summedUpOtherwise(sheet, known)].filter(
    ({ length }) => length > 0,
  );
  const limit = others.max_coverage && maximum;
  const currencies = differingCurrencies([...three, limit, ...currenciesOfLines(lineItems, sheet, total?.place)]);
  const grossAmount = readingOf(grossOfLines(sheet, lineItems, figures.grosses), 0);
  const bills = numbersOfSeveralBills(sheet);
  const unread = [...unsureFigures({ ...shares, ...others }, readings), ...unreadFigures(sheet, document, readings)];
  const read = Object.values(shares).map(({ value }) => centsOf(value));
  const rows = [lineItems, ...otherColumns].flat();
  const told = [...read, ...(maximum ? [maximum.figure] : []), ...rows.map(({ amount }) => centsOf(amount))];
  const labelled = [charged, insurances, patients].flat().filter(({ score }) => score >= BELIEVED);
  const doubted = [...three, ...labelled]
    .flatMap((one) => one?.figure ?? [])
    .filter((figure) => !read.includes(figure));
  const grosses = [...figures.grosses, ...discounts].map(({ figure }) => figure);
  const misprint =
    misprintedThird(sheet, readings, told, doubted) ?? contradictedThird(sheet, readings, [...told, ...grosses]);
  const words = contradictingWords(sheet);
  const carried = carriedOtherwise(sheet);
  const multiplied = wronglyMultiplied(sheet, lineItems) ?? wrongByPoints(sheet, lineItems);
  const discount = wrongDiscount(sheet);
  const tax = wrongTax(sheet);
  const twice = billedTwice(sheet, lineItems);
  const contradicting = contradictingFigure(sheet, solved, rows);
  const ownRate = contradictedOwnRate(sheet, solved);
  const shortLines = makeWhole(lineItems, whole)
    ? undefined
    : (linesShortOfTotal(sheet, known) ?? partsShortOfTotal(sheet, known));
  const leftOfLimit = limitBeforeBill(sheet, maximum);
  const visitsLimit = mostForVisits(sheet, lineItems);
  const aboveItem = aboveLimitOfItem(sheet);
  const leastOwn = leastOwnShare(sheet, solved, lineItems);
  const takenOff = total ? takenOffTotal(sheet, total.place) : [];
  return {
    readings: misprint ? withDoubtedRate(readings) : readings,
    lineItems,
    ...(otherColumns.length > 0 && { otherColumns }),
    ...(grossAmount && { grossAmount }),
    ...(currencies.length > 0 && { currencies }),
    ...(bills.length > 0 && { bills }),
    ...(unread.length > 0 && { unread }),
    ...(misprint && { misprint }),
    ...(words && { words }),
    ...(carried && { carried }),
    ...(multiplied && { multiplied }),
    ...(discount && { wrongDiscount: discount }),
    ...(tax && { wrongTax: tax }),
    ...(twice && { billedTwice: twice }),
    ...(contradicting && { contradicting }),
    ...(ownRate && { ownRate }),
    ...(shortLines && { shortLines }),
    ...(leftOfLimit && { leftOfLimit }),
    ...(visitsLimit && { visitsLimit }),
    ...(aboveItem && { aboveItem }),
    ...(leastOwn && { leastOwn }),
    ...(takenOff.length > 0 && { takenOff }),
  };
}

/** Most bills' lines do, but for rounding: then nothing comes short. */
function makeWhole(items: readonly LineItem[], whole = 0): boolean {
  const lines = items.filter(({ kind }) => kind === 'line');
  const sum = lines.reduce((so, { amount }) => so + centsOf(amount), 0);
  return lines.length > 0 && Math.abs(sum - whole) <= MOST_ROUNDED;
}

/** A credit note's total is below zero: shares are printed as deductions, a total that nobody owes is not. */
function withItsSign(
  total: AmountCandidate | undefined,
  charged: readonly AmountCandidate[],
  { segments }: Sheet,
): AmountCandidate | undefined {
  const isNegative = ({ figure, place }: AmountCandidate) =>
    segments.some((segment) =>
      segment.amounts.some((money) => {
        const cents = isCredit(segment.text, money) ? -Math.abs(money.cents) : money.cents;
        return cents === -Math.abs(figure) && isOnePlace(placeOf(segment, money.start, money.end), place);
      }),
    );
  const same = total ? charged.filter(({ figure }) => Math.abs(figure) === total.figure) : [];
  return total && same.length > 0 && same.every(isNegative) ? { ...total, figure: -total.figure } : total;
}

/** A column of a section may hold those of the sections above it. */
function eachOnce(items: readonly LineItem[]): readonly LineItem[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = placeKey(item);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function placeKey({ place: { page, box } }: LineItem): string {
  return `${page} ${box.x} ${box.y}`;
}

function printedOnly(figures: { readonly [F in keyof Readings]: Reading | undefined }): Readings {
  const printed: { -readonly [F in keyof Readings]: Reading } = {};
  for (const [field, reading] of Object.entries(figures)) if (reading) printed[field as keyof Readings] = reading;
  return printed;
}

/** `un capital de 1.500,00 € por asegurado`: a figure that is said to be the most is nobody's share, whoever is named beside it. */
function withoutLimits(
  shares: readonly AmountCandidate[],
  limits: readonly AmountCandidate[],
): readonly AmountCandidate[] {
  const clear = limits.filter(({ score }) => score >= BELIEVED);
  const isSame = (limit: AmountCandidate, { figure, place }: AmountCandidate) =>
    limit.figure === figure && limit.place.page === place.page && limit.place.box.y === place.box.y;
  return shares.filter((share) => !clear.some((limit) => isSame(limit, share)));
}

function readingOf(candidate: AmountCandidate | undefined, floor: number, most = SUREST): Reading | undefined {
  if (!candidate) return undefined;
  const confidence = Math.min(most, Math.max(candidate.score, floor));
  if (confidence < BELIEVED) return undefined;
  const { printed, place, method } = candidate;
  return { value: decimalOf(candidate.figure), printed, confidence, place, method };
}
