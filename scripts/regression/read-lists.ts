import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of a list: what it is learned as, a tab, and the text. */
export interface Listed {
  readonly as: string;
  readonly text: string;
}

/** All lines of a folder's lists, one list a language, in the order of their names. */
export function readLists(folder: string): Listed[] {
  const lists = readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort();
  return lists.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [as = '', text = ''] = line.split('\t');
        return { as, text };
      }),
  );
}
