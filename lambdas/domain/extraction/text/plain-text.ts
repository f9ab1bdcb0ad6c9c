/**
 * Text as labels are compared: lower case, no accents, every sign that is not a letter, a digit, `#`, `%` or `&` turned
 * into a space. One character in gives exactly one character out, so a position found here is a position in the text.
 */
export function plainText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/[^a-z0-9#%&]/g, ' ');
  let plain = '';
  for (let index = 0; index < text.length; index += 1) plain += plainCharacter(text.charAt(index));
  return plain;
}

const ASCII = /^[ -~]*$/;
const KEPT = /[\p{L}\p{N}#%&]/u;
const known = new Map<string, string>();

function plainCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return character;
  const before = known.get(character);
  if (before !== undefined) return before;
  const base = character.normalize('NFKD').charAt(0).toLowerCase().charAt(0);
  const plain = KEPT.test(base) ? base : ' ';
  // Bounded: a document in a script of thousands of signs must not grow the table without end.
  if (known.size < 2_000) known.set(character, plain);
  return plain;
}
