/** A file holds more than any document that people print: reading it on would only cost time and memory. */
export class TooComplexError extends Error {
  override readonly name = 'TooComplexError';
}
