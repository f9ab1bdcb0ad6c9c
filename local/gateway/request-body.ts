import type { IncomingMessage } from 'node:http';

/** 10 MB, as API Gateway counts: https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-execution-service-limits-table.html */
export const LONGEST_BODY_BYTES = 10 * 1024 * 1024;

/** The whole body; `too large` as soon as that is certain; `aborted` when the client went away midway. */
export function readBody(message: IncomingMessage): Promise<Buffer | 'too large' | 'aborted'> {
  if (Number(message.headers['content-length'] ?? 0) > LONGEST_BODY_BYTES) return Promise.resolve('too large');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    message.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LONGEST_BODY_BYTES) resolve('too large');
      else chunks.push(chunk);
    });
    message.on('end', () => resolve(Buffer.concat(chunks)));
    // Comes after `end` too, when there is nothing left to resolve.
    message.on('close', () => resolve('aborted'));
    message.on('error', () => resolve('aborted'));
  });
}

/** A client may go on sending for this long after its refusal was answered; then the connection is cut. */
const DRAINED_BYTES = 64 * 1024 * 1024;
const DRAINED_MS = 30_000;

/**
 * Reads and drops what a refused client still sends. Cutting the connection at once would reset it under the answer, and
 * a client that writes before it reads would never see why it was refused.
 */
export function drain(message: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, DRAINED_MS);
    let bytes = 0;
    message.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > DRAINED_BYTES) resolve();
    });
    message.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    message.on('end', resolve);
    message.on('error', resolve);
    message.resume();
  });
}
