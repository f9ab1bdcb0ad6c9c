import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AssemblyError } from './assembly-error.ts';
import type { Template } from './template.ts';

/** What `cdk synth` left in a folder: one stack's template, and its assets. */
export interface CloudAssemblyFolder {
  readonly stackName: string;
  readonly template: Template;
  /** The folder or file of the asset that the template knows by this object key. */
  assetPath(objectKey: string): string;
}

interface Manifest {
  readonly artifacts?: Readonly<
    Record<string, { readonly type: string; readonly properties?: { templateFile?: string; stackName?: string } }>
  >;
}

interface AssetManifest {
  readonly files?: Readonly<
    Record<
      string,
      { readonly source: { path: string }; readonly destinations: Readonly<Record<string, { objectKey: string }>> }
    >
  >;
}

/**
 * Reads a cloud assembly (`cdk.out`).
 * @throws AssemblyError when the folder holds none, or not exactly one stack.
 */
export function readCloudAssembly(folder: string): CloudAssemblyFolder {
  if (!existsSync(join(folder, 'manifest.json'))) {
    throw new AssemblyError([`${folder} holds no manifest.json: synthesize the app first`]);
  }
  const artifacts = Object.entries((readJson(folder, 'manifest.json') as Manifest).artifacts ?? {});
  const stacks = artifacts.filter(([, artifact]) => artifact.type === 'aws:cloudformation:stack');
  const [stack] = stacks;
  const templateFile = stack?.[1].properties?.templateFile;
  if (stack === undefined || templateFile === undefined || stacks.length !== 1) {
    throw new AssemblyError([`${folder} holds ${stacks.length} stacks; exactly one is hosted`]);
  }
  const assets = assetPaths(folder, templateFile.replace(/\.template\.json$/, '.assets.json'));
  return {
    stackName: stack[1].properties?.stackName ?? stack[0],
    template: readJson(folder, templateFile) as Template,
    assetPath(objectKey) {
      const path = assets.get(objectKey);
      if (path === undefined) throw new AssemblyError([`no asset has the object key ${objectKey}`]);
      return path;
    },
  };
}

function assetPaths(folder: string, assetManifestFile: string): Map<string, string> {
  const files = Object.values((readJson(folder, assetManifestFile) as AssetManifest).files ?? {});
  return new Map(
    files.flatMap(({ source, destinations }) =>
      Object.values(destinations).map(({ objectKey }) => [objectKey, join(folder, source.path)] as const),
    ),
  );
}

function readJson(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}
