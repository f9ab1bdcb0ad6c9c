import { describe, expect, test } from 'vitest';
import { likeliestTogether } from '../../../../lambdas/domain/extraction/numbers/second-opinion.ts';
import { weighNumbers } from '../../../../lambdas/domain/extraction/numbers/weigh-numbers.ts';
import type { IdField, Reading, Readings } from '../../../../lambdas/domain/extraction/reading.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { plainDocument } from '../printed-page.ts';

const SHEET = sheetOf(
  plainDocument(`Podologie Haselnuss   Gasse 4, 3011 Bern
Helsana Versicherungen AG, Postfach, 8081 Zürich
Dort versichert als   10.883.207.1   Frau Vreni Amstutz
Unser Beleg   HP-26/1182   Bern, 4. Oktober 2026
Fussbehandlung   CHF 120.00
Total   CHF 120.00`),
);

const reading = (value: string, confidence: number): Reading => ({
  value,
  printed: value,
  confidence,
  place: null,
  method: 'label-right',
});
const weighed = (told: Readings, field: IdField) => weighNumbers(told, SHEET)[field];

describe('of what labels tell and what is likely by likeness', () => {
  test('a number that no label tells is taken, never surely', () => {
    const insured = weighed({}, 'insured_id');
    expect(insured).toMatchObject({ value: '10.883.207.1', method: 'likeness' });
    expect(insured?.confidence).toBeLessThanOrEqual(0.8);
  });

  test('what a label tells clearly stays, whatever is likelier', () => {
    const told = reading('HP-26/1182', 0.7);
    expect(weighed({ insured_id: told }, 'insured_id')).toBe(told);
  });

  test('what a label hardly tells gives way to what is far likelier, and never to nothing', () => {
    expect(weighed({ insured_id: reading('8081', 0.1) }, 'insured_id')).toMatchObject({ value: '10.883.207.1' });
    const alone = reading('10.883.207.1', 0.3);
    expect(weighed({ insured_id: alone }, 'insured_id')).toBe(alone);
  });

  test('a longer or shorter form of what a label tells is no other number', () => {
    const told = reading('883.207.1', 0.4);
    expect(weighed({ insured_id: told }, 'insured_id')).toBe(told);
  });

  test('no number is two fields’', () => {
    const told = reading('10.883.207.1', 0.9);
    const { insured_id, claim_number, invoice_number } = weighNumbers({ claim_number: told }, SHEET);
    expect(claim_number).toBe(told);
    expect([insured_id?.value, invoice_number?.value]).not.toContain('10.883.207.1');
  });

  test('what stays with one field is not another’s too, however unclearly, nor without what stands before it', () => {
    for (const value of ['HP-26/1182', 'Nr HP-26/1182'])
      for (const confidence of [0.05, 0.7]) {
        const claim_number = reading(value, confidence);
        const read = weighNumbers({ claim_number }, SHEET);
        expect(read.claim_number).toBe(claim_number);
        expect(read.invoice_number, `${value} ${confidence}`).toBeUndefined();
      }
  });

  test('two fields that want one number share what is likeliest together', () => {
    const option = (key: string) => ({ reading: reading(key, 0), key, signs: [] });
    const [first, second] = likeliestTogether([
      { options: [option('a'), option('b')], likely: [0.5, 0.4], isTold: false },
      { options: [option('a')], likely: [0.9], isTold: false },
    ]);
    expect([first?.reading.value, second?.reading.value]).toEqual(['b', 'a']);
  });
});
