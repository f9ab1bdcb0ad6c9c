import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (head: string, row: string) =>
  check(`
${head}
X-ray              1            180.00            180.00
${row}
Total                                             520.00
Insurance pays                                    390.00
Patient pays                                      130.00`);

const HEADS = [
  'Service            Qty          Unit price        Amount',
  'Leistung           Menge        Einzelpreis       Betrag',
  'Acte               Qté          Prix unitaire     Montant',
  'Concepto           Cantidad     Precio unitario   Importe',
  'Descrição          Quant.       Preço unit.       Valor',
  'Tindakan           Jml          Harga satuan      Jumlah',
];

test.each(HEADS)('a line is its quantity times its price: %s', (head) => {
  expect(bill(head, 'Dressing           4             85.00            340.00')).toMatchObject({ result: 'PASS' });
  expect(bill(head, 'Dressing           3             85.00            340.00')).toMatchObject({
    result: 'FAIL',
    reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP',
    reason: 'By quantity and price a billed line comes to 255.00, but its amount is 340.00.',
  });
});

test.each([
  ['Dressing, 4 x 85.00                             340.00', 'PASS'],
  ['Dressing, 4 visits at 85.00                     340.00', 'PASS'],
  ['Dressing, 3 x 85.00                             340.00', 'FAIL'],
  ['Dressing, 3 visits at 85.00                     340.00', 'FAIL'],
])('so is one whose words say both: %s', (row, result) => {
  expect(bill('Service                                           Amount', row).result).toBe(result);
});

test.each([
  ['beside a discount', 'Service            Qty          Unit price   Discount     Amount'],
  ['without a head', ''],
  ['under a number', 'Service            Code         Unit price        Amount'],
])('it may be another %s', (_, head) => {
  expect(bill(head, 'Dressing           3             85.00            340.00').reasonCode).not.toBe(
    'LINE_ITEMS_DO_NOT_ADD_UP',
  );
});

test('a price is rounded to the cent, so many of them to half as many cents', () => {
  const words = (amount: string) => `Tablets, 15 x 22.67                             ${amount}`;
  expect(bill('Service                                           Amount', words('340.00')).result).toBe('PASS');
  expect(bill('Service                                           Amount', words('340.20')).result).toBe('FAIL');
});

/** A subsidy told in a table of its own, beside lines of which no quantity is printed. */
const SUBSIDY = (row: string, other = '2.1      Gap, one missing tooth            1        482.66       482.66') => `
Provisional crown            58.08
Crowns                      966.14
Sum I                     1,024.22

Finding                              Qty         each          EUR
${other}
${row}
Insurance pays      615.46
Patient pays        408.76
Total             1,024.22`;

test('in other tables, too, where one row is wrong and another right', () => {
  expect(check(SUBSIDY('2.7      Veneer, per tooth                 2         66.40       132.80'))).toMatchObject({
    result: 'PASS',
  });
  const wrong = SUBSIDY('2.7      Veneer, per tooth                 3         66.40       132.80');
  expect(check(wrong).reason).toBe('By quantity and price a billed line comes to 199.20, but its amount is 132.80.');
  const twice = SUBSIDY(
    '2.7      Veneer, per tooth                 3         66.40       132.80',
    '2.1      Gap, one missing tooth            2        482.66       482.66',
  );
  expect(check(twice)).toMatchObject({ result: 'PASS' });
});
