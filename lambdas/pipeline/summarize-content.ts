import { bucket } from '../adapters/bucket.ts';
import { fetchDocument } from '../adapters/read-documents.ts';
import { outlineDocument } from '../domain/extraction/outline-document.ts';
import { pipelineStep } from './pipeline-step.ts';

/** Step 3, Summarizing invoice content: what kind of document it is, in which language, for which kind of care. */
export const handler = pipelineStep(3, async (invoice) => ({
  outline: outlineDocument(await fetchDocument(bucket(), invoice)),
}));
