import type { ListObjectsV2CommandInput, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bucket } from '../../lambdas/adapters/bucket.ts';
import { STAGED_FOR_MINUTES } from '../../lambdas/contracts/large-uploads.ts';
import { handler as sweep } from '../../lambdas/operations/sweep-staged-uploads.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { stage, stagedKeys } from '../fixtures/staged-uploads.ts';
import { later } from '../support/clock.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
/** The function's timeout. */
const TWO_MINUTES = 120_000;
const STAGED_FOR_MS = STAGED_FOR_MINUTES * 60_000;

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** Sweeps while every deletion takes a second of the stopped clock. @returns how long it took, in milliseconds. */
async function sweepSlowly(): Promise<number> {
  const stack = bucket().client.middlewareStack as S3Client['middlewareStack'];
  stack.add(
    (next, { commandName }) =>
      async (request) => {
        if (commandName === 'DeleteObjectCommand') later(1_000);
        return next(request);
      },
    { step: 'initialize', name: 'slow' },
  );
  const began = Date.now();
  await sweep().finally(() => stack.remove('slow'));
  return Date.now() - began;
}

test('a sweep leaves those that may still be completed, and deletes the others', async () => {
  later(0);
  await stage('acc_swept', PDF);
  await sweep();
  expect(await stagedKeys('acc_swept')).toBe(1);
  later(STAGED_FOR_MS + 1_000);
  await sweep();
  expect(await stagedKeys('acc_swept')).toBe(0);
});

test("an account's many bodies do not keep another's lying, nor the sweep over its time", async () => {
  later(0);
  for (let body = 0; body < 150; body += 1) await stage('acc_flood', PDF);
  await stage('acc_late', PDF);
  later(STAGED_FOR_MS + 1_000);

  expect(await sweepSlowly()).toBeLessThan(TWO_MINUTES);
  expect(await stagedKeys('acc_late')).toBe(0);
  expect(await stagedKeys('acc_flood')).toBeGreaterThan(0);
  await sweepSlowly();
  expect(await stagedKeys('acc_flood')).toBe(0);
});

test('a sweep lists what is staged and nothing else, which is all that its role may list', async () => {
  later(0);
  await stage('acc_listed', PDF);
  const prefixes: unknown[] = [];
  const stack = bucket().client.middlewareStack as S3Client['middlewareStack'];
  stack.add(
    (next, { commandName }) =>
      async (request) => {
        if (commandName === 'ListObjectsV2Command') prefixes.push((request.input as ListObjectsV2CommandInput).Prefix);
        return next(request);
      },
    { step: 'initialize', name: 'listing' },
  );
  await sweep().finally(() => stack.remove('listing'));
  expect(prefixes).toContain('staging/acc_listed/');
  expect(prefixes.filter((prefix) => !String(prefix).startsWith('staging/'))).toEqual([]);
});
