import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordingFinder } from '../../../../lambdas/domain/extraction/text/wording-finder.ts';

const LISTS = [
  ['total|total amount', 'amount(?: due)?', 'a pagar'],
  ['no|n o', '(?:no|nr){1,2} ?claim', 'total'],
  ['#', 'claim #', 'v[a-z]*nummer', 'urin\\w*', 'a .{0,4} due'],
];
const worded = LISTS.map((wordings) => ({ wordings }));
const findWordings = wordingFinder(worded);
const WORDS = [
  'total',
  'amount',
  'due',
  'no',
  'n',
  'o',
  'claim',
  '#',
  'versnummer',
  'urinalysis',
  'a',
  'pagar',
  '7',
  'ж',
  'λ',
  '\n',
];

/** Where the longest wording of a list ends that begins here, tried end by end. */
function longestFrom(text: string, start: number, list: readonly string[]): number | undefined {
  const source = list
    .join('|')
    .replaceAll(' ?', ' *')
    .replace(/ (?![*+])/g, ' +');
  const pattern = new RegExp(`^(?:${source})$`);
  const ends = Array.from({ length: text.length - start }, (_, at) => start + at + 1);
  const isEnd = (end: number) => /#$/.test(text.slice(0, end)) || !/^[a-z0-9]/.test(text.slice(end));
  return ends.findLast((end) => isEnd(end) && pattern.test(text.slice(start, end)));
}

describe('a finder of wordings', () => {
  it('finds at every word the longest wording of each list, as patterns would, without overlaps of a list', () => {
    const texts = fc
      .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom('', ' ', '  ')))
      .map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const found = findWordings(text);
        for (const list of worded) {
          const wanted: [number, string][] = [];
          let taken = 0;
          for (const { index } of text.matchAll(/(?<![a-z0-9#])[a-z0-9#]/g)) {
            const end = index < taken ? undefined : longestFrom(text, index, list.wordings);
            if (end === undefined) continue;
            wanted.push([index, text.slice(index, end).trimEnd()]);
            taken = end;
          }
          const own = found.filter(({ of }) => of === list).map(({ start, end }) => [start, text.slice(start, end)]);
          expect(own).toEqual(wanted);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives what begins at one word in the order of the lists', () => {
    expect(findWordings('total 7').map(({ of }) => worded.indexOf(of))).toEqual([0, 1]);
  });
});
