import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '../../../local/textract/job.ts';
import { JobFiles } from '../../../local/textract/job-files.ts';
import { TextDetectionJobs } from '../../../local/textract/text-detection-jobs.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ivs-jobs-'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

function endedJob(id: string, startedAt: number): void {
  const request = { bucket: 'files', key: 'a.pdf', clientRequestToken: null, jobTag: null, channel: null };
  const end = { status: 'SUCCEEDED', statusMessage: null, pageCount: 1, unreadPages: [], announced: true } as const;
  const job: Job = { id, request, startedAt, ...end };
  const files = new JobFiles(folder);
  files.keep(job);
  files.keepBlocks(id, []);
}

test('what a job read is deleted when it is 7 days old, and not only at the next start', async () => {
  endedJob('older', Date.now() - 7 * DAY_MS + HOUR_MS);
  endedJob('younger', Date.now() - 6 * DAY_MS);
  const jobs = new TextDetectionJobs({ folder, fetchObject: async () => null, publish: () => undefined });
  expect(jobs.find('older').id).toBe('older');

  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(() => jobs.find('older')).toThrow('invalid Job Id');
  expect(jobs.find('younger').id).toBe('younger');
  expect(readdirSync(folder).toSorted()).toEqual(['younger.blocks.gz', 'younger.job.json']);
  await jobs.close();
});
