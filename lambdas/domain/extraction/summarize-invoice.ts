import { UNKNOWN_INSURER } from '../../contracts/extraction-data.ts';
import { realDate } from '../checks/real-date.ts';
import type { Category, Outline, Readings } from './reading.ts';

const CARE: Readonly<Record<Category, string>> = {
  consultation: 'a consultation',
  hospital: 'hospital care',
  emergency: 'emergency care',
  laboratory: 'laboratory tests',
  imaging: 'medical imaging',
  pharmacy: 'medicines',
  dental: 'dental care',
  optical: 'optical care',
  physiotherapy: 'physiotherapy',
  maternity: 'maternity care',
  mental_health: 'mental health care',
  cosmetic: 'cosmetic treatment',
  other: 'healthcare',
};

/**
 * Two or three English sentences for a claims clerk, out of what was read; what was not found is not mentioned.
 * Amounts as plain decimals behind their currency, dates in ISO form.
 */
export function summarizeInvoice(readings: Readings, outline: Outline): string {
  if (outline.kind === 'other')
    return `The document is no healthcare invoice${outline.seemsToBe ? `: it seems to be ${outline.seemsToBe}` : ''}.`;
  return [subject(readings, outline), amounts(readings), claim(readings)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function subject(
  { invoice_number, provider_name, patient_name, submission_date }: Readings,
  { category }: Outline,
): string {
  const issuer = provider_name ? `${provider_name.value} billed` : 'The invoice bills';
  const patient = patient_name ? ` for ${patient_name.value}` : '';
  const number = invoice_number ? ` (invoice ${invoice_number.value})` : '';
  // A date of filing or, where none is printed, of the invoice: `dated` would be wrong for the one, `filed` for the other.
  const filed = realDate(submission_date);
  const date = filed === null ? '' : `, submission date ${filed}`;
  return `${issuer} ${CARE[category ?? 'other']}${patient}${number}${date}.`;
}

function amounts(readings: Readings): string {
  const { total_amount, insurance_amount, out_of_pocket, insurance_percent, currency } = readings;
  const money = (value: string) => (currency ? `${currency.value} ${value}` : value);
  const percent = insurance_percent ? ` (${insurance_percent.value}%)` : '';
  const shares = [
    insurance_amount && `the insurer pays ${money(insurance_amount.value)}${percent}`,
    out_of_pocket && `the patient pays ${money(out_of_pocket.value)}`,
  ].filter((share) => share !== undefined);
  const together = shares.join(' and ');
  if (!total_amount) return together === '' ? '' : `${together.charAt(0).toUpperCase()}${together.slice(1)}.`;
  const total = `The total is ${money(total_amount.value)}`;
  return together === '' ? `${total}.` : `${total}: ${together}.`;
}

function claim({
  claim_number,
  insured_id,
  insurance_name,
  identified_insurer,
  max_coverage,
  currency,
}: Readings): string {
  const known =
    identified_insurer && identified_insurer.value !== UNKNOWN_INSURER ? identified_insurer : insurance_name;
  const facts = [
    claim_number && `the claim number is ${claim_number.value}`,
    known && `the insurer is ${known.value}`,
    insured_id && `the member number is ${insured_id.value}`,
    max_coverage && `coverage is up to ${currency ? `${currency.value} ` : ''}${max_coverage.value}`,
  ].filter((fact) => fact !== undefined);
  const [last] = facts.slice(-1);
  if (last === undefined) return '';
  const text = facts.length === 1 ? last : `${facts.slice(0, -1).join(', ')} and ${last}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
