import { afterAll, describe, expect, test } from 'vitest';
import { type Evaluation, evaluateExtraction, type TrueDocument } from '../../bench/evaluate-extraction.ts';
import { figuresOf, isCostly, isGiven } from '../../bench/extraction-figures.ts';
import { composedDocuments } from '../../bench/extraction-sets.ts';
import { ScannedPages } from '../../bench/scanned-pages.ts';
import { composeInvoice, type SampleInvoice } from '../../samples/sample-invoice.ts';
import { type ScanQuality, scannedSet } from '../scanned-set/scanned-set.ts';

const scanned = new ScannedPages();
afterAll(() => scanned.close());

const documents = [...composedDocuments('shown'), ...composedDocuments('held-out'), ...composedDocuments('later')];
/** A twentieth of the set takes a dozen seconds of processor time; `npm run bench:extraction -- --scans poor` reads all of it. */
const EVERY = 20;
const MINUTES = 60_000;

const evaluate = (set: readonly TrueDocument[], quality: ScanQuality, every = 1): Promise<Evaluation> =>
  evaluateExtraction(scannedSet(set, quality, every), (document, { file }) => scanned.read(file, document));

/** Agrees in all but one place: the parts of the billed lines, the limit. */
const PLANTED: readonly Partial<SampleInvoice>[] = [
  { maxCoverageCents: 15_000 },
  {
    items: [
      { description: 'Office consultation', cents: 19_000 },
      { description: 'Electrocardiogram', cents: 9_500 },
    ],
  },
];

const planted: readonly TrueDocument[] = Array.from({ length: 4 }, (_, index) => ({
  id: `planted-${index}`,
  groups: [],
  file: composeInvoice({
    provider: 'Riverside Family Clinic',
    patient: 'Maria Gonzalez',
    insurer: 'Aetna',
    claimNumber: `CLM-77120${index}`,
    insuredId: 'W2841190735',
    invoiceNumber: `INV-40981${index}`,
    submissionDate: '2026-03-14',
    items: [
      { description: 'Office consultation', cents: 18_000 },
      { description: 'Electrocardiogram', cents: 9_500 },
    ],
    insuranceCents: 22_000,
    outOfPocketCents: 5_500,
    maxCoverageCents: 100_000,
    ...PLANTED[index % PLANTED.length],
  }),
  truth: { fields: { claim_number: `CLM-77120${index}` }, expected_amounts_consistent: false },
}));

describe('scans of printed invoices', () => {
  test.each<[ScanQuality, number]>([
    ['clean', 0.92],
    ['poor', 0.84],
  ])(
    'that are %s are read to their target, and no sure amount or id is wrong more often than once in ten',
    async (quality, target) => {
      const { outcomes } = await evaluate(documents, quality, EVERY);

      expect(figuresOf(outcomes).f1).toBeGreaterThanOrEqual(target);
      const sure = outcomes.filter((one) => isCostly(one) && isGiven(one) && (one.reading?.confidence ?? 0) >= 0.9);
      expect(sure.length).toBeGreaterThan(20);
      expect(sure.filter(({ right }) => right).length / sure.length).toBeGreaterThanOrEqual(0.9);
    },
    5 * MINUTES,
  );

  test(
    'whose amounts disagree never pass the amount check, whatever the scan did to them',
    async () => {
      const { amountChecks } = await evaluate(planted, 'poor');

      expect(amountChecks).toHaveLength(planted.length);
      expect(amountChecks.filter(({ found }) => found !== 'FAIL')).toEqual([]);
    },
    5 * MINUTES,
  );
});
