import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (second: string) => `
Datum         Ziffer       Leistung                              Betrag EUR
03.09.26      3501         Blutsenkung                                 4,02
              3550         Blutbild                                   ${second}
              3560         Glukose                                     2,68
04.09.26      4030         Schilddrüsenhormon                         16,76
                           Rechnungsbetrag                            27,48
Kassenanteil 20,00 EUR`;

test('lines of a day that is printed once are lines, and held against the total', () => {
  expect(check(bill('4,02')).result).toBe('PASS');
  expect(check(bill('9,02'))).toMatchObject({ result: 'FAIL', reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP' });
});
