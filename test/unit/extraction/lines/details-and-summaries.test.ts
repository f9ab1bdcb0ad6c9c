import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const dentures = (fees: string, total = '835.92') => `
Service                                         Amount
Full crown                                      186.42
Temporary crown                                  24.51
Impression                                       37.41
Ceramic crown                                   219.25
Adhesive cementing                               16.82
Fees by contract                                ${fees}
Fees by agreement                               236.07
Laboratory                                      341.87
Materials                                         9.64
Total                                           ${total}
Insurance pays                                  267.36
Patient pays                                    568.56`;

test('lines that a table’s last lines sum up in part are no lines besides them', () => {
  expect(check(dentures('248.34')).result).toBe('PASS');
});

test('but where what sums them up says something else, they do not add up', () => {
  expect(check(dentures('238.34')).reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
});

const till = (doctor: string) => `
Rp del 30/09/25              ${doctor}
Insulin, 5 pens               84,220.00
   covered 100%              -84,220.00
Metformin 1000 mg             26,315.40
   covered 70%               -18,420.78
Test strips                   43,700.00
   covered 70%               -30,590.00
Subtotal                     154,235.40
Total                        154,235.40
Insurance pays               133,230.78
Patient pays                  21,004.62`;

test('a doctor’s number over figures that have their cents is no line, and a till’s list then is in doubt', () => {
  expect(check(till('MN 102,884')).result).toBe('PASS');
});
