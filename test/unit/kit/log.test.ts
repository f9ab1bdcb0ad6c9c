import { expect, test } from 'vitest';
import { errorFields } from '../../../lambdas/kit/log.ts';

class UnreadableName extends Error {
  override readonly name = 'UnreadableName';
}

test('what is logged of an error says its kind, its cause and its place, and nothing that either quotes', () => {
  const error = new UnreadableName('Ann Example', { cause: new TypeError('CLM-4711') });
  expect(errorFields(error)).toEqual({
    error: 'UnreadableName',
    detail: undefined,
    cause: 'TypeError',
    at: expect.stringMatching(/^at .*log\.test\.ts:\d+:\d+/),
  });
  expect(JSON.stringify(errorFields(error))).not.toMatch(/Ann Example|CLM-4711/);
});

test('a text with lines that look like places is logged no more than another', () => {
  const quoted = new Error('what was sent:\n    at Ann Example, 12 High Street\n at CLM-4711');
  expect(JSON.stringify(errorFields(quoted))).not.toMatch(/Ann Example|CLM-4711/);
});

test('an answer of AWS is logged in full, and of what is no error its type alone', () => {
  const answer = Object.assign(new Error('Rate exceeded'), { $fault: 'client', $metadata: { httpStatusCode: 400 } });
  expect(errorFields(answer)).toMatchObject({ error: 'Error', detail: 'Rate exceeded' });
  expect(errorFields('Ann Example')).toEqual({ error: 'string' });
});

test('what the SDK says of an answer that it can not read is not logged: it quotes the answer', () => {
  const $metadata = { httpStatusCode: 200 };
  const unreadable = Object.assign(new SyntaxError('Unexpected token in "S":"Ann Example"'), { $metadata });
  expect(errorFields(unreadable)).toMatchObject({ error: 'SyntaxError', detail: undefined });
  expect(JSON.stringify(errorFields(unreadable))).not.toContain('Ann Example');
});
