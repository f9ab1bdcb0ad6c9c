/** A WebAssembly module: eight bytes of header, then sections of an id, a length and their content. */
const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;
const PAGE_BYTES = 64 * 1024;

/**
 * A module whose memory can't grow beyond a limit: strangers' files must not decide how much there is. The limit stands
 * in the module itself (https://webassembly.github.io/spec/core/binary/modules.html#memory-section).
 * @throws TypeError when it has no memory with a maximum to lower.
 */
export function capMemory(module: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  const capped = new Uint8Array(module);
  for (let at = HEADER_BYTES; at < capped.length; ) {
    const [length, content] = numberAt(capped, at + 1);
    if (capped[at] === MEMORY_SECTION) {
      const [memories, flagsAt] = numberAt(capped, content);
      const [flags, leastAt] = numberAt(capped, flagsAt);
      const [, mostAt] = numberAt(capped, leastAt);
      const [most, end] = numberAt(capped, mostAt);
      const limit = Math.floor(bytes / PAGE_BYTES);
      if (memories !== 1 || flags !== 1 || limit > most) break;
      writeNumber(capped, mostAt, end, limit);
      return capped;
    }
    at = content + length;
  }
  throw new TypeError('the module has no memory whose maximum could be lowered');
}

/** An unsigned LEB128 number, and where what follows it begins. */
function numberAt(bytes: Uint8Array, start: number): [number, number] {
  let value = 0;
  for (let at = start, factor = 1; ; at += 1, factor *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte % 128) * factor;
    if (byte < 128) return [value, at + 1];
  }
}

/** In as many bytes as stand there; the encoding allows leading zeros. */
function writeNumber(bytes: Uint8Array, start: number, end: number, value: number): void {
  for (let at = start, rest = value; at < end; at += 1, rest = Math.floor(rest / 128)) {
    bytes[at] = (rest % 128) + (at + 1 < end ? 128 : 0);
  }
}
