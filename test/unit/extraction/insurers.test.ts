import { expect, test } from 'vitest';
import { matchInsurers } from '../../../lambdas/domain/insurers/match-insurer.ts';
import { INSURERS } from '../../../lambdas/domain/insurers/registry.ts';

const named = (text: string, wholeText = true) => matchInsurers(text, INSURERS, wholeText)[0]?.insurer.name;

test('identifies every insurer by its own name and by each of its aliases', () => {
  for (const insurer of INSURERS) {
    for (const alias of [insurer.name, ...insurer.aliases])
      expect([alias, named(alias)]).toEqual([alias, insurer.name]);
  }
});

test.each([
  ['UNITED HEALTHCARE', 'UnitedHealthcare'],
  ['Unitedhealthcare Insurance Co', 'UnitedHealthcare'],
  ['Helsana – Formule Confort', 'Helsana'],
  ['Niva Bupa Health', 'Niva Bupa'],
  ['Techniker Krankenkase', 'Techniker Krankenkasse'],
  ['SULAMERICA', 'SulAmérica'],
  ['Blue Cross and Blue Shield of Texas', 'Blue Cross Blue Shield'],
])('identifies %s as %s', (text, name) => {
  expect(named(text)).toBe(name);
});

test.each([
  'Navjeevan General Insurance Co. Ltd.',
  'Jurasanté Kranken- und Unfallkasse',
  'Signet Mutual Benefit Trust',
  'National Health Insurance',
  'General Insurance Company',
  'Health Plan',
])('does not force %s on an insurer of the registry', (text) => {
  expect(named(text)).toBeUndefined();
});

test('takes short names in running text only as they are printed', () => {
  expect(named('please see the css file', false)).toBeUndefined();
  expect(named('billed to CSS in March', false)).toBe('CSS');
});
