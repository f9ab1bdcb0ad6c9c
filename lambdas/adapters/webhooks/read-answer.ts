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
  return withinBytes(new TextDecoder('utf-8', { fatal: false }).decode(Buffer.concat(kept)));
}

/** A replacement character takes three bytes where there was one: the text is cut again, at a character. */
function withinBytes(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= EXCERPT_BYTES) return text;
  return new TextDecoder().decode(bytes.subarray(0, EXCERPT_BYTES)).replace(/\uFFFD+$/, '');
}
