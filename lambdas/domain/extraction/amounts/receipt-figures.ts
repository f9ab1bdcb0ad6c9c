import { matchInsurers } from '../../insurers/match-insurer.ts';
import { INSURERS } from '../../insurers/registry.ts';
import type { Concept } from '../labels/label-rule.ts';
import { INSURER_WORDS } from '../parties/insurer-words.ts';
import { readPerson } from '../parties/read-person.ts';
import { placeOf, type Segment } from '../sheet/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findMoney } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import type { AmountCandidate } from './amount-candidates.ts';

const RECEIVED_FROM =
  /^ *(?:(?:sudah|telah) *)?(?:terima dari|received (?:with thanks )?from|recebi(?: ?emos *)? d[eo]|recibi(?:mos)? de(?:l)?|recu de|erhalten von)(?![a-z])/;
const AMOUNT = anyWordPattern(
  'sejumlah|quantia|importancia|valor|cantidad|suma|importe|somme|montant|betrag|sum|amount|recibo|receipt|recu|kwitansi|kuitansi',
);
const SCORE = 0.7;
const MOST_WORDS = 8;

const lineOfPayer = onceASheet(({ segments }) =>
  segments.find(({ plain, lines }) => lines === 1 && RECEIVED_FROM.test(plain)),
);

/** A receipt says from whom the money came: from an insurer it is the insurer's share, from anybody else the patient's. */
export function receiptFigures(sheet: Sheet, concept: Concept): readonly AmountCandidate[] {
  const from = lineOfPayer(sheet);
  if (!from) return [];
  const own = from.text.slice(RECEIVED_FROM.exec(from.plain)?.[0].length).replace(/^[\s:.)]+/, '');
  const payer = own === '' ? (sheet.neighbours.rightOf(from)?.text.replace(/^[\s:]+/, '') ?? '') : own;
  const insurer = hasWord(plainText(payer), INSURER_WORDS) || matchInsurers(payer, INSURERS, false).length > 0;
  // A name of one word is hardly a patient's, and who else paid is not known.
  const isPerson = readPerson(payer, false)?.value.includes(' ') === true;
  if (concept !== (insurer ? 'insurance_amount' : 'out_of_pocket') || !(insurer || isPerson)) return [];
  const figure = sheet.segments.flatMap((segment) => amountOf(segment, sheet))[0];
  return figure ? [figure] : [];
}

function amountOf(segment: Segment, sheet: Sheet): AmountCandidate[] {
  if (segment.lines > 1 || segment.words.length > MOST_WORDS || !hasWord(segment.plain, AMOUNT)) return [];
  const next = sheet.neighbours.rightOf(segment);
  for (const one of [segment, ...(next ? [next] : [])]) {
    const [money, second] = findMoney(one.text).filter(({ certain, currency }) => certain && currency !== null);
    if (!money || second) continue;
    const printed = one.text.slice(money.start, money.end);
    const place = placeOf(one, money.start, money.end);
    return [{ figure: money.cents, currency: money.currency, score: SCORE, printed, place, method: 'receipt' }];
  }
  return [];
}
