import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(`Elmbrook Clinic\n\n${text}\n\nTotal: 240.00 EUR`)).values;

test.each([
  ['Humana member', 'H61 330 2218'],
  ['PLAN MEMBER', 'X2217 84099'],
  ['J  MEMBER'.replace('  ', ' '), 'JKV 552 081 99'],
  ['10 IDENTIFICATION NUMBER ON CARD', 'XXQ 901 441 872'],
  ['Socio Sanitas', '7015 5982 03'],
])('reads the member’s number under a caption that says whose it is: %s', (caption, number) => {
  expect(read(`${caption}\n${number}`).insured_id).toBe(number);
});

test.each([
  ['THEIR CLAIM', '8202611709399'],
  ['Aetna claim', 'EQ4K7719R77'],
  ['Siniestro Mapfre', '26 118 447 09'],
])('or the claim’s: %s', (caption, number) => {
  expect(read(`${caption}\n${number}`).claim_number).toBe(number);
});

test.each([
  ['Your insurers bear 80% under your plan (member 4419 0276 77, pre-authorised in March).', '4419 0276 77'],
  ['Versichert sind Sie nach Ihrer Karte unter der Nummer T 550 118 499, gültig bis 08/29.', 'T 550 118 499'],
  ['Su hija está asegurada en Asisa (tarjeta sanitaria n.º 10 4418 0277 9) desde marzo.', '10 4418 0277 9'],
  ['Afiliado OSDE 210 Nº 61 884120 7 09. Reintegro a solicitar en la filial.', '61 884120 7 09'],
  ['Penjamin     Manulife Indonesia / kartu P 7740 118 99', 'P 7740 118 99'],
  [
    'Para reembolso junto à SulAmérica Saúde, plano Especial, beneficiária nº\n8 8811 0042 7719 09 9',
    '8 8811 0042 7719 09 9',
  ],
])('or behind its noun in a line: %s', (line, number) => {
  expect(read(line).insured_id).toBe(number);
});

test.each([
  'Member since 2019, phone 603 555 0148',
  'Member phone\n603 555 0148',
  'Member share\n118 447.00',
  'Pagado con tarjeta de débito n.º 4471 0277 6118 4470',
  'Paid by card 4471 0277 6118 4470',
])('and no other number: %s', (line) => {
  expect(read(line).insured_id).toBeUndefined();
});

test.each([
  ['Beneficiária 8811, solicitação 88.204.199-3, a prévia informada pela seguradora é de R$ 720,00.', '88.204.199-3'],
  ['Votre assurance (assuré n° 3 447 199, dossier de prestations PS-448199) participe aux frais.', 'PS-448199'],
])('what an insurer was asked for is numbered by its noun too: %s', (line, number) => {
  expect(read(line).claim_number).toBe(number);
});

test('a letter that encloses an account numbers it so', () => {
  const letter = 'Account SPR-599, sessions in May\n\nDear Sinead,\n';
  expect(read(`${letter}Please find below the account for your six sessions with Dr Whelan.`).invoice_number).toBe(
    'SPR-599',
  );
  expect(
    read(`${letter}Please find below the dates of your six sessions with Dr Whelan.`).invoice_number,
  ).toBeUndefined();
});

test('takes none of two claims', () => {
  expect(read('Aetna claim\nEQ4K7719R77\n\nCigna claim\nZZ4K7719R88').claim_number).toBeUndefined();
});

test('a number may end in two letters, or begin with the letter of a currency', () => {
  expect(read('Benef. nº 118447902 DA').insured_id).toBe('118447902 DA');
  expect(read('Member no. 118447902 TB').insured_id).toBe('118447902 TB');
  expect(read('Versicherten-Nr.: R 204 471 199').insured_id).toBe('R 204 471 199');
});

test('a day of September is no letter of guarantee', () => {
  expect(read('02 Sep     72501     Rehabilitation     390.00').claim_number).toBeUndefined();
});

test('a row of values has its labels above it', () => {
  const row = ['Registro ANS       Protocolo da Solicitação de Reembolso', '33967-9            2026/118.447-9'];
  expect(read(row.join('\n')).claim_number).toBe('2026/118.447-9');
});

test('the beneficiary of a bank’s slip is no member', () => {
  expect(read('Agência / Código beneficiário\n0719.04.11099').insured_id).toBeUndefined();
});

test('an application by its noun alone has a number', () => {
  expect(read('Antrag Kostenzuschuss:     KZ-2026/55199').claim_number).toBe('KZ-2026/55199');
});
