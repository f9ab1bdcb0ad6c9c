/** What a test wants on one page; everything else is what a plain PDF has. */
interface SimplePage {
  /** PDF operators; the fonts are /F1 (Helvetica, WinAnsi) and /F2 (the file's `font2`, when given). */
  readonly content: string;
  /** More entries of the page's dictionary, e.g. `/Rotate 90`. */
  readonly entries?: string;
}

export interface SimplePdf {
  readonly pages: readonly SimplePage[];
  /** More entries of the document's catalog. */
  readonly catalog?: string;
  /** The dictionary of the font /F2. */
  readonly font2?: string;
  /** Further objects, by the names under which the entries refer to them: `@name` becomes `7 0 R`. */
  readonly objects?: Readonly<Record<string, string>>;
}

/** Writes a PDF by hand, so that a test says itself what is in the file. */
export function simplePdf({ pages, catalog = '', font2 = '', objects = {} }: SimplePdf): Uint8Array {
  const named = Object.keys(objects);
  const firstNamed = 4 + 2 * pages.length;
  const resolve = (text: string) =>
    text.replace(/@(\w+)/g, (_, name: string) => `${firstNamed + named.indexOf(name)} 0 R`);
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 600 800]
      /Resources << /Font << /F1 3 0 R ${font2 && `/F2 ${font2}`} >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ content, entries = '' }, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${5 + 2 * index} 0 R ${entries} >>`,
      pdfStream(content),
    ]),
    ...Object.values(objects),
  ].map(resolve);
  return pdfFile(bodies);
}

/** The body of a stream object. */
export function pdfStream(content: string, entries = ''): string {
  return `<< /Length ${Buffer.byteLength(content, 'latin1')} ${entries} >>\nstream\n${content}\nendstream`;
}

/** A line of text in Helvetica, its baseline's start at x and y from the page's bottom left corner. */
export function textAt(x: number, y: number, text: string, size = 10): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET\n`;
}

/** A file of these objects, numbered from 1; the first is the catalog. */
function pdfFile(bodies: readonly string[]): Uint8Array {
  let file = '%PDF-1.7\n';
  const offsets = bodies.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return Uint8Array.from(Buffer.from(file, 'latin1'));
}
