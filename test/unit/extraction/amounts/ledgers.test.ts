import { describe, expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';

describe('a ledger that keeps a running balance', () => {
  const owed = { total: '400.00', insurance: '320.00', patient: '80.00' };

  test.each([
    ['behind a minus', '120.00-', '320.00-'],
    ['in brackets', '(120.00)', '(320.00)'],
    ['as credits', '120.00 CR', '320.00 CR'],
    ['without a sign', '120.00', '320.00'],
  ])('takes off what the plan paid, and what nobody pays, printed %s', (_, discount, payment) => {
    expect(
      amountsOfBill(`
Date          Entry                            Amount         Balance
03/01/2026    Ward visit                       260.00          260.00
03/02/2026    Ward visit                       180.00          440.00
03/03/2026    Discharge                         80.00          520.00
03/09/2026    Sent to the plan                   0.00          520.00
04/02/2026    Plan discount                    ${discount.padEnd(12)}    400.00
04/02/2026    Insurance payment                ${payment.padEnd(12)}     80.00
                    Patient part after insurance:             $80.00`),
    ).toEqual(owed);
  });

  test('says nothing where its balance does not follow from what it books', () => {
    expect(
      amountsOfBill(`
Date          Entry                            Amount         Balance
03/01/2026    Ward visit                       260.00          260.00
03/02/2026    Ward visit                       180.00          440.00
03/03/2026    Discharge                         80.00          520.00
04/02/2026    Plan discount                    120.00-         400.00
04/02/2026    Insurance payment                310.00-          80.00
                                               Please pay       $80.00`),
    ).toMatchObject({ insurance: undefined });
  });
});
