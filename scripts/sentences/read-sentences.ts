import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSentence, type Sentence } from './fit-sentences.ts';

/** All sentences of the lists beside this file, one list a language, each line with its values in braces. */
export function readSentences(): Sentence[] {
  const lists = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.txt'))
    .sort();
  return lists.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map(readSentence),
  );
}
