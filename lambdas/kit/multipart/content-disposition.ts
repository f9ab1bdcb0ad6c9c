import { parseParameters } from './header-parameters.ts';

/** What a part of a form says of itself. */
export interface Disposition {
  /** The form field's name. */
  readonly name: string;
  /** As the client sent it, decoded but not cleaned; undefined when it sent none. */
  readonly fileName: string | undefined;
}

/**
 * Reads a part's Content-Disposition (RFC 7578 section 4.2, RFC 6266). `filename*` (RFC 5987) wins over `filename`; one
 * that can't be decoded is passed over for a plain `filename` (RFC 6266 section 4.3), and without one is malformed.
 * @param header one character per byte (Latin-1).
 * @returns one sentence on why it can't be taken: it is missing or malformed, no form-data, or without a name.
 */
export function parseDisposition(header: string | undefined): Disposition | string {
  const parsed = parseParameters(header ?? '');
  if (parsed === null)
    return "The part's Content-Disposition is malformed, or gives a parameter such as filename twice.";
  const name = parsed.parameters.get('name');
  if (parsed.value !== 'form-data' || name === undefined) {
    return 'The part has no usable Content-Disposition: form-data with a name.';
  }

  const plain = parsed.parameters.get('filename');
  const extended = parsed.parameters.get('filename*');
  const extendedName = extended === undefined ? null : decodeExtended(extended);
  if (extended !== undefined && extendedName === null && plain === undefined) {
    return "The part's filename* can't be decoded: send it as UTF-8''invoice%20March.pdf, or send a plain filename.";
  }
  const plainName = plain === undefined ? undefined : decodeForm(plain);
  return { name: decodeForm(name), fileName: extendedName ?? plainName };
}

/**
 * Names in a form: UTF-8, the fallback being what Windows clients of old send; a line feed, carriage return and quote
 * come as %0A, %0D and %22, and nothing else is percent-encoded.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
function decodeForm(value: string): string {
  const bytes = Buffer.from(value, 'latin1');
  const text = decode(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/%(?:0A|0D|22)/gi, decodeURIComponent);
}

/** `UTF-8'en'%e2%82%ac.pdf` (RFC 5987 section 3.2): the two charsets that the RFC requires; null for anything else. */
function decodeExtended(value: string): string | null {
  const [, charset, encoded] = /^(utf-8|iso-8859-1)'[^']*'((?:[^%]|%[\da-f]{2})*)$/i.exec(value) ?? [];
  if (charset === undefined || encoded === undefined) return null;
  const latin1 = encoded.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return charset.toLowerCase() === 'utf-8' ? decode(Buffer.from(latin1, 'latin1'), 'utf-8') : latin1;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
