import { duplicateFinding } from '../../domain/checks/duplicate-finding.ts';
import { fingerprintsOf } from '../../domain/checks/fingerprints.ts';
import type { InvoiceRecord } from '../../domain/invoice/invoice-record.ts';
import { claimWrite, heldFingerprint, holdersOf } from '../fingerprints.ts';
import type { Table } from '../table.ts';
import { type Progress, recordProgress } from './record-progress.ts';

/**
 * Step 9: the verdict and the claim of the fingerprints in one transaction with the step's event. Of n invoices that
 * share a fingerprint and come here at once, the first whose transaction goes through passes; the others' claims are
 * refused, they read again, and fail naming the oldest holder. A failing invoice is live too, so it claims as well.
 */
export function recordDuplicateCheck(table: Table, invoice: InvoiceRecord): Promise<Progress> {
  return recordProgress(table, invoice, 9, async (current) => {
    const claims = await Promise.all(
      fingerprintsOf(current).map(async (fingerprint) => {
        const held = heldFingerprint(fingerprint);
        const holders = await holdersOf(table, current.accountId, held);
        return { fingerprint, held, others: holders.filter((holder) => holder !== current.invoiceId) };
      }),
    );
    const other = claims.flatMap(({ others }) => others).sort()[0];
    const shared = claims.filter(({ others }) => other !== undefined && others.includes(other));
    const match =
      other === undefined ? null : { invoiceId: other, shared: shared.map(({ fingerprint }) => fingerprint) };
    const compared = claims.map(({ fingerprint }) => fingerprint);
    return {
      work: {
        findings: { ...current.findings, duplicate_check: duplicateFinding(match, compared, current.readings) },
        fingerprints: claims.map(({ held }) => held),
      },
      writes: claims.map((claim) => {
        if (other === undefined) return claimWrite(current, claim.held, 'nobody');
        return claimWrite(current, claim.held, shared.includes(claim) ? { holder: other } : 'anyone');
      }),
    };
  });
}
