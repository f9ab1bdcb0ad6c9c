import type { LabelHit } from '../labels/describe-label.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import { hitsOn } from '../sheet/on-segment.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { barePercentage, findPercentages } from '../text/percentage.ts';
import { wordPattern } from '../text/word-pattern.ts';
import { BOOKING_WORDS } from '../words/booking-words.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';
import { amountIn, isRate, type RateCandidate, SENTENCE_REACH, sorted } from './amount-candidates.ts';
import { isListOfRates, saidRates } from './said-rates.ts';

/** The percentages that labels of the rate, or of the insurer's share, give; best first. */
export function percentCandidates(sheet: Sheet): RateCandidate[] {
  const candidates: RateCandidate[] = [];
  const add = (
    segment: Segment,
    from: number,
    to: number,
    method: string,
    score: number,
    bare: boolean,
    of?: number,
    most?: number,
  ) => {
    const text = segment.text.slice(from, to);
    const found = findPercentages(text, most)[0] ?? (bare ? barePercentage(text) : undefined);
    if (!found || found.start > SENTENCE_REACH) return;
    const [start, end] = [from + found.start, from + found.end];
    if (
      isOtherRate(segment, start) ||
      OWN_BEFORE.test(segment.plain.slice(0, start)) ||
      isListOfRates(findPercentages(segment.text))
    )
      return;
    const printed = segment.text.slice(start, end);
    candidates.push({
      figure: found.hundredths,
      currency: null,
      score,
      printed,
      place: placeOf(segment, start, end),
      method,
      of: of === undefined ? undefined : Math.abs(of),
    });
  };
  const weightOfRate = (hit: LabelHit) =>
    Math.max(weightOf(hit, 'insurance_percent'), 0.85 * weightOf(hit, 'insurance_amount'));
  for (const slot of sheet.slots) {
    const { hit } = slot;
    const weight = weightOfRate(hit);
    if (weight === 0) continue;
    const saysPercent =
      isRate(hit) ||
      (weightOf(hit, 'insurance_percent') > 0 &&
        /%|percent|prozent|porcent|taux|grad|quote|rate|persen/.test(hit.segment.plain.slice(hit.start, hit.end)));
    const isSure = weightOf(hit, 'insurance_percent') >= CLEAR && slot.method !== 'sentence';
    const most = isSure ? MOST_PRINTED : undefined;
    // `taux 80%   89,92`: where the label's cell has its rate, beside it stands a figure.
    const isBare = saysPercent && !(slot.method === 'label-right' && findPercentages(hit.segment.text).length > 0);
    add(slot.segment, slot.from, slot.to, slot.method, weight * slot.nearness, isBare, undefined, most);
  }
  const right = Map.groupBy(
    sheet.slots.filter(({ method }) => method === 'label-right'),
    ({ hit }) => hit,
  );
  for (const hit of sheet.hits) {
    const weight = weightOfRate(hit);
    if (weight === 0 || isOneOfPayers(hit, sheet)) continue;
    // `Insurance pays (80%): 120.00`, `Insurance pays 80%` hold the rate inside the label.
    const [slot] = right.get(hit) ?? [];
    const of = slot && amountIn(slot)?.money.cents;
    add(hit.segment, hit.start, hit.end, 'label-inside', weight * 0.9, false, of);
    // `Se cancela el 80 % del monto cubierto`
    const before = hit.leads ? null : RATE_OF.exec(hit.segment.text.slice(0, hit.start));
    if (before) add(hit.segment, before.index, hit.start, 'sentence', weight * RATE_BEFORE, false);
  }
  candidates.push(...saidRates(sheet));
  return sorted(candidates);
}

/** `Deckung: BASIS, Jahresfranchise CHF 1000, Selbstbehalt 10 %`: beside whatever label, what the patient bears. */
const OWN_BEFORE = new RegExp(`${wordPattern(...OWN_SHARE_WORDS.excess, ...OWN_SHARE_WORDS.copay).source} *$`);

/** `Part RO (60 %)   Part RC` over two columns: the rate is of one payer's share. */
function isOneOfPayers({ segment }: LabelHit, sheet: Sheet): boolean {
  const heads = sheet.neighbours.row(segment);
  const isPayer = (one: Segment) =>
    hitsOn(one, sheet).some((hit) => hit.whole && weightOf(hit, 'insurance_amount') >= CLEAR);
  return heads.every(({ amounts }) => amounts.length === 0) && heads.some((one) => one !== segment && isPayer(one));
}

/** From here on a label says that a rate is the insurer's: one above 100 % is held against the figures, not left out. */
const CLEAR = 0.8;
const MOST_PRINTED = 99_999;

/** A bonus, a discount's, the most that a rate may be, or a price list's: what the words around a rate say. */
export function isOtherRate({ text, plain }: Segment, start: number): boolean {
  const behind = text.slice(start);
  return (
    BONUS.test(text.slice(0, start)) ||
    OF_DISCOUNT.test(plain) ||
    MOST_RATE.test(plain.slice(0, start)) ||
    OF_TARIFF.test(behind) ||
    OF_OWN_SHARE.test(behind)
  );
}

/** `Festzuschuss (Bonus 70 %)`: the part of what the usual care costs, not of this bill. */
const BONUS = /\bbonus\W*$/i;
/** `Descuento convenio (sin honorarios) 8 %`, whoever it is agreed with. */
const OF_DISCOUNT = new RegExp(
  `^ *(?:(?:less|minus|menos|abzuglich|abzgl|moins) +)?${wordPattern(...BOOKING_WORDS.off).source}`,
);
/** `erstattet bis zu 80 %`: how much it is of this bill nobody says. */
const MOST_RATE =
  /(?<![a-z])(?:up to|at most|bis zu|hochstens|maximal|jusqu a|au plus|hasta(?: el| un)?|ate|no maximo|maksimal|hingga|sampai)(?: +[a-z]{1,3})? *$/;
/** `Plan (pays at 100% of scheme rate)`: of a price list, whatever the practice charges. */
const OF_TARIFF =
  /^\d{1,3}(?:[.,]\d{1,2})? ?% (?:du|de la) (?:TNR|TNB|BRSS?|BR|TC|TR)(?![\p{L}])|^\d{1,3}(?:[.,]\d{1,2})? ?% of (?:the )?(?:scheme|fund|medical aid|plan|agreed|negotiated|network) (?:rate|tariff)s?(?!\p{L})/iu;
/** `El seguro complementario cubre el 60% del copago`: of what another insurer leaves to the patient. */
const OF_OWN_SHARE =
  /^\d{1,3}(?:[.,]\d{1,2})? ?% (?:of|del?|de la|du|des|do|da|dari) (?:the |your |su |votre |ihres )?(?:co-?pay\w*|copago|coaseguro|ticket modérateur|reste à charge|eigenanteils?|selbstbehalts?|copagamento|coparticipação)(?!\p{L})/iu;
const RATE_OF = /\d{1,3}(?:[.,]\d{1,2})? ?% (?:of|of the|del?|de la|du|des?|der|do|da|dari) $/;
const RATE_BEFORE = 0.75;
