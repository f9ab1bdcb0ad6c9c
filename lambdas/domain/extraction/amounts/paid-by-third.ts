import { matchInsurers } from '../../insurers/match-insurer.ts';
import { INSURERS } from '../../insurers/registry.ts';
import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import type { Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { wordPattern } from '../text/word-pattern.ts';
import { INSURER_WORDINGS } from '../words/insurer-words.ts';
import { OTHERS_SPOKEN_OF, PAID_TO, PAYS_AS_THIRD, PAYS_BEHIND, THIRD_ONE, TO_PROVIDER } from '../words/pay-verbs.ts';
import { payerNames } from './named-payer.ts';

const VERB = `(?:${PAYS_AS_THIRD.join('|').replaceAll(' ', ' +')})`;
const ONE = `(?:${THIRD_ONE.replaceAll(' ', ' +')})`;
const MORE = `(?: +(?:${TO_PROVIDER}))*`;
/** `elle nous versera`, `who have settled`, and as German turns it: `übernimmt sie`. */
const PAYS = new RegExp(`(?<![a-z])(?:${ONE}${MORE} +${VERB}(?: +(?:${PAID_TO}))?|${VERB} +${ONE})${MORE} *$`);
/** `sie hat uns … überwiesen` */
const HAS = new RegExp(`(?<![a-z])(?:${ONE} +(?:hat|wird)|(?:hat|wird) +${ONE})${MORE} *$`);
const PAID_BEHIND = new RegExp(`^${MORE} *(?:${PAYS_BEHIND})(?![a-z])`);
/** `… have told us of your benefit and have settled`; `and pay us` asks somebody to. */
const AND_PAYS = new RegExp(
  `(?<![a-z])(?:and|und|et|y|e|dan)${MORE} +(?!(?:pay|settle|meet|cover|refund|reimburse|contribute|bear)(?![a-z]))${VERB}${MORE} *$`,
);
const SOMEBODY_ELSE = wordPattern(...OTHERS_SPOKEN_OF);
const WE_OR_YOU = wordPattern(
  'you|we|i|wir|ich|vous|nous|usted|ustedes|nosotros|nos|o senhor|a senhora|anda|kami|saya',
);
/** In characters: so far back one is still meant. */
const BACK = 320;

/**
 * Whether a sentence says that one pays who is not named again, and the last one who was is an insurer: `Leonie ist bei der Wiener
 * Städtischen mitversichert. Laut deren Zusage übernimmt sie € 160,00`, `Bupa have told us of your benefit and have settled £884.00`.
 */
export function isPaidByThird({ text }: Segment, { start, end }: Money, sheet: Sheet): boolean {
  const printed = text.slice(Math.max(0, start - BACK), start);
  const said = plainText(printed);
  const pays = PAYS.exec(said) ?? (PAID_BEHIND.test(plainText(text.slice(end, end + BACK))) ? HAS.exec(said) : null);
  if (pays) return lastIn(said, pays.index, insurersIn(printed, sheet)) > lastIn(said, pays.index, SOMEBODY_ELSE);
  const goesOn = AND_PAYS.exec(said);
  if (!goesOn) return false;
  // Of a sentence that goes on the first one is its subject.
  const sentence =
    printed
      .slice(0, goesOn.index)
      .split(/[.;!?]\s/)
      .at(-1) ?? '';
  const plain = plainText(sentence);
  const first = insurersIn(sentence, sheet)[0];
  const others = [SOMEBODY_ELSE, WE_OR_YOU].flatMap((some) => everyMatch(plain, some).map(({ index }) => index));
  return first !== undefined && others.every((other) => other > first);
}

/** Where they are named, the first one first. */
function insurersIn(printed: string, sheet: Sheet): readonly number[] {
  const plain = plainText(printed);
  const names = payerNames(sheet);
  const labelled = everyMatch(plain, /[a-z]+/g).filter(([word]) => names.has(word) || word === 'insurer');
  const places = [...everyMatch(plain, INSURER_WORDINGS), ...labelled].map(({ index }) => index);
  return [...places, ...matchInsurers(printed, INSURERS, false).map(({ start }) => start)].sort((a, b) => a - b);
}

function lastIn(said: string, to: number, wanted: RegExp | readonly number[]): number {
  const places = wanted instanceof RegExp ? everyMatch(said, wanted).map(({ index }) => index) : wanted;
  return Math.max(-1, ...places.filter((place) => place < to));
}
