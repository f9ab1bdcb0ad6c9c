import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfReader } from '../../../lambdas/adapters/pdf-reader/pdf-reader.ts';
import type { Document } from '../../../lambdas/domain/document/document.ts';
import { sharedData } from '../../shared-data.ts';

const corpus = sharedData('corpus');
const reader = createPdfReader();
afterAll(() => reader.close());

async function read(set: string, id: string): Promise<Document> {
  const result = await reader.read(readFileSync(join(corpus ?? '', set, `${id}.pdf`)));
  if (!result.ok) {
    throw new Error(`${id}: ${result.reason}: ${result.detail}`);
  }
  return result.document;
}

function idsOf(set: string): string[] {
  return readdirSync(join(corpus ?? '', set))
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => name.slice(0, -4));
}

function fold(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** Whether a printed text stands in a document in one piece, or in two where it is broken at a line's end. */
function isPrinted(printed: string, text: string): boolean {
  const breaks = [...printed.matchAll(/[\s-]|(?<=\p{L}{4})(?=\p{L}{4})/gu)].map(({ index, 0: mark }) => [
    printed.slice(0, index + (mark === '-' ? 1 : 0)).trim(),
    printed.slice(index + (mark === '-' ? 1 : 0)).trim(),
  ]);
  return text.includes(printed) || breaks.some((parts) => parts.every((part) => part !== '' && text.includes(part)));
}

describe.runIf(corpus)('the development corpus', () => {
  it('is read with every value that is printed on it', { timeout: 60_000 }, async () => {
    const missing: string[] = [];
    let values = 0;
    for (const id of idsOf('dev')) {
      const { meta } = JSON.parse(readFileSync(join(corpus ?? '', 'dev', `${id}.json`), 'utf8'));
      const { pages } = await read('dev', id);
      const text = fold(
        pages.flatMap(({ lines }) => lines.map(({ words }) => words.map((word) => word.text).join(' '))).join(' '),
      );
      for (const [field, printed] of Object.entries<string>(meta.printed)) {
        values += 1;
        if (!isPrinted(fold(printed), text)) {
          missing.push(`${id} ${field}: ${printed}`);
        }
      }
    }
    expect(values).toBeGreaterThan(600);
    expect(missing).toEqual([]);
  });

  it('has no word that is a whole line, as it would have if spaces were lost', { timeout: 60_000 }, async () => {
    for (const id of idsOf('dev')) {
      const words = (await read('dev', id)).pages.flatMap(({ lines }) => lines.flatMap((line) => line.words));
      expect(words.filter((word) => word.text.length > 40 && !/[.@]/.test(word.text)).map((word) => word.text)).toEqual(
        [],
      );
    }
  });

  it('has its scans told from its digital documents', { timeout: 60_000 }, async () => {
    for (const [set, source] of [
      ['dev', 'text-layer'],
      ['dev-scanned', 'image'],
    ] as const) {
      for (const id of idsOf(set)) {
        expect((await read(set, id)).pages.map((page) => page.source)).toContain(source);
      }
    }
  });
});
