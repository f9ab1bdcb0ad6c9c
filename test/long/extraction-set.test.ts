import { describe, expect, it } from 'vitest';
import { type Evaluation, evaluateExtraction, PATIENCE_MS } from '../../bench/evaluate-extraction.ts';
import { findDrops, readBaseline } from '../../bench/extraction-baseline.ts';
import { figuresOf, isCostly, isGiven } from '../../bench/extraction-figures.ts';
import {
  composedDocuments,
  documentsIn,
  printedAbroad,
  printedClaims,
  printedDocuments,
  printedEveryday,
} from '../../bench/extraction-sets.ts';
import { plantErrors, raiseTotals, withPlantedErrors } from '../../bench/planted-errors.ts';
import { readSeveralTimes, withUnknownWords } from '../../bench/unknown-words.ts';
import { composeInvoices } from '../extraction-set/extraction-set.ts';
import { sharedData } from '../shared-data.ts';

const dev = sharedData('corpus', 'dev', 'index.jsonl') && sharedData('corpus', 'dev');
const negative = sharedData('corpus', 'negative', 'index.jsonl') && sharedData('corpus', 'negative');

describe('invoices of layouts unlike the development corpus', () => {
  it('are composed alike on every run, so that figures can be compared', () => {
    expect(composeInvoices('shown')).toEqual(composeInvoices('shown'));
  });

  for (const half of ['shown', 'held-out', 'later'] as const) {
    it(`are read as well as before (${half}), and values given at 0.9 are right nine times in ten`, async () => {
      const evaluation = await evaluateExtraction(composedDocuments(half));

      expect(findDrops(half, evaluation, readBaseline()[half])).toEqual([]);
      expect(figuresOf(evaluation.outcomes).f1).toBeGreaterThanOrEqual(0.95);
      expect(figuresOf(evaluation.outcomes.filter(isCostly)).precision).toBeGreaterThanOrEqual(0.97);
      expect(shareRightAt(0.9, evaluation)).toBeGreaterThanOrEqual(0.9);
    });
  }

  for (const [set, documents] of [
    ['printed', printedDocuments],
    ['printed-abroad', printedAbroad],
    ['printed-everyday', printedEveryday],
    ['printed-claims', printedClaims],
  ] as const) {
    it(
      `are read as well as before where other programs printed them (${set}), and what is no invoice isn't taken for one`,
      async () => {
        const evaluation = await evaluateExtraction(documents());

        expect(findDrops(set, evaluation, readBaseline()[set])).toEqual([]);
        expect(evaluation.kinds.filter(({ found, wanted }) => found !== wanted)).toEqual([]);
        expect(figuresOf(evaluation.outcomes.filter(isCostly)).precision).toBeGreaterThanOrEqual(0.97);
        expect(shareRightAt(0.9, evaluation)).toBeGreaterThanOrEqual(0.9);
      },
      PATIENCE_MS * 4,
    );
  }

  for (const [set, documents] of [
    ['printed', printedDocuments],
    ['printed-abroad', printedAbroad],
  ] as const) {
    it(`are read as well as before with a tenth of their words unknown (${set})`, async () => {
      const evaluation = await evaluateExtraction(readSeveralTimes(documents()), (document, one) =>
        withUnknownWords(document, 0.1, one),
      );
      const name = `${set}, 0.1 unknown words`;

      expect(findDrops(name, evaluation, readBaseline()[name])).toEqual([]);
    });
  }

  for (const [set, documents] of [
    ['printed', printedDocuments],
    ['printed-abroad', printedAbroad],
    ['held-out', () => composedDocuments('held-out')],
  ] as const) {
    it(`are seen not to agree where one of their figures is printed as another (${set})`, async () => {
      const evaluation = await evaluateExtraction(plantErrors(documents()), withPlantedErrors);
      const name = `${set}, planted errors`;

      expect(evaluation.amountChecks.length).toBeGreaterThan(80);
      expect(findDrops(name, evaluation, readBaseline()[name])).toEqual([]);
    });
  }

  for (const [set, documents] of [
    ['printed', printedDocuments],
    ['printed-abroad', printedAbroad],
  ] as const) {
    it(`are seen not to agree with their lines where total and insurer's share are raised alike (${set})`, async () => {
      const evaluation = await evaluateExtraction(raiseTotals(documents()), withPlantedErrors);
      const name = `${set}, raised totals`;

      expect(evaluation.amountChecks.length).toBeGreaterThan(25);
      expect(findDrops(name, evaluation, readBaseline()[name])).toEqual([]);
    });
  }

  it('count a wrong value and a missing one against the figures', () => {
    const outcome = (given: boolean, right: boolean) => ({
      id: 'a',
      groups: [],
      field: 'claim_number' as const,
      wanted: 'C-1',
      reading: given ? { value: 'C-1', printed: 'C-1', confidence: 1, place: null, method: 'label' } : undefined,
      right,
    });
    const figures = figuresOf([
      outcome(true, true),
      outcome(true, false),
      outcome(false, false),
      outcome(false, false),
    ]);

    expect(figures).toMatchObject({ present: 4, extracted: 2, precision: 0.5, recall: 0.25 });
  });
});

describe.runIf(dev && negative)('the development corpus', () => {
  it('is read as well as before; the twelve planted disagreements fail the amount check and the others pass', async () => {
    const evaluation = await evaluateExtraction(documentsIn(dev ?? ''));

    expect(findDrops('dev', evaluation, readBaseline().dev)).toEqual([]);
    const misjudged = evaluation.amountChecks.filter(({ found, wanted }) => found !== wanted);
    expect(misjudged).toEqual([]);
    expect(evaluation.amountChecks.filter(({ found }) => found === 'FAIL')).toHaveLength(12);
    expect(evaluation.categories.filter(({ found, wanted }) => found !== wanted)).toEqual([]);
  });

  it('has twelve documents that are no invoices, and none of them is taken for one', async () => {
    const { kinds } = await evaluateExtraction(documentsIn(negative ?? ''));

    expect(kinds).toHaveLength(12);
    expect(kinds.filter(({ found }) => found !== 'other')).toEqual([]);
  });
});

function shareRightAt(least: number, { outcomes }: Evaluation): number {
  const sure = outcomes.filter((outcome) => isGiven(outcome) && (outcome.reading?.confidence ?? 0) >= least);
  return sure.filter(({ right }) => right).length / sure.length;
}
