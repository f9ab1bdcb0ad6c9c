import type { DocumentField } from '../../../lambdas/contracts/extraction-data.ts';
import type { Document } from '../../../lambdas/domain/document/document.ts';
import { identifyInsurer } from '../../../lambdas/domain/extraction/identify-insurer.ts';
import { normalizeReadings } from '../../../lambdas/domain/extraction/normalize-readings.ts';
import { outlineDocument } from '../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../lambdas/domain/extraction/read-amounts.ts';
import { readFields } from '../../../lambdas/domain/extraction/read-fields.ts';
import type { LineItem, Outline, Readings } from '../../../lambdas/domain/extraction/reading.ts';
import { INSURERS } from '../../../lambdas/domain/insurers/registry.ts';

/** Everything that the pipeline's steps 3 to 8 read, in their order. */
export function extractInvoice(document: Document): {
  outline: Outline;
  readings: Readings;
  lineItems: readonly LineItem[];
  values: Partial<Record<DocumentField, string>>;
} {
  const outline = outlineDocument(document);
  const { readings: amounts, lineItems: rows } = readAmounts(document, outline);
  const lineItems = rows.filter(({ kind }) => kind === 'line');
  const insurer = identifyInsurer(document, INSURERS);
  const fields = readFields(document, outline, { ...amounts, ...insurer });
  const readings = normalizeReadings({ ...amounts, ...insurer, ...fields }, outline);
  const values = Object.fromEntries(Object.entries(readings).map(([field, reading]) => [field, reading.value]));
  return { outline, readings, lineItems, values };
}
