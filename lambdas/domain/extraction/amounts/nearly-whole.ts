import type { LabelHit } from '../labels/describe-label.ts';
import type { Concept } from '../labels/label-rule.ts';

/** Labels of figures and dates are wordy; names and numbers beside a few words more would be part of a sentence. */
const WORDY: ReadonlySet<Concept> = new Set([
  'total_amount',
  'insurance_amount',
  'out_of_pocket',
  'max_coverage',
  'submission_date',
  'other_date',
]);
const MORE_WORDS = 3;
/** `Gesamt: 6 Einsätze    85,00 EUR`: how many lines a total sums up stands before it. */
const COUNT = /^\(?\d{1,3} \p{L}[\p{L} ]{2,20}\)?$/u;

/** `Total des honoraires    150,00`: a few words more between the label of a figure or date and what stands beside it. */
export function isNearlyWhole({ segment, end, leads, colon, meanings }: LabelHit): boolean {
  const rest = segment.text.slice(end).trim();
  const wordy = meanings.some(({ concept }) => WORDY.has(concept));
  if (leads && COUNT.test(rest) && meanings.some(({ concept }) => concept === 'total_amount')) return true;
  return leads && !colon && wordy && !/\d|^(?:from|by|to) /.test(rest) && rest.split(/\s+/).length <= MORE_WORDS;
}
