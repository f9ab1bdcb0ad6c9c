import { expect, test } from 'vitest';
import type { AmountCandidate } from '../../../../lambdas/domain/extraction/amounts/amount-candidates.ts';
import { solveAmounts } from '../../../../lambdas/domain/extraction/amounts/solve-amounts.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

let printedAt = 0;
const candidate = (figure: number, score: number): AmountCandidate => {
  printedAt += 1;
  const place = { page: 1, box: { x: 0.5, y: printedAt / 100, width: 0.1, height: 0.01 } };
  return { figure, currency: 'USD', score, printed: String(figure), place, method: 'label-right' };
};

test('prefers the total that agrees with the shares over one with a somewhat better label', () => {
  const [billed, allowed] = [candidate(52_000, 0.85), candidate(40_000, 0.75)];
  const solved = solveAmounts([billed, allowed], [candidate(28_000, 0.95)], [candidate(12_000, 0.95)], undefined);
  expect(solved).toMatchObject({ total: { figure: 40_000 }, agree: true });
});

test('keeps the best labelled figures where no printed ones agree', () => {
  const solved = solveAmounts(
    [candidate(50_000, 0.95)],
    [candidate(35_000, 0.95)],
    [candidate(10_000, 0.95)],
    undefined,
  );
  expect(solved).toMatchObject({
    total: { figure: 50_000 },
    insurance: { figure: 35_000 },
    patient: { figure: 10_000 },
    agree: false,
  });
});

test('never takes one printed figure for two fields', () => {
  const only = candidate(50_000, 0.9);
  const { total, insurance, patient } = solveAmounts([only], [only], [only], undefined);
  expect([total, insurance, patient].filter((one) => one !== undefined)).toHaveLength(1);
});

test('reads 03/04/2026 as the third of April where a date of birth proves that days come first', () => {
  const { values } = extractInvoice(
    plainDocument(`
Oak Street Clinic
Patient: Ann Lee
Date of Birth: 25/04/1990
Submission Date: 03/04/2026
Total: $45.00`),
  );
  expect(values.submission_date).toBe('2026-04-03');
});

test('takes the value below a label where the page’s other labels have theirs below', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 100, text: 'Claim Number' },
      { x: 300, y: 100, text: 'Member ID' },
      { x: 50, y: 114, text: 'C-1001' },
      { x: 300, y: 114, text: 'M-2002' },
      { x: 50, y: 150, text: 'Insurer' },
      { x: 300, y: 150, text: 'Ward' },
      { x: 50, y: 164, text: 'Northfield Mutual' },
      { x: 300, y: 164, text: 'North Wing' },
      { x: 50, y: 200, text: 'Total' },
      { x: 50, y: 214, text: '$45.00' },
    ),
  );
  expect(values).toMatchObject({ insurance_name: 'Northfield Mutual', claim_number: 'C-1001', insured_id: 'M-2002' });
});
