import type { Readings } from '../extraction/reading.ts';
import { comparableField } from './comparable-field.ts';
import { evidenceOf } from './evidence.ts';
import type { Evidence } from './finding.ts';
import { looseProviderKey } from './loose-provider-key.ts';
import { numberInGroups } from './number-in-groups.ts';

export type FingerprintKind = 'FILE' | 'CLAIM' | 'INVOICE';

/** What no two live invoices of an account may share. */
export interface Fingerprint {
  readonly kind: FingerprintKind;
  /** Equal for equal things and for spellings that normalise to the same; of any length, so hash it for a key. */
  readonly key: string;
  /** What the document prints for it, for the finding's evidence; empty for FILE. */
  readonly evidence: readonly Evidence[];
}

/**
 * The fingerprints of an invoice (contract section 5, duplicate): its file; its claim number; its provider, invoice
 * number and amount together. What the document does not say gives no fingerprint.
 *
 * The claim number stands alone, without the insurer: a second invoice for one claim is a duplicate even where the
 * insurer was read from only one of the two. Therefore it is not compared more loosely, as provider and invoice number
 * are: nothing else would tell 0123 from 123.
 * @param fileSha256 hex.
 */
export function fingerprintsOf(invoice: { readonly fileSha256: string; readonly readings: Readings }): Fingerprint[] {
  const { readings } = invoice;
  const fingerprints: Fingerprint[] = [{ kind: 'FILE', key: invoice.fileSha256.toLowerCase(), evidence: [] }];

  const claim = comparableField(readings, 'claim_number');
  if (claim !== null) {
    fingerprints.push({ kind: 'CLAIM', key: claim, evidence: evidenceOf(readings, ['claim_number']) });
  }
  const evidence = evidenceOf(readings, ['provider_name', 'invoice_number', 'total_amount']);
  for (const key of invoiceKeys(readings)) fingerprints.push({ kind: 'INVOICE', key, evidence });
  return fingerprints;
}

/** What a bill's number begins with, and a reading may have taken for the label before it; compared without. */
const LABEL = /^inv(?:oice)?(?=.*\d)/;

/**
 * Up to four keys, one of which is enough: provider and number as they are, and more loosely, which of one house's
 * bills tells the copies that another program wrote. The first is the only one of invoices that were checked before there
 * were others, so it stays; the second finds them where their provider is written plainly; the third copies whose number has
 * lost its separators, the fourth those whose number has lost its `INV`.
 */
function invoiceKeys(readings: Readings): ReadonlySet<string> {
  const provider = comparableField(readings, 'provider_name');
  const number = comparableField(readings, 'invoice_number');
  const amount = comparableField(readings, 'total_amount');
  if (provider === null || number === null || amount === null) return new Set();
  const loose = looseProviderKey(readings.provider_name?.value ?? '');
  const groups = numberInGroups(readings.invoice_number?.value ?? '');
  const numbers = [number, groups, groups.replace(LABEL, '')];
  // The bar is in none of them, so no two different triples make one key.
  return new Set([`${provider}|${number}|${amount}`, ...numbers.map((one) => `${loose}|${one}|${amount}`)]);
}
