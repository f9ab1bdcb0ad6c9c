const MEMORY_SECTION = 5;
const HEADER_BYTES = 8;
/** Set in a memory's flags when a maximum follows the minimum. */
const HAS_MAXIMUM = 1;

/**
 * Lowers the maximum of the memory that a WebAssembly module defines, so that no input can make it grow further.
 * The maximum stands in the module's bytes (https://webassembly.github.io/spec/core/binary/modules.html#memory-section);
 * it is overwritten in place, its number padded to the length of the old one, which the encoding allows.
 * @param pages the new maximum, in WebAssembly pages of 64 KiB.
 * @returns a patched copy.
 * @throws RangeError when the module defines no memory with a maximum, or a smaller one already.
 */
export function capWasmMemory(module: Uint8Array, pages: number): Uint8Array {
  const copy = Uint8Array.from(module);
  const section = memorySection(copy);
  const count = readNumber(copy, section);
  const flags = readNumber(copy, count.end);
  if (count.value !== 1 || (flags.value & HAS_MAXIMUM) === 0) {
    throw new RangeError('the module defines no memory with a maximum');
  }
  const minimum = readNumber(copy, flags.end);
  const maximum = readNumber(copy, minimum.end);
  if (pages > maximum.value || pages < minimum.value) {
    throw new RangeError(
      `the cap of ${pages} pages is outside the module's ${minimum.value} to ${maximum.value} pages`,
    );
  }
  writeNumber(copy, minimum.end, maximum.end, pages);
  return copy;
}

/** The offset of the memory section's content. */
function memorySection(module: Uint8Array): number {
  let offset = HEADER_BYTES;
  while (offset < module.length) {
    const id = module[offset];
    const size = readNumber(module, offset + 1);
    if (id === MEMORY_SECTION) {
      return size.end;
    }
    offset = size.end + size.value;
  }
  throw new RangeError('the module has no memory section');
}

/** Reads an unsigned LEB128 number: seven bits a byte, the low ones first, the eighth bit says that more follow. */
function readNumber(bytes: Uint8Array, start: number): { readonly value: number; readonly end: number } {
  let value = 0;
  let end = start;
  let byte: number;
  do {
    byte = bytes[end] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * (end - start));
    end += 1;
  } while (byte >= 0x80);
  return { value, end };
}

function writeNumber(bytes: Uint8Array, start: number, end: number, value: number): void {
  for (let offset = start; offset < end; offset += 1) {
    const more = offset + 1 < end ? 0x80 : 0;
    bytes[offset] = (Math.floor(value / 2 ** (7 * (offset - start))) & 0x7f) | more;
  }
}
