import type { CheckName } from '../../contracts/extraction-data.ts';
import type { Finding } from './finding.ts';

/**
 * The findings of all five checks.
 * @throws Error when one has not been made: a check that was not made must never count as passed.
 */
export function allFindings(findings: { readonly [C in CheckName]?: Finding }): Readonly<Record<CheckName, Finding>> {
  const { category_check, amount_check, partner_check, duplicate_check, submission_date_check } = findings;
  if (!category_check || !amount_check || !partner_check || !duplicate_check || !submission_date_check) {
    throw new Error(`Not all checks have been made, only: ${Object.keys(findings).join(', ')}`);
  }
  return { category_check, amount_check, partner_check, duplicate_check, submission_date_check };
}
