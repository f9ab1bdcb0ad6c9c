import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Truth } from '../../bench/extraction-truth.ts';
import { loadPdfium } from '../../lambdas/adapters/pdf-reader/pdfium.ts';
import { readDocument } from '../../lambdas/adapters/pdf-reader/read-document.ts';
import type { Document } from '../../lambdas/domain/document/document.ts';
import { type Sheet, sheetOf } from '../../lambdas/domain/extraction/sheet/sheet.ts';

/** A stored bill laid out, and what is true of it. */
export interface Bill {
  readonly set: string;
  readonly id: string;
  readonly document: Document;
  readonly sheet: Sheet;
  readonly fields: Readonly<Record<string, string | null>>;
  readonly truth: Truth;
}

/** Bills that no rule was made from. */
const [TEACHING_SET, NAMES_SET] = ['printed-teaching', 'printed-names'];
const SETS = ['printed', 'printed-abroad', 'printed-everyday', TEACHING_SET];
const MOST_PAGES = 50;

/** The bills of test/extraction-set, in the order of their indexes, but for those that teach names alone. */
export function readBills(): Promise<readonly Bill[]> {
  return readSets(SETS);
}

/** The bills that teach names alone. */
export function readBillsOfNames(): Promise<readonly Bill[]> {
  return readSets([NAMES_SET]);
}

async function readSets(sets: readonly string[]): Promise<readonly Bill[]> {
  const pdfium = await loadPdfium();
  return sets.flatMap((set) => {
    const folder = join(import.meta.dirname, '../../test/extraction-set', set);
    const rows = readFileSync(join(folder, 'index.jsonl'), 'utf8').trim().split('\n');
    return rows.flatMap((row) => {
      const { file, truth: name }: { file: string; truth: string } = JSON.parse(row);
      const truth = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const { fields } = truth;
      const read = fields && readDocument(pdfium, readFileSync(join(folder, file)), MOST_PAGES);
      if (!read?.ok) return [];
      const { document } = read;
      return [{ set, id: file, document, sheet: sheetOf(document), fields, truth }];
    });
  });
}

/** Whether no rule was made from a bill: what labels and signs tell of it is worth what it is worth of a stranger's. */
export function isUnseen({ set }: Bill): boolean {
  return set === TEACHING_SET || set === NAMES_SET;
}
