import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Outside } from '../../../lambdas/adapters/webhooks/webhook-sender.ts';
import { startLateListener } from '../../fixtures/late-listener.ts';
import { endReceiversAfterwards, LAPTOP, listen, POST, postWebhook, serve } from '../../support/webhook-receivers.ts';

const TLS = join(import.meta.dirname, '../../fixtures/tls');
const CERTIFICATE = readFileSync(join(TLS, 'receiver.test.cert.pem'), 'utf8');
const KEY = readFileSync(join(TLS, 'receiver.test.key.pem'), 'utf8');

const PUBLIC_ONLY: Outside = { ...LAPTOP, reach: { loopback: false } };

endReceiversAfterwards();

describe('of two addresses', () => {
  const leadingTo = (...addresses: string[]) => ({ ...LAPTOP, resolve: async () => addresses });
  const lateListener = async () => {
    const listener = await startLateListener();
    onTestFinished(() => listener.stop());
    return { ...listener, url: `http://receiver.test:${listener.port}/` };
  };

  test('the first may take a second to connect, though nobody answers at the other', async () => {
    const { url, accept } = await lateListener();
    const posting = postWebhook({ ...POST, url }, leadingTo('127.0.0.1', '::1'));
    // Its first packet has gone unanswered by then.
    await sleep(300);
    accept();
    expect(await posting).toMatchObject({ error: null, statusCode: 200 });
  });

  test('the second is taken where nobody answers at the first', async () => {
    const { url, port } = await lateListener();
    const server = createServer((_, response) => response.end());
    await listen(server, '127.0.0.2', port);
    const attempt = await postWebhook({ ...POST, url }, leadingTo('127.0.0.1', '127.0.0.2'));
    expect(attempt).toMatchObject({ error: null, statusCode: 200 });
  });
});

describe('over TLS', () => {
  const secure = async (names: (string | false | undefined)[] = []) => {
    const server = createTlsServer({ cert: CERTIFICATE, key: KEY }, (request, response) => {
      names.push((request.socket as TLSSocket & { servername?: string | false }).servername, request.headers.host);
      response.end();
    });
    return listen(server);
  };

  test('connects to the judged address and keeps the server name and the host', async () => {
    const names: (string | false | undefined)[] = [];
    const port = await secure(names);
    const outside = { ...LAPTOP, ca: CERTIFICATE };
    const url = `https://receiver.test:${port}/`;
    expect(await postWebhook({ ...POST, url }, outside)).toMatchObject({ error: null });
    expect(names).toEqual(['receiver.test', `receiver.test:${port}`]);
  });

  test('refuses a certificate that nobody vouches for, or that is for another name', async () => {
    const port = await secure();
    const nobody = await postWebhook({ ...POST, url: `https://receiver.test:${port}/` }, LAPTOP);
    expect(nobody.error).toBe('TLS_FAILED');
    const other = await postWebhook({ ...POST, url: `https://other.test:${port}/` }, { ...LAPTOP, ca: CERTIFICATE });
    expect(other.error).toBe('TLS_FAILED');
  });
});

describe('an address that is not public', () => {
  /** Says how often somebody connected at all. */
  const sink = async () => {
    let connections = 0;
    const port = await listen(
      createSocketServer((socket) => {
        connections += 1;
        socket.destroy();
      }),
    );
    return { port, connections: () => connections };
  };

  test('is not connected to: by a URL, by a name, or by one answer of several', async () => {
    const { port, connections } = await sink();
    for (const [url, answers] of [
      [`https://127.0.0.1:${port}/`, []],
      [`https://2130706433:${port}/`, []],
      [`https://localhost:${port}/`, ['127.0.0.1']],
      [`https://example.com:${port}/`, ['127.0.0.1']],
      [`https://example.com:${port}/`, ['93.184.215.14', '127.0.0.1']],
      [`https://[::ffff:127.0.0.1]:${port}/`, []],
    ] as const) {
      const attempt = await postWebhook({ ...POST, url }, { ...PUBLIC_ONLY, resolve: async () => [...answers] });
      expect(attempt, url).toMatchObject({ error: 'ADDRESS_NOT_PUBLIC', statusCode: null });
    }
    expect(connections()).toBe(0);
  });

  test('is not connected to when the name changes its mind between two lookups: there is one only', async () => {
    const { port, connections } = await sink();
    let lookups = 0;
    // Judged as public the first time; whoever asks again would be led to loopback.
    const resolve = async () => {
      lookups += 1;
      return lookups === 1 ? ['203.0.113.7'] : ['127.0.0.1'];
    };
    const attempt = await postWebhook({ ...POST, url: `https://rebind.test:${port}/` }, { ...PUBLIC_ONLY, resolve });
    expect(attempt.error).toBe('ADDRESS_NOT_PUBLIC');
    expect(lookups).toBe(1);
    expect(connections()).toBe(0);
  });

  test('is not reached through a proxy that the environment names', async () => {
    const proxy = await sink();
    const url = await serve((_, response) => response.end());
    const names = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];
    for (const name of names) process.env[name] = `http://127.0.0.1:${proxy.port}`;
    process.env.NODE_USE_ENV_PROXY = '1';
    try {
      expect(await postWebhook({ ...POST, url }, LAPTOP)).toMatchObject({ error: null });
      expect(proxy.connections()).toBe(0);
    } finally {
      for (const name of [...names, 'NODE_USE_ENV_PROXY']) delete process.env[name];
    }
  });
});
