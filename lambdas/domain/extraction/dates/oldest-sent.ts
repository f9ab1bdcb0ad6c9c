import { plainText } from '../text/plain-text.ts';
import { type DateOrder, findDates, type PrintedDate } from '../text/printed-date.ts';
import { SENT } from './labelled-date.ts';

const FIRST =
  'first|original(?:ly|mente)?|initial(?:ly|ement)?|erst(?:mals|malig)|zuerst|ursprunglich|premiere?|primer[ao]?|primeir[ao]|pertama|semula';
const WORDS = `(?: +(?:${FIRST}|date|time|fois|mal|vez|kali|on|am|le|el|em|a|la|pada))*`;
/** What says of a further date that the claim was sent then, too: `first submitted`, `first:`; `first visit` says something else. */
const SENT_BEFORE = new RegExp(
  `^(?:.* (?:re|wieder)?(?:${SENT}|sent|received|lodged|gesendet|eingegangen)[a-z]*| *(?:${FIRST}))${WORDS} *$`,
);

/** `4 November 2026 (first submitted 4 November 2025)`: the oldest of the days of sending that a text begins with. */
export function oldestSent(text: string, order: DateOrder): PrintedDate | undefined {
  const [first, ...others] = findDates(text, order);
  if (!first) return undefined;
  let [oldest, end] = [first, first.end];
  for (const other of others) {
    const between = plainText(text.slice(end, other.start));
    if (/[a-z]/.test(between) && !SENT_BEFORE.test(between)) break;
    if (other.iso < oldest.iso) oldest = { ...other, start: first.start };
    end = other.end;
  }
  return oldest;
}
