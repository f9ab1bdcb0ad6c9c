import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { PDF_READER_ASSET_FILES } from '../lambdas/adapters/pdf-reader/asset-files.ts';
import { BUNDLING } from '../lib/bundle-functions.ts';
import { percentile } from './percentile.ts';

/** Processor time in milliseconds a page, warm: our reading and extracting beside PDFium's bare text of the same pages. */
export interface ReadingTimes {
  readonly pages: number;
  readonly read: number;
  readonly extract: number;
  readonly bare: number;
  /** Of reading and extracting, what their own thread takes: so long somebody waits. The rest is of V8's threads, which collect and compile beside it. */
  readonly waited: number;
}

/** As `ReadingTimes`, of the first document of a process, with what the process then loads, once all is imported; of the files the median. */
export interface FirstDocumentTimes {
  readonly ours: number;
  readonly bare: number;
}

const PROGRAMS = { warm: 'bench/warm-reading-process.ts', first: 'bench/first-document-process.ts' } as const;

/**
 * Measures in processes of their own, of code that is bundled as what runs on AWS is.
 * @param files digital PDFs.
 * @param firsts each is read as a process's first.
 */
export async function measureReading(
  files: readonly Uint8Array[],
  firsts: readonly Uint8Array[],
): Promise<{ readonly warm: ReadingTimes; readonly first: FirstDocumentTimes }> {
  const folder = await mkdtemp(join(tmpdir(), 'reading-'));
  try {
    await build({ ...BUNDLING, entryPoints: PROGRAMS, outdir: folder });
    for (const { source, output } of PDF_READER_ASSET_FILES.copies)
      await copyFile(join(BUNDLING.absWorkingDir, source), join(folder, output));
    const documents = join(folder, 'documents');
    await mkdir(documents);
    for (const [at, file] of files.entries()) await writeFile(join(documents, `${at}.pdf`), file);
    const program = (name: keyof typeof PROGRAMS) => join(folder, `${name}.mjs`);
    const warm: ReadingTimes = JSON.parse(
      execFileSync(process.execPath, [program('warm'), documents], { encoding: 'utf8' }),
    );
    const took = (file: Uint8Array, what: keyof FirstDocumentTimes) =>
      Number(execFileSync(process.execPath, [program('first'), what], { input: file, encoding: 'utf8' }));
    const times = firsts.map((file) => ({ bare: took(file, 'bare'), ours: took(file, 'ours') }));
    const [ours, bare] = [times.map((time) => time.ours), times.map((time) => time.bare)];
    return { warm, first: { ours: percentile(ours, 0.5), bare: percentile(bare, 0.5) } };
  } finally {
    await rm(folder, { recursive: true });
  }
}
