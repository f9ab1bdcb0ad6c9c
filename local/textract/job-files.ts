import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { replaceFile } from '../durable-file.ts';
import type { TextBlock } from './blocks.ts';
import type { Job } from './job.ts';

/** Textract keeps results for 7 days: https://docs.aws.amazon.com/textract/latest/dg/API_GetDocumentTextDetection.html */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** The jobs and their results, two files each in the data directory. */
export class JobFiles {
  readonly #folder: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
  }

  /** Every job that is not too old; older ones are forgotten. */
  load(now: number): Job[] {
    const jobs = readdirSync(this.#folder)
      .filter((name) => name.endsWith('.job.json'))
      .map((name) => JSON.parse(readFileSync(join(this.#folder, name), 'utf8')) as Job);
    return this.withoutOld(jobs, now);
  }

  /** Deletes the files of those jobs that are too old, and gives the others. */
  withoutOld(jobs: readonly Job[], now: number): Job[] {
    for (const { id } of jobs.filter((job) => isOld(job, now))) {
      rmSync(this.#path(id, 'job.json'), { force: true });
      rmSync(this.#path(id, 'blocks.gz'), { force: true });
    }
    return jobs.filter((job) => !isOld(job, now));
  }

  keep(job: Job): void {
    replaceFile(this.#path(job.id, 'job.json'), JSON.stringify(job));
  }

  keepBlocks(id: string, blocks: readonly TextBlock[]): void {
    replaceFile(this.#path(id, 'blocks.gz'), gzipSync(JSON.stringify(blocks)).toString('base64'));
  }

  blocks(id: string): readonly TextBlock[] {
    const packed = Buffer.from(readFileSync(this.#path(id, 'blocks.gz'), 'utf8'), 'base64');
    return JSON.parse(gunzipSync(packed).toString('utf8')) as readonly TextBlock[];
  }

  #path(id: string, kind: 'job.json' | 'blocks.gz'): string {
    return join(this.#folder, `${id}.${kind}`);
  }
}

function isOld({ startedAt }: Job, now: number): boolean {
  return now - startedAt > KEPT_MS;
}
