import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordingFinder, wordingOf } from '../../../lambdas/domain/extraction/wording-finder.ts';

const LISTS = [
  ['total', 'total amount', 'amount(?: due)?', 'a pagar'],
  ['no', 'n o', 'no ?claim', 'total'],
  ['#', 'claim #', 'v[a-z]*nummer', 'urin\\w*'],
];
const worded = LISTS.map((alternatives) => ({ wordings: alternatives.map(wordingOf) }));
const findWordings = wordingFinder(worded);
const words = [
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
  '\n',
];

it('finds what a pattern of each list would find in the whole text, first wordings first', () => {
  const texts = fc
    .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom('', ' ', '  ')))
    .map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const found = findWordings(text);
      for (const list of worded) {
        const sources = list.wordings.map(({ source }) => source).join('|');
        const pattern = new RegExp(`(?<![a-z0-9#])(?:${sources})(?:(?<=#)|(?![a-z0-9]))`, 'g');
        const own = found.filter(({ of }) => of === list).map(({ start, text: printed }) => [start, printed]);
        expect(own).toEqual([...text.matchAll(pattern)].map((match) => [match.index, match[0]]));
      }
    }),
    { numRuns: 1_000 },
  );
});
