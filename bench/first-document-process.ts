/** Reads and extracts the PDF on standard input, or takes its bare text, as the first that its process meets, and prints the processor time in milliseconds since all was imported. */
import { readFileSync } from 'node:fs';
import { loadPdfium } from '../lambdas/adapters/pdf-reader/pdfium.ts';
import { readDocument } from '../lambdas/adapters/pdf-reader/read-document.ts';
import { MOST_PAGES } from '../lambdas/domain/document/document.ts';
import { readBareText } from './bare-text.ts';
import { extractDocument } from './extract-document.ts';

const file = readFileSync(0);
const before = process.cpuUsage();
const pdfium = await loadPdfium();
if (process.argv[2] === 'bare') readBareText(pdfium, file, MOST_PAGES);
else {
  const result = readDocument(pdfium, file, MOST_PAGES);
  if (result.ok) extractDocument(result.document);
}
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
