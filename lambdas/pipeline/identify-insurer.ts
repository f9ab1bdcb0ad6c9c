import { identifyInsurer } from '../domain/extraction/identify-insurer.ts';
import { INSURERS } from '../domain/insurers/registry.ts';
import { outlinedDocument } from './outlined-document.ts';
import { pipelineStep } from './pipeline-step.ts';

/** Step 5, Identifying insurance company. */
export const handler = pipelineStep(5, async (invoice) => {
  const { document, outline } = await outlinedDocument(invoice);
  return { readings: { ...invoice.readings, ...identifyInsurer(document, outline, INSURERS) } };
});
