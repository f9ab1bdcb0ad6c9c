/**
 * What recognisers take for something else and what it can only have been: `1D` is no word, and what follows the letter `N`
 * before a number or a preposition is the raised `º` or `°`.
 */
const MISREAD: readonly { readonly read: RegExp; readonly before?: RegExp; readonly printed: string }[] = [
  { read: /^[1l|]D(:?)$/, printed: 'ID$1' },
  { read: /^[1l]\.D\.(:?)$/, printed: 'I.D.$1' },
  // A small l between capitals, before them, or between them and digits.
  { read: /^(\p{Lu}+)l((?:\p{Lu}|-?\d)[^\p{Ll}]*)$/u, printed: '$1I$2' },
  { read: /^l(\p{Lu}{2,})$/u, printed: 'I$1' },
  { read: /^([Nn])\.[92?*"'°%](:?)$/, before: /./, printed: '$1.º$2' },
  { read: /^([Nn])[92?*"'°%](:?)$/, before: /^(?:de|da|do|del)$/, printed: '$1.º$2' },
  // Before a number, `N2` may be a part of it, but a small letter, a capital O or a mark is not.
  { read: /^([Nn])[?*"'%](:?)$/, before: /\d/, printed: '$1.º$2' },
  { read: /^(n)[92](:?)$/, before: /\d/, printed: '$1.º$2' },
  { read: /^(N)O(:?)$/, before: /\d/, printed: '$1.º$2' },
  { read: /^S(CHARGES)$/, printed: '$$$1' },
  // A form's boxes have a point behind their numbers.
  { read: /^(\d{1,2}),$/, before: /^\p{Lu}[\p{Lu}'’]+$/u, printed: '$1.' },
];

/** `KGSP/1X/2025`, `448/KEU/V1/2025`: a month in Roman numerals, between the slashes of a number. */
const ROMAN = /(?<=\/)[IVXl1]*[VX][IVXl1]*(?=\/)/g;
const MONTH = /^(?:I[VX]|VI{0,3}|XI{0,2})$/;
/** `FOO1-00007316`, `4O7`: no word has such letters before a digit. */
const ZEROS = /(?<=\d)O+(?=\d)|O{2,}(?=\d)/g;

/** `0044 7188 O1`: a group of a number's digits. */
const GROUP = /^O\d+$/;

/** A name with the family's first: typewriters' capitals of these letters differ from small ones by their height alone. */
const FAMILY = /^\p{L}\p{Ll}+,$/u;
const GIVEN = /^\p{L}\p{Ll}+$/u;
const CAPITAL = /^\p{Lu}/u;
const SMALL = /^[cosuvwxz]/;
/** Prose has commas and small words too, and goes on in small words. */
const PROSE = /^\p{Ll}+$/u;

/** The words of one line with such misreadings mended; of values with digits of their own, only what can be nothing else. */
export function mendWords<T extends { readonly text: string }>(words: readonly T[]): T[] {
  return words.map((word, index) => {
    const next = words[index + 1]?.text ?? '';
    if (isSmallInName(words, index)) {
      return { ...word, text: word.text.charAt(0).toUpperCase() + word.text.slice(1) };
    }
    const mistake = MISREAD.find(({ read, before }) => read.test(word.text) && (before?.test(next) ?? true));
    const text = mistake
      ? word.text.replace(mistake.read, mistake.printed)
      : withDigits(word.text, words[index - 1]?.text ?? '');
    return text === word.text ? word : { ...word, text };
  });
}

function withDigits(text: string, before: string): string {
  const digits = GROUP.test(text) && /\d$/.test(before) ? text.replace('O', '0') : text;
  return digits
    .replace(ZEROS, (letters) => '0'.repeat(letters.length))
    .replace(ROMAN, (read) => {
      const month = read.replace(/[l1]/g, 'I');
      return MONTH.test(month) ? month : read;
    });
}

/** Whether a word is half of a name whose other half has its capital. */
function isSmallInName(words: readonly { readonly text: string }[], index: number): boolean {
  const text = words[index]?.text ?? '';
  if (!SMALL.test(text)) return false;
  const start = FAMILY.test(text) ? index : index - 1;
  const [before, family, given, behind] = [start - 1, start, start + 1, start + 2].map((at) => words[at]?.text ?? '');
  if (!FAMILY.test(family ?? '') || !GIVEN.test(given ?? '')) return false;
  return (
    CAPITAL.test((start === index ? given : family) ?? '') && !PROSE.test(before ?? '') && !PROSE.test(behind ?? '')
  );
}
