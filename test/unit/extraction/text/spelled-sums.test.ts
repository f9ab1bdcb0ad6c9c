import { expect, test } from 'vitest';
import { findMoney } from '../../../../lambdas/domain/extraction/text/money.ts';
import { withoutSpelledSum } from '../../../../lambdas/domain/extraction/text/spelled-sum.ts';

test.each([
  ['transferido seiscientos veinte euros (', 'transferido'],
  ['the bill of six hundred and twenty-three pounds (', 'the bill of'],
  ['von zweihundertfünfzig Euro (', 'von'],
  ['cobrou mil e quarenta reais (', 'cobrou'],
  // Not announced by a sum in words, or without a bracket behind it.
  ['transferido (', 'transferido ('],
  ['transferido a euros (', 'transferido a euros ('],
  ['seiscientos veinte euros', 'seiscientos veinte euros'],
])('%s', (text, rest) => {
  expect(withoutSpelledSum(text)).toBe(rest);
});

test('in brackets behind a sum in words an amount is not below zero', () => {
  expect(findMoney('seiscientos veinte euros (620,00 €)').map(({ cents }) => cents)).toEqual([62_000]);
  expect(findMoney('Ajuste de la cuenta (620,00 €)').map(({ cents }) => cents)).toEqual([-62_000]);
  expect(findMoney('Ajuste en euros (620,00)').map(({ cents }) => cents)).toEqual([-62_000]);
});
