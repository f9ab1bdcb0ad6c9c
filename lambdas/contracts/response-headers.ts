/** Headers of an answer that a page's script may read. */
export const EXPOSED_HEADERS = ['Allow', 'RateLimit', 'RateLimit-Policy', 'Retry-After'] as const;

/** On every answer but a preflight's, the gateway's own too. */
export const SECURITY_HEADERS = {
  // A year, as https://www.rfc-editor.org/rfc/rfc6797#section-7 has it; a browser that once came by TLS stays with it.
  'Strict-Transport-Security': 'max-age=31536000',
  // An answer is what its Content-Type says, whatever its bytes look like: a file name can hold markup.
  'X-Content-Type-Options': 'nosniff',
} as const;
