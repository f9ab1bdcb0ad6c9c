import { describe, expect, it } from 'vitest';
import { capWasmMemory } from '../../../lambdas/adapters/pdf-reader/cap-wasm-memory.ts';

/** A module that defines one memory of 1 to 32,768 pages and exports it. */
const MODULE = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x05, 0x06, 0x01, 0x01, 0x01, 0x80, 0x80, 0x02],
  ...[0x07, 0x05, 0x01, 0x01, 0x6d, 0x02, 0x00],
]);

interface Memory {
  grow(pages: number): number;
}

/** Of the global WebAssembly object, what this test needs: the compiler's library for Node does not declare it. */
declare const WebAssembly: {
  instantiate(module: Uint8Array): Promise<{ readonly instance: { readonly exports: { readonly m: Memory } } }>;
};

async function memoryOf(module: Uint8Array): Promise<Memory> {
  return (await WebAssembly.instantiate(module)).instance.exports.m;
}

describe('capping the memory of a WebAssembly module', () => {
  it('lets it grow up to the cap and not a page further', async () => {
    const memory = await memoryOf(capWasmMemory(MODULE, 3));
    expect(memory.grow(2)).toBe(1);
    expect(() => memory.grow(1)).toThrow(RangeError);
  });

  it('leaves the given module as it was', async () => {
    capWasmMemory(MODULE, 3);
    expect((await memoryOf(MODULE)).grow(3)).toBe(1);
  });

  it('refuses a cap that is no cap, or less than the module starts with', () => {
    expect(() => capWasmMemory(MODULE, 40_000)).toThrow('outside the module');
    expect(() => capWasmMemory(MODULE, 0)).toThrow('outside the module');
  });

  it('refuses a module without a memory of its own', () => {
    expect(() => capWasmMemory(MODULE.slice(0, 8), 3)).toThrow('no memory section');
  });
});
