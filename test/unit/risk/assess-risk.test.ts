import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECK_NAMES, type CheckName } from '../../../lambdas/contracts/extraction-data.ts';
import type { Finding } from '../../../lambdas/domain/checks/finding.ts';
import { assessRisk } from '../../../lambdas/domain/risk/assess-risk.ts';
import { RISK_POLICY } from '../../../lambdas/domain/risk/risk-policy.ts';

const LEVELS = ['LOW', 'MEDIUM', 'HIGH'];
const failures = fc.subarray([...CHECK_NAMES]);
const completeness = fc.double({ min: 0, max: 100, noNaN: true });

function findings(failed: readonly CheckName[]): Record<CheckName, Finding> {
  const finding = (name: CheckName): Finding => ({
    result: failed.includes(name) ? 'FAIL' : 'PASS',
    reasonCode: 'AMOUNTS_AGREE',
    reason: 'Any.',
    evidence: [],
  });
  return {
    category_check: finding('category_check'),
    amount_check: finding('amount_check'),
    partner_check: finding('partner_check'),
    duplicate_check: finding('duplicate_check'),
    submission_date_check: finding('submission_date_check'),
  };
}

describe('the risk', () => {
  it('is nothing for a complete invoice that passes everything', () => {
    expect(assessRisk(findings([]), 100)).toEqual({ score: 0, level: 'LOW' });
  });

  it('is everything for an unreadable invoice that fails everything', () => {
    expect(assessRisk(findings(CHECK_NAMES), 0)).toEqual({ score: 100, level: 'HIGH' });
  });

  it.each([
    ['submission_date_check', 'MEDIUM'],
    ['partner_check', 'MEDIUM'],
    ['amount_check', 'HIGH'],
    ['category_check', 'HIGH'],
    ['duplicate_check', 'HIGH'],
  ] as const)('of a failed %s alone is %s', (name, level) => {
    expect(assessRisk(findings([name]), 100).level).toBe(level);
  });

  it('of both minor failures together stays MEDIUM', () => {
    expect(assessRisk(findings(['partner_check', 'submission_date_check']), 86).level).toBe('MEDIUM');
  });

  it('is LOW for a document with the least that can pass everything: five of fourteen fields', () => {
    expect(assessRisk(findings([]), (100 * 5) / 14).level).toBe('LOW');
  });

  it('is LOW only when everything passes', () => {
    fc.assert(
      fc.property(failures, completeness, (failed, complete) => {
        const { score, level } = assessRisk(findings(failed), complete);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        if (failed.length > 0) expect(level).not.toBe('LOW');
      }),
    );
  });

  it('never falls when one more check fails', () => {
    fc.assert(
      fc.property(failures, fc.constantFrom(...CHECK_NAMES), completeness, (failed, more, complete) => {
        expectNoFall(assessRisk(findings(failed), complete), assessRisk(findings([...failed, more]), complete));
      }),
    );
  });

  it('never falls when less could be read', () => {
    fc.assert(
      fc.property(failures, completeness, completeness, (failed, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expectNoFall(assessRisk(findings(failed), more), assessRisk(findings(failed), less));
      }),
    );
  });

  it('takes a completeness that is no number for nothing read', () => {
    expect(assessRisk(findings([]), Number.NaN)).toEqual(assessRisk(findings([]), 0));
  });

  function expectNoFall(before: { score: number; level: string }, after: { score: number; level: string }) {
    expect(after.score).toBeGreaterThanOrEqual(before.score);
    expect(LEVELS.indexOf(after.level)).toBeGreaterThanOrEqual(LEVELS.indexOf(before.level));
  }
});

describe('the risk policy', () => {
  it('gives every check a weight that alone lifts an invoice out of LOW', () => {
    for (const name of CHECK_NAMES) {
      expect(RISK_POLICY.checkWeights[name]).toBeGreaterThanOrEqual(RISK_POLICY.mediumFrom);
    }
  });
});
