import { afterAll, describe, expect, it } from 'vitest';
import { createPdfReader } from '../../../lambdas/adapters/pdf-reader/pdf-reader.ts';
import type { Document } from '../../../lambdas/domain/document/document.ts';
import { hasReadableText } from '../../../lambdas/domain/document/has-readable-text.ts';
import { pdfStream, type SimplePdf, simplePdf, textAt } from '../../simple-pdf.ts';

const reader = createPdfReader();
afterAll(() => reader.close());

async function read(pdf: SimplePdf): Promise<Document> {
  const result = await reader.read(simplePdf(pdf));
  if (!result.ok) {
    throw new Error(`${result.reason}: ${result.detail}`);
  }
  return result.document;
}

describe('the source of a page', () => {
  const image = {
    scan: pdfStream(
      '\x00',
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
    ),
  };
  const scan = 'q 600 0 0 800 0 0 cm /Im Do Q ';
  const entries = '/Resources << /Font << /F1 3 0 R >> /XObject << /Im @scan >> >>';
  const sourceOf = async (content: string) =>
    (await read({ pages: [{ content, entries }], objects: image })).pages[0]?.source;
  const stamp = 'Received 20 Nov 2026 10:22 by Riverside Claims Intake Department, batch 000123, item 7, page 2 of 2';
  const letter = 'Dear Sir or Madam, please find enclosed our invoice for the treatment of the fourteenth of August.';
  const rowsOf = (text: string) => [560, 520, 480, 440, 400, 360].map((y) => textAt(20, y, text, 8)).join('');
  const boxed = Array.from({ length: 6 }, (_, row) => textAt(400, 500 - 12 * row, 'Received 20 Nov 2026')).join('');

  it('is the image for a scan, also for one with a page number on it', async () => {
    expect(await sourceOf(scan)).toBe('image');
    expect(await sourceOf(scan + textAt(280, 20, 'Page 1 of 2'))).toBe('image');
  });

  it.each([
    ['a stamp', textAt(50, 780, stamp, 7)],
    ['a stamp of several lines between a head and a foot', textAt(50, 790, letter) + boxed + textAt(50, 10, letter)],
    [
      'a stamp, and more that stands beside the page',
      textAt(50, 780, stamp, 7) + rowsOf(letter).replaceAll(' Td', ' Td 0 1000 Td'),
    ],
    ['a stamp that runs up the margin', `BT /F1 10 Tf 0 1 -1 0 30 50 Tm (${stamp}) Tj ET`],
  ])('is the image for a scan with %s, however much it says', async (_, drawn) => {
    expect(await sourceOf(scan + drawn)).toBe('image');
    expect(await sourceOf(drawn)).toBe('text-layer');
  });

  const form = (content: string, inner: string) =>
    pdfStream(
      content,
      `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Matrix [0.5 0 0 0.5 0 0] /Resources << /XObject << ${inner} >> >>`,
    );
  const nested = {
    ...image,
    inner: form('q 600 0 0 800 0 0 cm /Im Do Q', '/Im @scan'),
    outer: form('q 2 0 0 2 0 0 cm /In Do Q', '/In @inner'),
  };
  const nestedEntries = entries.replace('/Im @scan', '/Im @scan /Out @outer');
  const sourceWithForms = async (content: string) =>
    (await read({ pages: [{ content, entries: nestedEntries }], objects: nested })).pages[0]?.source;
  const stripsOf = (count: number, width = 600) =>
    Array.from({ length: count }, (_, at) => `q ${width} 0 0 ${800 / count} 0 ${(800 / count) * at} cm /Im Do Q `).join(
      '',
    );

  it.each([
    ['in 2 strips', stripsOf(2)],
    ['in 3 strips', stripsOf(3)],
    ['in 1,000 strips', stripsOf(1000)],
    ['behind hundreds of lines', `${'0 0 m 9 9 l S '.repeat(600)}${scan}`],
    ['in a form within a form', 'q 2 0 0 2 0 0 cm /Out Do Q '],
    ['in a form within a form, on its side', 'q 0 2 -2 0 600 0 cm /Out Do Q '],
  ])('is the image for a stamped scan that lies %s', async (_, drawn) => {
    expect(await sourceWithForms(drawn + textAt(50, 780, stamp, 7))).toBe('image');
  });

  it.each([
    ['in strips that cover less than half of the page', stripsOf(50, 290)],
    ['that lie beside the page for the most part', 'q 600 0 0 800 0 -500 cm /Im Do Q q 600 0 0 800 900 0 cm /Im Do Q '],
    ['in a form within a form that is drawn small', '/Out Do '],
  ])('is the text layer for text with pictures %s', async (_, drawn) => {
    expect(await sourceWithForms(drawn + textAt(50, 780, stamp, 7))).toBe('text-layer');
  });

  it('is the text layer for a digital page on a picture of its size, also one that is displayed on its side', async () => {
    expect(await sourceOf(scan + rowsOf(letter))).toBe('text-layer');
    const sideways = rowsOf(letter).replaceAll(/BT (\S+ \S+ Tf) (\d+) (\d+) Td/g, 'BT $1 0 1 -1 0 $3 $2 Tm');
    expect(await sourceOf(scan + sideways)).toBe('text-layer');
  });

  it('is the image for a scan with a hidden text, whatever it says: what people see decides', async () => {
    expect(await sourceOf(`${scan} BT 3 Tr ET ${rowsOf(letter)}`)).toBe('image');
    expect(await sourceOf(`${scan} BT 3 Tr ET ${rowsOf(letter)} BT 0 Tr ET ${rowsOf(letter)}`)).toBe('image');
    expect(await sourceOf(scan + rowsOf("~;' |-_ .,:; ^^ ''' |l| ".repeat(8)))).toBe('image');
  });

  it('is the image where a page-sized picture is painted over the text, and where more text is hidden than shown', async () => {
    expect(await sourceOf(rowsOf(letter) + scan)).toBe('image');
    const strips = [0, 200, 400, 600].map((y) => `q 600 0 0 200 0 ${y} cm /Im Do Q `).join('');
    expect(await sourceOf(`${strips} BT 3 Tr ET ${rowsOf(letter)} BT 0 Tr ET ${textAt(50, 20, stamp)}`)).toBe('image');
  });

  it('is the text layer for text with a small logo', async () => {
    expect(await sourceOf(`q 60 0 0 40 20 740 cm /Im Do Q ${textAt(50, 700, 'Total 12.00')}`)).toBe('text-layer');
  });

  it('is the image where the encoding gives other letters than are shown', async () => {
    const shifted = [...letter].map((one) => String.fromCharCode(Math.max(33, one.charCodeAt(0) - 29))).join('');
    const rows = [700, 680, 660, 640].map((y) => textAt(20, y, shifted, 8)).join('');
    expect(await sourceOf(rows)).toBe('image');
    expect(await sourceOf(rows.replaceAll(/\(.*\)/g, `(${letter})`))).toBe('text-layer');
  });

  it('is empty for a page with nothing on it', async () => {
    const document = await read({ pages: [{ content: '' }] });
    expect(document.pages[0]?.source).toBe('empty');
    expect(hasReadableText(document)).toBe(false);
  });
});
