import { whoseShare } from '../labels/whose-share.ts';
import type { Segment } from '../layout/layout.ts';
import type { Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { sentenceUpTo } from './limit-words.ts';

const MADE_UP_OF = anyWordPattern(
  'made up of|composed of|consist(?:s|ing)? of|compris(?:es?|ing)|broken down (?:into|as)',
  'bestehend aus|besteh(?:t|en) aus|(?:setzt|setzen) sich (?:wie folgt )?zusammen(?: aus)?|zusammengesetzt aus',
  'compose(?:e?s|e)? d[eu]|se compose(?:nt)? d[eu]|comprenant|se decompos(?:e|ant) en',
  'compuest[oa]s? (?:de|por)|se componen? de|desglosad[oa]s? en|compost[oa]s? (?:de|por)|repartid[oa]s? (?:em|por)',
  'terdiri (?:dari|atas)|meliputi',
);
/** In characters: nobody says farther behind a figure whose it is. */
const BEHIND = 120;
const SENTENCE_END = /[.;!?](?:\s|$)/;

/**
 * `Our fees come to €465.00, made up of €285.00 for the tests and €180.00 for the visit`: of what services are billed at, two make up
 * the third, and neither is a share, unless somebody is named in the list.
 */
export function isBilledPart({ text }: Segment, { start, end }: Money): boolean {
  const before = sentenceUpTo(text, start);
  const listed = MADE_UP_OF.exec(before);
  if (!listed) return false;
  const [behind = ''] = text.slice(end, end + BEHIND).split(SENTENCE_END);
  return whoseShare(`${before.slice(listed.index)} ${plainText(behind)}`) === undefined;
}

/** Whether a sentence lists right behind a figure what it is made up of, and the parts come to something else. */
export function isOtherThanParts({ text, amounts }: Segment, money: Money): boolean {
  const behind = amounts.filter(({ start }) => start >= money.end);
  const [first] = behind;
  if (!first || !hasWord(plainText(text.slice(money.end, first.start)), MADE_UP_OF)) return false;
  const next = behind.findIndex((one, at) =>
    SENTENCE_END.test(text.slice(behind[at - 1]?.end ?? money.end, one.start)),
  );
  const parts = next < 0 ? behind : behind.slice(0, next);
  return parts.reduce((sum, { cents }) => sum + cents, 0) !== money.cents;
}
