import { expect, test } from 'vitest';
import { withPrintedDashes } from '../../../lambdas/domain/document/printed-dashes.ts';

const EM = 0.014;
const dashOf = (text: string, ems: number) =>
  withPrintedDashes([{ text, confidence: 0.9, box: { x: 0.1, y: 0.1, width: ems * EM, height: 0.01 } }], EM)[0]?.text;

test.each([
  ['a hyphen of Helvetica', '—', 0.24, '-'],
  ['a hyphen of Verdana', '–', 0.36, '-'],
  ['an en dash of Times', '-', 0.5, '–'],
  ['an en dash of Helvetica', '—', 0.55, '–'],
  ['an em dash', '-', 0.98, '—'],
])('%s, read as %s, is known by its width', (_, read, ems, printed) => {
  expect(dashOf(read, ems)).toBe(printed);
});

test('what is no dash alone stays as it was read', () => {
  expect(dashOf('A-1', 2)).toBe('A-1');
});
