import { describe, expect, it } from 'vitest';
import { checkPartner } from '../../../lambdas/domain/checks/check-partner.ts';
import { printed, readingsOf } from './build-readings.ts';

const READINGS = readingsOf({
  insurance_name: 'MAPFRE España, Compañía de Seguros y Reaseguros, S.A.',
  identified_insurer: printed('MAPFRE', 'MAPFRE España, Compañía de Seguros y Reaseguros, S.A.'),
});

describe('the partner check', () => {
  it('passes an approved insurer, and names it', () => {
    const finding = checkPartner(READINGS, true);
    expect(finding).toMatchObject({
      result: 'PASS',
      reasonCode: 'PARTNER_APPROVED',
      reason: 'MAPFRE is an approved partner.',
    });
    expect(finding.evidence.map(({ field }) => field)).toEqual(['insurance_name', 'identified_insurer']);
  });

  it('fails an insurer that the account has not approved', () => {
    expect(checkPartner(READINGS, false)).toMatchObject({ result: 'FAIL', reasonCode: 'PARTNER_NOT_APPROVED' });
  });

  it.each([
    ['absent', readingsOf({ insurance_name: 'Nobody Ltd' })],
    ['UNKNOWN', readingsOf({ identified_insurer: 'UNKNOWN' })],
    ['blank', readingsOf({ identified_insurer: ' ' })],
  ])('fails when the insurer is %s, even if called approved', (_, readings) => {
    expect(checkPartner(readings, true)).toMatchObject({ result: 'FAIL', reasonCode: 'INSURER_UNKNOWN' });
  });
});
