import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openConnections, postToConnection } from '../../../lambdas/adapters/realtime/connections.ts';

/** The gateway, which never answers posts to some connections. */
let gateway: Server;
beforeAll(async () => {
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  gateway = createServer((request, response) => {
    if (!request.url?.includes('hanging')) request.resume().on('end', () => response.end());
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  vi.unstubAllEnvs();
  gateway.close();
  gateway.closeAllConnections();
});

test('a connection is told while a hundred others hang', async () => {
  const connections = openConnections(`ws://127.0.0.1:${(gateway.address() as AddressInfo).port}`);
  const patience = new AbortController();
  const post = (id: string) => postToConnection(connections, id, '{}', patience.signal);
  const hanging = Promise.allSettled(Array.from({ length: 100 }, (_, index) => post(`hanging-${index}`)));

  expect(await post('quick')).toBe('posted');

  patience.abort();
  expect((await hanging).map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 'rejected'));
});
