import { describe, expect, test } from 'vitest';
import type { Evaluation, FieldOutcome } from '../../bench/evaluate-extraction.ts';
import { findDrops } from '../../bench/extraction-baseline.ts';
import { wrongAmountsOf } from '../../bench/extraction-figures.ts';
import { readSeveralTimes, withUnknownWords } from '../../bench/unknown-words.ts';
import type { Document } from '../../lambdas/domain/document/document.ts';
import { plainDocument } from './extraction/printed-page.ts';

const document = plainDocument(`
Grey Heron Medical Center
Patient Name: Ida Moss           Invoice Number: T-5512
Consultation of 3 March          Patient responsibility: $60.00
Insurance paid on account        $400.00`);
const bill = { id: 'a', groups: [], file: new Uint8Array(), truth: { fields: { patient_name: 'Ida Moss' } } };
const wordsOf = ({ pages }: Document) => pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words));
const textsOf = (one: Document) => wordsOf(one).map(({ text }) => text);

describe('a document with unknown words', () => {
  test('keeps true values, figures, numbers, short words and every place', () => {
    const texts = textsOf(withUnknownWords(document, 1, bill));

    expect(texts).toEqual(expect.arrayContaining(['Ida', 'Moss', 'T-5512', '$60.00', 'of', '3', 'on']));
    expect(wordsOf(withUnknownWords(document, 1, bill)).map(({ box }) => box)).toEqual(
      wordsOf(document).map(({ box }) => box),
    );
  });

  test('has nonsense of the same form for all others, the same wherever a word stands', () => {
    const before = textsOf(document);
    const after = textsOf(withUnknownWords(document, 1, bill));
    const patients = before.flatMap((word, at) => (word.toLowerCase() === 'patient' ? [after[at]?.toLowerCase()] : []));

    expect(after[before.indexOf('Name:')]).toMatch(/^[A-Z][a-z]{3}:$/);
    expect(after).not.toContain('Name:');
    expect(patients).toHaveLength(2);
    expect(new Set(patients).size).toBe(1);
  });

  test('has about the share of nonsense that is asked for, other words under each id, and the same each time', () => {
    const words = Array.from(
      { length: 400 },
      (_, at) => 'abcdefghij'.slice(at % 10) + 'klmnopqrstuvwxyz'.slice(at % 11),
    );
    const long = plainDocument(words.join('\n'));
    const [once, again] = [...readSeveralTimes([bill])].map((one) => withUnknownWords(long, 0.25, one));
    const replaced = textsOf(once ?? long).filter((text, at) => text !== textsOf(long)[at]).length / words.length;

    expect(replaced).toBeGreaterThan(0.1);
    expect(replaced).toBeLessThan(0.4);
    expect(once).not.toEqual(again);
    expect(withUnknownWords(long, 0.25, { ...bill, id: 'a #1' })).toEqual(once);
    expect(withUnknownWords(long, 0, bill)).toEqual(long);
  });
});

const amount = (value: string, right: boolean, confidence: number, id = 'a'): FieldOutcome => ({
  id,
  groups: [],
  field: 'total_amount',
  wanted: '1.00',
  reading: { value, printed: value, confidence, place: null, method: 'label-right' },
  right,
});
const evaluation = (outcomes: readonly FieldOutcome[], found: string): Evaluation => ({
  outcomes,
  kinds: [],
  categories: [],
  amountChecks: [{ id: 'a', found, wanted: 'PASS' }],
  pages: 1,
  readMs: 0,
  extractMs: 0,
});

describe('wrong amounts', () => {
  test('are counted, those given at 0.8 and more, and the checks that pass with one', () => {
    const outcomes = [amount('1.00', true, 0.9), amount('2.00', false, 0.8), amount('3.00', false, 0.7)];

    expect(wrongAmountsOf(evaluation(outcomes, 'PASS'))).toEqual({ given: 2, sure: 1, passed: 1 });
    expect(wrongAmountsOf(evaluation(outcomes, 'FAIL'))).toEqual({ given: 2, sure: 1, passed: 0 });
    expect(wrongAmountsOf(evaluation([amount('2.00', false, 0.9, 'b')], 'PASS')).passed).toBe(0);
  });

  test('make a set worse than its stored figures where there are more of them, and not where there are fewer', () => {
    const stored = {
      f1: 0,
      precisionOfAmountsAndIds: 0,
      kindsRight: 0,
      categoriesRight: 0,
      amountChecksRight: 0,
      sureAmountsWrong: 1,
      wrongAmountsPassed: 0,
    };
    const worse = evaluation([amount('2.00', false, 0.9)], 'PASS');

    expect(findDrops('bills', worse, stored)).toEqual(['bills wrongAmountsPassed is 1, was 0']);
    expect(findDrops('bills', worse, { ...stored, wrongAmountsPassed: 2 })).toEqual([]);
  });
});
