import { copyFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { PDF_READER_ASSET_FILES } from '../lambdas/adapters/pdf-reader/asset-files.ts';
import { FUNCTION_ENTRIES, type FunctionName } from './function-entries.ts';

const ROOT = join(import.meta.dirname, '..');

/** What a bundle holds beside its handler; paths relative to the repository, names relative to the bundle. */
interface ExtraFiles {
  readonly entries: readonly { readonly source: string; readonly output: string }[];
  readonly copies: readonly { readonly source: string; readonly output: string }[];
}

const EXTRA_FILES: Partial<Record<FunctionName, ExtraFiles>> = { 'download-document': PDF_READER_ASSET_FILES };

/**
 * Some dependencies are CommonJS and call `require('node:stream')`; an ES module has no `require` of its own
 * (https://github.com/evanw/esbuild/issues/1921), so each bundle brings one.
 */
const REQUIRE_FOR_COMMONJS =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * V8 compiles a regular expression twice: to bytecode for its first use, to machine code from the second on
 * (https://v8.dev/blog/regexp-tier-up). With no use left to the bytecode it compiles once, which is a quarter of what a
 * process's first document takes (docs/adr/0025-speed-is-in-the-core-not-in-the-rules.md).
 */
const REGEXPS_COMPILED_ONCE = '--regexp-tier-up-ticks=0';

/** Set before any of a bundle's expressions is made: each keeps the number of uses that was set when it was. */
const SET_ENGINE = `import { setFlagsFromString } from 'node:v8'; setFlagsFromString('${REGEXPS_COMPILED_ONCE}');`;

/** How esbuild bundles whatever runs on AWS. */
export const BUNDLING = {
  absWorkingDir: ROOT,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  // Names are kept as they are written: a stack trace in the log names what failed. `keepNames` would keep them as well, by setting
  // each function's name when it is made, also of those that are made anew a hundred times a page: 6 to 10 in 100 of what reading and extracting took.
  minifyWhitespace: true,
  minifySyntax: true,
  // The Node that runs it knows them all; esbuild, which knows not which, would make each anew wherever it is asked of a text.
  supported: { 'regexp-unicode-property-escapes': true },
  banner: { js: `${REQUIRE_FOR_COMMONJS} ${SET_ENGINE}` },
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * Bundles every function into `<outdir>/<name>/index.mjs`, the SDK included: what runs is what was tested, here and on
 * AWS. The same sources give the same bytes, so an unchanged function keeps its asset hash and is not redeployed.
 */
export async function bundleFunctions(outdir: string): Promise<void> {
  const handlers = Object.entries(FUNCTION_ENTRIES).map(([name, entry]) => ({ in: entry, out: `${name}/index` }));
  const extras = Object.entries(EXTRA_FILES).map(([name, files]) => ({ name, ...files }));
  await build({
    ...BUNDLING,
    entryPoints: [
      ...handlers,
      ...extras.flatMap(({ name, entries }) =>
        entries.map(({ source, output }) => ({ in: source, out: join(name, parse(output).name) })),
      ),
    ],
    outdir,
  });
  for (const { name, copies } of extras) {
    for (const { source, output } of copies) await copyFile(join(ROOT, source), join(outdir, name, output));
  }
}
