import { expect, test } from 'vitest';
import { invalidRequest } from '../../../lambdas/kit/invalid-request.ts';

const errorsOf = (problem: ReturnType<typeof invalidRequest>) =>
  problem.data?.errors as { readonly path: string; readonly message: string }[];

test('names everything that is wrong, in order, and the first in the message', () => {
  const wrong = [
    { path: 'a', message: 'is required' },
    { path: 'b.c', message: 'must be text' },
  ];
  const problem = invalidRequest(wrong);
  expect(errorsOf(problem)).toEqual(wrong);
  expect(problem.message).toBe('a: is required');
});

test('an answer is far below what a function may answer, however much is wrong and whatever of it is quoted', () => {
  const wrong = { path: '\u0000'.repeat(1_000_000), message: '\u0000'.repeat(1_000_000) };
  const problem = invalidRequest(Array.from({ length: 100_000 }, () => wrong));
  expect(errorsOf(problem)).toHaveLength(100);
  expect(JSON.stringify([problem.message, problem.data]).length).toBeLessThan(500_000);
});

test('what is too long to be quoted is cut, says that it was, and keeps no half of a character', () => {
  const [error] = errorsOf(invalidRequest([{ path: 'events', message: '😀'.repeat(1_000) }]));
  expect(error?.message).toHaveLength(500);
  expect(error?.message.endsWith('…')).toBe(true);
  expect(error?.message.isWellFormed()).toBe(true);
});
