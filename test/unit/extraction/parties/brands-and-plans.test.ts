import { expect, test } from 'vitest';
import { isNobody } from '../../../../lambdas/domain/extraction/parties/is-nobody.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const insurerOf = (lines: string) =>
  extractInvoice(
    plainDocument(`
Birch Row Imaging
Patient: Ida Moss
${lines}
Visit           $110.00
Total           $110.00`),
  ).values.insurance_name;

test('a label’s brand with its plan stands for the brand that the rest of the paper calls it by', () => {
  const discount = 'Humana negotiated discount\nBilled to Humana';
  expect(insurerOf(`Primary      Humana Silver Choice\n${discount}`)).toBe('Humana Silver Choice');
  expect(insurerOf(`Primary      Humana Claims Plan Office\n${discount}`)).toBe('Humana');
});

test('words of a plan are no person’s name', () => {
  expect(insurerOf('Primary      Corvida Individual Choice')).toBe('Corvida Individual Choice');
});

test.each([
  ['Aseg.: Corvida Regional', 'Corvida Regional'],
  ['Seguro (reembolso): Vida Andina', 'Vida Andina'],
  ['Versich.: Alpenland Wechselseitige', 'Alpenland Wechselseitige'],
  ['Träger: Corvida', 'Corvida'],
])('reads the insurer in %s', (line, name) => {
  expect(insurerOf(line)).toBe(name);
});

test('whose member somebody is, and the number of the plan', () => {
  expect(insurerOf('Afiliado OSDE 210 Nº 61 884120 7 01. Reintegro a solicitar en la filial')).toBe('OSDE 210');
  expect(insurerOf('Your receipts went to Irish Life Health through their app.')).toBe('Irish Life Health');
});

test('the department that a bill goes to is no part of the insurer’s name', () => {
  expect(insurerOf('Insurer: Seguros Vida Andina – Siniestros Salud')).toBe('Seguros Vida Andina');
  expect(insurerOf('Insurer: Seguros Vida Andina – Grupo Lima')).toBe('Seguros Vida Andina – Grupo Lima');
});

test.each(['none given to us', 'uns nicht bekannt', 'no facilitado', 'não fornecido', 'belum ada', 'not supplied'])(
  '%s is nobody',
  (text) => {
    expect(isNobody(text)).toBe(true);
  },
);

test('across a till’s roll a name goes on at the paper’s edge where it had no more room', () => {
  const roll = (last: string) =>
    extractInvoice(
      printedDocument(
        { x: 10, y: 50, text: 'Laboratorio San Telmo' },
        { x: 10, y: 80, text: 'Paciente: Ida Moss' },
        { x: 10, y: 100, text: 'Aseguradora: Pan-American Life' },
        { x: 10, y: 113, text: 'Insurance de Panamá, S.A.' },
        { x: 10, y: 150, text: 'Hemograma' },
        { x: 150, y: 150, text: '90,00' },
        { x: 10, y: 165, text: 'TOTAL' },
        { x: 150, y: 165, text: '90,00' },
        { x: 10, y: 190, text: last },
      ),
    ).values.insurance_name;
  expect(roll('Gracias por su visita, vuelva')).toBe('Pan-American Life Insurance de Panamá, S.A.');
  expect(roll('Gracias por su visita, vuelva pronto y traiga la orden')).not.toContain('Life Insurance de');
});
