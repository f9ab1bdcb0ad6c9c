import { expect, test } from 'vitest';
import { identifyInsurer } from '../../../lambdas/domain/extraction/identify-insurer.ts';
import { matchInsurers } from '../../../lambdas/domain/insurers/match-insurer.ts';
import { INSURERS } from '../../../lambdas/domain/insurers/registry.ts';
import { withOwnAliases } from '../../../lambdas/domain/insurers/with-own-aliases.ts';
import { plainDocument } from '../extraction/printed-page.ts';

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

test.each([
  ['Blue Harbor', 'Aetna'],
  ['BLUE HARBOR INSURANCE COMPANY', 'Aetna'],
  ['Blue Harbor, Gold plan', 'Aetna'],
  ['Blue Harbor Yacht Club', 'UNKNOWN'],
  ['Friends of Blue Harbor', 'UNKNOWN'],
])('%s is, where Blue Harbor is an account’s own name of Aetna: %s', (printed, insurer) => {
  const own = withOwnAliases(INSURERS, [{ insurer: 'Aetna', alias: 'Blue Harbor' }]);
  const bill = plainDocument(`Elm Row Clinic\nInsurance Company: ${printed}\nConsultation  $90.00\nTotal  $90.00`);
  expect(identifyInsurer(bill, own).identified_insurer?.value).toBe(insurer);
});
