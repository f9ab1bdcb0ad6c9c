export const BOUNDARY = '----ivsBoundary7MA4YWxk';
export const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
export const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** A part as it goes over the wire: header lines, a blank line, the content. */
export function part(headers: readonly string[], content: string | Uint8Array = PDF): Buffer {
  return Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`), Buffer.from(content)]);
}

export function disposition(parameters: string): string {
  return `Content-Disposition: form-data; ${parameters}`;
}

export const FILE_PART = part([disposition('name="file"; filename="invoice.pdf"'), 'Content-Type: application/pdf']);

/** A whole body of these parts, well formed but for what the parts themselves do. */
export function form(parts: readonly Buffer[]): Buffer {
  const delimited = parts.map((each) => Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n`), each, Buffer.from('\r\n')]));
  return Buffer.concat([...delimited, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
