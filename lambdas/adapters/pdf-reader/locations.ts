/** Run from source (this file is still a .ts file), or bundled, when everything lies in one folder. */
const fromSource = import.meta.url.endsWith('.ts');

/** Where the worker's code lies: beside this file, under the name that `asset-files.ts` gives it in a bundle. */
export function workerUrl(): URL {
  return new URL(fromSource ? './pdf-reader-worker.ts' : './pdf-reader-worker.mjs', import.meta.url);
}

/** Where PDFium's WebAssembly module lies: in its npm package, or copied into the bundle's folder. */
export function pdfiumWasmUrl(): URL {
  return fromSource
    ? new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))
    : new URL('./pdfium.wasm', import.meta.url);
}
