import { deflateSync } from 'node:zlib';
import type { GreyImage } from '../../local/textract/grey-image.ts';

const POINTS_PER_INCH = 72;

/** A PDF whose pages are pictures and nothing else, as scanners write them (ISO 32000-1, 8.9.5). */
export function imagePdf(images: readonly GreyImage[], dotsPerInch: number): Uint8Array {
  const pageIds = images.map((_, index) => 3 + index * 3);
  const objects: (readonly Buffer[])[] = [
    [Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')],
    [Buffer.from(`<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${images.length} >>`)],
    ...images.flatMap((image, index) => pageObjects(image, 3 + index * 3, POINTS_PER_INCH / dotsPerInch)),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  for (const [index, body] of objects.entries()) {
    offsets.push(length);
    const object = [Buffer.from(`${index + 1} 0 obj\n`), ...body, Buffer.from('\nendobj\n')];
    parts.push(...object);
    length += object.reduce((sum, part) => sum + part.length, 0);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.concat([...parts, Buffer.from(`${table}startxref\n${length}\n%%EOF\n`)]);
}

/** The page, its content that draws the picture over all of it, and the picture. */
function pageObjects({ width, height, pixels }: GreyImage, id: number, scale: number): (readonly Buffer[])[] {
  const [across, down] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
  const resources = `/Resources << /XObject << /Scan ${id + 2} 0 R >> >>`;
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] ${resources} /Contents ${id + 1} 0 R >>`;
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`;
  return [
    [Buffer.from(page)],
    stream('', Buffer.from(`q ${across} 0 0 ${down} 0 0 cm /Scan Do Q`)),
    stream(`${picture} /Filter /FlateDecode`, deflateSync(pixels, { level: 1 })),
  ];
}

function stream(entries: string, content: Buffer): readonly Buffer[] {
  return [Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`), content, Buffer.from('\nendstream')];
}
