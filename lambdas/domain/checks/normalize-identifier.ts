/**
 * What two spellings of one number or name have in common: letters and digits, without case, width, accents, white
 * space and punctuation. Leading zeros stay: they are part of a number as its issuer wrote it, and 0123 and 123 can be
 * two claims.
 *
 * Idempotent, and the same for equal texts. By way of upper case, ß, ẞ and ss are one; letter by letter, because a
 * whole word's lower case depends on what stands around it (Greek final sigma).
 */
export function normalizeIdentifier(text: string): string {
  const letters = text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
  const folded = Array.from(letters, (letter) => letter.toLowerCase().toUpperCase().toLowerCase()).join('');
  return folded.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
}
