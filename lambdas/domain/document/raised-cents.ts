import type { Glyph } from './glyph.ts';

/** Raised figures are set in 0.5 to 0.7 of the size. */
const RAISED_SIZE = 0.75;
const DIGIT = /^\d$/;
/** `45.50¹²` has its cents, and two notes. */
const HAS_CENTS = /[.,]\d{2}$/;
/** `$4⁵⁰`; `10¹²` is a power. */
const SUPERSCRIPT = /(?<=\d)(?<![.,]\d{2})(?<!(?:^|[^\d\p{Sc}])10)([⁰¹²³⁴-⁹]{2})(?=\p{Sc}?$)/u;

/** Where a word's raised cents begin, which are not figures like the others: `450` with a small `50` above the line. */
export function raisedCentsAt(glyphs: readonly Glyph[]): number | undefined {
  const end = glyphs.findLastIndex(({ text }) => DIGIT.test(text));
  const [unit, tens, ones] = glyphs.slice(Math.max(0, end - 2), end + 1);
  if (!unit || !tens || !ones || ![unit, tens].every(({ text }) => DIGIT.test(text))) return undefined;
  const isRaised = ({ size, y }: Glyph) => size < RAISED_SIZE * unit.size && y < unit.y;
  if (!isRaised(tens) || !isRaised(ones)) return undefined;
  const units = glyphs.slice(0, end - 1).map(({ text }) => text);
  return HAS_CENTS.test(units.join('')) ? undefined : end - 1;
}

/** The same where the font has signs of their own for them. */
export function withRaisedCents(text: string): string {
  return text.replace(SUPERSCRIPT, (cents) => `.${cents.normalize('NFKC')}`);
}
