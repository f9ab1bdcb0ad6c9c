import type { Slot } from '../sheet/sheet.ts';

/** `the Lake Basin Staff Medical Fund Byelaws`: in a sentence, words of a label behind another capital are part of a name. */
export function isPartOfName({ hit: { segment, start, colon }, method }: Slot): boolean {
  const [before, label] = [segment.text.slice(0, start), segment.text.slice(start)];
  return method === 'sentence' && !colon && /\p{Lu}[\p{L}’'&-]* (?:[-–] )?$/u.test(before) && /^\p{Lu}/u.test(label);
}
