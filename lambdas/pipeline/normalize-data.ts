import { normalizeReadings } from '../domain/extraction/normalize-readings.ts';
import { outlineOf } from './outlined-document.ts';
import { pipelineStep } from './pipeline-step.ts';

/** Step 8, Normalizing extracted data: canonical forms, and what follows exactly from what was read. */
export const handler = pipelineStep(8, async (invoice) => ({
  readings: normalizeReadings(invoice.readings, outlineOf(invoice)),
}));
