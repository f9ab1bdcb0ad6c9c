import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { parseUpload, type UploadResult } from '../../../lambdas/kit/multipart/parse-upload.ts';
import { UPLOAD_LIMITS } from '../../../lambdas/kit/multipart/upload-limits.ts';
import { BOUNDARY, CONTENT_TYPE, disposition, FILE_PART, form, PDF, part } from './build-form.ts';

const TEXT_FIELD = part([disposition('name="note"')], 'for March');
const NAMED_FILE = disposition('name="file"; filename="invoice.pdf"');

function upload(body: Uint8Array, contentType: string | undefined = CONTENT_TYPE): Promise<UploadResult> {
  return parseUpload({ body, contentType });
}

async function outcome(body: Uint8Array, contentType?: string): Promise<string> {
  const result = await upload(body, contentType);
  return result.ok ? 'OK' : result.problem.code;
}

async function sentName(parameters: string): Promise<string | undefined> {
  const result = await upload(form([part([disposition(parameters)])]));
  if (!result.ok) throw new Error(result.problem.message);
  return result.file.sentName;
}

describe('the one file of an upload', () => {
  it('is the part named file, byte for byte, with the name that was sent', async () => {
    const content = Buffer.from(Array.from({ length: 1024 }, (_, index) => index % 256));
    const result = await upload(form([part([NAMED_FILE, 'Content-Type: application/pdf'], content)]));
    expect(result).toMatchObject({ ok: true, file: { sentName: 'invoice.pdf' } });
    expect(result.ok && Buffer.from(result.file.bytes)).toEqual(content);
  });

  it('may stand among text fields of other names', async () => {
    expect(await outcome(form([TEXT_FIELD, FILE_PART, TEXT_FIELD]))).toBe('OK');
    const json = part([disposition('name="meta"'), 'Content-Type: application/json'], '{}');
    expect(await outcome(form([json, FILE_PART]))).toBe('OK');
  });

  it.each(['application/pdf', 'application/octet-stream', 'Application/PDF; version=1.4'])(
    'may go without a filename when its type is %s',
    async (type) => {
      const result = await upload(form([part([disposition('name="file"'), `Content-Type: ${type}`])]));
      expect(result).toMatchObject({ ok: true, file: { sentName: undefined } });
    },
  );

  it('may hold line breaks and dashes, and lines that only begin like the boundary', async () => {
    const content = `${PDF}\r\n--\r\n--${BOUNDARY}x\r\n--${BOUNDARY.slice(0, -1)}\r\n\r\n`;
    const result = await upload(form([part([NAMED_FILE], content)]));
    expect(result.ok && Buffer.from(result.file.bytes).toString()).toBe(content);
  });

  it('may come as a stream, in pieces of any size', async () => {
    const body = form([TEXT_FIELD, FILE_PART]);
    const pieces = Array.from(body, (byte) => Buffer.from([byte]));
    const result = await parseUpload({ body: Readable.from(pieces), contentType: CONTENT_TYPE });
    expect(result.ok && Buffer.from(result.file.bytes).toString()).toBe(PDF);
  });

  it('may be declared in other letters, with a quoted boundary and further parameters', async () => {
    const body = form([FILE_PART]);
    expect(await outcome(body, `Multipart/Form-Data; charset=utf-8; Boundary="${BOUNDARY}"`)).toBe('OK');
    expect(await outcome(body, `multipart/form-data;boundary=${BOUNDARY};`)).toBe('OK');
  });

  it('may have a preamble, padded delimiters and an epilogue', async () => {
    const padded = form([FILE_PART]).toString('latin1').replace(`${BOUNDARY}\r\n`, `${BOUNDARY} \t \r\n`);
    expect(await outcome(Buffer.from(`ignored\r\n${padded}ignored, --${BOUNDARY} too`, 'latin1'))).toBe('OK');
  });
});

describe('a missing file', () => {
  it.each([
    ['no part at all', form([])],
    ['only a text field', form([TEXT_FIELD])],
    ['a file of another name', form([part([disposition('name="pdf"; filename="a.pdf"')])])],
    ['a name that differs by case', form([part([disposition('name="File"; filename="a.pdf"')])])],
    ['a text field named file', form([part([disposition('name="file"')])])],
    ['an empty file', form([part([NAMED_FILE], '')])],
    ['no file chosen', form([part([disposition('name="file"; filename=""')], '')])],
    ['a file with an empty name', form([part([disposition('name="file"; filename=""')])])],
    ['an empty body', Buffer.alloc(0)],
  ])('is answered MISSING_FILE: %s', async (_, body) => {
    expect(await outcome(body)).toBe('MISSING_FILE');
  });

  it('says whether it is the file that is empty, or its name', async () => {
    const said = async (content: string) => {
      const result = await upload(form([part([disposition('name="file"; filename=""')], content)]));
      return result.ok ? 'OK' : result.problem.message;
    };
    expect(await said('')).toBe('The part named file is empty.');
    expect(await said(PDF)).toBe('The part named file has an empty filename: name the file.');
  });

  it('is also a request without body and type', async () => {
    const result = await parseUpload({ body: Buffer.alloc(0), contentType: undefined });
    expect(result).toMatchObject({ ok: false, problem: { code: 'MISSING_FILE', errors: [] } });
  });
});

