/**
 * What recognisers take for something else and what it can only have been: `1D` is no word, and what follows the letter `N`
 * before a number or a preposition is the raised `º` or `°`.
 */
const MISREAD: readonly { readonly read: RegExp; readonly before?: RegExp; readonly printed: string }[] = [
  { read: /^[1l|]D(:?)$/, printed: 'ID$1' },
  { read: /^[1l]\.D\.(:?)$/, printed: 'I.D.$1' },
  // A small l between capitals, or before them.
  { read: /^(\p{Lu}+)l(\p{Lu}+)$/u, printed: '$1I$2' },
  { read: /^l(\p{Lu}{2,})$/u, printed: 'I$1' },
  { read: /^([Nn])\.[92?*"'°%](:?)$/, before: /./, printed: '$1.º$2' },
  { read: /^([Nn])[92?*"'°%](:?)$/, before: /^(?:de|da|do|del)$/, printed: '$1.º$2' },
  // Before a number, `N2` may be a part of it, but a small letter, a capital O or a mark is not.
  { read: /^([Nn])[?*"'%](:?)$/, before: /\d/, printed: '$1.º$2' },
  { read: /^(n)[92](:?)$/, before: /\d/, printed: '$1.º$2' },
  { read: /^(N)O(:?)$/, before: /\d/, printed: '$1.º$2' },
];

/** The words of one line with such misreadings mended; values with digits of their own are never touched. */
export function mendWords<T extends { readonly text: string }>(words: readonly T[]): T[] {
  return words.map((word, index) => {
    const next = words[index + 1]?.text ?? '';
    const mistake = MISREAD.find(({ read, before }) => read.test(word.text) && (before?.test(next) ?? true));
    return mistake ? { ...word, text: word.text.replace(mistake.read, mistake.printed) } : word;
  });
}
