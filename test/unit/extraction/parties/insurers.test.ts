import { expect, test } from 'vitest';
import { matchInsurers } from '../../../../lambdas/domain/insurers/match-insurer.ts';
import { INSURERS } from '../../../../lambdas/domain/insurers/registry.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

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

test.each([
  ['Insurance Company: Gulf Crescent Insurance P.S.C.\nTPA: Medline Gulf', 'Gulf Crescent Insurance P.S.C.'],
  ['Insurance: Prairie Star Health Plan\n600 Depot Road, Bemidji, MN 56601', 'Prairie Star Health Plan'],
])('takes no other company for one whose name is like it: %s', (lines, printed) => {
  const bill = `Elm Row Clinic\n${lines}\nPatient: Ida Moss\nConsultation  $90.00\nTotal  $90.00`;
  expect(extractInvoice(plainDocument(bill)).values).toMatchObject({
    insurance_name: printed,
    identified_insurer: 'UNKNOWN',
  });
});

test('gives the full stops of a company’s form', () => {
  const bill = `
Grupo Nacional Provincial, S.A.B.
FINIQUITO DE GASTOS MÉDICOS MAYORES
Asegurado: Ida Moss
Consulta      900.00`;
  expect(extractInvoice(plainDocument(bill)).values.insurance_name).toBe('Grupo Nacional Provincial, S.A.B.');
});
