import { loadAccount } from '../adapters/accounts/accounts.ts';
import { table } from '../adapters/table.ts';
import { checkSubmissionDate } from '../domain/checks/check-submission-date.ts';
import { pipelineStep } from './pipeline-step.ts';

/** Step 10, Validating submission date, against the day it is now in UTC and the account's window. */
export const handler = pipelineStep(10, async (invoice) => {
  const { policy } = await loadAccount(table(), invoice.accountId);
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const finding = checkSubmissionDate(invoice.readings, today, policy.submissionWindowDays);
  return { findings: { ...invoice.findings, submission_date_check: finding } };
});
