/** Greek and Cyrillic letters, in lower case, and the Latin one that they or their capitals look like. */
const LOOK_ALIKES = new Map(
  'αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx һh ԁd ԛq ԝw'
    .split(' ')
    .map(([letter = '', latin = '']) => [letter, latin] as const),
);

/**
 * What two spellings of one number or name have in common: letters and digits, without case, width, accents, white
 * space and punctuation, and whatever alphabet a letter that looks the same is of. Leading zeros stay: they are part of
 * a number as its issuer wrote it, and 0123 and 123 can be two claims; likewise O and 0, which an issuer tells apart.
 *
 * Idempotent, and the same for equal texts. By way of upper case, ß, ẞ and ss are one; letter by letter, because a
 * whole word's lower case depends on what stands around it (Greek final sigma).
 */
export function normalizeIdentifier(text: string): string {
  const letters = text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
  const folded = Array.from(letters, (letter) => letter.toLowerCase().toUpperCase().toLowerCase()).join('');
  const bare = folded.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
  return Array.from(bare, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
}
