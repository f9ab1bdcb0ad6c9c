/**
 * Reads the payload length of every frame that passes on a connection, and nothing else of it
 * (RFC 6455, section 5.2: two bytes, then 0, 2 or 8 of length, then 4 of mask where the second byte's first bit is set).
 */
export class FrameLengths {
  #header = Buffer.alloc(0);
  #payloadLeft = 0;

  /** @returns the longest frame that began in this chunk; 0 when none did. */
  longestIn(chunk: Buffer): number {
    let longest = 0;
    let rest = chunk;
    while (rest.length > 0) {
      const skipped = Math.min(this.#payloadLeft, rest.length);
      this.#payloadLeft -= skipped;
      rest = rest.subarray(skipped);
      if (this.#payloadLeft > 0 || rest.length === 0) break;
      const before = this.#header.length;
      this.#header = Buffer.concat([this.#header, rest.subarray(0, LONGEST_HEADER - before)]);
      const frame = readHeader(this.#header);
      if (frame === null) break;
      rest = rest.subarray(frame.headerLength - before);
      this.#header = Buffer.alloc(0);
      this.#payloadLeft = frame.payloadLength;
      longest = Math.max(longest, frame.payloadLength);
    }
    return longest;
  }
}

const LONGEST_HEADER = 14;

function readHeader(bytes: Buffer): { readonly headerLength: number; readonly payloadLength: number } | null {
  if (bytes.length < 2) return null;
  const second = bytes.readUInt8(1);
  const short = second & 0x7f;
  const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
  const headerLength = 2 + lengthBytes + ((second & 0x80) === 0 ? 0 : 4);
  if (bytes.length < headerLength) return null;
  if (lengthBytes === 0) return { headerLength, payloadLength: short };
  const payloadLength = lengthBytes === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return { headerLength, payloadLength };
}
