import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  endReceiversAfterwards,
  LAPTOP,
  listen,
  POST,
  postWebhook,
  serve,
  serveBytes,
} from '../../support/webhook-receivers.ts';

endReceiversAfterwards();

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

  test.each([200, 503])('%i with several Retry-After is taken by the first of them', async (status) => {
    const url = await serve((_, response) =>
      response.setHeader('retry-after', ['120', '5']).writeHead(status).end('said'),
    );
    const attempt = await postWebhook({ ...POST, url }, LAPTOP);
    expect(attempt).toMatchObject({ error: status === 200 ? null : 'STATUS_NOT_200', responseExcerpt: 'said' });
    expect(attempt.retryAfter).toBeGreaterThanOrEqual(attempt.startedAt + 120_000);
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

  test.each([
    ['102 Processing', 'HTTP/1.1 102 Processing\r\n\r\n'],
    ['103 Early Hints, twice', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(2)],
  ])('%s before 200 is a success', async (_, interim) => {
    const url = await serveBytes((socket) => socket.end(`${interim}HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok`));
    const attempt = await postWebhook({ ...POST, url }, LAPTOP);
    expect(attempt).toMatchObject({ error: null, statusCode: 200, responseExcerpt: 'ok' });
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
    expect(attempt).toMatchObject({ statusCode: 200, responseExcerpt: expect.stringMatching(/^\.+$/) });
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
  const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';

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
      'continuing what did not wait for it',
      () => serveBytes((socket) => socket.end(`${CONTINUE}HTTP/1.1 200 OK\r\n\r\n`)),
    ],
    [
      'switching protocols',
      () => serveBytes((socket) => socket.end('HTTP/1.1 101 S\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n')),
    ],
  ])('%s', async (_, receiver) => {
    const attempt = await postWebhook({ ...POST, url: await receiver() }, LAPTOP);
    expect(attempt).toMatchObject({ error: 'CONNECTION_FAILED' });
  });

  test('and of an answer that began, what came of it is kept, the time to try again above all', async () => {
    const began = 'HTTP/1.1 429 Too Many\r\nretry-after: 3600\r\ncontent-length: 100\r\n\r\nbusy';
    const url = await serveBytes((socket) => socket.end(began));
    const attempt = await postWebhook({ ...POST, url }, LAPTOP);
    expect(attempt).toMatchObject({ error: 'CONNECTION_FAILED', statusCode: 429, responseExcerpt: 'busy' });
    expect(attempt.retryAfter).toBeGreaterThanOrEqual(attempt.startedAt + 3_600_000);
  });

  test('but not when the receiver had only closed a kept connection meanwhile', async () => {
    const server = createServer(
      { keepAliveTimeout: 60_000 },
      (request, response) => request.resume() && response.end(),
    );
    const url = `http://127.0.0.1:${await listen(server)}/`;
    // Often: half of these closings come after the event loop has last looked.
    for (let round = 0; round < 20; round += 1) {
      expect(await postWebhook({ ...POST, url }, LAPTOP)).toMatchObject({ error: null });
      server.closeAllConnections();
    }
  });

  test('and a new one is posted to once, for who hung up may have read the request', async () => {
    let posts = 0;
    const url = await serveBytes((socket) => {
      posts += 1;
      socket.resetAndDestroy();
    });
    expect(await postWebhook({ ...POST, url }, LAPTOP)).toMatchObject({ error: 'CONNECTION_FAILED' });
    expect(posts).toBe(1);
  });

  test.each(['', CONTINUE, 'HTTP/1.1 200 OK\r\nx: '])(
    'and one that was kept is posted to once when it breaks after the POST and %j',
    async (answer) => {
      let posts = 0;
      const port = await listen(
        createSocketServer((socket) =>
          socket
            .on('error', () => undefined)
            .on('data', () => {
              posts += 1;
              if (posts === 1) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
              else socket.end(answer);
            }),
        ),
      );
      const url = `http://127.0.0.1:${port}/`;
      expect(await postWebhook({ ...POST, url }, LAPTOP)).toMatchObject({ error: null });
      expect(await postWebhook({ ...POST, url }, LAPTOP)).toMatchObject({ error: 'CONNECTION_FAILED' });
      expect(posts).toBe(2);
    },
  );
});

async function freedPort(): Promise<number> {
  const server = createSocketServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
