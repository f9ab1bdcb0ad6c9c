import { checkAmounts } from '../lambdas/domain/checks/check-amounts.ts';
import type { Document } from '../lambdas/domain/document/document.ts';
import { identifyInsurer } from '../lambdas/domain/extraction/identify-insurer.ts';
import { normalizeReadings } from '../lambdas/domain/extraction/normalize-readings.ts';
import { outlineDocument } from '../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../lambdas/domain/extraction/read-amounts.ts';
import { readFields } from '../lambdas/domain/extraction/read-fields.ts';
import type { Readings } from '../lambdas/domain/extraction/reading.ts';
import { INSURERS } from '../lambdas/domain/insurers/registry.ts';

/** What the pipeline's steps make of one read document. */
export interface ExtractedDocument {
  readonly kind: string;
  readonly category: string | null;
  readonly readings: Readings;
  readonly amountCheck: string;
}

/** Steps 3 to 8 of the pipeline, one after the other. */
export function extractDocument(document: Document): ExtractedDocument {
  const outline = outlineDocument(document);
  const figures = readAmounts(document, outline);
  const amounts = figures.readings;
  const insurer = identifyInsurer(document, INSURERS);
  const fields = readFields(document, outline, { ...amounts, ...insurer });
  return {
    kind: outline.kind,
    category: outline.category,
    amountCheck: checkAmounts(figures).result,
    readings: normalizeReadings({ ...amounts, ...insurer, ...fields }, outline),
  };
}
