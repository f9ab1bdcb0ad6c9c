import { isTitle } from '../text/person-name.ts';

/** `Mrs. Asha Nair`, `Sutrisno, Tn.`; a doctor's title is no patient's. */
export function isTitled(words: readonly string[]): boolean {
  return [words[0], words.at(-1)].some((word = '') => isTitle(word) && !/^(?:Dra?|Prof)\b/i.test(word));
}

/** `Herrn`, `An Frau`: the line over the name in an address. */
export function isForm(above: string): boolean {
  const words = above.trim().split(/ +/);
  return words.length < 3 && words.every((word) => isTitle(word) || /^(?:an|a|to|para|kepada|yth)$/.test(word));
}
