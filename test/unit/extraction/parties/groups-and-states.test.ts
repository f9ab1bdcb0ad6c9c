import { describe, expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

describe('the insurer', () => {
  test.each([
    ['50400 Kuala Lumpur, Malaysia', 'Insurer: AIA Bhd.', 'AIA Bhd.', 'AIA'],
    ['50400 Kuala Lumpur, Malaysia', 'Insurer: AIA (M) Bhd', 'AIA (M) Bhd', 'AIA'],
    ['Quito, Ecuador', 'Aseguradora: BUPA ECUADOR S.A.', 'BUPA ECUADOR S.A.', 'Bupa'],
    ['06600 Ciudad de México, México, RFC ABC010203AB1', 'Aseguradora: Bupa México', 'Bupa México', 'Bupa'],
    ['São Paulo, Brasil, CNPJ 31.447.820/0001-09', 'Seguradora: Bupa Brasil', 'Bupa Brasil', 'Bupa'],
  ])('is a group’s company in another of its countries: %s, %s', (town, line, name, insurer) => {
    const { values } = billWith(`${town}\n${line}`);
    expect(values).toMatchObject({ insurance_name: name, identified_insurer: insurer });
  });

  test.each([
    ['8. ASEGURADOR', 'Instituto Nacional de Seguros – INS Medical'],
    ['Segurador', 'Império do Sul Companhia'],
  ])('is asked for as who insures: %s', (label, name) => {
    expect(billWith(`${label}          9. N.º DE PÓLIZA\n${name.padEnd(60)}77-4471`).values.insurance_name).toBe(name);
  });

  test.each([
    ['Convênio: SulAmérica Saúde Carteirinha: 557 20884 1130', 'SulAmérica Saúde'],
    ['Convênio: Bradesco Saúde Carteirinha nº 557 20884 1130', 'Bradesco Saúde'],
  ])('keeps the last word of its name before the number of a card: %s', (line, name) => {
    expect(billWith(line).values.insurance_name).toBe(name);
  });

  test('keeps its country and form on the next line of its cell', () => {
    const rows = [
      ['Patient', 'Lim Boon Keat'],
      ['Insurer', 'Great Eastern Life Assurance'],
      ['', '(Malaysia) Berhad'],
      ['Policy No.', 'GE-5500181'],
      ['Total', 'RM 90.00'],
    ];
    const ys = [100, 114, 124, 140, 180];
    const cells = rows.flatMap(([label = '', text = ''], at) => [
      ...(label === '' ? [] : [{ x: 50, y: ys[at] ?? 0, text: label, size: 8 }]),
      { x: 140, y: ys[at] ?? 0, text, size: 8 },
    ]);
    const { values } = extractInvoice(
      printedDocument({ x: 50, y: 40, text: 'Pusat Onkologi Elm', size: 14 }, ...cells),
    );
    expect(values.insurance_name).toBe('Great Eastern Life Assurance (Malaysia) Berhad');
  });
});
