import { createServer, request as httpRequest, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DistributionServer } from '../../../local/cloudfront/distribution-server.ts';

const HOST = 'api.example';
const DOMAIN = 'd1.cloudfront.net';
/** What a URL of 8,192 bytes has after `https://` and the host. */
const LONGEST_PATH = 8_192 - `https://${DOMAIN}`.length;

let origin: Server;
let server: DistributionServer;
/** Method and length of the body of each request that reached the origin. */
let reached: string[] = [];

beforeAll(async () => {
  origin = createServer({ maxHeaderSize: 65_536 }, async (message, response) => {
    reached.push(`${message.method} ${(await buffer(message)).length}`);
    response.end('served');
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  server = await DistributionServer.listen({
    definition: {
      id: 'D1',
      domainName: DOMAIN,
      behaviours: [
        {
          pattern: /^/,
          origin: { host: HOST, readTimeoutMs: 60_000 },
          allowedMethods: new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE']),
          onViewerRequest: null,
          onOriginResponse: null,
        },
      ],
    },
    origins: new Map([[HOST, `http://127.0.0.1:${(origin.address() as AddressInfo).port}`]]),
    functions: {
      invoke: () => Promise.reject(new Error('there is no function')),
      invokeLater() {},
    },
    port: 0,
  });
});
beforeEach(() => {
  reached = [];
});
afterAll(async () => {
  await server.close();
  origin.closeAllConnections();
  origin.close();
});

interface Call {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Gives the status, and whether the connection is closed after it. */
function call({ method = 'GET', path = '/', headers = {}, body = '' }: Call) {
  return new Promise<{ status: number | undefined; closes: boolean }>((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port: new URL(server.origin).port, method, path, headers });
    outgoing.on('error', reject);
    outgoing.on('response', async (response) => {
      await buffer(response);
      resolve({ status: response.statusCode, closes: response.headers.connection === 'close' });
    });
    outgoing.end(body);
  });
}

describe('a body', () => {
  test.each([
    ['of a declared length', { 'content-length': 2 }],
    ['of undeclared length', { 'transfer-encoding': 'chunked' }],
  ])('%s makes a GET a 403 that no origin sees', async (_, headers) => {
    expect(await call({ headers, body: '{}' })).toMatchObject({ status: 403 });
    expect(reached).toEqual([]);
  });

  test('of no bytes is none', async () => {
    expect(await call({ headers: { 'content-length': 0 } })).toMatchObject({ status: 200 });
    expect(reached).toEqual(['GET 0']);
  });

  test('of another method is passed on', async () => {
    await call({ method: 'DELETE', headers: { 'content-length': 2 }, body: '{}' });
    expect(reached).toEqual(['DELETE 2']);
  });
});

describe('a request too long', () => {
  const path = (length: number) => `/${'a'.repeat(length - 1)}`;

  test('in its URL, of over 8,192 bytes with scheme and host, is a 413 that ends the connection', async () => {
    expect(await call({ path: path(LONGEST_PATH + 1) })).toEqual({ status: 413, closes: true });
    expect(reached).toEqual([]);
    expect(await call({ path: path(LONGEST_PATH) })).toEqual({ status: 200, closes: false });
  });

  test.each([20_480, 60_000])('in path and headers, of %i bytes in one header, is a 413 too', async (length) => {
    expect(await call({ headers: { 'x-long': 'a'.repeat(length) } })).toEqual({ status: 413, closes: true });
    expect(reached).toEqual([]);
  });

  test('is none of 20,000 bytes', async () => {
    expect(await call({ headers: { 'x-long': 'a'.repeat(20_000) } })).toMatchObject({ status: 200 });
  });
});
