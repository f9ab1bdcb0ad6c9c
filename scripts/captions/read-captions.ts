import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caption } from './fit-captions.ts';

/** All captions of the lists beside this file, one list a language: a line is what a caption announces, a tab, and the caption. */
export function readCaptions(): Caption[] {
  const lists = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.tsv'))
    .sort();
  return lists.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [announces = '', text = ''] = line.split('\t');
        return { announces, text };
      }),
  );
}
