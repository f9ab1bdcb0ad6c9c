import { boundedReadings } from '../domain/extraction/bounded-readings.ts';
import { readFields } from '../domain/extraction/read-fields.ts';
import { outlinedDocument } from './outlined-document.ts';
import { pipelineStep } from './pipeline-step.ts';

/** Step 7, Extracting structured fields: the ids, names and dates, knowing the amounts and the insurer. */
export const handler = pipelineStep(7, async (invoice) => {
  const { document, outline } = await outlinedDocument(invoice);
  return { readings: boundedReadings({ ...invoice.readings, ...readFields(document, outline, invoice.readings) }) };
});
