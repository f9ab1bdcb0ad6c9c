import { recordDuplicateCheck } from '../adapters/invoices/record-duplicate-check.ts';
import { table } from '../adapters/table.ts';
import { pipelineStep } from './pipeline-step.ts';

/** Step 9, Checking for duplicates: the verdict is what the table says when the fingerprints are claimed. */
export const handler = pipelineStep(9, (invoice) => recordDuplicateCheck(table(), invoice));
