import { composePdf, type TextRun } from '../../samples/compose-pdf.ts';

interface Type {
  readonly size?: number;
  readonly bold?: boolean;
}

/** Advance widths of Helvetica in thousandths of the size; letters not named are near 556 (digits exactly). */
const WIDTHS: readonly (readonly [number, string])[] = [
  [222, 'ijl'],
  [278, " .,:;!/|ftI'"],
  [333, 'r-()'],
  [500, 'ckssvxyzJ'],
  [667, 'ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'mM'],
  [944, 'W'],
];

function widthOf(text: string, size: number): number {
  let thousandths = 0;
  for (const character of text) thousandths += WIDTHS.find(([, letters]) => letters.includes(character))?.[0] ?? 556;
  return (thousandths * size) / 1000;
}

/** A document under the pen: US Letter pages, points from the top left corner, y at the baseline. */
export class Paper {
  readonly #pages: TextRun[][] = [[]];

  text(x: number, y: number, text: string, type: Type = {}): this {
    // WinAnsiEncoding has the euro sign at 0x80.
    this.#pages.at(-1)?.push({ x, y, text: text.replaceAll('€', '\u0080'), ...type });
    return this;
  }

  /** Ends at x. */
  right(x: number, y: number, text: string, type: Type = {}): this {
    return this.text(x - widthOf(text, type.size ?? 10), y, text, type);
  }

  centre(x: number, y: number, text: string, type: Type = {}): this {
    return this.text(x - widthOf(text, type.size ?? 10) / 2, y, text, type);
  }

  /** Lines under each other from a first baseline on; returns the next baseline. */
  lines(x: number, y: number, pitch: number, lines: readonly string[], type: Type = {}): number {
    for (const [index, line] of lines.entries()) this.text(x, y + index * pitch, line, type);
    return y + lines.length * pitch;
  }

  /** Running text broken at a width; returns the next baseline. */
  paragraph(x: number, y: number, width: number, text: string, type: Type = {}): number {
    const size = type.size ?? 10;
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return this.lines(x, y, size * 1.35, lines, type);
  }

  newPage(): this {
    this.#pages.push([]);
    return this;
  }

  toPdf(): Uint8Array {
    return composePdf(this.#pages);
  }
}
