import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasPdfSignature } from '../../../lambdas/domain/document/pdf-signature.ts';
import { fileName } from '../../../lambdas/domain/invoice/file-name.ts';
import { parseUpload } from '../../../lambdas/kit/multipart/parse-upload.ts';
import { sharedData } from '../../shared-data.ts';

interface Row {
  readonly file: string;
  readonly contentType: string;
  readonly what: string;
  readonly expect: string;
}

const folder = sharedData('multipart');
const rows: readonly Row[] = folder === undefined ? [] : JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));

/** The HTTP status, from the parser or from the look at the content that follows it. */
async function statusOf(row: Row): Promise<number> {
  const body = readFileSync(join(folder ?? '', row.file));
  const result = await parseUpload({ body, contentType: row.contentType });
  if (result.ok) return hasPdfSignature(result.file.bytes) ? 201 : 415;
  return result.problem.code === 'UNSUPPORTED_FILE_TYPE' ? 415 : 400;
}

/** The statuses that a row of the collection allows, from its words. */
function allowedBy(row: Row): readonly number[] {
  const statuses = Array.from(row.expect.matchAll(/\b(400|415)\b/g), ([status]) => Number(status));
  const accepted = /accept|first wins|one file only|no prototype pollution|policy|sanitised/.test(row.expect)
    ? [201]
    : [];
  // No body of the collections of other parsers has a PDF in a part named file.
  const refused = /busboy|formidable|see file name|policy/.test(row.expect) ? [400, 415] : [];
  return [...statuses, ...accepted, ...refused];
}

describe.runIf(rows.length > 0)('bodies collected to break parsers', () => {
  it.each(rows)('$file ($what) ends as expected: $expect', async (row) => {
    expect(allowedBy(row)).toContain(await statusOf(row));
  });

  it.each(rows.filter((row) => row.file.startsWith('filenames/')))('$file shows a harmless $what', async (row) => {
    const body = readFileSync(join(folder ?? '', row.file));
    const result = await parseUpload({ body, contentType: row.contentType });
    const sent: unknown = JSON.parse(row.what.slice('filename '.length));
    if (!result.ok) throw new Error(result.problem.message);
    expect(result.file.sentName).toBe(sent);
    expect(fileName(result.file.sentName)).not.toMatch(/^$|^\.{1,2}$|[/\\\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
  });

  it('leave every object’s prototype as it was', async () => {
    for (const row of rows) await statusOf(row);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('x');
  });
});
