import { describe, expect, test } from 'vitest';
import { check } from '../checked-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const statement = (table: string, below = '') =>
  extractInvoice(
    plainDocument(`
EXPLANATION OF BENEFITS
Payer: Humana
Member: Rosa Dena
Member ID: HX4412907
Provider: Elmwood Family Clinic
${table}
${below}`),
  ).values;

const SUMS = { total_amount: '280.00', insurance_amount: '210.00', out_of_pocket: '70.00' };

describe('a table whose lines nobody sums up', () => {
  test.each([
    ['Charged        Allowed        Plan paid        You owe', 'a statement'],
    ['Billed         Eligible       Fund paid        Member pays', 'a fund'],
    ['Fee            Approved       Insurer share    Patient share', 'an insurer'],
    ['Submitted      Plan allowance   We paid        Your share', 'one who speaks to the member'],
    ['Gross          Tariff         Scheme pays      Co-ins', 'a scheme'],
    ['Amount         Net            HMO              Patient', 'a bill of a health organisation'],
  ])('is summed column by column under the heads %s', (heads) => {
    const values = statement(`
Service              ${heads}
Office visit         200.00         180.00         140.00         40.00
X-ray, two views     110.00         100.00         70.00         30.00`);
    expect(values).toMatchObject(SUMS);
  });

  test('is summed where a discount comes off the first column and no column holds the rest', () => {
    const values = statement(`
Activity             Gross          Discount       Patient share      Net claimed
D2740                400.00         40.00          72.00              288.00
D0220                100.00         0.00           20.00              80.00
Total                500.00         40.00          92.00              368.00`);
    expect(values).toMatchObject({ insurance_amount: '368.00', out_of_pocket: '92.00' });
  });

  test('is summed where a row without a word holds the sums', () => {
    const values = statement(`
Service              Charged        Allowed        Plan paid      You owe
Office visit         200.00         180.00         140.00         40.00
X-ray, two views     110.00         100.00         70.00          30.00
                     310.00         280.00         210.00         70.00`);
    expect(values).toMatchObject(SUMS);
  });

  test.each([
    ['two visits', 2, ''],
    ['three visits', 3, ''],
    ['three visits and their sum', 3, '                     330.00         300.00         240.00         60.00'],
    ['two visits and their sum', 2, 'Total                220.00         200.00         160.00         40.00'],
  ])('takes lines that are alike for lines: %s', (_, visits, sum) => {
    const visit = 'Office visit         110.00         100.00         80.00         20.00\n';
    const values = statement(`
Service              Charged        Allowed        Plan paid      You owe
${visit.repeat(visits)}${sum}`);
    const [total, paid, owed] = [100, 80, 20].map((cents) => `${cents * visits}.00`);
    expect(values).toMatchObject({ total_amount: total, insurance_amount: paid, out_of_pocket: owed });
  });

  test('is not summed beside a total that is another', () => {
    const values = statement(`
Service              Charged        Allowed        Plan paid      You owe
Office visit         200.00         180.00         140.00         40.00
X-ray, two views     110.00         100.00         70.00          30.00
Totals               510.00         440.00         330.00         110.00`);
    expect(values).toMatchObject({ total_amount: '440.00', insurance_amount: '330.00', out_of_pocket: '110.00' });
  });

  test('is left alone where another table follows, and where it is not said who paid', () => {
    const two = statement(`
Service              Charged        Allowed        Plan paid      You owe
Office visit         200.00         180.00         140.00         40.00
X-ray, two views     110.00         100.00         70.00          30.00
Item                 Charged        Allowed        Plan paid      You owe
Splint               50.00          40.00          30.00          10.00`);
    expect(two.total_amount).not.toBe('280.00');
    const unsaid = extractInvoice(
      plainDocument(`
Elmwood Family Clinic
Patient: Rosa Dena
Service              Charges        Payments       Balance
Office visit         180.00         140.00         40.00
X-ray, two views     100.00         70.00          30.00`),
    ).values;
    expect(unsaid.insurance_amount).toBeUndefined();
  });
});

const THREE = ['insurance_amount', 'out_of_pocket', 'total_amount'] as const;
const threeOf = (bill: string) => {
  const { result, values } = check(bill);
  return [result, ...THREE.map((field) => values[field])];
};

test('a code before the words of a row stands in no column, and a row below zero takes its line back', () => {
  const bill = `
Código   Concepto                         Importe       A cargo EPS       Copago
50.01    Control prenatal                  120.00             80.00        40.00
76.11    Ecografía                         180.00            144.00        36.00
76.11    Ecografía, registro duplicado     180.00            144.00        36.00
76.11    Extorno del duplicado            -180.00           -144.00       -36.00
85.20    Perfil de laboratorio             265.00            212.00        53.00`;
  expect(threeOf(bill)).toEqual(['PASS', '436.00', '129.00', '565.00']);
  expect(threeOf(`${bill}\nCobertura 80 %, control prenatal: copago fijo de S/ 40.00 por visita.`)).toEqual([
    'PASS',
    '436.00',
    '129.00',
    '565.00',
  ]);
});

test('two payers’ columns are one share, line by line, and what nobody pays of a line is a bare nought', () => {
  const bill = (copay: string) => `
Prestación                   Valor $     Bonificación Isapre $     Seguro compl. $      Copago $
Día cama                     386.000                   308.800              38.600        38.600
Derecho de pabellón          512.400                   358.680              76.860        76.860
Set de aseo                   14.990                         0                   0        ${copay}`;
  expect(threeOf(bill('14.990'))).toEqual(['PASS', '782940.00', '130450.00', '913390.00']);
  expect(threeOf(bill('12.990'))[0]).toBe('FAIL');
});
