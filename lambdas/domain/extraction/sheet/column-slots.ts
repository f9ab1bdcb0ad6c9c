import type { LabelHit } from '../labels/describe-label.ts';
import type { Concept } from '../labels/label-rule.ts';
import type { Segment } from '../layout/layout.ts';
import { isTotalRow } from '../words/total-row.ts';
import type { Neighbours } from './neighbours.ts';
import type { Slot } from './sheet.ts';

/** What a whole document says once, whatever its table lists. */
const ONCE: ReadonlySet<Concept> = new Set([
  'claim_number',
  'insured_id',
  'invoice_number',
  'patient_name',
  'provider_name',
  'insurance_name',
  'insurance_percent',
]);
const NEARNESS = 0.88;
/** Rows of a table follow each other within this many line heights. */
const ROW_PITCH = 3.2;
const MOST_ROWS = 40;

/**
 * A table may have a column for what the whole document is about: the bill's number, the patient, the insurer, the rate. Where all of
 * its cells say the same, or the table has one row, that is the value of the column's head.
 */
export function columnSlots(head: LabelHit, { below, row }: Neighbours): Slot[] {
  if (!head.meanings.some(({ concept }) => ONCE.has(concept))) return [];
  const first = below(head.segment);
  if (!first || row(first).length < 2 || isTotalRow(row(first)[0]?.plain ?? '')) return [];
  let last: Segment = first;
  for (let count = 1; count < MOST_ROWS; count += 1) {
    const next = below(last);
    if (!next || !isNextRow(last, next) || row(next).length < 2 || isTotalRow(row(next)[0]?.plain ?? '')) break;
    if (next.plain !== first.plain) return [];
    last = next;
  }
  return [{ hit: head, segment: first, from: 0, to: first.text.length, method: 'label-below', nearness: NEARNESS }];
}

function isNextRow(above: Segment, under: Segment): boolean {
  return under.top - above.top < ROW_PITCH * (above.bottom - above.top);
}
