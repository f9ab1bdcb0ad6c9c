import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

const BILL = [
  { x: 50, y: 50, text: 'Clínica Río Alto' },
  { x: 50, y: 300, text: 'Consulta médica' },
  { x: 300, y: 300, text: '90.00' },
  { x: 50, y: 320, text: 'Importe total' },
  { x: 300, y: 320, text: '90.00' },
];

const values = (...texts: readonly { x: number; y: number; text: string }[]) =>
  extractInvoice(printedDocument(...BILL, ...texts)).values;

test('a value whose cell begins with the colon goes on under the colon', () => {
  const read = values(
    { x: 50, y: 100, text: 'Paciente' },
    { x: 120, y: 100, text: ': Elías Tomás Berrocal' },
    { x: 120, y: 114, text: 'Luna' },
    { x: 50, y: 132, text: 'Edad' },
    { x: 120, y: 132, text: ': 41 años' },
    { x: 320, y: 100, text: 'Seguro' },
    { x: 400, y: 100, text: ': Pacífico' },
    { x: 400, y: 114, text: 'Seguros' },
    { x: 320, y: 128, text: 'Plan' },
    { x: 400, y: 128, text: ': Integral' },
  );
  expect(read).toMatchObject({ patient_name: 'Elías Tomás Berrocal Luna', insurance_name: 'Pacífico Seguros' });
});

test('of a bill’s addressee only what says that it insures belongs to the name', () => {
  const to = (second: string) =>
    values(
      { x: 50, y: 100, text: 'Señores' },
      { x: 120, y: 100, text: ': MAPFRE PERÚ S.A. ENTIDAD' },
      { x: 120, y: 114, text: second },
      { x: 50, y: 132, text: 'Paciente' },
      { x: 120, y: 132, text: ': Elías Berrocal' },
    ).insurance_name;
  expect(to('PRESTADORA DE SALUD')).toBe('MAPFRE PERÚ S.A. ENTIDAD PRESTADORA DE SALUD');
  expect(to('SAN ISIDRO')).toBe('MAPFRE PERÚ S.A. ENTIDAD');
});

test('in a margin set widely the name goes on up to where the next label stands apart', () => {
  const under = (next: number) =>
    values(
      { x: 50, y: 100, text: 'Versicherung' },
      { x: 50, y: 117, text: 'Merkur Alpenland' },
      { x: 50, y: 135, text: 'Wechselseitige Sparte' },
      { x: 50, y: next, text: 'Postfach' },
    ).insurance_name;
  expect(under(170)).toBe('Merkur Alpenland Wechselseitige Sparte');
  expect(under(153)).toBe('Merkur Alpenland');
});

test('a name goes on under itself where the column had no more room for it', () => {
  const under = (first: string, second: string) =>
    values(
      { x: 50, y: 100, text: 'Paciente' },
      { x: 170, y: 100, text: 'Seguro' },
      { x: 50, y: 114, text: first },
      { x: 170, y: 114, text: 'Pacífico' },
      { x: 50, y: 127, text: second },
    ).patient_name;
  expect(under('Elías Tomás', 'Berrocal-Villafuerte')).toBe('Elías Tomás Berrocal-Villafuerte');
  expect(under('Alejandra', 'Luna')).toBe('Alejandra Luna');
  expect(under('Elías Luna', 'Lima')).toBe('Elías Luna');
});

test('a registered name goes on under itself where its label stands between its lines', () => {
  const over = (first: string, second: string) =>
    values(
      { x: 170, y: 100, text: `: ${first}` },
      { x: 50, y: 107, text: 'Penjamin' },
      { x: 180, y: 114, text: second },
      { x: 50, y: 130, text: 'No. Peserta' },
      { x: 170, y: 130, text: ': MI-77120045' },
    );
  expect(over('PT Asuransi Allianz', 'Life Indonesia')).toMatchObject({
    insurance_name: 'PT Asuransi Allianz Life Indonesia',
    identified_insurer: 'Allianz Indonesia',
  });
  expect(over('PT Asuransi Allianz', 'Lestari').insurance_name).toBe('PT Asuransi Allianz');
  expect(over('Prudential', 'Singapore').insurance_name).toBe('Prudential');
});
