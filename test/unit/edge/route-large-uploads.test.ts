import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGE_UPLOAD_PATH, UPLOAD_PATH } from '../../../lambdas/contracts/large-uploads.ts';
import { viewerRequestFunction } from '../../../local/cloudfront/viewer-request-function.ts';

const CODE = readFileSync(join(import.meta.dirname, '../../../lambdas/edge/route-large-uploads.js'), 'utf8');
const CONTEXT = { distributionDomainName: 'd1.cloudfront.net', distributionId: 'D1', requestId: 'r1', ip: '127.0.0.1' };
const route = viewerRequestFunction(CODE);

/** Where a request goes. */
function uriOf(method: string, uri: string, length?: number | string): Promise<string> {
  const headers = length === undefined ? {} : { 'content-length': { value: `${length}` } };
  return route({ method, uri, headers }, CONTEXT);
}

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
    const largest = Number(/LARGEST_SMALL_BODY = (\d+)/.exec(CODE)?.[1]);
    expect(Math.ceil(largest / 3) * 4 + 4 * 10_240).toBeLessThan(6 * 1024 * 1024);
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
