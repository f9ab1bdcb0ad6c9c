import { type DocumentField, UNKNOWN_INSURER } from '../lambdas/contracts/extraction-data.ts';
import type { Evaluation, FieldOutcome } from './evaluate-extraction.ts';

/** Precision, recall and F1 over fields of documents. */
export interface ExtractionFigures {
  readonly present: number;
  readonly extracted: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Wrong amounts: all, those that are given as sure, and the documents whose amount check passes with one. */
export interface WrongAmounts {
  readonly given: number;
  readonly sure: number;
  readonly passed: number;
}

const AMOUNTS: ReadonlySet<DocumentField> = new Set([
  'insurance_amount',
  'out_of_pocket',
  'max_coverage',
  'total_amount',
  'insurance_percent',
]);
/** Where a wrong value costs the most: money and the numbers that a claim is known by. */
const COSTLY: ReadonlySet<DocumentField> = new Set([...AMOUNTS, 'claim_number', 'insured_id', 'invoice_number']);
/** From this confidence on a value is used without being looked at. */
const SURE = 0.8;

export function isCostly({ field }: FieldOutcome): boolean {
  return COSTLY.has(field);
}

/** UNKNOWN says that nothing was identified: it is no extracted value, but it is right where nothing is to be found. */
export function isGiven({ reading }: FieldOutcome): boolean {
  return reading !== undefined && reading.value !== UNKNOWN_INSURER;
}

export function figuresOf(outcomes: readonly FieldOutcome[]): ExtractionFigures {
  const present = outcomes.filter(({ wanted }) => wanted !== null && wanted !== undefined).length;
  const extracted = outcomes.filter((outcome) => isGiven(outcome) || outcome.right).length;
  const right = outcomes.filter((outcome) => outcome.right).length;
  const precision = extracted === 0 ? 0 : right / extracted;
  const recall = present === 0 ? 0 : right / present;
  return {
    present,
    extracted,
    precision,
    recall,
    f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}

export function wrongAmountsOf({ outcomes, amountChecks }: Evaluation): WrongAmounts {
  const wrong = outcomes.filter((one) => AMOUNTS.has(one.field) && isGiven(one) && !one.right);
  const documents = new Set(wrong.map(({ id }) => id));
  return {
    given: wrong.length,
    sure: wrong.filter(({ reading }) => reading && reading.confidence >= SURE).length,
    passed: amountChecks.filter(({ id, found }) => found === 'PASS' && documents.has(id)).length,
  };
}
