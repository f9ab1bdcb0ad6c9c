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
