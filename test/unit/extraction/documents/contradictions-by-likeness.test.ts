import { expect, test } from 'vitest';
import { evaluateExtraction } from '../../../../bench/evaluate-extraction.ts';
import { documentsIn } from '../../../../bench/extraction-sets.ts';

const SET = 'test/extraction-set/printed-teaching';
/** Papers whose third figure is printed otherwise than two others make it, or whose rate is, under words that no label knows. */
const THIRDS = ['fr-b72', 'es-c20', 'pt-c52'];
const RATES = ['en-a08', 'en-a36', 'fr-b66', 'pt-c46'];

test.each([
  ['a figure', THIRDS],
  ['a rate', RATES],
])('bills fail where %s contradicts the others under words that no label knows', async (_, ids) => {
  const { amountChecks } = await evaluateExtraction(documentsIn(SET).filter(({ id }) => ids.includes(id)));
  expect(amountChecks.map(({ id, found, wanted }) => [id, found, wanted]).sort()).toEqual(
    ids.map((id) => [id, 'FAIL', 'FAIL']).sort(),
  );
});
