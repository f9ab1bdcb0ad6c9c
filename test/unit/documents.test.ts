import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('CONTRIBUTING.md names every direct dependency with its licence, and no other', () => {
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(textOf('package.json'));
  const direct = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
  const [, table = ''] = textOf('CONTRIBUTING.md').split('## Dependencies');
  const named = [...table.matchAll(/^\| (.+?) \| (.+?) \| .+ \|$/gm)]
    .slice(1)
    .flatMap(([, packages = '', licences]) =>
      packages.split(', ').map((name) => ({ name, licences, isFor: direct.filter((one) => one.match(pattern(name))) })),
    );

  expect(named.filter(({ isFor }) => isFor.length === 0)).toEqual([]);
  expect(direct.filter((one) => !named.some(({ isFor }) => isFor.includes(one)))).toEqual([]);
  for (const { licences, isFor } of named) {
    for (const one of isFor.filter(isInstalled)) expect(licences, one).toContain(licenceOf(one));
  }
});

/** `@types/*` stands for all of a scope. */
const pattern = (name: string) => new RegExp(`^${name.replaceAll('.', '\\.').replace('*', '.*')}$`);

/** One is for a single platform. */
const isInstalled = (name: string) => existsSync(join(ROOT, 'node_modules', name));

const licenceOf = (name: string) =>
  JSON.parse(textOf(`node_modules/${name}/package.json`))
    .license.replace(/[()]/g, '')
    .replace(' OR ', ' or ');

test('the documents name source files that there are, by a path that there is', () => {
  const sources = globSync('{bench,bin,client,lambdas,lib,local,operator,samples,scripts,test}/**/*.ts', { cwd: ROOT });
  const documents = globSync('{*.md,{client,docs,local,statemachine,test}/**/*.md}', { cwd: ROOT });
  const missing = documents.flatMap((document) =>
    [...textOf(document).matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.ts)`/g)]
      .filter(([, path = '']) => !sources.some((source) => `/${source}`.endsWith(`/${path}`)))
      .map(([path]) => `${document}: ${path}`),
  );

  expect(documents).toContain('statemachine/README.md');
  expect(missing).toEqual([]);
});

/** `[words](path#heading)` where the path is a file's of the repository; it may be empty, for a heading of the same file. */
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

test('the documents link to files that there are, and to headings that they have', () => {
  const documents = globSync('{*.md,{client,docs,local,statemachine,test}/**/*.md}', { cwd: ROOT });
  const broken = documents.flatMap((document) =>
    [...textOf(document).matchAll(LINK)]
      .filter(([, path = '', heading]) => !leads(path === '' ? document : join(dirname(document), path), heading))
      .map(([link]) => `${document}: ${link}`),
  );

  expect(broken).toEqual([]);
});

function leads(path: string, heading: string | undefined): boolean {
  if (!existsSync(join(ROOT, path))) return false;
  return heading === undefined || headingsOf(textOf(path)).includes(heading);
}

/** As GitHub names a heading's anchor: small, with hyphens for blanks, without other signs. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('the index of decisions has a line for each of them, with its title', () => {
  const index = textOf('docs/adr/README.md');
  const lines = globSync('docs/adr/[0-9]*.md', { cwd: ROOT }).map((path) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(textOf(path)) ?? [];
    return `| ${number} | [${title}](${basename(path)}) |`;
  });

  expect(lines.filter((line) => !index.includes(line))).toEqual([]);
  expect(index.match(/^\| \d+ \|/gm)).toHaveLength(lines.length);
});
