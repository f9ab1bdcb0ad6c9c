import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findForbiddenImports } from './checks/import-rules.ts';

const listing = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.ts'],
  {
    encoding: 'utf8',
  },
);
const sources = new Map(
  listing
    .split('\n')
    .filter((path) => path !== '')
    .map((path) => [path, readFileSync(path, 'utf8')] as const),
);
const violations = findForbiddenImports(sources);
for (const violation of violations) console.error(violation);
console.log(`${sources.size} files, ${violations.length} forbidden imports`);
process.exitCode = violations.length === 0 ? 0 : 1;
