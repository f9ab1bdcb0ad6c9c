import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { check } from '../checked-bill.ts';

test('gives columns the heads that are set at their other side', () => {
  const { values, result } = check(`
                            PATIENT BILL OF THE INSURED
No   Service    Gross          Disc.         Net           Pt. share     Co. share
1    Dressing          90.00         10.00         80.00         16.00             64.00
2    Suture           200.00         20.00        180.00         36.00            144.00
     Total            290.00         30.00        260.00         52.00            229.00`);
  expect(values).toMatchObject({ total_amount: '260.00', insurance_amount: '229.00', out_of_pocket: '52.00' });
  expect(result).toBe('FAIL');
});

test('takes no head for a column’s that stands over another one’s figures', () => {
  const bill = amountsOfBill(`
No    Service           Own part        Fund part
1     Dressing          16.00           64.00           80.00
2     Suture            36.00           144.00          180.00
      Total             52.00           208.00          260.00`);
  expect(bill).toMatchObject({ insurance: '208.00', patient: '52.00' });
});
