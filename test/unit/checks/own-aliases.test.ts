import { expect, test } from 'vitest';
import { matchInsurers } from '../../../lambdas/domain/insurers/match-insurer.ts';
import { INSURERS } from '../../../lambdas/domain/insurers/registry.ts';
import { withOwnAliases } from '../../../lambdas/domain/insurers/with-own-aliases.ts';

const nameIn = (text: string, registry = INSURERS) => matchInsurers(text, registry, true)[0]?.insurer.name;

test("an account's own name of an insurer is found for that account, and for no other", () => {
  const own = withOwnAliases(INSURERS, [{ insurer: 'Aetna', alias: 'Riverside Employee Scheme' }]);
  expect(nameIn('Riverside Employee Scheme', own)).toBe('Aetna');
  expect(nameIn('Riverside Employee Scheme')).toBeUndefined();
  expect(nameIn('Aetna', own)).toBe('Aetna');
});

test('without names of its own an account has the registry itself', () => {
  expect(withOwnAliases(INSURERS, [])).toBe(INSURERS);
});
