import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ensureAssembly } from '../../scripts/assembly.ts';

/** A build that others may come between. */
async function build(folder: string): Promise<void> {
  writeFileSync(join(folder, 'manifest.json'), 'the manifest');
  await turn();
  writeFileSync(join(folder, 'template.json'), readFileSync(join(folder, 'manifest.json')));
}

test('two starts at once both find a whole assembly, and leave nothing else behind', async () => {
  const root = mkdtempSync(join(tmpdir(), 'assembly-'));
  const folder = join(root, 'cdk.out');

  expect(await Promise.all([ensureAssembly(folder, build), ensureAssembly(folder, build)])).toEqual([true, true]);

  expect(readdirSync(root)).toEqual(['cdk.out']);
  expect(readdirSync(folder).sort()).toEqual(['.inputs.sha256', 'manifest.json', 'template.json']);
  expect(await ensureAssembly(folder, build)).toBe(false);
});

test('a build that fails leaves the assembly before it as it was', async () => {
  const root = mkdtempSync(join(tmpdir(), 'assembly-'));
  const folder = join(root, 'cdk.out');
  await ensureAssembly(folder, build);
  writeFileSync(join(folder, '.inputs.sha256'), 'of older sources');

  await expect(ensureAssembly(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(readdirSync(root)).toEqual(['cdk.out']);
  expect(readFileSync(join(folder, 'template.json'), 'utf8')).toBe('the manifest');
});
