const [SPACE, HASH, PERCENT, AND, ZERO, NINE, A, Z] = [0x20, 0x23, 0x25, 0x26, 0x30, 0x39, 0x61, 0x7a];
const KEPT = /[\p{L}\p{N}#%&]/u;
/** What the signs of Europe's languages turn into, by their codes; others are remembered. */
const LATIN = Array.from({ length: 0x180 }, (_, code) => plainOf(String.fromCharCode(code)));
const remembered = new Map<string, string>();
/** Bounded: a document in a script of thousands of signs must not grow the table without end. */
const MOST_REMEMBERED = 2_000;

/**
 * Text as labels are compared: lower case, no accents, every sign that is not a letter, a digit, `#`, `%` or `&` turned
 * into a space. One character in gives exactly one character out, so a position found here is a position in the text.
 */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  // Of all letters only a Turkish one has two signs in lower case; then each is looked at by itself.
  if (lower.length !== text.length) return Array.from({ length: text.length }, (_, at) => plainSign(text, at)).join('');
  let plain = '';
  let from = 0;
  for (let at = 0; at < lower.length; at += 1) {
    if (isPlain(lower.charCodeAt(at))) continue;
    plain += lower.slice(from, at) + plainSign(text, at);
    from = at + 1;
  }
  return from === 0 ? lower : plain + lower.slice(from);
}

function isPlain(code: number): boolean {
  return (
    (code >= A && code <= Z) ||
    code === SPACE ||
    (code >= ZERO && code <= NINE) ||
    code === PERCENT ||
    code === HASH ||
    code === AND
  );
}

function plainSign(text: string, at: number): string {
  const known = LATIN[text.charCodeAt(at)] ?? remembered.get(text.charAt(at));
  if (known !== undefined) return known;
  const plain = plainOf(text.charAt(at));
  if (remembered.size < MOST_REMEMBERED) remembered.set(text.charAt(at), plain);
  return plain;
}

function plainOf(sign: string): string {
  const base = sign.normalize('NFKD').charAt(0).toLowerCase().charAt(0);
  return KEPT.test(base) ? base : ' ';
}
