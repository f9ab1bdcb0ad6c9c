import type { AmountReadings, Readings } from '../extraction/reading.ts';
import { distance, formatHundredths, parseHundredths } from '../money/hundredths.ts';
import { isTakenOff } from './adjustment-meanings.ts';
import type { Disagreement } from './disagreement.ts';
import { evidenceOf } from './evidence.ts';
import type { Finding } from './finding.ts';
import { coverageExceeded, itemExceeded, restExceeded, visitsExceeded } from './limits-against-amounts.ts';
import {
  carriedSum,
  lineAgainstItsPrice,
  lineBilledTwice,
  linesAgainstTotal,
  linesShortOfTotal,
} from './lines-against-amounts.ts';
import { printedValue, type StatedAmounts, statedAmounts } from './stated-amounts.ts';
import { SUM_TOLERANCE } from './sum-tolerance.ts';

/** 0.5 percentage points, in hundredths of a percent. */
const PERCENT_TOLERANCE = 50n;

const FIGURES = ['insurance_amount', 'out_of_pocket', 'total_amount', 'max_coverage', 'insurance_percent'] as const;

/**
 * The amount check (contract section 5): the amounts are there, positive, and agree. The first rule that is broken
 * gives the reason.
 *
 * - There: two of insurance amount, out-of-pocket and total are printed, or the total and the percentage; what follows
 *   exactly from them counts as there (see {@link statedAmounts}).
 * - Positive: insurance amount and total are above zero. An out-of-pocket of 0.00 is right where the insurance pays all;
 *   an insurance amount of 0.00 claims nothing, so there is nothing to verify.
 * - Agree: they are of one bill and, with limit and lines, one currency; insurance + out-of-pocket = total within 0.01;
 *   insurance ≤ max coverage, and, where the document says so, ≤ what was left of it before this bill and ≤ what a limit
 *   of each visit makes for all of them, as is each item's share of its own; out-of-pocket ≥ a minimum, an unused excess,
 *   so much a day and what comes on top of a rate; a printed percentage within 0.5 points of insurance / total, and the
 *   patient's, beside his share, of what that is of the bill.
 * - Nothing printed says otherwise: where only two were read no other figure looks like a misprint of the third; a sum in
 *   words is that of a figure; no discount is taken off below the total that shares make; no other total or larger share
 *   stands there without what explains it.
 * - The printed lines add up, within 0.01, to the sums that stand under them, to the total or to the gross that the
 *   document prints (lines often show what was billed, before the discount that leads to the total): see
 *   `doLinesAddUp`. So do charges and the discounts that are printed between them and the total. A sum that is carried
 *   on is brought forward as it is, a line is its quantity times its price, none is billed once more than the document says
 *   there are, and a discount is its rate of the sum above it, a tax that of its base.
 *   Extraction gives the lines only where it is certain to have them all; lines that it is not certain of may only be less
 *   than the total by what the document explains.
 * - Read: no figure that is printed beside a label of total, shares or limit was left out because it can't be read.
 */
