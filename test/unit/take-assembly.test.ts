import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeAssembly } from '../../local/assembly/take-assembly.ts';

/** An assembly with one function's code, as `cdk synth` leaves it. */
function synthesize(folder: string, code: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, `asset.${code}`), { recursive: true });
  writeFileSync(join(folder, 'manifest.json'), code);
  writeFileSync(join(folder, `asset.${code}`, 'index.mjs'), code);
}

test('a stack runs the code that it started with, whatever the checkout builds meanwhile, and the newer one at its next start', () => {
  const root = mkdtempSync(join(tmpdir(), 'assembly-'));
  const [built, dataDirectory] = [join(root, 'cdk.out'), join(root, 'data')];
  synthesize(built, 'old');
  const running = takeAssembly(built, dataDirectory);

  writeFileSync(join(built, 'manifest.json'), 'written over in place');
  synthesize(built, 'new');
  expect(readFileSync(join(running, 'manifest.json'), 'utf8')).toBe('old');
  expect(readFileSync(join(running, 'asset.old', 'index.mjs'), 'utf8')).toBe('old');

  const restarted = takeAssembly(built, dataDirectory);
  expect(readdirSync(restarted).sort()).toEqual(['asset.new', 'manifest.json']);
});
