import type { Finding } from './finding.ts';
import type { Fingerprint, FingerprintKind } from './fingerprints.ts';

/** Another live invoice of the account, and what it shares with this one (at least one fingerprint). */
export interface DuplicateMatch {
  readonly invoiceId: string;
  readonly shared: readonly Fingerprint[];
}

/** Strongest first. */
const MATCHES: readonly { kind: FingerprintKind; reasonCode: string; words: string }[] = [
  { kind: 'FILE', reasonCode: 'DUPLICATE_FILE', words: 'the same file' },
  { kind: 'CLAIM', reasonCode: 'DUPLICATE_CLAIM', words: 'the same claim number' },
  { kind: 'INVOICE', reasonCode: 'DUPLICATE_INVOICE', words: 'the same provider, invoice number and amount' },
];

/** The duplicate check's finding (contract section 5); the code is that of the strongest match, the sentence names all. */
export function duplicateFinding(match: DuplicateMatch | null): Finding {
  if (match === null) {
    const reason = 'No other invoice of the account has the same file, claim or invoice number.';
    return { result: 'PASS', reasonCode: 'NO_DUPLICATE', reason, evidence: [] };
  }
  const matched = MATCHES.filter(({ kind }) => match.shared.some((fingerprint) => fingerprint.kind === kind));
  const reasonCode = matched[0]?.reasonCode ?? 'DUPLICATE';
  const words = matched.map((each) => each.words).join(' and ') || 'the same content';
  const evidence = match.shared.flatMap((fingerprint) => fingerprint.evidence);
  return { result: 'FAIL', reasonCode, reason: `Invoice ${match.invoiceId} has ${words}.`, evidence };
}
