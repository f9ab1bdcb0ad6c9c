import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfReader } from '../../lambdas/adapters/pdf-reader/pdf-reader.ts';
import type { ReadResult } from '../../lambdas/domain/document/document.ts';
import { hasReadableText } from '../../lambdas/domain/document/has-readable-text.ts';
import { sharedData } from '../shared-data.ts';
import { simplePdf, textAt } from '../simple-pdf.ts';

const hostile = sharedData('hostile');
const reader = createPdfReader();
afterAll(() => reader.close());

type Outcome = 'read' | Extract<ReadResult, { ok: false }>['reason'];

/** Which outcomes the manifest's `expect` allows; a row that matches none of these may have any. */
const ALLOWED: readonly (readonly [RegExp, readonly Outcome[]])[] = [
  [/^needs password/, ['ENCRYPTED']],
  [/empty user pw/, ['read']],
  [/^encrypted$/, ['read', 'ENCRYPTED']],
  [/^bad encrypt dict/, ['ENCRYPTED', 'CORRUPT']],
  [/^(JS|OpenAction|leading junk|\/Count|1-bit image|200,000 page refs)|5000 B leading junk/, ['read']],
  [/named \.pdf|^empty file/, ['CORRUPT']],
  [/^corrupt/, ['read', 'CORRUPT']],
  [/text operators/, ['TOO_COMPLEX']],
];

function manifest(): { readonly file: string; readonly expected: string }[] {
  const rows = readFileSync(join(hostile ?? '', 'MANIFEST.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return rows.map((row) => row.split('\t')).map(([file = '', , , , expected = '']) => ({ file, expected }));
}

function open(file: string): Promise<ReadResult> {
  return reader.read(readFileSync(join(hostile ?? '', file)));
}

describe.runIf(hostile)('hostile files', () => {
  it.each(hostile ? manifest() : [])(
    '$file ($expected) gets its answer, and the next file too',
    async ({ file, expected }) => {
      const result = await open(file);
      const outcome = result.ok ? 'read' : result.reason;
      const allowed = ALLOWED.find(([pattern]) => pattern.test(expected))?.[1];
      expect(allowed ?? [outcome]).toContain(outcome);
      const next = await reader.read(simplePdf({ pages: [{ content: textAt(50, 700, 'next') }] }));
      expect(next.ok && hasReadableText(next.document)).toBe(true);
    },
  );

  it.each([
    ['gen__count_lie_2e9.pdf', 1, 1],
    ['gen__pages_200k_shared_kid.pdf', 50, 200_000],
  ])('%s has %i pages read and %i counted', async (file, read, counted) => {
    expect(await open(file)).toMatchObject({ ok: true, document: { pages: { length: read }, pageCount: counted } });
  });

  it.each(['gen__junk_5000.pdf', 'junk__leading-junk.pdf', 'enc__r6-empty-password.pdf', 'gen__eicar_embedded.pdf'])(
    '%s is read with its text',
    async (file) => {
      const result = await open(file);
      expect(result.ok && hasReadableText(result.document)).toBe(true);
    },
  );

  it('never take more than 400 MB of memory', { timeout: 60_000 }, async () => {
    const script = join(import.meta.dirname, '../read-files-in-one-process.ts');
    const files = manifest().map(({ file }) => join(hostile ?? '', file));
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...files]);
    const { answers, peakBytes } = JSON.parse(stdout);
    expect(answers).toBe(files.length);
    expect(peakBytes).toBeLessThan(400e6);
  });
});

describe('a file of a few hundred bytes that draws itself without end', () => {
  it('is too complex, and leaves the reader usable', async () => {
    const stream = (next: string) =>
      `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X @${next} >> >> /Length 11 >>\nstream\n/X Do /X Do\nendstream`;
    const result = await reader.read(
      simplePdf({
        pages: [{ content: '/X Do', entries: '/Resources << /XObject << /X @a >> >>' }],
        objects: { a: stream('b'), b: stream('c'), c: stream('a') },
      }),
    );
    expect(result).toMatchObject({ ok: false, reason: 'TOO_COMPLEX' });
    expect(await reader.read(simplePdf({ pages: [{ content: textAt(50, 700, 'next') }] }))).toMatchObject({ ok: true });
  });
});
