import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { afterAll } from 'vitest';
import { type Outside, type WebhookPost, WebhookSender } from '../../lambdas/adapters/webhooks/webhook-sender.ts';

/** How a sender reaches the receivers here: every name leads to this machine. */
export const LAPTOP: Outside = { reach: { loopback: true }, resolve: async () => ['127.0.0.1'] };

/** What is posted, but for where to. */
export const POST = { headers: { 'content-type': 'application/json', 'webhook-id': 'dlv_1' }, body: '{"event":"ä"}' };

const senders = new Map<Outside, WebhookSender>();

/** Posts with one sender for each way of reaching out, so that connections are kept as in the worker. */
export function postWebhook(post: WebhookPost, outside: Outside) {
  const sender = senders.get(outside) ?? new WebhookSender(outside);
  senders.set(outside, sender);
  return sender.post(post);
}

const open: Server[] = [];
const sockets = new Set<Socket>();

/** Ends the receivers with the file that calls it. */
export function endReceiversAfterwards(): void {
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    for (const server of open.splice(0)) await new Promise((closed) => server.close(closed));
  });
}

/** @returns the server's port on this machine. */
export async function listen(server: Server, host = '127.0.0.1', port = 0): Promise<number> {
  open.push(server);
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** @returns the URL of a receiver that speaks HTTP. */
export const serve = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listen(createServer(listener))}/hook?a=1#f`;

/** @returns the URL of a receiver that speaks bytes of its own after it has read some of the request. */
export const serveBytes = async (answer: (socket: Socket) => void) =>
  `http://127.0.0.1:${await listen(createSocketServer((socket) => socket.on('error', () => undefined).once('data', () => answer(socket))))}/`;
