import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { type Printed, printedDocument } from '../printed-page.ts';

const HEAD: readonly Printed[] = [
  { x: 50, y: 60, text: 'Kaveri Dialysis Centre' },
  { x: 50, y: 90, text: 'Bill No: KD-20411' },
  { x: 50, y: 108, text: 'Patient: Meena Iyer' },
];

function read(...texts: readonly Printed[]) {
  const document = printedDocument(...HEAD, ...texts);
  const amounts = readAmounts(document, outlineDocument(document));
  const values = Object.fromEntries(Object.entries(amounts.readings).map(([field, one]) => [field, one?.value]));
  return { ...checkAmounts(amounts), values };
}

const row = (y: number, text: string, figure: string): readonly Printed[] => [
  { x: 50, y, text },
  { x: 450, y, text: figure },
];
const reckoned = [
  ...row(200, 'Net bill amount', '18,460.00'),
  ...row(220, 'Less: items not payable', '460.00'),
  ...row(240, 'Admissible amount', '18,000.00'),
];

test('reads a caption whose date is divided by the line’s end beside its figure', () => {
  const { values } = read(
    ...reckoned,
    ...row(260, 'Co-pay (10% of admissible)', '1,800.00'),
    { x: 50, y: 280, text: 'Approved by insurer, letter dated 19-' },
    { x: 450, y: 286.5, text: '16,200.00' },
    { x: 50, y: 293, text: '06-2026' },
    ...row(313, 'Payable by patient', '2,260.00'),
  );
  expect(values).toMatchObject({ insurance_amount: '16200.00', out_of_pocket: '2260.00', total_amount: '18460.00' });
});

test('makes up no shares against what is surely labelled', () => {
  const { result } = read(
    ...row(160, 'Gross amount', '19,250.00'),
    ...row(180, 'Less: centre discount', '790.00'),
    ...reckoned,
    ...row(260, 'Co-pay (10% of admissible)', '1,800.00'),
    ...row(280, 'Payable by patient', '2,260.00'),
  );
  expect(result).toBe('FAIL');
});

test('takes what a bracket says is left for no limit, on whatever line it stands', () => {
  const { values } = read(
    ...row(200, 'Total amount', '18,460.00'),
    { x: 50, y: 140, text: 'Sum Insured' },
    { x: 150, y: 133.5, text: ': Rs. 5,00,000.00 (bal. Rs.' },
    { x: 150, y: 146.5, text: '3,12,400.00)' },
  );
  expect(values.max_coverage).toBe('500000.00');
});
