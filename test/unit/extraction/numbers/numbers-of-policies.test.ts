import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  ['Policy no.          IS-4471902', 'IS-4471902'],
  ['Polizzennummer 2144/008871-3', '2144/008871-3'],
  ['Polizze 4.071.882-K, Leistungsfall 26-773410', '4.071.882-K'],
  ['Versicherungsschein-Nr.          V 7204118-61', 'V 7204118-61'],
])('where no other number of the insured is printed, the policy’s is: %s', (line, number) => {
  expect(billWith(line).values.insured_id).toBe(number);
});

test.each([
  ['beside a member’s', 'Policy no.: IS-4471902\nMember no.: 77184403', '77184403'],
  ['of many', 'Group policy no.          4471902', undefined],
  ['of two', 'Policy no. IS-4471902\nPolicy no. IS-5581033', undefined],
  ['of a bare noun', 'Policy CG-88-1120', undefined],
  ['that is too short for one', 'Policy no.          4471', undefined],
])('but none %s', (_, lines, number) => {
  expect(billWith(lines).values.insured_id).toBe(number);
});
