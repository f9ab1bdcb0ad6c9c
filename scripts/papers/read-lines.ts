import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCaptions } from '../captions/read-captions.ts';
import { readSentences } from '../sentences/read-sentences.ts';
import type { Line } from './fit-lines.ts';

/** Of so many captions and sentences one is learned as a bill's line: without them the labels and services of bills would be unknown words. */
const [CAPTIONS, SENTENCES] = [20, 2];

/**
 * All lines of the lists beside this file, one list a language: a line is the kind of paper, a tab, and what is printed there; and of
 * the lists of captions and sentences, which bills print.
 */
export function readLines(): Line[] {
  const lists = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.tsv'))
    .sort();
  const lines = lists.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [of = '', text = ''] = line.split('\t');
        return { of, text };
      }),
  );
  return [...lines, ...ofBills(readCaptions(), CAPTIONS), ...ofBills(readSentences(), SENTENCES)];
}

function ofBills(texts: readonly { readonly text: string }[], every: number): Line[] {
  return texts.filter((_, at) => at % every === 0).map(({ text }) => ({ of: 'bill', text }));
}
