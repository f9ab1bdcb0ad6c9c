import { partyOfCaption } from '../labels/party-of-caption.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isPartialLimit } from './limit-words.ts';
import { payerNames } from './named-payer.ts';
import { isOtherLimit } from './other-limits.ts';
import { isOfSeveralVisits } from './several-visits.ts';
import { unsignedAmount } from './unsigned-amount.ts';

const SCORE = 0.8;
/** All that stands between the bracket and its figure. */
const THE_MOST =
  /\( *(?:(?:policy|annual|plan|your|der|le|el|o) )?(?:max(?:imum|imal|imo|ima|imale)?|maks(?:imal|imum)?|limite?d?(?: (?:to|of|de|a|von))?|cap(?:ped)?(?: at)?|up to|hochstens|hochstbetrag|bis(?: zu)?|plafond(?: de)?|plafonne a|jusqu a|tope(?: de)?|topado (?:a|en)|hasta|ate|teto(?: de)?|plafon|batas|hingga|s d)[ :]*$/;

/**
 * `Dijamin polis (maks. Rp 30.000.000 per kasus)   Rp 30.000.000`, `Versicherung zahlt (max. 500,00 €)`: in brackets behind the words for the
 * insurer's share, the most that it may be.
 */
export function bracketedLimits(sheet: Sheet): readonly AmountCandidate[] {
  const names = payerNames(sheet);
  return sheet.segments.flatMap((segment) => {
    const open = segment.text.indexOf('(');
    if (open <= 0 || segment.lines > 1) return [];
    const [money] = segment.amounts.filter(({ start }) => start > open);
    if (!money?.certain || money.cents <= 0) return [];
    const close = segment.text.indexOf(')', money.end);
    const before = `(${plainText(segment.text.slice(open + 1, money.start))}`;
    if (close < 0 || !THE_MOST.test(before)) return [];
    const caption = segment.plain.slice(0, open);
    const behind = segment.text.slice(money.end, close);
    const isOther = isPartialLimit(behind, '', isOfSeveralVisits(sheet)) || isOtherLimit(caption, behind);
    if (isOther || partyOfCaption(caption, names) !== 'insurer') return [];
    return [unsignedAmount(segment, money, SCORE, 'sentence')];
  });
}
