import { LINE_KINDS } from '../../lambdas/domain/extraction/outline/judge-line.ts';
import { readCaptions } from '../captions/read-captions.ts';
import { readLists } from '../regression/read-lists.ts';
import { readSentences } from '../sentences/read-sentences.ts';
import type { Line } from './fit-lines.ts';

/** Of so many captions and sentences one is learned as a bill's line: without them the labels and services of bills would be unknown words. */
const [CAPTIONS, SENTENCES] = [20, 2];

/**
 * All lines of the lists beside this file: a line is the kind of paper, a tab, and what is printed there; and of the lists of captions and
 * sentences, which bills print.
 * @throws where a line is of no kind that is known
 */
export function readLines(): Line[] {
  const lines = readLists(import.meta.dirname).map(({ as, text }) => ({ of: kindNamed(as, text), text }));
  return [...lines, ...ofBills(readCaptions(), CAPTIONS), ...ofBills(readSentences(), SENTENCES)];
}

function kindNamed(name: string, text: string): Line['of'] {
  const kind = LINE_KINDS.find((one) => one === name);
  if (!kind)
    throw new Error(
      `scripts/papers: no kind of paper is called "${name}" (${text}); there are ${LINE_KINDS.join(', ')}`,
    );
  return kind;
}

function ofBills(texts: readonly { readonly text: string }[], every: number): Line[] {
  return texts.filter((_, at) => at % every === 0).map(({ text }) => ({ of: 'bill', text }));
}
