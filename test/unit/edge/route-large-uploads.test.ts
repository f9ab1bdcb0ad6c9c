import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGE_UPLOAD_PATH, UPLOAD_PATH } from '../../../lambdas/contracts/large-uploads.ts';
import { viewerRequestFunction } from '../../../local/cloudfront/viewer-request-function.ts';

const CODE = readFileSync(join(import.meta.dirname, '../../../lambdas/edge/route-large-uploads.js'), 'utf8');
const CONTEXT = { distributionDomainName: 'd1.cloudfront.net', distributionId: 'D1', requestId: 'r1', ip: '127.0.0.1' };
const route = viewerRequestFunction(CODE);

const FORM = 'multipart/form-data; boundary=x';

/** Where a request goes. */
function uriOf(method: string, uri: string, length?: number, type: string | null = FORM): Promise<string> {
  const headers = {
    ...(length === undefined ? {} : { 'content-length': { value: `${length}` } }),
    ...(type === null ? {} : { 'content-type': { value: type } }),
  };
  return route({ method, uri, headers }, CONTEXT);
}

const limit = (name: string) => Number(new RegExp(`${name} = (\\d+)`).exec(CODE)?.[1]);

describe('an upload', () => {
  test.each([
    ['of 4,400,000 bytes stays on the small path', UPLOAD_PATH, 4_400_000, UPLOAD_PATH],
    ['of one byte more takes the large path', UPLOAD_PATH, 4_400_001, LARGE_UPLOAD_PATH],
    ['over the limit takes the large path, whose gateway refuses it', UPLOAD_PATH, 20_000_000, LARGE_UPLOAD_PATH],
    ['of undeclared length takes the large path', UPLOAD_PATH, undefined, LARGE_UPLOAD_PATH],
    ['is one with a slash at its end too', `${UPLOAD_PATH}/`, 5_000_000, LARGE_UPLOAD_PATH],
  ])('%s', async (_, uri, length, expected) => {
    expect(await uriOf('POST', uri, length)).toBe(expected);
  });

  test('that fits the small path fits a Lambda payload in base64, its headers twice over', () => {
    expect(Math.ceil(limit('LARGEST_SMALL_BODY') / 3) * 4 + 4 * 10_240).toBeLessThan(6 * 1024 * 1024);
  });

  test.each([
    ['a form however it is written', 'Multipart/Form-Data;boundary=x', 4_400_000, UPLOAD_PATH],
    ['a mere PDF of 1,000,000 bytes', 'application/pdf', 1_000_000, UPLOAD_PATH],
    ['a mere PDF of one byte more', 'application/pdf', 1_000_001, LARGE_UPLOAD_PATH],
    ['another multipart of one byte more', 'multipart/form-data-2; boundary=x', 1_000_001, LARGE_UPLOAD_PATH],
    ['a body without a type of one byte more', null, 1_000_001, LARGE_UPLOAD_PATH],
  ])('takes the path on which its media type is answered: %s', async (_, type, length, expected) => {
    expect(await uriOf('POST', UPLOAD_PATH, length, type)).toBe(expected);
  });

  test('of another media type that fits the small path fits a Lambda payload, whatever its bytes are', () => {
    const longest = JSON.stringify('\u0001'.repeat(1_000)).length / 1_000;
    expect(limit('LARGEST_TEXT_BODY') * longest + 4 * 10_240).toBeLessThan(6 * 1024 * 1024);
  });
});

test('no other request goes elsewhere, however large', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PUT', 'OPTIONS'),
      fc.oneof(
        fc.webPath(),
        fc.webPath().map((path) => UPLOAD_PATH + path),
      ),
      fc.nat(),
      async (method, uri, length) => {
        fc.pre(method !== 'POST' || (uri !== UPLOAD_PATH && uri !== `${UPLOAD_PATH}/`));
        expect(await uriOf(method, uri, length)).toBe(uri);
      },
    ),
    { numRuns: 100 },
  );
});
