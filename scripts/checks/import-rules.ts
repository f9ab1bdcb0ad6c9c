/** A part of the tree and what it may import; paths are folders from the root, packages are names or scopes ending in `/`. */
interface Layer {
  readonly folder: string;
  readonly mayImport: readonly string[];
  readonly packages: readonly string[];
}

const ANY_PACKAGE = '*';
const AWS_SDK = '@aws-sdk/';
const HANDLER_LAYERS = ['contracts', 'domain', 'kit', 'adapters'].map((name) => `lambdas/${name}`);

const handlers = (name: string): Layer => ({
  folder: `lambdas/${name}`,
  mayImport: HANDLER_LAYERS,
  packages: ['zod', 'aws-lambda', 'node:'],
});

const EXTRACTION = 'lambdas/domain/extraction';
/** From what a text is by itself to what a whole document is: each may import those before it, so that none do in circles. */
const EXTRACTION_FOLDERS = [
  ...['text', 'words', 'layout', 'labels', 'sheet', 'lines'],
  ...['numbers', 'parties', 'amounts', 'dates', 'outline'],
].map((name) => `${EXTRACTION}/${name}`);
const BESIDE_EXTRACTION = ['document', 'insurers'].map((name) => `lambdas/domain/${name}`);

const extraction = (folder: string, place: number): Layer => ({
  folder,
  mayImport: [
    ...['lambdas/contracts', ...BESIDE_EXTRACTION, `${EXTRACTION}/reading.ts`],
    ...EXTRACTION_FOLDERS.slice(0, place),
  ],
  packages: [],
});

/**
 * Who may import whom. The first layer whose folder holds a file judges it; a file may always import its own layer.
 * Handlers stand in folders that never import each other, so that each can be read, and bundled, alone.
 */
const LAYERS: readonly Layer[] = [
  { folder: 'lambdas/contracts', mayImport: [], packages: ['zod'] },
  ...EXTRACTION_FOLDERS.map(extraction),
  { folder: 'lambdas/domain', mayImport: ['lambdas/contracts'], packages: ['fastest-levenshtein', 'ipaddr.js'] },
  {
    folder: 'lambdas/kit',
    // No route goes unmetered, so making a route includes the metering (docs/adr/0017).
    mayImport: ['lambdas/contracts', 'lambdas/domain', 'lambdas/adapters/metering'],
    packages: ['zod', 'aws-lambda', 'node:'],
  },
  {
    folder: 'lambdas/adapters',
    mayImport: ['lambdas/contracts', 'lambdas/domain'],
    packages: [AWS_SDK, '@embedpdf/pdfium', 'ulid', 'undici', 'zod', 'node:'],
  },
  ...['api', 'auth', 'pipeline', 'events', 'realtime', 'operations', 'webhooks', 'edge'].map(handlers),
  {
    folder: 'lib',
    mayImport: ['lambdas/contracts', 'lambdas/adapters/pdf-reader/asset-files.ts'],
    packages: [ANY_PACKAGE],
  },
  { folder: 'bin', mayImport: ['lib'], packages: [ANY_PACKAGE] },
  { folder: 'local', mayImport: [], packages: [ANY_PACKAGE] },
  {
    folder: 'operator',
    mayImport: ['lambdas/contracts', 'lambdas/domain', 'lambdas/adapters'],
    packages: [AWS_SDK, 'zod', 'node:'],
  },
  { folder: 'samples', mayImport: [], packages: ['node:'] },
  { folder: 'client', mayImport: ['lambdas/contracts'], packages: [] },
  { folder: 'dashboard', mayImport: ['lambdas/contracts'], packages: [ANY_PACKAGE] },
];

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|^\s*import\s+)(['"])([^'"\n]+)\1/gm;

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

function resolveRelative(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function mayUsePackage(layer: Layer, specifier: string): boolean {
  return layer.packages.some(
    (allowed) =>
      allowed === ANY_PACKAGE ||
      specifier === allowed ||
      (/[/:]$/.test(allowed) ? specifier.startsWith(allowed) : specifier.startsWith(`${allowed}/`)),
  );
}

/**
 * The imports that break the layering, one sentence each.
 *
 * @param sources TypeScript source by path from the root, with forward slashes
 */
export function findForbiddenImports(sources: ReadonlyMap<string, string>): readonly string[] {
  const violations: string[] = [];
  for (const [path, source] of sources) {
    const layer = LAYERS.find(({ folder }) => within(path, folder));
    if (!layer) continue;
    for (const match of source.matchAll(IMPORT)) {
      const specifier = match[2] ?? '';
      if (specifier.startsWith('.')) {
        const target = resolveRelative(path, specifier);
        const allowed = [layer.folder, ...layer.mayImport].some((folder) => within(target, folder));
        if (!allowed) violations.push(`${path}: ${layer.folder} may not import ${target}`);
      } else if (!mayUsePackage(layer, specifier)) {
        violations.push(`${path}: ${layer.folder} may not import the package ${specifier}`);
      }
    }
  }
  return violations;
}
