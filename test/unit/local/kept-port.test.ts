import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeKeptPort } from '../../../local/gateway/kept-port.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ivs-port-'));
  file = join(folder, 'port');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a stack that starts again has the address that it had', async () => {
  const first = await takeKeptPort(file);
  const { origin } = first;
  await first.close();
  const second = await takeKeptPort(file);
  expect(second.origin).toBe(origin);
  await second.close();
});

test('takes another where that one is taken meanwhile, and keeps to it from then on', async () => {
  const first = await takeKeptPort(file);
  const second = await takeKeptPort(file);
  expect(second.origin).not.toBe(first.origin);
  const { origin } = second;
  await second.close();
  const third = await takeKeptPort(file);
  expect(third.origin).toBe(origin);
  await Promise.all([first.close(), third.close()]);
});
