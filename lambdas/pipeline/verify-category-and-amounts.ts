import { loadAccount } from '../adapters/accounts/accounts.ts';
import { table } from '../adapters/table.ts';
import { boundedFinding } from '../domain/checks/bounded-finding.ts';
import { checkAmounts } from '../domain/checks/check-amounts.ts';
import { checkCategory } from '../domain/checks/check-category.ts';
import { checkCeiling } from '../domain/checks/check-ceiling.ts';
import { checkUnreadPages } from '../domain/checks/check-unread-pages.ts';
import { readAmounts } from '../domain/extraction/read-amounts.ts';
import { outlinedDocument } from './outlined-document.ts';
import { pipelineStep } from './pipeline-step.ts';

/** Step 4, Verifying category and amounts: reads the figures, and checks them and what the account covers. */
export const handler = pipelineStep(4, async (invoice) => {
  const { document, outline } = await outlinedDocument(invoice);
  const amounts = readAmounts(document, outline);
  const { policy } = await loadAccount(table(), invoice.accountId);
  const agreement = checkCeiling(checkAmounts(amounts), amounts.readings, policy);
  return {
    readings: { ...invoice.readings, ...amounts.readings },
    findings: {
      ...invoice.findings,
      category_check: boundedFinding(checkCategory(outline, policy)),
      amount_check: boundedFinding(checkUnreadPages(agreement, document)),
    },
  };
});