export function checkAmounts(amounts: AmountReadings): Finding {
  const { readings } = amounts;
  const evidence = evidenceOf(readings, FIGURES);
  const figures = [...FIGURES.map((field) => readings[field]?.value), amounts.grossAmount?.value];
  const items = [amounts.lineItems, ...(amounts.otherColumns ?? [])].flat();
  const decimals = [...figures, ...items.map((item) => item.amount)];
  if (decimals.some((decimal) => decimal !== undefined && parseHundredths(decimal) === null)) {
    return { result: 'FAIL', reasonCode: 'AMOUNT_UNREADABLE', reason: 'One of the amounts is not a number.', evidence };
  }
  const stated = statedAmounts(readings);
  if (stated === null) {
    const reason = 'The document does not print enough of insurance amount, out-of-pocket and total to verify them.';
    return { result: 'FAIL', reasonCode: 'AMOUNT_MISSING', reason, evidence };
  }
  const disagreement =
    notPositive(stated) ??
    inSeveralCurrencies(amounts) ??
    ofSeveralBills(amounts) ??
    partsAgainstTotal(stated) ??
    thirdAgainstOthers(amounts) ??
    wordsAgainstFigures(amounts) ??
    discountAgainstTotal(stated, amounts) ??
    coverageExceeded(stated, readings) ??
    restExceeded(stated, amounts) ??
    visitsExceeded(stated, amounts) ??
    itemExceeded(amounts) ??
    ownShareShort(stated, amounts) ??
    percentAgainstAmounts(stated, readings) ??
    ownRateAgainstShare(stated, amounts) ??
    linesAgainstTotal(stated, amounts) ??
    linesShortOfTotal(stated, amounts) ??
    carriedSum(amounts) ??
    lineAgainstItsPrice(amounts) ??
    lineBilledTwice(amounts) ??
    discountAgainstRate(amounts) ??
    taxAgainstRate(amounts) ??
    figureAgainstOthers(amounts) ??
    notRead(amounts);
  if (disagreement !== null) {
    const { reasonCode, reason, items = [] } = disagreement;
    return { result: 'FAIL', reasonCode, reason, evidence: [...evidence, ...items] };
  }
  const reason = `Insurance ${formatHundredths(stated.insurance)} and out-of-pocket ${formatHundredths(stated.outOfPocket)} make the total ${formatHundredths(stated.total)}.`;
  return { result: 'PASS', reasonCode: 'AMOUNTS_AGREE', reason, evidence };
}

function notPositive({ insurance, outOfPocket, total }: StatedAmounts): Disagreement | null {
  const reasonCode = 'AMOUNT_NOT_POSITIVE';
  if (total <= 0n) return { reasonCode, reason: `The total ${formatHundredths(total)} is not above zero.` };
  if (insurance <= 0n)
    return { reasonCode, reason: `The insurance amount ${formatHundredths(insurance)} is not above zero.` };
  if (outOfPocket < 0n)
    return { reasonCode, reason: `The out-of-pocket amount ${formatHundredths(outOfPocket)} is below zero.` };
  return null;
}

function inSeveralCurrencies({ currencies }: AmountReadings): Disagreement | null {
  if (currencies === undefined) return null;
  const reason = `The amounts are printed in different currencies: ${currencies.join(', ')}.`;
  return { reasonCode: 'CURRENCIES_DIFFER', reason };
}

function ofSeveralBills({ bills }: AmountReadings): Disagreement | null {
  if (bills === undefined) return null;
  const reason = `The file holds several bills (${bills.join(', ')}); the amounts of only one of them could be compared.`;
  return { reasonCode: 'SEVERAL_BILLS', reason };
}

function partsAgainstTotal({ insurance, outOfPocket, total }: StatedAmounts): Disagreement | null {
  const parts = insurance + outOfPocket;
  if (distance(parts, total) <= SUM_TOLERANCE) return null;
  const reason = `Insurance ${formatHundredths(insurance)} and out-of-pocket ${formatHundredths(outOfPocket)} make ${formatHundredths(parts)}, but the stated total is ${formatHundredths(total)}.`;
  return { reasonCode: 'AMOUNTS_DO_NOT_ADD_UP', reason };
}

function thirdAgainstOthers({ misprint }: AmountReadings): Disagreement | null {
  if (misprint === undefined) return null;
  const { field, expected, value, text, place } = misprint;
  const reason = `By the other figures the ${field.replaceAll('_', ' ')} would be ${expected}, which the document does not print; it prints ${value}.`;
  return { reasonCode: 'AMOUNTS_DO_NOT_ADD_UP', reason, items: [{ field, text, place }] };
}

function figureAgainstOthers({ contradicting }: AmountReadings): Disagreement | null {
  if (contradicting === undefined) return null;
  const { field, value, text, place } = contradicting;
  const reason = `The document prints another ${field.replaceAll('_', ' ')} as well, ${value}, and nothing that explains the difference.`;
  return { reasonCode: 'AMOUNTS_DO_NOT_ADD_UP', reason, items: [{ field, text, place }] };
}

