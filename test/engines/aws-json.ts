import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an operation answers: an object, or an error by its code. */
export type JsonAnswer = object | { readonly error: string };

export interface JsonService {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** An AWS API of the JSON protocols on this machine: each operation is answered by the test. */
export async function startJsonService(
  answer: (operation: string, request: Record<string, unknown>) => JsonAnswer | Promise<JsonAnswer>,
): Promise<JsonService> {
  const server = createServer(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const answered = await answer(operation, JSON.parse(await bodyOf(request)));
    const failed = 'error' in answered;
    const body = failed ? { __type: answered.error, message: 'as the test wants it' } : answered;
    response.writeHead(failed ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
