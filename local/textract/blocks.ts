import { randomUUID } from 'node:crypto';
import type { Point } from './grey-image.ts';
import type { PageText, TextLine, TextWord } from './page-text.ts';

/** The blocks of GetDocumentTextDetection (https://docs.aws.amazon.com/textract/latest/dg/API_Block.html). */
export interface TextBlock {
  readonly BlockType: 'PAGE' | 'LINE' | 'WORD';
  readonly Id: string;
  readonly Page: number;
  readonly Text?: string;
  readonly TextType?: 'PRINTED';
  readonly Confidence?: number;
  readonly Geometry: Geometry;
  readonly Relationships?: readonly { readonly Type: 'CHILD'; readonly Ids: readonly string[] }[];
}

interface Geometry {
  readonly BoundingBox: {
    readonly Left: number;
    readonly Top: number;
    readonly Width: number;
    readonly Height: number;
  };
  readonly Polygon: readonly { readonly X: number; readonly Y: number }[];
}

const WHOLE_PAGE: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** One page's blocks in Textract's order: the page, its lines, their words. */
export function pageBlocks(text: PageText, page: number): TextBlock[] {
  const lines = text.map((words) => ({ line: words, words: words.map((word) => wordBlock(word, page)) }));
  const lineBlocks = lines.map(({ line, words }) => lineBlock(line, words, page));
  const pageBlock: TextBlock = {
    BlockType: 'PAGE',
    Id: randomUUID(),
    Page: page,
    Geometry: geometry(WHOLE_PAGE),
    ...children(lineBlocks),
  };
  return [pageBlock, ...lineBlocks, ...lines.flatMap(({ words }) => words)];
}

function wordBlock({ text, confidence, corners }: TextWord, Page: number): TextBlock {
  return {
    BlockType: 'WORD',
    Id: randomUUID(),
    Page,
    Text: text,
    TextType: 'PRINTED',
    Confidence: confidence,
    Geometry: geometry(corners),
  };
}

/** A line reaches from its first word's beginning to its last one's end. */
function lineBlock(line: TextLine, words: readonly TextBlock[], Page: number): TextBlock {
  const [start, end] = [line[0]?.corners, line.at(-1)?.corners];
  const corners = start && end ? [start[0], end[1], end[2], start[3]] : [];
  return {
    BlockType: 'LINE',
    Id: randomUUID(),
    Page,
    Text: line.map(({ text }) => text).join(' '),
    Confidence: line.reduce((sum, { confidence }) => sum + confidence, 0) / line.length,
    Geometry: geometry(corners),
    ...children(words),
  };
}

function children(blocks: readonly TextBlock[]): Pick<TextBlock, 'Relationships'> {
  return blocks.length === 0 ? {} : { Relationships: [{ Type: 'CHILD', Ids: blocks.map(({ Id }) => Id) }] };
}

function geometry(corners: readonly Point[]): Geometry {
  const Left = Math.min(...corners.map(({ x }) => x));
  const Top = Math.min(...corners.map(({ y }) => y));
  const Width = Math.max(...corners.map(({ x }) => x)) - Left;
  const Height = Math.max(...corners.map(({ y }) => y)) - Top;
  return { BoundingBox: { Left, Top, Width, Height }, Polygon: corners.map(({ x, y }) => ({ X: x, Y: y })) };
}
