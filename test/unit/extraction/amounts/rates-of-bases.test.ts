import { describe, expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (base: string, insurance = '720.00', patient = '280.00') =>
  check(`
Reimbursement rate: 80%
Total charges                1,000.00
${base}
Insurance pays               ${insurance}
Patient pays                 ${patient}`);

describe.each([
  'Deductible                   100.00',
  'Policy excess                100.00',
  'Selbstbehalt                 100.00',
  'Jahresfranchise              100.00',
  'Franchise                    100.00',
  'Deducible                    100.00',
  'Franquia                     100.00',
  'Risiko sendiri               100.00',
  'Eligible amount              900.00',
  'Erstattungsfähiger Betrag    900.00',
  'Base de remboursement        900.00',
])('a rate beside %s', (base) => {
  test('is of what is then left', () => {
    expect(bill(base).result).toBe('PASS');
  });

  test('is held against a share that it does not make', () => {
    expect(bill(base, '750.00', '250.00').reasonCode).toBe('PERCENT_DISAGREES');
  });
});

test('a rate that makes the share only of something else is held against it', () => {
  expect(bill('').reasonCode).toBe('PERCENT_DISAGREES');
  expect(bill('Knee scan                    900.00').reasonCode).toBe('PERCENT_DISAGREES');
  expect(bill('Deposit                      100.00').reasonCode).toBe('PERCENT_DISAGREES');
});

test('also where it stands in the label of the share, or where no total is printed', () => {
  const rows = (...shares: readonly string[]) => check(shares.join('\n'));
  const excess = 'Deductible                   100.00';
  const patient = 'Patient pays                 280.00';
  const total = 'Total charges                1,000.00';
  expect(rows(total, excess, 'Insurance pays 80%           720.00', patient).result).toBe('PASS');
  expect(rows(total, 'Insurance pays 80%           720.00', patient).reasonCode).toBe('PERCENT_DISAGREES');
  const base = 'Base de remboursement 25,00 €  Taux 70 %';
  expect(rows(base, 'Part assurance               17,50 €', 'Part patient                 9,50 €').result).toBe('PASS');
  expect(rows(base, 'Part assurance               18,50 €', 'Part patient                 8,50 €').reasonCode).toBe(
    'PERCENT_DISAGREES',
  );
});

test('a rate under the word for cover is held against the figures', () => {
  const { reasonCode } = check(`
Cover                Referred by               Date of scan
90%                  Dr Lee Boon Teck          5 Feb 2026
Total                                           £ 1,000.00
Insurance pays                                  £ 600.00
Patient pays                                    £ 400.00`);
  expect(reasonCode).toBe('PERCENT_DISAGREES');
});
