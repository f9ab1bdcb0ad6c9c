import { UNKNOWN_INSURER } from '../../contracts/extraction-data.ts';
import type { Readings } from '../extraction/reading.ts';
import { evidenceOf } from './evidence.ts';
import type { Finding } from './finding.ts';

/**
 * The partner check (contract section 5): the identified insurer is an approved partner of the account.
 * @param approved whether the account approved that insurer; without an identified insurer it counts for nothing.
 */
export function checkPartner(readings: Readings, approved: boolean): Finding {
  const evidence = evidenceOf(readings, ['insurance_name', 'identified_insurer']);
  const insurer = readings.identified_insurer?.value ?? UNKNOWN_INSURER;
  if (insurer === UNKNOWN_INSURER || insurer.trim() === '') {
    const reason = 'No known insurance company could be identified on the document.';
    return { result: 'FAIL', reasonCode: 'INSURER_UNKNOWN', reason, evidence };
  }
  return approved
    ? { result: 'PASS', reasonCode: 'PARTNER_APPROVED', reason: `${insurer} is an approved partner.`, evidence }
    : {
        result: 'FAIL',
        reasonCode: 'PARTNER_NOT_APPROVED',
        reason: `${insurer} is not an approved partner.`,
        evidence,
      };
}
