import type { LabelHit } from '../labels/describe-label.ts';
import { WHAT_IS_LEFT } from '../labels/figure-phrase.ts';
import type { Concept } from '../labels/label-rule.ts';
import { isFigureOrDate } from '../layout/cells-beside.ts';
import { ID_FIELDS } from '../reading.ts';
import type { Slot } from './sheet.ts';

/** Labels of figures and dates are wordy; names and numbers beside a few words more would be part of a sentence. */
const WORDY: ReadonlySet<Concept> = new Set([
  'total_amount',
  'insurance_amount',
  'out_of_pocket',
  'max_coverage',
  'submission_date',
  'other_date',
]);
const MORE_WORDS = 3;
const NUMBERED: ReadonlySet<Concept> = new Set(ID_FIELDS);
/** What says by itself that it announces a number. */
const SURELY = 0.7;
const MORE_WORDS_OF_NUMBER = 5;
/** `Gesamt: 6 Einsätze    85,00 EUR`, `PLAN PAID, 2 RX    129.60`: how many lines a figure sums up stands before it. */
const COUNT = /^[,(]?\s?\d{1,3} \p{L}[\p{L} ]{1,20}\)?$/u;
const SUMMED: ReadonlySet<Concept> = new Set(['total_amount', 'insurance_amount', 'out_of_pocket']);

/** `Quote-part 10 % de l'assuré    48,20`: the rate of a share is no value of its own; `10 % maximal` is the most in a year. */
const RATE = /^\d{1,3}(?:[.,]\d{1,2})? ?% (?=\p{L})(?!.*(?:max|höchst|limit|plafon|au plus|up to|bis))/iu;
/** `Rechnungssumme, fällig innert 20 Tagen    412.00`: behind a comma who has to pay it, and by when. */
const TO_PAY =
  /^, ?(?:bitte |s'il vous plaît )?(?:zahlbar|fällig|zu zahlen|payable|due|to be paid|à (?:payer|régler)|pagader[oa]|a pagar|dibayar)(?!\p{L})/iu;
/** `Maximum annuel (1er)    2 000,00 $`: which of several plans' it is. */
const ASIDE = /^\([^()]{1,20}\)$/;
const ASIDE_BEHIND = /\s+\([^()]{1,20}\)$/;
const MOST_OF_REMARK = 9;

/** Whether a label's line says nothing else behind it. */
export function saysWhenToPay({ segment, end }: Pick<LabelHit, 'segment' | 'end'>): boolean {
  const behind = segment.text.slice(end).trim();
  return segment.amounts.length === 0 && TO_PAY.test(behind) && behind.split(/\s+/).length <= MOST_OF_REMARK;
}

/** `Total des honoraires    150,00`: a few words more between the label of a figure or date and what stands beside it. */
export function isNearlyWhole({ segment, start, end, leads, colon, meanings }: LabelHit): boolean {
  if (!leads) return end === segment.text.length && isLimitOf(segment.plain.slice(0, start), meanings);
  const behind = segment.text.slice(end).trim();
  const wordy = meanings.some(({ concept }) => WORDY.has(concept));
  const isSummed = meanings.some(({ concept }) => SUMMED.has(concept));
  if (isSummed && (COUNT.test(behind) || saysWhenToPay({ segment, end }))) return true;
  if (ASIDE.test(behind) && segment.amounts.length === 0 && meanings.every(isLimit)) return true;
  const rest = isSummed
    ? behind.replace(RATE, '')
    : meanings.every(isLimit)
      ? behind.replace(ASIDE_BEHIND, '')
      : behind;
  return !colon && wordy && !/\d|^(?:from|by|to) /.test(rest) && rest.split(/\s+/).length <= MORE_WORDS;
}

function isLimit({ concept, weight }: LabelHit['meanings'][number]): boolean {
  return concept === 'max_coverage' && weight >= SURELY;
}

/** `Diagnostic imaging limit per policy year    5,000.00`: of what it is the limit stands before it; `Solde du maximum` is what is left. */
function isLimitOf(before: string, meanings: LabelHit['meanings']): boolean {
  return (
    meanings.some(isLimit) &&
    !/\d/.test(before) &&
    !WHAT_IS_LEFT.test(before) &&
    before.trim().split(/\s+/).length <= MORE_WORDS
  );
}

/** `Nº do sinistro atribuído pela seguradora    4026.118`: a label of a number with a few words more, if nothing but a number is beside it. */
export function isNearlyNumber({ segment, end, leads, colon, meanings }: LabelHit): boolean {
  if (!leads || colon) return false;
  const surely = meanings.some(({ concept, weight }) => NUMBERED.has(concept) && weight >= SURELY);
  if (!surely) return false;
  const rest = segment.text.slice(end).trim();
  return MORE.test(rest) && rest.split(/\s+/).length <= MORE_WORDS_OF_NUMBER;
}

/** `Klaim    1.250.000`, `Recibo    12-04-26`: a noun that may announce a number has an amount or a date beside it as well. */
export function mayBeNumber({ hit, segment }: Pick<Slot, 'hit' | 'segment'>): boolean {
  if (!hit.bare || !hit.meanings.every(({ concept }) => NUMBERED.has(concept))) return true;
  return !isFigureOrDate(segment);
}

const MORE = /^\p{L}[^\d:]*$/u;
