import { UNKNOWN_INSURER } from '../../contracts/extraction-data.ts';
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
  const number = invoice_number ? ` under invoice ${invoice_number.value}` : '';
  const date = submission_date ? `, dated ${submission_date.value}` : '';
  return `${issuer} ${CARE[category ?? 'other']}${patient}${number}${date}.`;
}

function amounts(readings: Readings): string {
  const { total_amount, insurance_amount, out_of_pocket, insurance_percent, currency } = readings;
  const money = (value: string) => (currency ? `${currency.value} ${value}` : value);
  const percent = insurance_percent ? ` (${insurance_percent.value} %)` : '';
  const shares = [
    insurance_amount && `the insurance share is ${money(insurance_amount.value)}${percent}`,
    out_of_pocket && `the patient pays ${money(out_of_pocket.value)}`,
  ].filter((share) => share !== undefined);
  const total = total_amount && `The total is ${money(total_amount.value)}`;
  if (total) return `${[total, ...shares.slice(0, 1)].join('; ')}${shares[1] ? ` and ${shares[1]}` : ''}.`;
  const text = shares.join(' and ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
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
  const member = insured_id ? ` for member ${insured_id.value}` : '';
  const limit = max_coverage
    ? `, with coverage up to ${currency ? `${currency.value} ` : ''}${max_coverage.value}`
    : '';
  if (claim_number) return `It is claim ${claim_number.value}${known ? ` with ${known.value}` : ''}${member}${limit}.`;
  if (known) return `The insurer is ${known.value}${member}${limit}.`;
  return '';
}
