import { describe, expect, test } from 'vitest';
import stored from '../../../../lambdas/domain/extraction/outline/line-weights.json' with { type: 'json' };
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { fingerprintOfLines } from '../../../../scripts/papers/fit-lines.ts';
import { readLines } from '../../../../scripts/papers/read-lines.ts';
import fitted from '../../../../scripts/regression/fitted.json' with { type: 'json' };
import { plainDocument } from '../printed-page.ts';

const LINES = readLines();

describe('the table of lines’ weights', () => {
  test('is what the lists of lines give', () => {
    expect(fingerprintOfLines(LINES, stored), 'run npm run fit').toEqual(fitted.line);
  });
});

/** All that a bill has but for what its sentences say. */
const priced = (sentences: string) =>
  outlineDocument(
    plainDocument(
      `Fairbrook Dental Surgery\nRef. no. FB-2206   12 May 2026\nInsured: Maria Gonzalez   Member ID: 55120   Claim no.: C-4471\nInsurer: Aetna\nCrown, upper left   £640.00\nTotal   £640.00\nInsurance   £320.00\nYou   £320.00\n${sentences}`,
    ),
  );

test('a paper of which the sentences say that it bills nothing is no bill, and the reason says what it is', () => {
  const estimate = priced(
    'Thank you for asking what the crown would come to before you make up your mind.\nIf you do decide to go ahead, we would fit it over two visits in June.\nNothing has to be settled now; do ring us with any questions.\nThe figures could change once we have seen the X-ray.',
  );
  const bill = priced(
    'Thank you for your payment of the excess on the day of treatment.\nThe fees are for the visits on 4 and 11 May, as agreed with you beforehand.\nWe have sent your claim to your insurer for the rest.\nKindly settle within 30 days by bank transfer, quoting the reference.',
  );
  expect(estimate).toMatchObject({ kind: 'other', seemsToBe: 'an estimate, not an invoice' });
  expect(estimate.evidence.map(({ text }) => text).join()).toContain('Thank you for asking what the crown');
  expect(bill.kind).toBe('health-invoice');
});

test('a bill whose lines are those of another trade is none for care', () => {
  const lines =
    'Hartwell & Daughters\nInvoice no. 8812\nInsured: Maria Gonzalez   Policy no.: 55120   Claim no.: C-4471\nInsurer: Aetna\nClock movement overhauled, new suspension spring   £640.00\nCase reveneered and French polished   £100.00\nBrass dial resilvered and lacquered   £80.00\nTotal   £820.00\nInsurer pays   £720.00\nExcess, payable by you   £100.00\nCollected from the hall after the flood and returned on 3 June.\nTreatment against woodworm is under guarantee for two years.';
  expect(outlineDocument(plainDocument(lines)).kind).toBe('other');
});
