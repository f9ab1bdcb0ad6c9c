/** A run of text on a page; x and y in points from the top left corner, y at the baseline. */
export interface TextRun {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
}

const PAGE_WIDTH = 612;
const PAGE_HEIGHT = 792;

/** Escapes a string for a PDF literal; characters outside Latin-1 have no place in the standard fonts and are refused. */
function literal(text: string): string {
  for (const character of text) {
    if ((character.codePointAt(0) ?? 0) > 0xff) throw new RangeError(`not in Latin-1: ${JSON.stringify(character)}`);
  }
  return `(${text.replace(/[\\()]/g, '\\$&')})`;
}

function contentOf(runs: readonly TextRun[]): string {
  return runs
    .map(({ x, y, text, size = 10, bold = false }) => {
      const font = bold ? '/F2' : '/F1';
      return `BT ${font} ${size} Tf ${x} ${PAGE_HEIGHT - y} Td ${literal(text)} Tj ET`;
    })
    .join('\n');
}

function embeddedFile(bytes: Uint8Array): string {
  const content = Buffer.from(bytes).toString('latin1');
  return `<< /Type /EmbeddedFile /Length ${bytes.length} >>\nstream\n${content}\nendstream`;
}

/**
 * Composes a small PDF 1.4 file of US Letter pages in the standard fonts Helvetica and Helvetica-Bold
 * (ISO 32000-1, 7.5 for the file structure, 9.6.2.2 for the fonts). For samples, tests and benchmarks.
 * @param embedded a stream that the file carries along and no page shows (7.11.4), e.g. to make it large.
 */
export function composePdf(pages: readonly (readonly TextRun[])[], embedded?: Uint8Array): Uint8Array {
  const pageIds = pages.map((_, index) => 5 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((runs, index) => {
      const content = contentOf(runs);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] ` +
          `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    ...(embedded === undefined ? [] : [embeddedFile(embedded)]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const crossReference = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${crossReference}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file, 'latin1'));
}
