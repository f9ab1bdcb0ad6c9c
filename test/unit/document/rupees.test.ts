import { expect, test } from 'vitest';
import { withRupees } from '../../../lambdas/domain/document/rupees.ts';

const box = { x: 0, y: 0, width: 0.1, height: 0.01 };
const read = (...texts: readonly string[]) =>
  withRupees([texts.map((text) => ({ text, confidence: 0.9, box }))]).flatMap((words) => words.map(({ text }) => text));

test.each([[['¥450.00', '¥5,00,000.00']], [['¥450.00', 'GSTIN', '33AAKCS7719P1Z4']], [['¥450.00', 'Rupees', 'four']]])(
  'a yen on an Indian page is a rupee: %j',
  (texts) => {
    expect(read(...texts)).toEqual(texts.map((text) => text.replace('¥', '₹')));
  },
);

test('elsewhere it is a yen', () => {
  expect(read('¥45,000', 'Tokyo', '5,000,000')).toEqual(['¥45,000', 'Tokyo', '5,000,000']);
});
