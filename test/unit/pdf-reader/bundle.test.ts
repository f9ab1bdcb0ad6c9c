import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PDF_READER_ASSET_FILES } from '../../../lambdas/adapters/pdf-reader/asset-files.ts';
import { simplePdf, textAt } from '../../simple-pdf.ts';

const ROOT = join(import.meta.dirname, '../../..');
let asset: string;

beforeAll(async () => {
  asset = await mkdtemp(join(tmpdir(), 'pdf-reader-'));
  const handler = `
    import { readFile } from 'node:fs/promises';
    import { createPdfReader } from './lambdas/adapters/pdf-reader/pdf-reader.ts';
    const reader = createPdfReader();
    export const handler = async ({ file }) => reader.read(await readFile(file));`;
  const bundled = { bundle: true, format: 'esm', platform: 'node', target: 'node24', minify: true } as const;
  await build({ ...bundled, stdin: { contents: handler, resolveDir: ROOT }, outfile: join(asset, 'index.mjs') });
  for (const { source, output } of PDF_READER_ASSET_FILES.entries) {
    await build({ ...bundled, entryPoints: [join(ROOT, source)], outfile: join(asset, output) });
  }
  for (const { source, output } of PDF_READER_ASSET_FILES.copies) {
    await copyFile(join(ROOT, source), join(asset, output));
  }
  await writeFile(join(asset, 'invoice.pdf'), simplePdf({ pages: [{ content: textAt(50, 700, 'Total due') }] }));
});
afterAll(() => rm(asset, { recursive: true }));

it('reads a PDF as a bundled function in a worker thread, with nothing but its asset folder', async () => {
  const host = `
    const { parentPort, workerData } = require('node:worker_threads');
    import('file://' + workerData + '/index.mjs')
      .then(({ handler }) => handler({ file: workerData + '/invoice.pdf' }))
      .then((result) => parentPort.postMessage(result));`;
  const worker = new Worker(host, { eval: true, workerData: asset, execArgv: [], env: {} });
  const result = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await worker.terminate();
  expect(result).toMatchObject({
    ok: true,
    document: {
      pageCount: 1,
      pages: [{ source: 'text-layer', lines: [{ words: [{ text: 'Total' }, { text: 'due' }] }] }],
    },
  });
});
