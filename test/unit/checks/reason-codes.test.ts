import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REASON_CODES } from '../../../lambdas/contracts/reason-codes.ts';

test('every reason code of the contract is one that a check gives, and belongs to one check', () => {
  const sources = globSync('lambdas/domain/checks/*.ts').map((file) => readFileSync(file, 'utf8'));
  const codes = Object.values(REASON_CODES).flat();

  expect(codes.filter((code) => !sources.some((source) => source.includes(`'${code}'`)))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});
