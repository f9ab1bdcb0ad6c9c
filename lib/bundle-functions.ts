import { join } from 'node:path';
import { build } from 'esbuild';
import { FUNCTION_ENTRIES } from './function-entries.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Some dependencies are CommonJS and call `require('node:stream')`; an ES module has no `require` of its own
 * (https://esbuild.github.io/content-types/#es-module-interop), so each bundle brings one.
 */
const REQUIRE_FOR_COMMONJS =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles every function into `<outdir>/<name>/index.mjs`, the SDK included: what runs is what was tested, here and on
 * AWS. The same sources give the same bytes, so an unchanged function keeps its asset hash and is not redeployed.
 */
export async function bundleFunctions(outdir: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: Object.entries(FUNCTION_ENTRIES).map(([name, entry]) => ({ in: entry, out: `${name}/index` })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    // The state machine tells errors apart by name; minifying must not rename an error class.
    keepNames: true,
    banner: { js: REQUIRE_FOR_COMMONJS },
    logLevel: 'warning',
  });
}
