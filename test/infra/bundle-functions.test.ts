import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import figureWeights from '../../lambdas/domain/extraction/amounts/figure-weights.json' with { type: 'json' };
import rateWeights from '../../lambdas/domain/extraction/amounts/rate-weights.json' with { type: 'json' };
import captionWeights from '../../lambdas/domain/extraction/labels/caption-weights.json' with { type: 'json' };
import sentenceWeights from '../../lambdas/domain/extraction/labels/sentence-weights.json' with { type: 'json' };
import numberWeights from '../../lambdas/domain/extraction/numbers/number-weights.json' with { type: 'json' };
import lineWeights from '../../lambdas/domain/extraction/outline/line-weights.json' with { type: 'json' };
import providerWeights from '../../lambdas/domain/extraction/parties/provider-weights.json' with { type: 'json' };
import { bundleFunctions } from '../../lib/bundle-functions.ts';
import { FUNCTION_ENTRIES } from '../../lib/function-entries.ts';
import { ASSEMBLY_FOLDER, ensureAssembly } from '../../scripts/assembly.ts';

const NAMES = Object.keys(FUNCTION_ENTRIES);
/**
 * A cold start reads and parses the whole bundle. The tables by which captions, sentences and lines are judged are not counted: strings of
 * 1.0, 0.4 and 0.5 MB, which nothing compiles; the first two cost 4 ms to read and 6 to decode. What names add is read, and hardly compiled:
 * importing the largest bundle takes 231 ms of processor time, and 225 with names of a letter (medians of nine).
 */
const BUNDLE_LIMIT = 1_480 * 1024;
/**
 * The delivery worker waits for nobody at its door, and brings undici (0.8 MB) for what it saves on every post. What tells a bill for care
 * from other papers is some 150 KB of words, strings that are compiled only as far as a paper leads to them.
 */
const LARGER: Readonly<Record<string, number>> = {
  deliver: 1_800 * 1024,
  'summarize-content': 1_570 * 1024,
  'verify-category-and-amounts': 1_610 * 1024,
};

const bundles = mkdtempSync(join(tmpdir(), 'bundles-'));
const assembly = join(import.meta.dirname, '../..', ASSEMBLY_FOLDER);

beforeAll(async () => {
  await bundleFunctions(bundles);
  await ensureAssembly(assembly);
  // As in app.test.ts: seconds of a core, and minutes where many share it.
}, 300_000);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

test('every function has a bundle, and only the reading one has more than its handler', () => {
  expect(filesOf(bundles)).toEqual(
    [
      ...NAMES.map((name) => `${name}/index.mjs`),
      'download-document/pdf-reader-worker.mjs',
      'download-document/pdfium.wasm',
    ].sort(),
  );
});

test('every bundle exports its handler, in the Node that runs it and without its repository', () => {
  const script = `
    const handlers = {};
    for (const name of ${JSON.stringify(NAMES)}) {
      const { handler } = await import(${JSON.stringify(bundles)} + '/' + name + '/index.mjs');
      handlers[name] = typeof handler;
    }
    process.stdout.write(JSON.stringify(handlers));
    process.exit();`;
  // No environment at all: nothing may be read from it before the first call.
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: bundles, env: {} });

  expect(JSON.parse(output.toString())).toEqual(Object.fromEntries(NAMES.map((name) => [name, 'function'])));
});

test('in a bundle a regular expression is machine code from its first use on, and was nothing else before', () => {
  const script = `
    await import(${JSON.stringify(bundles)} + '/extract-fields/index.mjs');
    const expression = /[a-z]+/u;
    expression.test('word');
    process.stdout.write(JSON.stringify([%RegexpHasNativeCode(expression, true), %RegexpHasBytecode(expression, true)]));
    process.exit();`;
  const engine = ['--allow-natives-syntax', '--input-type=module', '--eval'];

  expect(JSON.parse(execFileSync(process.execPath, [...engine, script], { env: {} }).toString())).toEqual([
    true,
    false,
  ]);
});

test('a bundle keeps the names of functions, for the stack traces in a log', () => {
  const code = readFileSync(join(bundles, 'verify-category-and-amounts', 'index.mjs'), 'utf8');

  expect(code).toContain('function checkAmounts(');
});

test('a bundle holds expressions as they are written, and makes none anew each time it is asked', () => {
  const code = readFileSync(join(bundles, 'verify-category-and-amounts', 'index.mjs'), 'utf8');

  expect(code).toMatch(/\/[^/\n"]*\\p\{L\}/);
  expect(code).not.toMatch(/new RegExp\("[^"]*\\\\p\{/);
});

/** What a folder holds, by name. */
const contentsOf = (folder: string) =>
  filesOf(folder)
    .map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}`,
    )
    .join('\n');

test('the same sources give the same bytes, here and in the assembly that the local cloud runs', () => {
  const assets = readdirSync(assembly)
    .map((name) => join(assembly, name))
    .filter((folder) => existsSync(join(folder, 'index.mjs')))
    .map(contentsOf);

  expect(assets.sort()).toEqual(NAMES.map((name) => contentsOf(join(bundles, name))).sort());
});

test.each(NAMES)('the bundle of %s stays small enough for a quick cold start', (name) => {
  const code = readFileSync(join(bundles, name, 'index.mjs'), 'utf8')
    .replace(captionWeights.weights, '')
    .replace(sentenceWeights.weights, '')
    .replace(lineWeights.weights, '')
    .replace(numberWeights.weights, '')
    .replace(rateWeights.weights, '')
    .replace(providerWeights.weights, '')
    .replace(figureWeights.weights, '');
  expect(Buffer.byteLength(code)).toBeLessThan(LARGER[name] ?? BUNDLE_LIMIT);
});
