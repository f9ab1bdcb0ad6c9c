import { readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '../lambdas/contracts/open-api/open-api-document.ts';
import { leastPrivilegeTable } from './documents/least-privilege-table.ts';

/*
 * Documents that follow from the code, and are committed so that a change to them is seen in review: written by
 * `npm run docs`; with `--check`, only compared.
 */

const DOCUMENTS: Readonly<Record<string, () => string>> = {
  'docs/openapi.json': () => `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  'docs/least-privilege.md': leastPrivilegeTable,
};

const check = process.argv.includes('--check');

for (const [file, compose] of Object.entries(DOCUMENTS)) {
  const composed = compose();
  if (!check) writeFileSync(file, composed);
  else if (stored(file) !== composed) {
    console.error(`${file} is stale: run npm run docs, and commit what changes.`);
    process.exitCode = 1;
  }
}

function stored(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
