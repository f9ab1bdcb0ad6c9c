import type { Readings } from '../extraction/reading.ts';
import { formatHundredths, parseHundredths } from '../money/hundredths.ts';
import { normalizeIdentifier } from './normalize-identifier.ts';
import { providerKey } from './provider-key.ts';

/** How each field is normalised by which an invoice is compared; empty for what can't be. */
const NORMALIZED = {
  claim_number: normalizeIdentifier,
  provider_name: providerKey,
  invoice_number: normalizeIdentifier,
  total_amount: (text: string): string => {
    const amount = parseHundredths(text);
    return amount === null ? '' : formatHundredths(amount);
  },
} as const;

export type ComparedField = keyof typeof NORMALIZED;

/** What forms print where there is no number; two invoices that both say so share nothing. Normalised. */
const PLACEHOLDERS = new Set([
  'na',
  'none',
  'nil',
  'null',
  'unknown',
  'pending',
  'tbd',
  'ka',
  'keine',
  'ninguno',
  'aucun',
  'nenhum',
  'tidakada',
]);

/** What a field says, as it is compared with other invoices'; null where the document says nothing that could be. */
export function comparableField(readings: Readings, field: ComparedField): string | null {
  const normalized = NORMALIZED[field](readings[field]?.value ?? '');
  return /^0*$/.test(normalized) || PLACEHOLDERS.has(normalized) ? null : normalized;
}
