import type { Category } from '../reading.ts';
import type { WordList } from './word-list.ts';

/** How one kind of care is spoken of in the six languages, in plain text. */
export interface CareWords {
  readonly category: Category;
  /** What is done or handed out: words of billed lines, of titles and of names alike. */
  readonly services: WordList;
  /** Such words as hotels and shops bill, too: they say of which kind the care is where it is care. */
  readonly everyday: WordList;
  /** What those who give it call themselves beyond that: they speak of the care only in a name. */
  readonly billers: WordList;
}
