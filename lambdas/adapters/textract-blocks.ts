import type { Block, Geometry } from '@aws-sdk/client-textract';
import type { RecognizedLine, RecognizedWord } from '../domain/document/recognized-page.ts';

/**
 * The lines of each page, by number, in the order of the answer. Blocks of other kinds (tables, forms, layout) are left
 * out, and so are words that belong to no line; an answer about one page may leave out its number.
 */
export function linesOfPages(blocks: readonly Block[]): Map<number, RecognizedLine[]> {
  const words = new Map(blocks.filter(isWord).map((block) => [block.Id, block]));
  const pages = new Map<number, RecognizedLine[]>();
  for (const block of blocks) {
    if (block.BlockType !== 'LINE') continue;
    const number = block.Page ?? 1;
    const line = childrenOf(block).flatMap((id) => recognizedWord(words.get(id)));
    if (line.length === 0) continue;
    const lines = pages.get(number);
    if (lines) lines.push(line);
    else pages.set(number, [line]);
  }
  return pages;
}

function isWord({ BlockType }: Block): boolean {
  return BlockType === 'WORD';
}

function childrenOf({ Relationships = [] }: Block): string[] {
  return Relationships.filter(({ Type }) => Type === 'CHILD').flatMap(({ Ids = [] }) => Ids);
}

function recognizedWord(block: Block | undefined): RecognizedWord[] {
  const corners = cornersOf(block?.Geometry);
  if (block?.Text === undefined || corners === null) return [];
  return [{ text: block.Text, confidence: (block.Confidence ?? 0) / 100, corners }];
}

/** The polygon follows the writing, also on a turned page; the bounding box, which does not, is only for want of it. */
function cornersOf(geometry: Geometry | undefined): RecognizedWord['corners'] | null {
  const [first, second, third, fourth] = (geometry?.Polygon ?? []).map(({ X = 0, Y = 0 }) => ({ x: X, y: Y }));
  if (first && second && third && fourth) return [first, second, third, fourth];
  const { Left, Top, Width, Height } = geometry?.BoundingBox ?? {};
  if (Left === undefined || Top === undefined || Width === undefined || Height === undefined) return null;
  const [right, bottom] = [Left + Width, Top + Height];
  return [
    { x: Left, y: Top },
    { x: right, y: Top },
    { x: right, y: bottom },
    { x: Left, y: bottom },
  ];
}
