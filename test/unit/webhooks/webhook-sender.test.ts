import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, describe, expect, test } from 'vitest';
import { type Outside, type WebhookPost, WebhookSender } from '../../../lambdas/adapters/webhooks/webhook-sender.ts';

const TLS = join(import.meta.dirname, '../../fixtures/tls');
const CERTIFICATE = readFileSync(join(TLS, 'receiver.test.cert.pem'), 'utf8');
const KEY = readFileSync(join(TLS, 'receiver.test.key.pem'), 'utf8');

const LAPTOP: Outside = { reach: { loopback: true }, resolve: async () => ['127.0.0.1'] };
const PUBLIC_ONLY: Outside = { ...LAPTOP, reach: { loopback: false } };
const POST = { headers: { 'content-type': 'application/json', 'webhook-id': 'dlv_1' }, body: '{"event":"ä"}' };

const senders = new Map<Outside, WebhookSender>();
function postWebhook(post: WebhookPost, outside: Outside) {
  const sender = senders.get(outside) ?? new WebhookSender(outside);
  senders.set(outside, sender);
  return sender.post(post);
}

const open: Server[] = [];
const sockets = new Set<Socket>();
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of open) await new Promise((closed) => server.close(closed));
});

async function listen(server: Server): Promise<number> {
  open.push(server);
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const serve = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listen(createServer(listener))}/hook?a=1#f`;

/** A receiver that speaks bytes of its own after it has read some of the request. */
const serveBytes = async (answer: (socket: Socket) => void) =>
  `http://127.0.0.1:${await listen(createSocketServer((socket) => socket.on('error', () => undefined).once('data', () => answer(socket))))}/`;

async function bodyOf(request: Parameters<RequestListener>[0]): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('a receiver that answers', () => {
  test('200 gets the very bytes and headers, and is a success with an excerpt', async () => {
    const seen: unknown[] = [];
    const url = await serve(async (request, response) => {
      const { method, url: path, headers } = request;
      seen.push({ method, path, host: headers.host, id: headers['webhook-id'], body: await bodyOf(request) });
      response.end('thanks');
    });
    const attempt = await postWebhook({ ...POST, url }, LAPTOP);
    const host = new URL(url).host;
    expect(seen).toEqual([{ method: 'POST', path: '/hook?a=1', host, id: 'dlv_1', body: POST.body }]);
    expect(attempt).toMatchObject({ error: null, statusCode: 200, responseExcerpt: 'thanks', retryAfter: null });
    expect(attempt.endedAt).toBeGreaterThanOrEqual(attempt.startedAt);
  });

  test.each([201, 204, 299, 400, 404, 410, 429, 500, 503])('%i is a failure', async (status) => {
    const url = await serve((_, response) => response.writeHead(status).end());
    const attempt = await postWebhook({ ...POST, url }, LAPTOP);
    expect(attempt).toMatchObject({ error: 'STATUS_NOT_200', statusCode: status, responseExcerpt: null });
  });

  test('with Retry-After is understood', async () => {
    const url = await serve((_, response) => response.writeHead(503, { 'retry-after': '120' }).end());
    const attempt = await postWebhook({ ...POST, url }, LAPTOP);
    expect(attempt.retryAfter).toBeGreaterThanOrEqual(attempt.startedAt + 120_000);
    expect(attempt.retryAfter).toBeLessThanOrEqual(attempt.endedAt + 120_000);
  });

  test.each([301, 302, 303, 307, 308])('%i is a failure: the redirect is not followed', async (status) => {
    let called = 0;
    const elsewhere = await serve((_, response) => {
      called += 1;
      response.end();
    });
    const url = await serve((_, response) => response.writeHead(status, { location: elsewhere }).end());
    expect(await postWebhook({ ...POST, url }, LAPTOP)).toMatchObject({ error: 'STATUS_NOT_200', statusCode: status });
    expect(called).toBe(0);
  });

  test('at length has a kilobyte kept, and whatever is no text shown as such', async () => {
    const url = await serve((_, response) =>
      response.end(Buffer.concat([Buffer.from('ok '), Buffer.alloc(5_000, 255)])),
    );
    const { responseExcerpt } = await postWebhook({ ...POST, url }, LAPTOP);
    expect(responseExcerpt).toMatch(/^ok \uFFFD+$/);
    expect(Buffer.byteLength(responseExcerpt ?? '')).toBeLessThanOrEqual(1024);
  });

  test('without end is cut off after 64 KiB, and its 200 counts', async () => {
    let cutOff: () => void = () => undefined;
    const isCutOff = new Promise<void>((resolve) => {
      cutOff = resolve;
    });
    const url = await serve((_, response) => {
      response.on('error', () => undefined).once('close', cutOff);
      flood(response);
    });
    expect(await postWebhook({ ...POST, url }, LAPTOP)).toMatchObject({ error: null, statusCode: 200 });
    await isCutOff;
  });
});

