import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUpload } from '../../../lambdas/kit/multipart/parse-upload.ts';
import { CONTENT_TYPE, disposition, FILE_PART, form, part } from './build-form.ts';

describe('for any form', () => {
  it('gives back the bytes and the name that the platform’s own encoder was given', async () => {
    const content = fc.uint8Array({ minLength: 1, maxLength: 3000 });
    // The encoder sends both as they are, and others send a quote and a backslash so.
    const ambiguous = /%(?:0A|0D|22)|\\\\/i;
    const character = fc.oneof(
      { weight: 9, arbitrary: fc.string({ unit: 'grapheme', maxLength: 1 }) },
      fc.constant('\\'),
    );
    const name = fc
      .array(character, { minLength: 1, maxLength: 60 })
      .map((all) => all.join(''))
      .filter((text) => text !== '' && !ambiguous.test(text));
    await fc.assert(
      fc.asyncProperty(content, name, fc.string(), async (bytes, sentName, note) => {
        const data = new FormData();
        data.append('note', note);
        data.append('file', new Blob([Buffer.from(bytes)], { type: 'application/pdf' }), sentName);
        const request = new Response(data);
        const body = new Uint8Array(await request.clone().arrayBuffer());
        const contentType = request.headers.get('content-type') ?? undefined;
        const result = await parseUpload({ body, contentType });
        expect(result).toMatchObject({ ok: true, file: { sentName: sentName.toWellFormed() } });
        expect(result.ok && Buffer.from(result.file.bytes)).toEqual(Buffer.from(bytes));
      }),
      { numRuns: 300 },
    );
  });

  it('answers, and never throws, whatever is done to the bytes', async () => {
    const valid = form([part([disposition('name="note"')], 'text'), FILE_PART]);
    const change = fc.record({
      at: fc.nat(valid.length),
      remove: fc.nat(40),
      insert: fc.oneof(
        fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
        fc
          .constantFrom('\r\n', '\r\n\r\n', '--', '"', ';', ':', '\\', '------ivsBoundary7MA4YWxk')
          .map((text) => Buffer.from(text)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const body = changes.reduce(
          (bytes, { at, remove, insert }) =>
            Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + remove)]),
          valid,
        );
        const result = await parseUpload({ body, contentType: CONTENT_TYPE });
        if (result.ok) expect(result.file.bytes.length).toBeGreaterThan(0);
        else expect(['INVALID_REQUEST', 'MISSING_FILE']).toContain(result.problem.code);
      }),
      { numRuns: 2000 },
    );
  });

  it('answers, and never throws, for any Content-Type', async () => {
    const pieces = fc.constantFrom(
      'multipart/form-data',
      ';',
      ' ',
      'boundary',
      '=',
      '"',
      '\\',
      '*',
      "'",
      'a',
      '\u0000',
      'é',
    );
    const contentType = fc.oneof(
      fc.string(),
      fc.array(pieces).map((all) => all.join('')),
    );
    await fc.assert(
      fc.asyncProperty(contentType, fc.uint8Array(), async (type, body) => {
        expect((await parseUpload({ body, contentType: type })).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
