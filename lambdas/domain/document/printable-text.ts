import type { Glyph } from './glyph.ts';

/** Soft hyphens, zero-width spaces and joiners, direction marks, other controls, noncharacters: they mark, but print nothing. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Latin ligatures and full-width forms, which are typography; superscripts and fractions stay, which are meaning. */
const TYPOGRAPHIC_FORM = /[\ufb00-\ufb06\uff01-\uff5e]/g;

/** Accents that are drawn as characters of their own (as TeX does), and what they are over a letter. */
const COMBINING = new Map([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['˚', '\u030a'],
  ['˝', '\u030b'],
  ['ˇ', '\u030c'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
]);
/** Letters that lose their dot under an accent. */
const DOTLESS = new Map([
  ['ı', 'i'],
  ['ȷ', 'j'],
]);

/** Hyphens of their own, and the minus that troff sets for one: between letters and figures (`INV−81593`) they part, and subtract nothing. */
const HYPHEN = /(?<=[\p{L}\d])[\u2010\u2011\u2212](?=[\p{L}\d])/gu;

/** What most words are made of: nothing in them is invisible, typography or an accent. */
const PLAIN = /^[!-_a-~]*$/;

/** Whether what glyphs say is what they print, letter for letter. */
export function isPlainText(text: string): boolean {
  return PLAIN.test(text);
}

/** What a word's glyphs say, in Unicode's composed form (NFC). */
export function printableText(glyphs: readonly Glyph[]): string {
  return composeAccents(glyphs)
    .replace(INVISIBLE, '')
    .replace(TYPOGRAPHIC_FORM, (form) => form.normalize('NFKC'))
    .replace(HYPHEN, '-')
    .normalize('NFC')
    .toWellFormed();
}

function composeAccents(glyphs: readonly Glyph[]): string {
  let text = '';
  for (let index = 0; index < glyphs.length; index += 1) {
    const glyph = glyphs[index];
    const next = glyphs[index + 1];
    const mark = glyph && COMBINING.get(glyph.text);
    if (glyph && mark && next && overlaps(glyph, next)) {
      text += (DOTLESS.get(next.text) ?? next.text) + mark;
      index += 1;
    } else {
      text += glyph?.text ?? '';
    }
  }
  return text;
}

/** Whether at least half of the accent stands over (or under) the letter. */
function overlaps(accent: Glyph, letter: Glyph): boolean {
  const shared = Math.min(accent.x + accent.advance, letter.x + letter.advance) - Math.max(accent.x, letter.x);
  return /^\p{L}$/u.test(letter.text) && shared >= accent.advance / 2;
}
