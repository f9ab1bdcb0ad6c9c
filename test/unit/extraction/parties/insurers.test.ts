import { expect, test } from 'vitest';
import { guessCountry } from '../../../../lambdas/domain/extraction/sheet/country.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
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

test('Indonesian files of a patient are no Portuguese insurer', () => {
  const said = 'memberi kuasa kepada Penanggung untuk meminta rekam medis.';
  expect([named(said, false), named('medis')]).toEqual([undefined, undefined]);
  expect([named('A seguradora Medis paga', false), named('Medis')]).toEqual(['Médis', 'Médis']);
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

test.each([
  [
    'a common word in another form',
    ['La Mutuelle Générale', 'Mutuelle Générale de la Police', 'Zurich Seguros Generales', 'Mutua General'],
  ],
  [
    'an abbreviation that differs by a letter',
    ['AIG Singapore', 'ALA Singapore', 'IKK Niedersachsen', 'HBF Health Insurance'],
  ],
  ['what a name says besides its brand', ['Niedersachsen', 'Singapore']],
  ['a word that differs by a letter', ['MedLife', 'ProHealth', 'Canara Life', 'Sudamericana de Seguros', 'Prudencial']],
  ['a word that is like it', ['Alliance Care', 'Northern Cross', 'Vitalité', 'Canadian Life', 'Elevate Health']],
  ['a word that ends otherwise', ['Harmonia Mutuelle', 'Discover Health', 'Multicard', 'Bonita Medical Fund']],
])('takes %s for nobody of the registry: %s', (_, texts) => {
  expect(texts.map((text) => [text, named(text)])).toEqual(texts.map((text) => [text, undefined]));
});

test.each([
  ['Generaii', 'Generali'],
  ['He1sana', 'Helsana'],
  ['Allianz VVorldwide Care', 'Allianz Care'],
  ['AlIianz Care', 'Allianz Care'],
  ['Alianz Care', 'Allianz Care'],
  ['Bradesc0 Saúde', 'Bradesco Saúde'],
  ['Southem Cross', 'Southern Cross Health Society'],
  ['Blue Cros Blue Shield', 'Blue Cross Blue Shield'],
  ['Blue CrossBlue Shield', 'Blue Cross Blue Shield'],
  ['A1A Singapore', 'AIA'],
  ['A0K Niedersachsen', 'AOK'],
  ['8upa Insurance Limited', 'Bupa'],
  ['Manulite', 'Manulife'],
  ['Actna Life Insurance Company', 'Aetna'],
  ['Medibnak', 'Medibank'],
  ['Technicker Krankenkasse', 'Techniker Krankenkasse'],
  ['Prudental', 'Prudential'],
])('identifies %s, as it is misread or mistyped, as %s', (text, name) => {
  expect(named(text)).toBe(name);
});

test('takes short names in running text only as they are printed', () => {
  expect(named('please see the css file', false)).toBeUndefined();
  expect(named('billed to CSS in March', false)).toBe('CSS');
});

test.each([
  ['Insurance Company: Gulf Crescent Insurance P.S.C.\nTPA: Medline Gulf', 'Gulf Crescent Insurance P.S.C.'],
  ['Insurance Company: AIG Singapore', 'AIG Singapore'],
  ['Insurance Company: Société Générale Assurances', 'Société Générale Assurances'],
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

test('the label beside is no other insurer', () => {
  const bill = (label: string) => `
Óptica Ribera Alta
Cliente                                Aseguradora                  ${label}
D.ª Visitación Escanero                SANITAS, S.A.                AUT-5519023
Total factura                                                       510,55 €`;
  const insurer = (label: string) => extractInvoice(plainDocument(bill(label))).values.identified_insurer;
  expect(insurer('Autorización')).toBe('Sanitas');
});

test('a Spaniard’s number is no Chilean’s, whatever its letter', () => {
  const country = (number: string) =>
    guessCountry(sheetOf(plainDocument(`Óptica Ribera Alta\nCliente ${number}`)).segments);
  expect(country('RUN 25.190.334-K')).toBe('CL');
  expect(country('NIF 25.190.334-K')).toBeUndefined();
});
