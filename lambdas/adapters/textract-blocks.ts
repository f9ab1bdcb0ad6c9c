import type { Block, Geometry } from '@aws-sdk/client-textract';
import type { RecognizedLine, RecognizedWord } from '../domain/document/recognized-page.ts';

/**
 * The lines of each page, by number, in the order of the answer; none for a page that is blank. A page has an entry only where
 * the answer holds its block, as it does for each that was looked at
 * (https://docs.aws.amazon.com/textract/latest/dg/how-it-works-pages.html), and every block that it speaks of. Blocks of other
 * kinds (tables, forms, layout) are left out, and so are words that belong to no line.
 */
export function linesOfPages(blocks: readonly Block[]): Map<number, RecognizedLine[]> {
  const byId = new Map(blocks.map((block) => [block.Id, block]));
  const torn = new Set(blocks.filter((block) => childrenOf(block).some((id) => !byId.has(id))).map(pageOf));
  const whole = blocks.filter((block) => block.BlockType === 'PAGE' && !torn.has(pageOf(block))).map(pageOf);
  const pages = new Map<number, RecognizedLine[]>(whole.map((number) => [number, []]));
  for (const block of blocks) {
    if (block.BlockType !== 'LINE') continue;
    const line = childrenOf(block).flatMap((id) => recognizedWord(byId.get(id)));
    if (line.length > 0) pages.get(pageOf(block))?.push(line);
  }
  return pages;
}

/** An answer about one page may leave out its number. */
function pageOf({ Page }: Block): number {
  return Page ?? 1;
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
