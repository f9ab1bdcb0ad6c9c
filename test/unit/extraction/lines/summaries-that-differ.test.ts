import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

/** A bill in four sections, each with its sum, and all of them once more above the total. */
const BILL = (summary: string, total: string) => `
A. Facilities
Theatre                                                  1,260.00
Recovery room                                              300.00
Subtotal A                                               1,560.00

B. Physicians
Surgeon                                                  5,600.00
Anaesthetist                                             1,670.00
Subtotal B                                               7,270.00

C. Laboratory
Blood panel                                                286.40
Histology                                                  392.00
Subtotal C                                                 678.40

SUMMARY
   A. Facilities                                         1,560.00
   B. Physicians                                         7,270.00
${summary}

   Total of the bill                                     ${total}
   Insurance pays                                        8,400.00
   Patient pays                                          ${total === '9,508.40' ? '1,108.40' : '1,198.40'}`;

test('a summary has the sections’ sums', () => {
  const right = '   C. Laboratory                                           678.40';
  expect(check(BILL(right, '9,508.40'))).toMatchObject({ result: 'PASS' });
});

test('one of them that is another there contradicts it', () => {
  const wrong = '   C. Laboratory                                           768.40';
  expect(check(BILL(wrong, '9,598.40'))).toMatchObject({
    result: 'FAIL',
    reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP',
    reason: 'The billed lines add up to 678.40, but the sum under them is 768.40.',
  });
});

/** As `BILL`, its summary on a page of its own, before a discount, with another table beside it. */
const BILL_OF_TWO_PAGES = (laboratory: string, gross: string, net: string, own: string) => `${
  BILL('', net).split('SUMMARY')[0]
}\f
   A. Facilities           1,560.00     Items not covered                        100.00
   B. Physicians           7,270.00     Co-payment
   C. Laboratory           ${laboratory}     Payable by the patient                   ${own}
   Gross Bill Amount       ${gross}     Insurance pays                         8,000.00
   Less: Discount           -300.00
   Net Bill Amount         ${net}`;

test('nor need the total be right under it: the gross is what a summary comes to before a discount', () => {
  expect(check(BILL_OF_TWO_PAGES('  678.40', '9,508.40', '9,208.40', '1,208.40'))).toMatchObject({ result: 'PASS' });
  expect(check(BILL_OF_TWO_PAGES('  768.40', '9,598.40', '9,298.40', '1,298.40'))).toMatchObject({
    result: 'FAIL',
    reason: 'The billed lines add up to 678.40, but the sum under them is 768.40.',
  });
});
