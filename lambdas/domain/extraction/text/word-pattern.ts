/**
 * A pattern for whole words of plain text (see plain-text.ts), out of alternatives; with `g`, for `matchAll`.
 * A space stands for one or more, as in `heil  und kostenplan` out of `Heil- und Kostenplan`. The lists are long: they are split over several arguments, each of them alternatives joined by `|`.
 */
export function wordPattern(...alternatives: readonly string[]): RegExp {
  const source = alternatives
    .join('|')
    .replaceAll(' ?', ' *')
    .replace(/ (?![*+])/g, ' +');
  return new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'g');
}

/** Whether a plain text holds one of the words; a shared pattern with `g` would remember where it stopped. */
export function hasWord(plain: string, pattern: RegExp): boolean {
  return plain.search(pattern) >= 0;
}
