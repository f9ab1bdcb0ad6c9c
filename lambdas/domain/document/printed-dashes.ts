import type { Word } from './document.ts';

/** `Multicare – Seguros de Saúde` as a recogniser reads it: with a hyphen or an em dash. */
const DASH = /^[-–—]$/;
/** In ems, how wide the ink is at least: a hyphen's is 0.25 to 0.36 (Helvetica, Times, Verdana), an en dash's 0.5 to 0.64, an em dash's 0.9 to 1. */
const [EN, EM] = [0.42, 0.8];

/**
 * Words whose dashes are those that their width tells, in type whose letters are of different widths.
 * @param em as a share of the page's width
 */
export function withPrintedDashes(words: readonly Word[], em: number): Word[] {
  return words.map((word) => {
    if (!DASH.test(word.text)) return word;
    const wide = word.box.width / em;
    return { ...word, text: wide >= EM ? '—' : wide >= EN ? '–' : '-' };
  });
}
