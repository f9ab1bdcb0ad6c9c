/** One part of a hand-made multipart body. */
export interface Part {
  /** Header lines without line ends. */
  readonly headers: readonly string[];
  readonly content: string | Uint8Array;
}

const BOUNDARY = '----flow-boundary-81d5c2';

/** The header lines of an ordinary file part. */
export const filePart = (content: string | Uint8Array, fileName = 'invoice.pdf', name = 'file'): Part => ({
  headers: [`Content-Disposition: form-data; name="${name}"; filename="${fileName}"`, 'Content-Type: application/pdf'],
  content,
});

/** A multipart body made by hand, so that it can be one that no well-behaved client would make. */
export function multipartBody(parts: readonly Part[]): {
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
} {
  const chunks = parts.flatMap(({ headers, content }) => [
    Buffer.from(`--${BOUNDARY}\r\n${headers.join('\r\n')}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Uint8Array.from(Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)])),
  };
}