describe('a malformed form', () => {
  const whole = form([FILE_PART]).toString('latin1');
  const second = part([disposition('name="other"; filename="b.pdf"')]);

  it.each([
    ['two files', form([FILE_PART, FILE_PART])],
    ['a file of another name beside it', form([FILE_PART, second])],
    ['a text field of the same name', form([FILE_PART, part([disposition('name="file"')], 'x')])],
    ['a part without Content-Disposition', form([FILE_PART, part(['Content-Type: text/plain'])])],
    ['a part without a name', form([part([disposition('filename="a.pdf"')])])],
    ['an attachment', form([part(['Content-Disposition: attachment; name="file"; filename="a.pdf"'])])],
    ['the disposition twice', form([part([NAMED_FILE, disposition('name="x"')])])],
    ['the filename twice', form([part([disposition('name="file"; filename="a"; filename="b"')])])],
    ['an open quote', form([part([disposition('name="file"; filename="a.pdf')])])],
    ['thousands of backslashes and no closing quote', form([part([disposition(`name="${'\\'.repeat(8000)}`)])])],
    ['base64', form([part([NAMED_FILE, 'Content-Transfer-Encoding: base64'], 'JVBERi0=')])],
    ['a nested multipart', form([part([disposition('name="file"'), 'Content-Type: multipart/mixed; boundary=x'])])],
    ['a header line that is none', form([part([NAMED_FILE, ': foo'])])],
    ['a bare line feed in a header', form([part([`${NAMED_FILE}\nX: y`])])],
    ['a filename* that can’t be decoded', form([part([disposition("name=file; filename*=klingon''a.pdf")])])],
    ['a filename* that is no UTF-8', form([part([disposition("name=file; filename*=utf-8''%ff.pdf")])])],
    ['too many headers', form([part([NAMED_FILE, ...Array.from({ length: 40 }, (_, i) => `X-${i}: 1`)])])],
    ['headers of 70 KB', form([part([disposition(`name="${'n'.repeat(70_000)}"`)])])],
    ['thousands of parts', form([FILE_PART, ...Array.from({ length: 5000 }, () => TEXT_FIELD)])],
    ['no closing boundary', Buffer.from(whole.replace(`--${BOUNDARY}--`, `--${BOUNDARY}`), 'latin1')],
    ['line feeds for line ends', Buffer.from(whole.replaceAll('\r\n', '\n'), 'latin1')],
    ['no boundary in it', Buffer.from('%PDF-1.4')],
  ])('is answered INVALID_REQUEST with where and why: %s', async (_, body) => {
    const result = await upload(body);
    expect(result).toMatchObject({ ok: false, problem: { code: 'INVALID_REQUEST' } });
    if (result.ok) return;
    expect(result.problem.errors).toEqual([{ path: expect.stringMatching(/^body/), message: result.problem.message }]);
  });

  it.each([
    ['line feeds for line ends', Buffer.from(whole.replaceAll('\r\n', '\n')), /boundary that Content-Type names.*CRLF/],
    ['another boundary', Buffer.from(whole.replaceAll(BOUNDARY, 'other')), /boundary that Content-Type names.*CRLF/],
    ['a body that breaks off', Buffer.from(whole.slice(0, -10)), /ends before its closing boundary/],
    ['two filenames', form([part([disposition('name="file"; filename="a"; filename="b"')])]), /filename twice/],
    ['an undecodable filename*', form([part([disposition("name=file; filename*=utf-8''%ff")])]), /filename\* can't/],
    ['no name', form([part([disposition('filename="a.pdf"')])]), /form-data with a name/],
  ])('says what is at fault: %s', async (_, body, message) => {
    expect(await upload(body)).toMatchObject({ problem: { message: expect.stringMatching(message) } });
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    `multipart/form-data; boundary=${'b'.repeat(71)}`,
    `multipart/form-data; boundary=a; boundary=${BOUNDARY}`,
  ])('is also a Content-Type without a usable boundary: %s', async (contentType) => {
    const result = await upload(form([FILE_PART]), contentType);
    expect(result).toMatchObject({ problem: { errors: [{ path: 'headers.content-type' }] } });
  });

  it('is a body cut short anywhere before its closing boundary', async () => {
    const body = form([TEXT_FIELD, FILE_PART]);
    for (let length = 1; length < body.length - 2; length += 1) {
      expect(await outcome(body.subarray(0, length)), `cut at ${length}`).toBe('INVALID_REQUEST');
    }
  });

  it('is one that came as text, in which bytes were lost, since its media type is in capitals', async () => {
    const bytes = form([part([NAMED_FILE], Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3', 'latin1'))]);
    const text = Buffer.from(bytes.toString('utf8'));
    const capitals = CONTENT_TYPE.replace('multipart/form-data', 'Multipart/Form-Data');
    const results = [await upload(text, capitals), await upload(bytes, capitals), await upload(text)];
    expect(results.map(({ ok }) => ok)).toEqual([false, true, true]);
    expect(results[0]).toMatchObject({
      problem: { code: 'INVALID_REQUEST', errors: [{ path: 'headers.content-type' }] },
    });
  });
});

describe('another media type', () => {
  it.each([
    'application/json',
    'application/pdf',
    'multipart/mixed; boundary=x',
    'multipart/form-dataset',
    'text/plain',
  ])('is answered UNSUPPORTED_FILE_TYPE: %s', async (contentType) => {
    expect(await outcome(form([FILE_PART]), contentType)).toBe('UNSUPPORTED_FILE_TYPE');
  });

  it('includes none at all, when there is a body', async () => {
    expect((await parseUpload({ body: FILE_PART, contentType: undefined })).ok).toBe(false);
    expect(await outcome(FILE_PART, '')).toBe('UNSUPPORTED_FILE_TYPE');
  });
});

describe('a body over 10 MiB', () => {
  const envelope = form([part([NAMED_FILE], '')]).length;

  it('is answered FILE_TOO_LARGE from the first byte over, not before', async () => {
    const largest = Buffer.alloc(UPLOAD_LIMITS.bodyBytes - envelope);
    expect(await outcome(form([part([NAMED_FILE], largest)]))).toBe('OK');
    expect(await outcome(form([part([NAMED_FILE], Buffer.concat([largest, Buffer.alloc(1)]))]))).toBe('FILE_TOO_LARGE');
  });

  it('is not read to its end when it comes as a stream', async () => {
    let given = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          given += 1;
          yield Buffer.alloc(1_000_000);
        }
      })(),
    );
    const result = await parseUpload({ body: endless, contentType: CONTENT_TYPE });
    expect(result).toMatchObject({ ok: false, problem: { code: 'FILE_TOO_LARGE' } });
    expect(given).toBeLessThan(40);
  });

  it('lets a broken stream’s error through', async () => {
    const broken = new Readable({ read: (): void => void broken.destroy(new Error('connection lost')) });
    await expect(parseUpload({ body: broken, contentType: CONTENT_TYPE })).rejects.toThrow('connection lost');
  });
});

