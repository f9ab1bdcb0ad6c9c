/**
 * What a bundle of any handler that uses the PDF reader needs beside its own `index.mjs`, all in the same folder.
 * Paths are relative to the repository's root.
 */
export const PDF_READER_ASSET_FILES = {
  /** Bundled like the handler itself (ESM, one file). */
  entries: [{ source: 'lambdas/adapters/pdf-reader/pdf-reader-worker.ts', output: 'pdf-reader-worker.mjs' }],
  /** Copied as they are. */
  copies: [{ source: 'node_modules/@embedpdf/pdfium/dist/pdfium.wasm', output: 'pdfium.wasm' }],
} as const;
