import { isApprovedPartner } from '../adapters/accounts/partners.ts';
import { table } from '../adapters/table.ts';
import { checkPartner } from '../domain/checks/check-partner.ts';
import { pipelineStep } from './pipeline-step.ts';

/** Step 6, Checking partner approval. */
export const handler = pipelineStep(6, async (invoice) => {
  const insurer = invoice.readings.identified_insurer?.value;
  const approved = insurer !== undefined && (await isApprovedPartner(table(), invoice.accountId, insurer));
  return { findings: { ...invoice.findings, partner_check: checkPartner(invoice.readings, approved) } };
});
