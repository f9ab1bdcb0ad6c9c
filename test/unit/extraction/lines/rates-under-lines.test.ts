import { expect, test } from 'vitest';
import { isSum } from '../../../../lambdas/domain/extraction/words/sum-words.ts';
import { amountsAndCheck } from '../amounts-and-check.ts';

test('what a rate makes of the line above it is no line, and beside its rate no rate', () => {
  expect(
    amountsAndCheck(`
Pharmacie du Vieux Gueliz
Facture F26/118-0447
Assuré n° W-3398 1174
Compagnie : Wafa Assurance
2 Glucophage 850 B/60         77,80
taux 80%                      62,24
1 Tahor 20 mg B/30           112,40
taux 80%                      89,92
1 Bandelettes glyc. x50      149,00
taux 70%                     104,30
Somme des articles           339,20
Réglé par Wafa               256,46
Réglé par le client           82,74`),
  ).toMatchObject({ total: '339.20', insurance: '256.46', patient: '82.74', check: 'PASS' });
});

test.each([
  ['balance sum insured as on date', false],
  ['sums assured', false],
  ['sum of charges', true],
])('%s is a sum of lines: %s', (words, sums) => {
  expect(isSum(words)).toBe(sums);
});
