import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '@aws-sdk/client-textract';
import { describe, expect, test } from 'vitest';
import { linesOfPages } from '../../../lambdas/adapters/textract-blocks.ts';
import type { Page } from '../../../lambdas/domain/document/document.ts';
import { recognizedPage } from '../../../lambdas/domain/document/recognized-page.ts';
import { sharedData } from '../../shared-data.ts';

const recordings = sharedData('textract');

/** Textract's answers about real documents, as its customers recorded them; those with lines. */
const FILES = [
  'financial-document-response.json',
  'gib__10_degrees.json',
  'gib__90_degrees.json',
  'gib__180_degrees.json',
  'multi-page-forms-samples-2-page.json',
  'patient_intake_form_sample.json',
  'queries_sample.json',
  'table-example-response.json',
  'test-query-response.json',
  'test-response.json',
];

const blocksOf = (file: string): Block[] => JSON.parse(readFileSync(join(recordings ?? '', file), 'utf8')).Blocks;

/** The recordings don't say how large the sheets were; these are letters or screenshots of one. */
const SHEET = { width: 612, height: 792 };
const TURNED_SHEET = { width: 792, height: 612 };

function pageOf(file: string, number = 1, size = SHEET): Page {
  const lines = linesOfPages(blocksOf(file)).get(number) ?? [];
  return recognizedPage({ number, ...size, source: 'image', lines: [] }, lines);
}

const wordsOf = (page: Page) => page.lines.flatMap(({ words }) => words);
const textOf = (page: Page) => page.lines.map(({ words }) => words.map(({ text }) => text).join(' '));

describe.runIf(recordings !== undefined)('a recorded answer of Textract', () => {
  test.each(FILES)('%s gives every word of every line, with its confidence and a box on the page', (file) => {
    const blocks = blocksOf(file);
    const inLines = new Set(
      blocks
        .filter(({ BlockType }) => BlockType === 'LINE')
        .flatMap(({ Relationships = [] }) => Relationships.flatMap(({ Ids = [] }) => Ids)),
    );
    const expected = blocks.filter(({ BlockType, Id = '' }) => BlockType === 'WORD' && inLines.has(Id));
    const pages = [...linesOfPages(blocks)].map(([number]) => pageOf(file, number));
    const words = pages.flatMap(wordsOf);
    // Textract gives every dash as a hyphen; which one is printed its width tells.
    const read = words.map(({ text }) => text.replace(/^[–—]$/, '-'));
    expect(read.sort()).toEqual(expected.map(({ Text }) => Text).sort());
    for (const { confidence, box } of words) {
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(box.width * box.height).toBeGreaterThan(0);
      expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  test('of an upright page has its words where Textract sees them', () => {
    const blocks = blocksOf('test-response.json').filter(({ BlockType }) => BlockType === 'WORD');
    const words = wordsOf(pageOf('test-response.json'));
    for (const { Text, Geometry } of blocks.filter(({ Text: text }) => (text?.length ?? 0) > 8)) {
      const { Left = 0, Top = 0, Width = 0, Height = 0 } = Geometry?.BoundingBox ?? {};
      const middle = Top + Height / 2;
      const near = words.filter(
        ({ text, box }) =>
          text === Text && Math.abs(box.x - Left) < 0.01 && Math.abs(box.y + box.height / 2 - middle) < Height / 2,
      );
      expect(near).toHaveLength(1);
      expect(near[0]?.box.width).toBeCloseTo(Width, 2);
    }
  });

  test.each([
    ['10 degrees askew', 'gib__10_degrees.json', SHEET, undefined],
    ['on its side', 'gib__90_degrees.json', TURNED_SHEET, 270],
    ['upside down', 'gib__180_degrees.json', SHEET, 180],
  ])('of a page %s reads from top to bottom, labels beside their values', (_, file, size, turned) => {
    const page = pageOf(file, 1, size);
    expect(page.turned).toBe(turned);
    const text = textOf(page);
    const rows = ['Value 1.1.1 Value 1.1.2 Value 1.1.3', 'Value 1.2.1 Value 1.2.2 Value 1.2.3'];
    expect(text.filter((line) => rows.includes(line))).toEqual(rows);
    expect(text.findIndex((line) => line.startsWith('Value 2.1.1 Value 2.1.2 Value 2.1.3 Value 2.1.4'))).toBe(
      text.indexOf('Value 1.3.1 Value 1.3.2 Value 1.3.3') + 1,
    );
    for (const { words } of page.lines) {
      const lefts = words.map(({ box }) => box.x);
      expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
    }
  });

  test('of several pages keeps them apart', () => {
    const pages = linesOfPages(blocksOf('multi-page-forms-samples-2-page.json'));
    expect([...pages.keys()].sort()).toEqual([1, 2]);
    expect(textOf(pageOf('multi-page-forms-samples-2-page.json', 1)).join(' ')).toContain('Patient Information');
  });
});

test('a word without a polygon stands where its bounding box does; one without any place is left out', () => {
  const blocks: Block[] = [
    { BlockType: 'PAGE', Id: 'p', Relationships: [{ Type: 'CHILD', Ids: ['l'] }] },
    { BlockType: 'LINE', Id: 'l', Relationships: [{ Type: 'CHILD', Ids: ['a', 'b'] }] },
    {
      BlockType: 'WORD',
      Id: 'a',
      Text: 'Total',
      Confidence: 80,
      Geometry: { BoundingBox: { Left: 0.1, Top: 0.2, Width: 0.3, Height: 0.05 } },
    },
    { BlockType: 'WORD', Id: 'b', Text: 'nowhere', Confidence: 80 },
  ];
  const [line] = linesOfPages(blocks).get(1) ?? [];
  expect(line).toHaveLength(1);
  expect(line?.[0]).toMatchObject({
    text: 'Total',
    confidence: 0.8,
    corners: [{ x: 0.1, y: 0.2 }, { x: 0.4, y: 0.2 }, {}, {}],
  });
});

test('a blank page has no lines; one without a block of its own, or of which blocks are missing, has no entry', () => {
  const child = (...Ids: string[]) => [{ Type: 'CHILD' as const, Ids }];
  const blocks: Block[] = [
    { BlockType: 'PAGE', Id: 'p1', Page: 1 },
    { BlockType: 'LINE', Id: 'l2', Page: 2, Relationships: child('w2') },
    { BlockType: 'WORD', Id: 'w2', Page: 2, Text: 'Total' },
    { BlockType: 'PAGE', Id: 'p3', Page: 3, Relationships: child('gone') },
    { BlockType: 'PAGE', Id: 'p4', Page: 4, Relationships: child('l4') },
    { BlockType: 'LINE', Id: 'l4', Page: 4, Relationships: child('gone') },
  ];
  expect([...linesOfPages(blocks)]).toEqual([[1, []]]);
});