describe('the name of the file', () => {
  it.each([
    ['UTF-8', 'name="file"; filename="発票 é.pdf"', '発票 é.pdf'],
    ['percent-encoded, over the plain one', `filename="x.pdf"; name="file"; filename*=UTF-8'en'%e2%82%ac.pdf`, '€.pdf'],
    ['percent-encoded Latin-1', `name=file; filename*=iso-8859-1''%e9t%e9.pdf`, 'été.pdf'],
    ['the plain one where the other is unusable', `name=file; filename="a.pdf"; filename*=klingon''b.pdf`, 'a.pdf'],
    ['unquoted', 'name=file; filename=a b.pdf', 'a b.pdf'],
    ['with escaped quotes and backslashes', 'name="file"; filename="a\\"b\\\\c.pdf"', 'a"b\\c.pdf'],
    ['with a semicolon within', 'name="file"; filename="a;b.pdf"', 'a;b.pdf'],
    ['with a browser’s escapes', 'name="file"; filename="a%22b%0D%0Ac%2F%41.pdf"', 'a"b\r\nc%2F%41.pdf'],
    ['with an unescaped Windows path', 'name="file"; filename="C:\\scans\\a.pdf"', 'C:\\scans\\a.pdf'],
    ['with an unescaped backslash at its end', 'name="file"; filename="a.pdf\\"', 'a.pdf\\'],
    ['with an escaped quote at its end', 'name="file"; filename="a \\"b\\""', 'a "b"'],
    ['in other letters', 'NAME="file"; FileName="a.pdf"', 'a.pdf'],
  ])('is read %s', async (_, parameters, name) => {
    expect(await sentName(parameters)).toBe(name);
  });

  it('falls back to Windows-1252 when it is no UTF-8', async () => {
    const bytes = Buffer.from(
      'Content-Disposition: form-data; name="file"; filename="\xe9t\xe9 \x80.pdf"\r\n\r\nx',
      'latin1',
    );
    expect(await upload(form([bytes]))).toMatchObject({ file: { sentName: 'été €.pdf' } });
  });

  it('is read from folded headers', async () => {
    const folded = part(['Content-Disposition: form-data;\r\n name="file";\r\n\tfilename="a.pdf"']);
    expect(await upload(form([folded]))).toMatchObject({ file: { sentName: 'a.pdf' } });
  });
});