function flood(response: ServerResponse): void {
  if (response.destroyed) return;
  response.write(Buffer.alloc(16_384, 'x'), () => setImmediate(() => flood(response)));
}

describe('one deadline of five seconds ends an attempt at a receiver that', () => {
  const timesOut = async (url: string, outside = LAPTOP) => {
    const attempt = await postWebhook({ ...POST, url }, outside);
    expect(attempt).toMatchObject({ error: 'TIMEOUT' });
    expect(attempt.endedAt - attempt.startedAt).toBeGreaterThanOrEqual(4_900);
    return attempt;
  };

  test.concurrent('never answers', async () => {
    await timesOut(await serve(() => undefined));
  });

  test.concurrent('drips its headers', async () => {
    await timesOut(
      await serveBytes((socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const drip = setInterval(() => socket.write('x: y\r\n'), 300);
        socket.once('close', () => clearInterval(drip));
      }),
    );
  });

  test.concurrent('drips its body after a 200', async () => {
    const attempt = await timesOut(
      await serve((_, response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write('.'), 300);
        response.once('close', () => clearInterval(drip));
      }),
    );
    expect(attempt.statusCode).toBeNull();
  });

  test.concurrent('never finishes the TLS handshake', async () => {
    const port = await listen(createSocketServer((socket) => socket.on('error', () => undefined)));
    await timesOut(`https://127.0.0.1:${port}/`);
  });

  test.concurrent('has a name that no server tells of', async () => {
    const resolve = () => new Promise<string[]>(() => undefined);
    await timesOut('https://receiver.test/', { ...LAPTOP, resolve });
  });
});

describe('a connection that breaks is a failure', () => {
  test.each([
    ['refused', async () => `http://127.0.0.1:${await freedPort()}/`],
    ['reset before the answer', () => serveBytes((socket) => socket.resetAndDestroy())],
    ['closed in the middle of the headers', () => serveBytes((socket) => socket.end('HTTP/1.1 200 OK\r\nx: '))],
    [
      'closed in the middle of the body',
      () => serveBytes((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf')),
    ],
    ['answering something else than HTTP', () => serveBytes((socket) => socket.end('220 mail.test ESMTP\r\n'))],
    [
      'answering with endless headers',
      () => serveBytes((socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`)),
    ],
    [
      'switching protocols',
      () => serveBytes((socket) => socket.end('HTTP/1.1 101 S\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n')),
    ],
  ])('%s', async (_, receiver) => {
    const attempt = await postWebhook({ ...POST, url: await receiver() }, LAPTOP);
    expect(attempt).toMatchObject({ error: 'CONNECTION_FAILED' });
  });

  test('but not when the receiver had only closed a kept connection meanwhile', async () => {
    const server = createServer(
      { keepAliveTimeout: 60_000 },
      (request, response) => request.resume() && response.end(),
    );
    const url = `http://127.0.0.1:${await listen(server)}/`;
    expect(await postWebhook({ ...POST, url }, LAPTOP)).toMatchObject({ error: null });
    server.closeAllConnections();
    expect(await postWebhook({ ...POST, url }, LAPTOP)).toMatchObject({ error: null });
  });
});

async function freedPort(): Promise<number> {
  const server = createSocketServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

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
