import { expect, test } from 'vitest';
import { amountsAndCheck } from '../amounts-and-check.ts';

test('what a credit note takes off is borne by nobody', () => {
  const bill = `
Harbour Street Clinic
FINAL INVOICE
Patient: Ann Smith
Caesarean section package                       145,000.00
Pharmacy                                         64,267.85
GROSS CHARGES                                   209,267.85
Less: Provider discount 5% on package            (7,250.00)
Less: Credit note CN-118 (pharmacy returns)      (1,267.85)
NET INVOICE TOTAL                               200,750.00
PAYABLE BY THIRD PARTIES:
Social Health Authority (SHA) rebate             30,000.00
Jubilee Health Insurance                        142,500.00
SUBTOTAL THIRD PARTIES                          172,500.00
PAYABLE BY PATIENT                               28,250.00
Less: M-Pesa, 13-Mar-2026                       (18,250.00)
BALANCE DUE FROM PATIENT                         10,000.00`;
  expect(amountsAndCheck(bill)).toMatchObject({
    total: '200750.00',
    insurance: '172500.00',
    patient: '28250.00',
    check: 'PASS',
  });
});
