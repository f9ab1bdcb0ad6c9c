import type { IncomingMessage } from 'node:http';

/** No more of an answer is read; a receiver that floods us is hung up on. */
const READ_BYTES = 64 * 1024;

/** And of it, this much is kept. */
const EXCERPT_BYTES = 1024;

/**
 * Reads an answer to its end, or its first 64 KiB.
 * @returns its first kilobyte as text (what is no UTF-8 shows as U+FFFD); null for an empty answer.
 * @throws Error when the connection breaks, or its signal says that the time is over, before that.
 */
export async function readAnswer(response: IncomingMessage): Promise<string | null> {
  const kept: Buffer[] = [];
  let read = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (read < EXCERPT_BYTES) kept.push(chunk.subarray(0, EXCERPT_BYTES - read));
    read += chunk.length;
    // Leaving the loop destroys the response and its connection.
    if (read >= READ_BYTES) break;
  }
  if (read === 0) return null;
  return withinBytes(whole(Buffer.concat(kept)));
}

/** A replacement character takes three bytes where there was one, so the text may have to be cut again. */
function withinBytes(text: string): string {
  return whole(Buffer.from(text).subarray(0, EXCERPT_BYTES));
}

/** The text of some bytes; a character that was cut at their end is left out (a stream might go on with the rest of it). */
function whole(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes, { stream: true });
}
