import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure } from './figure.ts';

const ASSEMBLY = 'cdk.out';
/** The fastest of several runs counts: everything else that a machine does can only add to an import's own time. */
const RUNS = 9;

interface Template {
  readonly Resources: Readonly<
    Record<
      string,
      { Type: string; Properties?: { readonly Description?: string; readonly Code?: { readonly S3Key?: string } } }
    >
  >;
}

/** The deployed bundles of the functions that answer the API's routes, by their descriptions. */
function apiBundles(): readonly { readonly name: string; readonly file: string }[] {
  const [template = ''] = globSync(`${ASSEMBLY}/*.template.json`);
  const { Resources }: Template = JSON.parse(readFileSync(template, 'utf8'));
  return Object.values(Resources).flatMap(({ Type, Properties = {} }) => {
    const { Description = '', Code } = Properties;
    if (Type !== 'AWS::Lambda::Function' || !/\/api\/v1\//.test(Description)) return [];
    const asset = `asset.${Code?.S3Key?.replace(/\.zip$/, '')}`;
    return [{ name: Description, file: join(ASSEMBLY, asset, 'index.mjs') }];
  });
}

const nodeRuns = (program: string): readonly number[] =>
  Array.from({ length: RUNS }, () => Number(execFileSync(process.execPath, ['--input-type=module', '-e', program])));

/** Milliseconds that a Node.js process takes which does nothing. */
export function measureBareNode(): number {
  const samples = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    execFileSync(process.execPath, ['-e', '0']);
    return performance.now() - start;
  });
  return Math.min(...samples);
}

/** How large the API functions' bundles are, and how long Node.js takes to import them. */
export function measureBundles(bareNode: number): Figure[] {
  const bundles = apiBundles().map(({ name, file }) => {
    const program = `const s = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - s);`;
    return { name, kilobytes: statSync(file).size / 1024, milliseconds: Math.min(...nodeRuns(program)) };
  });
  if (bundles.length === 0) throw new Error(`no API functions in ${ASSEMBLY}: synthesize first`);
  const largest = bundles.reduce((a, b) => (b.kilobytes > a.kilobytes ? b : a));
  const slowest = bundles.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  return [
    {
      name: `largest API bundle (${largest.name})`,
      value: largest.kilobytes,
      unit: 'KB',
      target: { bound: 'at most', value: 900 },
    },
    {
      name: `slowest API bundle to import (${slowest.name})`,
      value: slowest.milliseconds,
      unit: 'ms',
      target: { bound: 'at most', value: 120 },
      baseline: { name: 'node that does nothing', value: bareNode },
    },
  ];
}
