import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

test.each([
  ['Insurance     1,140.00', 'Patient (20 %)     380.00'],
  ['Insurance     1,140.00', 'Patient            380.00   20 %'],
  ['Insurance 75 % 1,140.00', 'Patient 20 %       380.00'],
  ['Kasse         1,140.00', 'Eigenanteil 20 %   380.00'],
  ['Part assureur 1,140.00', 'Ticket modérateur 20 %   380.00'],
  ['Aseguradora   1,140.00', 'Copago 20 %        380.00'],
  ['Convênio      1,140.00', 'Coparticipação 20 %      380.00'],
  ['Asuransi      1,140.00', 'Pasien 20 %        380.00'],
])('the patient’s rate speaks against another share beside it: %s, %s', (insurer, patient) => {
  expect(check(`Total         1,520.00\n${insurer}\n${patient}`)).toMatchObject({
    result: 'FAIL',
    reasonCode: 'PERCENT_DISAGREES',
    reason: "The patient's printed 20.00 percent is not what out-of-pocket 380.00 is of the total 1520.00.",
  });
});

test.each([
  ['it is that rate', ['Insurance  1,216.00', 'Patient 20 %   304.00']],
  ['the insurer’s rate is told beside it', ['Insurance  1,216.00', 'Patient (after 80 % cover)   304.00']],
  ['of a printed base', ['Insurance  1,320.00', 'Eligible for co-insurance   1,000.00', 'Co-insurance 20 %   200.00']],
  ['of what an excess leaves', ['Excess  120.00', 'Insurance  1,240.00', 'Co-insurance 20 %   280.00']],
  ['up to a most', ['Insurance  1,420.00', 'Patient 10 % (max. 100.00)   100.00']],
  ['up to a most that is printed elsewhere', ['Insurance  1,420.00', 'Patient 10 %, capped   100.00']],
  ['the law’s', ['Kasse  1,510.00', 'Zuzahlung 10 %   10.00']],
])('a share is no contradiction where %s', (_, rows) => {
  expect(check(['Total         1,520.00', ...rows].join('\n')).reasonCode).not.toBe('PERCENT_DISAGREES');
});

test('a rate in a line of a sentence that stands beside the share is not the share’s', () => {
  const [over, beside] = [
    'The first 300.00 of this claim',
    'completes it. Coinsurance of 20% applies to what is left of it',
  ];
  const bill = `
Total allowed      1,520.00
Plan paid          1,140.00
${over.padEnd(70)}Your total responsibility
${beside.padEnd(70)}380.00`;
  expect(check(bill)).toMatchObject({ result: 'PASS', values: { out_of_pocket: '380.00' } });
});

test('a rate is of its own row’s figure where that is only a part of the patient’s share', () => {
  const bill = (copayment: string) =>
    check(`
Room rent                  14,400.00       12,000.00       2,400.00
Surgeon fee                81,854.60       79,944.60       1,910.00
GROSS BILL                 96,254.60       91,944.60       4,310.00

Net bill amount                                            96,254.60
Co-payment 10% of admissible amount (policy condition)      ${copayment}
Items not payable under policy                              4,310.00
Claimed from HDFC ERGO                                     82,750.14`);
  expect(bill('9,194.46').result).toBe('PASS');
  expect(bill('9,914.46').result).toBe('FAIL');
});
