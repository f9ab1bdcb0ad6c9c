import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (limit: string) => `
Total                                           £ 1,000.00
Insurance pays                                  £ 800.00
Patient pays                                    £ 200.00
${limit}`;

test.each([
  'Maximum coverage                                £ 0.00',
  'Maximum coverage: 0.00',
  'Maximum coverage                                Nil',
  'Policy limit: exhausted',
  'Annual limit                                    exhausted',
  'Your plan’s maximum benefit                     exhausted',
  'Aetna maximum benefit                           0.00',
  'Maximum benefit for this claim                  0.00',
  'Plafond                                         épuisé',
  'Plafond                                         epuise',
  'Höchstleistung                                  ausgeschöpft',
  'Cobertura máxima                                agotada',
  'Cobertura máxima                                Esgotado',
  'Batas maksimum                                  habis',
])('what is claimed is above a limit of nothing: %s', (limit) => {
  expect(check(bill(limit))).toMatchObject({ reasonCode: 'MAX_COVERAGE_EXCEEDED', values: { max_coverage: '0.00' } });
});

test.each([
  ['it may say that there is none', 'Maximum coverage                                None'],
  ['it may say that there is none in German', 'Höchstleistung                                  keine'],
  ['it is what is left of it', 'Limit remaining after this bill: nil'],
  ['it is what the patient bears', 'Deductible limit: 0.00'],
  ['it speaks of what was used', 'Annual maximum   1,500.00   used   0.00'],
  [
    'a limit is printed, too',
    'Maximum coverage                                £ 900.00\nMaximum coverage for dental                      £ 0.00',
  ],
])('a limit is not nothing where %s', (_, line) => {
  expect(check(bill(line)).result).toBe('PASS');
});

test.each([
  'Coverage limit exceeded by                      0.00',
  'Amount exceeding limit                          0.00',
  'Amount over maximum                             0.00',
  'Dépassement plafond : 0,00',
  'Policy limit adjustment                         0.00',
  'Reduction to maximum                            0.00',
  'Maximum patient liability                       0.00',
  'Maximum patient responsibility                  0.00',
  'Co-payment cap                                  nil',
  'Annual limit used to date                       0.00',
  'Annual maximum met to date                      0.00',
  'Maximum coverage applied                        0.00',
  'Credit limit: 0.00',
  'Dental limit                                    0.00\nOptical limit                                   0.00\nMaternity limit: Nil',
  'Room limit: 0.00',
  'Sub-limit                                       0.00',
  'Annual limit                                    0.00\nUsed to date                                    0.00\nBalance                                         0.00',
  'Annual limit                                    0.00\n0.00 = unlimited',
  'Policy limit                                    0.00\nUsed to date                                    0.00',
  'Maximum coverage                                0.00\n0.00 = unlimited',
  'Plafond : néant',
])('a nothing beside a label that says more than the most that is paid for the bill is no limit: %s', (line) => {
  const { result, values } = check(bill(line));
  expect([result, values.max_coverage]).toEqual(['PASS', undefined]);
});
