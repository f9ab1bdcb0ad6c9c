import { CURRENCY_CODES } from '../text/currency.ts';

/** A letter or number of a list, a box number of a form (`1a.`, `28.`, `37-`, `FL 58`, `Box 1a`), a tick box, a bullet, a small word. */
const MARK = new RegExp(
  [
    String.raw`(?:[ivx]{1,4}|\p{L}\.[ivx]{1,4}|\p{L}(?:\/\p{L})?)[.)]\s+`,
    String.raw`\p{L}\)\s*`,
    String.raw`[①-⑳❶-❿⓪]\s*`,
    String.raw`\d{1,2}[a-z]?(?:[.,)]\s*|\s|-(?=\s?[^\d\s]|$))`,
    String.raw`(?:FL|box|item|field|form locator|locator|casilla|campo|feld|case|cuadro)\.? ?\d{1,2}(?:[ .]?[a-z])?[.):]?\s+`,
    // A box's letter, and the currency of what is announced: `P WHOLE FEE`, `NZD total`.
    String.raw`(?-i:\p{Lu}|${[...CURRENCY_CODES].join('|')})\s+`,
    String.raw`\[[ xX✓]?\]\s*`,
    String.raw`[-–—•*▪■([✓]\s*`,
    String.raw`(?:the|my|our|your|his|her|der|die|das|unsere?|ihre?|el|la|le|su|votre|notre|o|a|l|seu|sua|nosso|nossa)\s`,
    String.raw`(?:less|minus|plus|add|abz[uü]glich|abzgl\.?|davon|menos|moins|dont|dikurangi)\s`,
    String.raw`\s+`,
  ].join('|'),
  'iuy',
);

/** Whether a label with nothing but this before it begins its line. One mark after the other, so that long rows of them end. */
export function isNumbering(before: string): boolean {
  for (let at = 0; at < before.length; at = MARK.lastIndex) {
    MARK.lastIndex = at;
    if (!MARK.test(before)) return false;
  }
  return true;
}
