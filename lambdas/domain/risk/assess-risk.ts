import { CHECK_NAMES, type CheckName, type RiskLevel } from '../../contracts/extraction-data.ts';
import type { Finding } from '../checks/finding.ts';
import { RISK_POLICY } from './risk-policy.ts';

export interface Risk {
  /** 0 to 100, an integer. */
  readonly score: number;
  readonly level: RiskLevel;
}

/**
 * The risk of an invoice from its failed checks and from how much of it could be read (contract section 5).
 * One more failed check never lowers the score, and neither does a lower completeness.
 * @param completenessPercentage 0 to 100; anything that is no number counts as nothing read.
 */
export function assessRisk(findings: Readonly<Record<CheckName, Finding>>, completenessPercentage: number): Risk {
  const failed = CHECK_NAMES.filter((name) => findings[name].result === 'FAIL');
  const weight = failed.reduce((sum, name) => sum + RISK_POLICY.checkWeights[name], 0);
  const missing = Number.isFinite(completenessPercentage)
    ? Math.min(100, Math.max(0, 100 - completenessPercentage))
    : 100;
  const score = Math.min(100, weight + Math.round((missing * RISK_POLICY.incompletenessWeight) / 100));
  return { score, level: levelOf(score) };
}

function levelOf(score: number): RiskLevel {
  if (score >= RISK_POLICY.highFrom) return 'HIGH';
  return score >= RISK_POLICY.mediumFrom ? 'MEDIUM' : 'LOW';
}
