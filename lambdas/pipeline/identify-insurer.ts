import { loadAccount } from '../adapters/accounts/accounts.ts';
import { table } from '../adapters/table.ts';
import { identifyInsurer } from '../domain/extraction/identify-insurer.ts';
import { INSURERS } from '../domain/insurers/registry.ts';
import { withOwnAliases } from '../domain/insurers/with-own-aliases.ts';
import { outlinedDocument } from './outlined-document.ts';
import { pipelineStep } from './pipeline-step.ts';

/** Step 5, Identifying insurance company. */
export const handler = pipelineStep(5, async (invoice) => {
  const { document } = await outlinedDocument(invoice);
  const { policy } = await loadAccount(table(), invoice.accountId);
  const insurers = withOwnAliases(INSURERS, policy.insurerAliases);
  return { readings: { ...invoice.readings, ...identifyInsurer(document, insurers) } };
});
