import { createServer, request as httpRequest, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DistributionServer } from '../../local/cloudfront/distribution-server.ts';

const HOST = 'api.example';

let origin: Server;
let server: DistributionServer;
/** Method and length of the body of each request that reached the origin. */
let reached: string[] = [];

beforeAll(async () => {
  origin = createServer(async (message, response) => {
    reached.push(`${message.method} ${(await buffer(message)).length}`);
    response.end('served');
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  server = await DistributionServer.listen({
    definition: {
      id: 'D1',
      domainName: 'd1.cloudfront.net',
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
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Gives the status. */
function call({ method = 'GET', headers = {}, body = '' }: Call) {
  return new Promise<number | undefined>((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port: new URL(server.origin).port, method, headers });
    outgoing.on('error', reject);
    outgoing.on('response', async (response) => {
      await buffer(response);
      resolve(response.statusCode);
    });
    outgoing.end(body);
  });
}

describe('a body', () => {
  test.each([
    ['of a declared length', { 'content-length': 2 }],
    ['of undeclared length', { 'transfer-encoding': 'chunked' }],
  ])('%s makes a GET a 403 that no origin sees', async (_, headers) => {
    expect(await call({ headers, body: '{}' })).toBe(403);
    expect(reached).toEqual([]);
  });

  test('of no bytes is none', async () => {
    expect(await call({ headers: { 'content-length': 0 } })).toBe(200);
    expect(reached).toEqual(['GET 0']);
  });

  test('of another method is passed on', async () => {
    await call({ method: 'DELETE', headers: { 'content-length': 2 }, body: '{}' });
    expect(reached).toEqual(['DELETE 2']);
  });
});
