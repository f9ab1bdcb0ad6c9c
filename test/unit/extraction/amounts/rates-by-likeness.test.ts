import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (sentence: string) =>
  check(`
Physiotherapy, ten sessions                            500.00
Total                                                  500.00
Insurance pays                                         400.00
Patient pays                                           100.00

${sentence}`);

test('a rate that no label tells is held against the shares, where it is likely the insurer’s', () => {
  expect(bill('Reimbursable at 70% of the bill under the group scheme.')).toMatchObject({
    result: 'FAIL',
    values: { insurance_percent: '70.00' },
  });
  expect(bill('Reimbursable at 80% of the bill under the group scheme.')).toMatchObject({
    result: 'PASS',
    values: { insurance_percent: '80.00' },
  });
});

test.each([
  'Reimbursable at 20% of the bill under the group scheme.',
  'A fee of 2% is charged on payments that are late.',
  'Reimbursable up to 70% of the bill under the group scheme.',
  'Ihr Bonusheft ist geführt, daher beträgt der Festzuschuss 70 % der Regelversorgung.',
])('but neither what they leave the patient, nor another rate, nor the most that it may be: %s', (sentence) => {
  const { result, values } = bill(sentence);
  expect([result, values.insurance_percent]).toEqual(['PASS', undefined]);
});
