import { UPLOAD_LIMITS } from './upload-limits.ts';

/** One part of a multipart body. The content is a view into the body, not a copy. */
export interface Part {
  /** By lower-case name; values hold one character per byte (Latin-1), since their encoding is not declared. */
  readonly headers: ReadonlyMap<string, string>;
  readonly content: Uint8Array;
}

export type Parts =
  | { readonly ok: true; readonly parts: readonly Part[] }
  | { readonly ok: false; readonly message: string };

const CRLF = '\r\n';
const [TAB, LF, CR, SPACE, DASH] = [0x09, 0x0a, 0x0d, 0x20, 0x2d];
/** A field name is a token, and no line break, escaped or bare, may hide in a value. */
const HEADER_LINE = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([^\r\n]*)$/;

/**
 * Splits a multipart body at its boundary (RFC 2046 section 5.1). Strict where leniency would let two readers see two
 * different forms: lines end in CRLF, a delimiter line holds nothing but the boundary, every header line is one, none is
 * given twice, and the closing delimiter is there. What stands before the first delimiter and after the closing one is
 * ignored, as the RFC has it. Synchronous and total: no input makes it wait or throw.
 */
export function splitParts(body: Buffer, boundary: string): Parts {
  const line = Buffer.from(`${CRLF}--${boundary}`, 'latin1');
  const parts: Part[] = [];
  let delimiter = findDelimiter(body, line, 0);
  if (delimiter === null) {
    return malformed('has no line with the boundary that Content-Type names: send that one, and end lines in CRLF');
  }
  while (delimiter !== null && !delimiter.closing) {
    if (parts.length === UPLOAD_LIMITS.parts) return malformed(`has more than ${UPLOAD_LIMITS.parts} parts`);
    const start = delimiter.end;
    const headersEnd = endOfHeaders(body, start);
    if (headersEnd === null) {
      return malformed(`has a part whose headers do not end within ${UPLOAD_LIMITS.headerBytesOfAPart} bytes`);
    }
    const headers = parseHeaders(body.toString('latin1', start, headersEnd));
    if (headers === null) return malformed('has a part with malformed, repeated or too many headers');

    // The blank line's own line break may be the one that opens the next delimiter, when a part is empty.
    delimiter = findDelimiter(body, line, headersEnd);
    if (delimiter === null) break;
    const contentStart = Math.min(headersEnd + CRLF.length, delimiter.start);
    parts.push({ headers, content: body.subarray(contentStart, delimiter.start) });
  }
  return delimiter === null ? malformed('ends before its closing boundary') : { ok: true, parts };
}

interface Delimiter {
  /** Where the content before it ends, and where what follows it begins. */
  readonly start: number;
  readonly end: number;
  readonly closing: boolean;
}

/** The next delimiter line at or after an offset; the one that begins a body has no line break before it. */
function findDelimiter(body: Buffer, line: Buffer, from: number): Delimiter | null {
  const dashed = line.subarray(CRLF.length);
  if (from === 0 && body.subarray(0, dashed.length).equals(dashed)) {
    const delimiter = delimiterAt(body, 0, dashed.length);
    if (delimiter !== null) return delimiter;
  }
  for (let at = body.indexOf(line, from); at !== -1; at = body.indexOf(line, at + CRLF.length)) {
    const delimiter = delimiterAt(body, at, at + line.length);
    if (delimiter !== null) return delimiter;
  }
  return null;
}

/** What follows the boundary decides: two dashes close the form, white space and a line break open a part. */
function delimiterAt(body: Buffer, start: number, afterBoundary: number): Delimiter | null {
  if (body[afterBoundary] === DASH && body[afterBoundary + 1] === DASH) {
    return { start, end: afterBoundary + 2, closing: true };
  }
  let end = afterBoundary;
  while (body[end] === SPACE || body[end] === TAB) end += 1;
  return body[end] === CR && body[end + 1] === LF ? { start, end: end + CRLF.length, closing: false } : null;
}

/** Where the line break of the blank line after the headers begins; null when none is near enough. */
function endOfHeaders(body: Buffer, start: number): number | null {
  if (body.toString('latin1', start, start + CRLF.length) === CRLF) return start;
  const searched = body.subarray(start, start + UPLOAD_LIMITS.headerBytesOfAPart + 2 * CRLF.length);
  const end = searched.indexOf(CRLF + CRLF, 0, 'latin1');
  return end === -1 ? null : start + end + CRLF.length;
}

function parseHeaders(block: string): ReadonlyMap<string, string> | null {
  const headers = new Map<string, string>();
  // A line that begins with white space continues the one before it (RFC 5322 section 2.2.3).
  const lines = block.replace(/\r\n(?=[ \t])/g, '').split(CRLF);
  for (const line of lines.filter((each) => each !== '')) {
    const [, name, value] = HEADER_LINE.exec(line) ?? [];
    if (name === undefined || value === undefined) return null;
    const key = name.toLowerCase();
    if (headers.has(key) || headers.size === UPLOAD_LIMITS.headersOfAPart) return null;
    headers.set(key, value.trimEnd());
  }
  return headers;
}

function malformed(what: string): Parts {
  return { ok: false, message: `The multipart body ${what}.` };
}
