import type { DocumentField } from '../lambdas/contracts/extraction-data.ts';

/** A document's truth as the corpus gives it. */
export interface Truth {
  readonly fields: Readonly<Record<string, string | number | null>> | null;
  /** False where amounts that disagree are planted; absent where none are. */
  readonly expected_amounts_consistent?: boolean;
  /** Further values that count as right; null: so does giving none. */
  readonly accept?: Readonly<Record<string, readonly (string | number | null)[]>>;
}

const AMOUNTS: readonly DocumentField[] = [
  'insurance_amount',
  'out_of_pocket',
  'max_coverage',
  'total_amount',
  'insurance_percent',
];
const IDS: readonly DocumentField[] = ['claim_number', 'insured_id', 'invoice_number'];
const NAMES: readonly DocumentField[] = ['patient_name', 'provider_name'];

/** Whether an extracted value is the true one, by the corpus's own rules of comparison. */
export function isRight(field: DocumentField, value: string, truth: Truth): boolean {
  const wanted = [truth.fields?.[field], ...(truth.accept?.[field] ?? [])];
  return wanted.some((one) => one !== null && one !== undefined && equal(field, value, one));
}

/** What was to be found, null where nothing was: of several answers that count as right, the one that was given. */
export function wantedOf(field: DocumentField, value: string | undefined, truth: Truth): string | number | null {
  const wanted = truth.fields?.[field] ?? null;
  if (value === undefined) return truth.accept?.[field]?.includes(null) ? null : wanted;
  return wanted ?? (isRight(field, value, truth) ? value : null);
}

function equal(field: DocumentField, value: string, wanted: string | number): boolean {
  if (AMOUNTS.includes(field)) return Math.abs(Number(value) - Number(wanted)) < 0.006;
  if (IDS.includes(field))
    return value.replace(/\s/g, '').toLowerCase() === String(wanted).replace(/\s/g, '').toLowerCase();
  if (NAMES.includes(field)) return tokenSet(value) === tokenSet(String(wanted));
  const normal = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  return normal(value) === normal(String(wanted));
}

function tokenSet(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return [...new Set(words)].sort().join(' ');
}
