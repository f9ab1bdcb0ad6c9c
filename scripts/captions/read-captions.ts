import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSURERS } from '../../lambdas/domain/insurers/registry.ts';
import type { Caption } from './fit-captions.ts';

/**
 * All captions of the lists beside this file, one list a language: a line is what a caption announces, a tab, and the caption.
 * Insurers' names of several words are none.
 */
export function readCaptions(): Caption[] {
  const lists = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.tsv'))
    .sort();
  // `Aetna payment` is a caption still: a name in one word is as little of one as any.
  const names = INSURERS.flatMap(({ name, aliases }) => [name, ...aliases]).filter((name) => name.includes(' '));
  const captions = lists.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [announces = '', text = ''] = line.split('\t');
        return { announces, text };
      }),
  );
  return [...captions, ...names.map((text) => ({ announces: 'none', text }))];
}
