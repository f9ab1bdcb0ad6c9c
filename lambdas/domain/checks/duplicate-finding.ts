import type { ReasonCode } from '../../contracts/reason-codes.ts';
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

/**
 * The duplicate check's finding (contract section 5); the code is that of the strongest match, the sentence names all.
 * @param compared the invoice's own fingerprints
 */
export function duplicateFinding(match: DuplicateMatch | null, compared: readonly Fingerprint[]): Finding {
  if (match === null) return passed(compared);
  const matched = MATCHES.filter(({ kind }) => match.shared.some((fingerprint) => fingerprint.kind === kind));
  const { reasonCode } = matched[0] ?? MATCHES[0];
  const words = matched.map((each) => each.words).join(' and ');
  const evidence = match.shared.flatMap((fingerprint) => fingerprint.evidence);
  return { result: 'FAIL', reasonCode, reason: `Invoice ${match.invoiceId} has ${words}.`, evidence };
}

/** Of a bill without numbers only the very file is known again: it passes by the contract, and says that it is so. */
function passed(compared: readonly Fingerprint[]): Finding {
  if (compared.every(({ kind }) => kind === 'FILE')) {
    const reason = 'No other invoice of the account has the same file; it says nothing else to compare it by.';
    return { result: 'PASS', reasonCode: 'ONLY_FILE_COMPARED', reason, evidence: [] };
  }
  const reason = 'No other invoice of the account has the same file, claim or invoice number.';
  return { result: 'PASS', reasonCode: 'NO_DUPLICATE', reason, evidence: [] };
}
