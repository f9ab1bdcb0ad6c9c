import type { Readings } from '../extraction/reading.ts';
import { formatHundredths, parseHundredths } from '../money/hundredths.ts';
import { evidenceOf } from './evidence.ts';
import type { Evidence } from './finding.ts';
import { normalizeIdentifier } from './normalize-identifier.ts';
import { providerKey } from './provider-key.ts';

export type FingerprintKind = 'FILE' | 'CLAIM' | 'INVOICE';

/** What no two live invoices of an account may share. */
export interface Fingerprint {
  readonly kind: FingerprintKind;
  /** Equal for equal things and for spellings that normalise to the same; of any length, so hash it for a key. */
  readonly key: string;
  /** What the document prints for it, for the finding's evidence; empty for FILE. */
  readonly evidence: readonly Evidence[];
}

/** What forms print where there is no claim number; two invoices that both say so share nothing. Normalised. */
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

/**
 * The fingerprints of an invoice (contract section 5, duplicate): its file; its claim number; its provider, invoice
 * number and amount together. What the document does not say gives no fingerprint.
 *
 * The claim number stands alone, without the insurer: a second invoice for one claim is a duplicate even where the
 * insurer was read from only one of the two.
 * @param fileSha256 hex.
 */
export function fingerprintsOf(invoice: { readonly fileSha256: string; readonly readings: Readings }): Fingerprint[] {
  const { readings } = invoice;
  const fingerprints: Fingerprint[] = [{ kind: 'FILE', key: invoice.fileSha256.toLowerCase(), evidence: [] }];

  const claim = identifier(readings.claim_number?.value);
  if (claim !== null) {
    fingerprints.push({ kind: 'CLAIM', key: claim, evidence: evidenceOf(readings, ['claim_number']) });
  }
  const provider = comparable(providerKey(readings.provider_name?.value ?? ''));
  const number = identifier(readings.invoice_number?.value);
  const amount = parseHundredths(readings.total_amount?.value ?? '');
  if (provider !== null && number !== null && amount !== null) {
    const evidence = evidenceOf(readings, ['provider_name', 'invoice_number', 'total_amount']);
    // The bar is neither letter nor digit, so no two different triples make one key.
    fingerprints.push({ kind: 'INVOICE', key: `${provider}|${number}|${formatHundredths(amount)}`, evidence });
  }
  return fingerprints;
}

function identifier(text: string | undefined): string | null {
  return comparable(normalizeIdentifier(text ?? ''));
}

function comparable(normalized: string): string | null {
  return /^0*$/.test(normalized) || PLACEHOLDERS.has(normalized) ? null : normalized;
}
