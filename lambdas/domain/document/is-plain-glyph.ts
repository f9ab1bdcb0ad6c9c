import type { Glyph } from './glyph.ts';

const [ZERO, NINE, CAPITAL_A, CAPITAL_Z, A, Z] = [0x30, 0x39, 0x41, 0x5a, 0x61, 0x7a];

/** A letter or digit of ASCII, as most glyphs are: what it is, is seen without a look at Unicode's tables. */
export function isPlainGlyph({ text }: Glyph): boolean {
  const code = text.charCodeAt(0);
  const isPlain =
    (code >= A && code <= Z) || (code >= ZERO && code <= NINE) || (code >= CAPITAL_A && code <= CAPITAL_Z);
  return isPlain && text.length === 1;
}
