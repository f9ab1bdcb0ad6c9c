import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (tests: string, credit: string) =>
  check(`
Description                              Amount
Room                                     $60.00
Tests                                    $${tests}
Day not used                           ${credit}
Total                                   $105.00
Insurance pays                           $84.00
Patient pays                             $21.00`);

test.each(['-$25.00', ' - $25.00', '$ -25.00', '$25.00-', '$25.00 CR', '−$25.00', '($25.00)', '- 25.00'])(
  'a line that is printed below zero is taken off: %s',
  (credit) => {
    expect(bill('70.00', credit)).toMatchObject({ result: 'PASS' });
    expect(bill('45.00', credit)).toMatchObject({ result: 'FAIL', reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP' });
  },
);
