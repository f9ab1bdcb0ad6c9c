import type { ReasonCode } from '../../contracts/reason-codes.ts';
import type { Readings } from '../extraction/reading.ts';
import { type ComparedField, comparableField } from './comparable-field.ts';
import type { Finding } from './finding.ts';
import type { Fingerprint, FingerprintKind } from './fingerprints.ts';

/** Another live invoice of the account, and what it shares with this one (at least one fingerprint). */
export interface DuplicateMatch {
  readonly invoiceId: string;
  readonly shared: readonly Fingerprint[];
}

interface Match {
  readonly kind: FingerprintKind;
  readonly reasonCode: ReasonCode;
  readonly words: string;
}

/** Strongest first; every kind of fingerprint is one of them. */
const MATCHES: readonly [Match, ...Match[]] = [
  { kind: 'FILE', reasonCode: 'DUPLICATE_FILE', words: 'the same file' },
  { kind: 'CLAIM', reasonCode: 'DUPLICATE_CLAIM', words: 'the same claim number' },
  { kind: 'INVOICE', reasonCode: 'DUPLICATE_INVOICE', words: 'the same provider, invoice number and amount' },
];

/** What an invoice is compared by besides its file, in words. */
const FIELDS: readonly (readonly [ComparedField, string])[] = [
  ['claim_number', 'claim number'],
  ['provider_name', 'provider'],
  ['invoice_number', 'invoice number'],
  ['total_amount', 'total amount'],
];

/**
 * The duplicate check's finding (contract section 5); the code is that of the strongest match, the sentence names all.
 * @param compared the invoice's own fingerprints
 * @param readings those that the fingerprints are of
 */
export function duplicateFinding(
  match: DuplicateMatch | null,
  compared: readonly Fingerprint[],
  readings: Readings,
): Finding {
  if (match === null) return passed(compared, readings);
  const matched = MATCHES.filter(({ kind }) => match.shared.some((fingerprint) => fingerprint.kind === kind));
  const { reasonCode } = matched[0] ?? MATCHES[0];
  const words = matched.map((each) => each.words).join(' and ');
  const doubt = isSpelledAlike(match.shared, compared) ? '' : ', perhaps written in another way';
  const evidence = matched.flatMap(
    ({ kind }) => match.shared.find((fingerprint) => fingerprint.kind === kind)?.evidence ?? [],
  );
  return { result: 'FAIL', reasonCode, reason: `Invoice ${match.invoiceId} has ${words}${doubt}.`, evidence };
}

/** Not known of an invoice that was checked before there were looser keys: it holds one, however it is written. */
function isSpelledAlike(shared: readonly Fingerprint[], compared: readonly Fingerprint[]): boolean {
  const keys = (of: readonly Fingerprint[]) => of.filter(({ kind }) => kind === 'INVOICE').length;
  return keys(shared) === 0 || keys(shared) === keys(compared);
}

/** Of a bill without numbers only the very file is known again: it passes by the contract, and says that it is so. */
function passed(compared: readonly Fingerprint[], readings: Readings): Finding {
  const kinds = MATCHES.filter(({ kind }) => compared.some((fingerprint) => fingerprint.kind === kind));
  const reason = `No other invoice of the account has ${kinds.map(({ words }) => words).join(' or ')}.`;
  if (kinds.length > 1) return { result: 'PASS', reasonCode: 'NO_DUPLICATE', reason, evidence: [] };
  const missing = FIELDS.filter(([field]) => comparableField(readings, field) === null).map(([, name]) => `no ${name}`);
  const why = `Too little was found to compare more: ${missing.join(', ')}.`;
  return { result: 'PASS', reasonCode: 'ONLY_FILE_COMPARED', reason: `${reason} ${why}`, evidence: [] };
}
