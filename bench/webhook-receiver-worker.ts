/** A receiver in a thread of its own, so that whoever posts to it does not share its event loop. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

/** How long a stalling or dripping answer goes on, at the least: longer than anybody waits for it. */
const LONG_MS = 6_000;

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const chunks: Buffer[] = [];
  request.on('error', () => undefined).on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const receivedAt = Date.now();
    answer(request.url ?? '/', response);
    if (request.url === '/kept') {
      const { event, timestamp } = JSON.parse(Buffer.concat(chunks).toString());
      parentPort?.postMessage({ kind: 'received', event, timestamp, receivedAt });
    }
  });
});

function answer(path: string, response: ServerResponse): void {
  response.on('error', () => undefined);
  switch (path) {
    case '/stall':
      setTimeout(() => response.end(), LONG_MS);
      return;
    case '/drip': {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 200);
      response.once('close', () => clearInterval(drip));
      return;
    }
    case '/flood':
      flood(response);
      return;
    case '/reset':
      response.socket?.resetAndDestroy();
      return;
    default:
      response.end('ok');
  }
}

function flood(response: ServerResponse): void {
  if (response.destroyed) return;
  response.write(Buffer.alloc(16_384, 'x'), () => setImmediate(() => flood(response)));
}

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  parentPort?.postMessage({ kind: 'listening', origin: `http://127.0.0.1:${port}` });
});