function wordsAgainstFigures({ words }: AmountReadings): Disagreement | null {
  if (words === undefined) return null;
  const { value, text, place } = words;
  const reason = `The document writes ${value} out in words, which none of its figures says.`;
  return { reasonCode: 'AMOUNT_IN_WORDS_DISAGREES', reason, items: [{ field: null, text, place }] };
}

/** What is taken off below the stated total parts it from what is owed: shares that make all of it are too large. */
function discountAgainstTotal({ total }: StatedAmounts, { takenOff = [] }: AmountReadings): Disagreement | null {
  const discount = takenOff.find(({ description, amount }) => isTakenOff(description, amount));
  if (discount === undefined) return null;
  const { description, amount, place } = discount;
  const reason = `Below the stated total ${formatHundredths(total)} the document takes ${amount} off (${description}), but the amounts are those before it.`;
  return { reasonCode: 'AMOUNTS_DO_NOT_ADD_UP', reason, items: [{ field: null, text: description, place }] };
}

/** What the patient bears by the paper's own words goes off what the insurer pays. */
function ownShareShort({ outOfPocket }: StatedAmounts, { leastOwn }: AmountReadings): Disagreement | null {
  if (leastOwn === undefined) return null;
  const { value, text, place } = leastOwn;
  const reason = `By what the document says the patient bears at least ${value}, and the out-of-pocket amount is ${formatHundredths(outOfPocket)}.`;
  return { reasonCode: 'AMOUNTS_DO_NOT_ADD_UP', reason, items: [{ field: null, text, place }] };
}

function percentAgainstAmounts({ insurance, total }: StatedAmounts, readings: Readings): Disagreement | null {
  const percent = printedValue(readings, 'insurance_percent');
  // |percent - 100 × insurance / total| ≤ 0.5, multiplied out so that nothing is rounded before it is compared.
  if (percent === null || distance(percent * total, insurance * 10_000n) <= PERCENT_TOLERANCE * total) return null;
  const reason = `The printed ${formatHundredths(percent)} percent is not what insurance ${formatHundredths(insurance)} is of the total ${formatHundredths(total)}.`;
  return { reasonCode: 'PERCENT_DISAGREES', reason };
}

function ownRateAgainstShare({ outOfPocket, total }: StatedAmounts, { ownRate }: AmountReadings): Disagreement | null {
  if (ownRate === undefined) return null;
  const { rate, text, place } = ownRate;
  const reason = `The patient's printed ${rate} percent is not what out-of-pocket ${formatHundredths(outOfPocket)} is of the total ${formatHundredths(total)}.`;
  return { reasonCode: 'PERCENT_DISAGREES', reason, items: [{ field: null, text, place }] };
}

function discountAgainstRate({ wrongDiscount }: AmountReadings): Disagreement | null {
  if (wrongDiscount === undefined) return null;
  const { expected, value, text, place } = wrongDiscount;
  const reason = `By its rate of the sum above it a discount comes to ${expected}, but ${value} is taken off.`;
  return { reasonCode: 'AMOUNTS_DO_NOT_ADD_UP', reason, items: [{ field: null, text, place }] };
}

function taxAgainstRate({ wrongTax }: AmountReadings): Disagreement | null {
  if (wrongTax === undefined) return null;
  const { expected, value, text, place } = wrongTax;
  const reason = `By its rate a tax comes to ${expected}, but the document prints ${value}.`;
  return { reasonCode: 'AMOUNTS_DO_NOT_ADD_UP', reason, items: [{ field: null, text, place }] };
}

function notRead({ unread }: AmountReadings): Disagreement | null {
  const [first] = unread ?? [];
  if (first === undefined) return null;
  const reason = `The document prints the ${first.field.replaceAll('_', ' ')} in a way that could not be read, and it may contradict the other amounts.`;
  return { reasonCode: 'AMOUNT_UNREAD', reason, items: unread ?? [] };
}
