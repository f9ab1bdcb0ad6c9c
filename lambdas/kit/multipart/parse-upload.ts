import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import type { ProblemCode } from '../../contracts/envelope.ts';
import { parseDisposition } from './content-disposition.ts';
import { parseParameters } from './header-parameters.ts';
import { type Part, splitParts } from './split-parts.ts';
import { UPLOAD_LIMITS } from './upload-limits.ts';

const OTHER_TYPE = 'Send the PDF as multipart/form-data, in a part named file.';

const FILE_TYPES = /^application\/(pdf|octet-stream)\s*(;|$)/;

export interface UploadedFile {
  /** The name as the client sent it, decoded but not cleaned; undefined when it sent none. */
  readonly sentName: string | undefined;
  /** At least one byte; a view into the body. */
  readonly bytes: Uint8Array;
}

/** Why an upload is refused (contract section 9). `errors` is not empty for INVALID_REQUEST, and empty otherwise. */
interface UploadProblem {
  readonly code: Extract<ProblemCode, 'INVALID_REQUEST' | 'MISSING_FILE' | 'FILE_TOO_LARGE' | 'UNSUPPORTED_FILE_TYPE'>;
  readonly message: string;
  readonly errors: readonly { readonly path: string; readonly message: string }[];
}

export type UploadResult =
  | { readonly ok: true; readonly file: UploadedFile }
  | { readonly ok: false; readonly problem: UploadProblem };

export interface UploadBody {
  readonly body: Uint8Array | Readable;
  /** The request's Content-Type header, which holds the boundary. */
  readonly contentType: string | undefined;
}

/**
 * Finds the one file of an upload (contract section 4: exactly one file part named `file`).
 *
 * - A part is a file when it has a `filename`, or says without one that it is a PDF or mere bytes (RFC 7578 section 4.2
 *   asks for a name but does not demand it); any other part is a text field.
 * - Text fields of other names are passed over: forms add them, and the contract counts only file parts. A file of
 *   another name beside `file`, or a second part named `file` of any kind, is INVALID_REQUEST.
 * - No part named `file`, a text field of that name, an empty file, or an empty file name (a form sent with no file
 *   chosen) is MISSING_FILE. So is a request without body and type.
 * - Content encoded for mail (base64, quoted-printable: deprecated by RFC 7578 section 4.7) and a multipart within a
 *   part are INVALID_REQUEST: storing the encoded bytes would store something other than what was meant.
 * @throws whatever the stream fails with, when the body is one.
 */
export async function parseUpload(upload: UploadBody): Promise<UploadResult> {
  if (upload.contentType && !/^[ \t]*multipart\/form-data[ \t]*(;|$)/i.test(upload.contentType)) {
    // Whatever its size; it is not even read.
    if (!(upload.body instanceof Uint8Array)) upload.body.destroy();
    return refuse('UNSUPPORTED_FILE_TYPE', OTHER_TYPE);
  }
  const body = upload.body instanceof Uint8Array ? asBuffer(upload.body) : await collect(upload.body);
  if (body === null || body.length > UPLOAD_LIMITS.bodyBytes) {
    return refuse('FILE_TOO_LARGE', `The request body is over ${UPLOAD_LIMITS.bodyBytes} bytes.`);
  }
  if (!upload.contentType) {
    return body.length === 0
      ? refuse('MISSING_FILE', 'Send the PDF as a part named file.')
      : refuse('UNSUPPORTED_FILE_TYPE', OTHER_TYPE);
  }
  const boundary = parseParameters(upload.contentType)?.parameters.get('boundary') ?? '';
  // RFC 2046 section 5.1.1: 1 to 70 characters, not ending in a space.
  if (!/^[\x20-\x7e]{0,69}[\x21-\x7e]$/.test(boundary)) {
    return invalid('headers.content-type', 'The Content-Type names no boundary of 1 to 70 characters.');
  }
  if (body.length === 0) return refuse('MISSING_FILE', 'The request body is empty: send the PDF as a part named file.');

  if (isGarbled(body, upload.contentType)) {
    return invalid('headers.content-type', 'Write the media type in lower case: multipart/form-data.');
  }

  const split = splitParts(body, boundary);
  return split.ok ? chooseFile(split.parts) : invalid('body', split.message);
}

/**
 * Whether the gateway has taken a form for text, in which what was no UTF-8 has become U+FFFD. It is told to take
 * `multipart/form-data` for bytes, and its documentation does not say whether that is so in capitals too:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-payload-encodings-workflow.html
 */
function isGarbled(body: Buffer, contentType: string): boolean {
  return !contentType.startsWith('multipart/form-data') && isUtf8(body) && body.includes('\uFFFD');
}

interface FormPart {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly isFile: boolean;
  readonly content: Uint8Array;
}

function chooseFile(parts: readonly Part[]): UploadResult {
  const form: FormPart[] = [];
  for (const [index, part] of parts.entries()) {
    const read = readPart(part);
    if (typeof read === 'string') return invalid(`body.parts[${index}]`, read);
    form.push(read);
  }
  const named = form.filter((part) => part.name === 'file');
  const [file] = named;
  if (file === undefined) return refuse('MISSING_FILE', 'The form has no part named file.');
  if (named.length > 1) return invalid('body.file', `The form has ${named.length} parts named file; send exactly one.`);
  if (form.some((part) => part.isFile && part !== file)) {
    return invalid('body', 'The form has more than one file; send exactly one, in the part named file.');
  }
  if (!file.isFile) return refuse('MISSING_FILE', 'The part named file is a text field: send it with a filename.');
  if (file.content.length === 0) return refuse('MISSING_FILE', 'The part named file is empty.');
  if (file.fileName === '') return refuse('MISSING_FILE', 'The part named file has an empty filename: name the file.');
  return { ok: true, file: { sentName: file.fileName, bytes: file.content } };
}

/** The part as the form means it, or one sentence on why it can't be taken. */
function readPart(part: Part): FormPart | string {
  const disposition = parseDisposition(part.headers.get('content-disposition'));
  if (typeof disposition === 'string') return disposition;
  const type = part.headers.get('content-type')?.toLowerCase() ?? '';
  if (type.startsWith('multipart/')) return 'The part is itself a multipart; send the file directly.';
  const encoding = part.headers.get('content-transfer-encoding')?.toLowerCase() ?? 'binary';
  if (!['binary', '8bit', '7bit'].includes(encoding)) {
    return 'The part has a Content-Transfer-Encoding; send the bytes of the file as they are.';
  }
  const isFile = disposition.fileName !== undefined || FILE_TYPES.test(type);
  return { ...disposition, isFile, content: part.content };
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Null, without reading on, once the stream gives more than a body may have. */
async function collect(stream: Readable): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = asBuffer(chunk);
    length += bytes.length;
    if (length > UPLOAD_LIMITS.bodyBytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function refuse(code: UploadProblem['code'], message: string): UploadResult {
  return { ok: false, problem: { code, message, errors: [] } };
}

function invalid(path: string, message: string): UploadResult {
  return { ok: false, problem: { code: 'INVALID_REQUEST', message, errors: [{ path, message }] } };
}
