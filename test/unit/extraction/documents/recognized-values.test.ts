import { describe, expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import type { Document, Word } from '../../../../lambdas/domain/document/document.ts';
import { identifyInsurer } from '../../../../lambdas/domain/extraction/identify-insurer.ts';
import { layOut } from '../../../../lambdas/domain/extraction/layout/layout.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { readFields } from '../../../../lambdas/domain/extraction/read-fields.ts';
import { INSURERS } from '../../../../lambdas/domain/insurers/registry.ts';

const PAGE = { number: 1, width: 612, height: 792 };

interface Row {
  readonly label: string;
  readonly value: string;
  readonly confidence?: number;
}

/** A page with labels on the left and values on the right, as a recogniser read it. */
function recognized(rows: readonly Row[], source: 'ocr' | 'text-layer' = 'ocr'): Document {
  const wordsOf = (text: string, x: number, y: number, confidence: number): Word[] =>
    text.split(' ').map((part, index, parts) => ({
      text: part,
      confidence: source === 'ocr' ? confidence : 1,
      box: { x: x + parts.slice(0, index).join(' ').length * 0.011, y, width: part.length * 0.01, height: 0.012 },
    }));
  const lines = rows.map(({ label, value, confidence = 0.95 }, index) => {
    const y = 0.1 + index * 0.04;
    const words = [...wordsOf(label, 0.1, y, 0.95), ...wordsOf(value, 0.6, y, confidence)];
    return { words, box: { x: 0.1, y, width: 0.8, height: 0.012 } };
  });
  return { pages: [{ ...PAGE, source, lines }], pageCount: 1 };
}

const amountsOf = (document: Document) => readAmounts(document, outlineDocument(document)).readings;

const FIGURES: readonly Row[] = [
  { label: 'Consultation', value: '$180.00' },
  { label: 'Electrocardiogram', value: '$95.00' },
  { label: 'Patient pays', value: '$55.00' },
];

describe('values of a recognised page', () => {
  test('are no surer than their least sure word; those of a text layer are as sure as their labels', () => {
    const rows = [{ label: 'Claim number', value: 'CLM-771204', confidence: 0.31 }];
    const sure = (document: Document) =>
      readFields(document, outlineDocument(document), {}).claim_number?.confidence ?? 0;
    expect(sure(recognized(rows))).toBeCloseTo(0.31);
    expect(sure(recognized(rows, 'text-layer'))).toBeGreaterThan(0.9);
  });

  test('that agree vouch for each other, however unsure their words are', () => {
    const readings = amountsOf(
      recognized([
        ...FIGURES,
        { label: 'Insurance pays', value: '$220.00', confidence: 0.4 },
        { label: 'Total amount', value: '$275.00', confidence: 0.4 },
      ]),
    );
    expect(readings.insurance_amount).toMatchObject({ value: '220.00', confidence: 0.98 });
    expect(readings.total_amount).toMatchObject({ value: '275.00', confidence: 0.98 });
  });

  test('are left out where their cents were lost among figures that have theirs', () => {
    const rows = [...FIGURES, { label: 'Insurance pays', value: '$22000' }];
    expect(amountsOf(recognized(rows)).insurance_amount).toBeUndefined();
    expect(amountsOf(recognized(rows, 'text-layer')).insurance_amount?.value).toBe('22000.00');
  });

  test('in evenly wide type stay together, though gaps are wide where ink leaves room on both sides', () => {
    const word = (text: string, x: number) => ({
      text,
      confidence: 0.95,
      box: { x, y: 0.1, width: 0.09, height: 0.0125 },
    });
    const words = [word('Claim', 0.1), word('number:', 0.2), word('CLM', 0.31), word('4471', 0.413)];
    const document: Document = {
      pages: [{ ...PAGE, source: 'ocr', lines: [{ words, box: { x: 0.1, y: 0.1, width: 0.4, height: 0.0125 } }] }],
      pageCount: 1,
    };
    expect(readFields(document, outlineDocument(document), {}).claim_number?.value).toBe('CLM 4471');
  });
});

test('a name goes on behind its comma, where a gap as wide parts two columns elsewhere', () => {
  const word = (text: string, x: number, width: number): Word => ({
    text,
    confidence: 0.95,
    box: { x, y: 0.1, width, height: 0.01 },
  });
  const words = [word('Marsh,', 0.1, 0.07), word('Gwendolyn', 0.188, 0.1), word('02/14/1952', 0.306, 0.1)];
  const page = {
    ...PAGE,
    source: 'ocr' as const,
    lines: [{ words, box: { x: 0.1, y: 0.1, width: 0.3, height: 0.01 } }],
  };
  const segments = layOut({ pages: [page], pageCount: 1 });
  expect(segments.map(({ text }) => text)).toEqual(['Marsh, Gwendolyn', '02/14/1952']);
});

test('columns that are set tightly are parted by what is wide beside the line’s own spaces, and larger type has larger ones', () => {
  /** Where each word begins and ends, in points, and how high its type is. */
  const segmentsOf = (...words: readonly (readonly [text: string, from: number, to: number, height?: number])[]) => {
    const line = words.map(
      ([text, from, to, height = 8]): Word => ({
        text,
        confidence: 0.95,
        box: { x: from / PAGE.width, y: 0.1, width: (to - from) / PAGE.width, height: height / PAGE.height },
      }),
    );
    const box = { x: 0.05, y: 0.1, width: 0.9, height: 8 / PAGE.height };
    const page = { ...PAGE, source: 'ocr' as const, lines: [{ words: line, box }] };
    return layOut({ pages: [page], pageCount: 1 }).map(({ text }) => text);
  };
  expect(
    segmentsOf(['Total', 40, 60], ['of', 62, 70], ['all', 72, 82], ['fees', 84, 100], ['Insurer', 106.5, 130]),
  ).toEqual(['Total of all fees', 'Insurer']);
  expect(
    segmentsOf(
      ['Payer', 40, 60],
      ['and', 62, 74],
      ['its', 76, 84],
      ['plan', 86, 100],
      ['Great', 160, 190, 11],
      ['Eastern', 195.3, 230, 11],
    ),
  ).toEqual(['Payer and its plan', 'Great Eastern']);
});

describe('values whose words are likelier others', () => {
  const UNSURE = 0.12;
  const check = (rows: readonly Row[]) => {
    const document = recognized(rows);
    return checkAmounts(readAmounts(document, outlineDocument(document)));
  };

  test.each([
    ['Insurance pays', '$220.00'],
    ['Patient pays', '$55.00'],
  ])('are no figures that the rest is worked out from: %s', (label, value) => {
    const others = [...FIGURES.slice(0, 2), { label: 'Total amount', value: '$275.00' }];
    const rows = (confidence: number) => [...others, { label, value, confidence }];
    expect(check(rows(0.9)).result).toBe('PASS');
    expect(check(rows(UNSURE)).result).toBe('FAIL');
  });

  test('are not as good as none', () => {
    const rows = [...FIGURES, { label: 'Insurance pays', value: '$220.00' }];
    const limit = { label: 'Maximum coverage', value: '$279.00', confidence: UNSURE };
    expect(check(rows).reasonCode).toBe('AMOUNTS_AGREE');
    expect(check([...rows, limit])).toMatchObject({
      reasonCode: 'AMOUNT_UNREAD',
      evidence: expect.arrayContaining([expect.objectContaining({ field: 'max_coverage', text: '$279.00' })]),
    });
    expect(check([...rows, { ...limit, label: 'Total amount' }]).result).toBe('FAIL');
  });

  test('are no day of submission, and name no insurer', () => {
    const read = (confidence: number) => {
      const document = recognized([
        { label: 'Submission date', value: '2026-11-10', confidence },
        { label: 'Insurance company', value: 'Aetna', confidence },
      ]);
      const insurer = identifyInsurer(document, INSURERS);
      const { submission_date } = readFields(document, outlineDocument(document), insurer);
      return [submission_date?.value, insurer.insurance_name?.value, insurer.identified_insurer?.value];
    };
    expect(read(0.9)).toEqual(['2026-11-10', 'Aetna', 'Aetna']);
    expect(read(UNSURE)).toEqual([undefined, undefined, 'UNKNOWN']);
  });
});
