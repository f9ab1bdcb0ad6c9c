/** Acrobat takes a file whose header begins and ends within its first 1,024 bytes (PDF Reference 1.7, appendix H, note 13). */
const SEARCHED_BYTES = 1024;
const HEADER = '%PDF-';

/** How files of other kinds begin that could carry a PDF header within: a file that is two things at once is refused. */
const OTHER_KINDS = [
  '<',
  '\x89PNG',
  'GIF8',
  '\xff\xd8\xff',
  'PK\x03\x04',
  'MZ',
  '\x7fELF',
  '#!',
  '{\\rtf',
  'II*\0',
  'MM\0*',
];

/**
 * Whether a file is a PDF by its content (contract section 4), whatever its name and declared type say.
 *
 * The header `%PDF-` must lie whole within the first 1,024 bytes: scanners and mail gateways put junk before it, and
 * every reader skips that. A header from byte 1,020 on is not looked for. A file that begins (after white space and a
 * byte order mark) as markup, an image, an archive or a program is not a PDF, even with a header further on.
 */
export function hasPdfSignature(file: Uint8Array): boolean {
  const start = Array.from(file.subarray(0, SEARCHED_BYTES), (byte) => String.fromCharCode(byte)).join('');
  const begins = start.replace(/^(?:\xef\xbb\xbf)?\s*/, '');
  return start.includes(HEADER) && !OTHER_KINDS.some((kind) => begins.startsWith(kind));
}
