import { matchInsurers } from '../../insurers/match-insurer.ts';
import { INSURERS } from '../../insurers/registry.ts';
import { isPayment, partyOfCaption } from '../labels/party-of-caption.ts';
import { isWhole, type Party, whoseShare } from '../labels/whose-share.ts';
import type { Segment } from '../layout/layout.ts';
import { once } from '../layout/once-for.ts';
import { isInsurersPaper } from '../sheet/insurers-paper.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import type { Money } from '../text/money.ts';
import { hasWord } from '../text/word-pattern.ts';
import { isGivenBack } from '../words/given-back-words.ts';
import { INSURER_BRANDS } from '../words/insurer-words.ts';
import { BEARS } from '../words/rate-words.ts';
import { figuredLines, hasFigure, MOST_OF_LINE } from './agreeing-figures.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isInBrackets } from './in-brackets.ts';
import { isNobodys } from './is-nobodys.ts';
import { judgedParty } from './judged-party.ts';
import { payerNames } from './named-payer.ts';
import { isOfEarlierBill } from './of-earlier-bill.ts';
import { reckonedFrom } from './reckoned-from.ts';
import { isRestOfLimit } from './rest-of-limit.ts';
import { sayingInsurer } from './saying-insurer.ts';
import { unsignedAmount } from './unsigned-amount.ts';
import { withoutAside } from './without-aside.ts';

/** A figure, and what the words around it say of it. */
export interface CaptionedFigure {
  readonly segment: Segment;
  readonly candidate: AmountCandidate;
  readonly whose: Party | undefined;
  /** Called a sum or a price. */
  readonly whole: boolean;
  /** Said to be paid, by whomever. */
  readonly paid: boolean;
  /** Said to be taken off, and borne by nobody. */
  readonly off: boolean;
  /** In plain text, what stands before it, or else left of it on its row. */
  readonly left: string;
  /** In plain text, what stands over its column, where nothing is said before it. */
  readonly head: string;
  /** In plain text, all words on its row to the left. */
  readonly row: string;
  readonly money: Money;
}

/** Figures that agree are believed this much, where no label vouches for them. */
const SCORE = 0.8;
/** Not the full stop of `No. 44`. */
const SENTENCE_END = /(?<=[\p{Ll}\d]{3})\. (?=\p{Lu})|; /gu;
/** What stands right behind a figure speaks of that one: `61.50 was paid by insurance, and the remaining 20.50`. */
const CLAUSE_END = /, | (?:and|und|y|et|e|dan) /gu;
/** Longer lines over a column are no head of it. */
const HEAD_LETTERS = 40;
/** No head has more lines; files made to exhaust a reader do. */
const MOST_HEAD_LINES = 30;
/** Share of a line's height that may part two lines of a head. */
const HEAD_GAP = 0.6;
/** On an insurer's own paper whoever is not named paid it: the insurer. */
const PAID =
  /(?:^| )(?:paid|pays|payments?|dibayar(?:kan)?|pagado|pagamos|reembolsado|remboursee?|paye|verse|erstattet|gezahlt|bezahlt)(?: |$)/;
const NAME_ALONE = /^ *[a-z]+ *$/;
const SAYS_SOMETHING = /[a-z]{3}/;
/** Nobody names who pays farther before a figure, in characters; files made to exhaust a reader do. */
const NAMED_BEFORE = 300;

/**
 * The amounts of a document (the last of very many) with whom the words before each, on its row or over its column speak of.
 * Remembered, since several steps ask.
 */
export const captionedFigures: (sheet: Sheet) => readonly CaptionedFigure[] = onceASheet(findCaptioned);

function findCaptioned(sheet: Sheet): CaptionedFigure[] {
  const byInsurer = isInsurersPaper(sheet);
  const names = payerNames(sheet);
  return figuredLines(sheet).flatMap((segment) => {
    let from = 0;
    return segment.money.slice(-MOST_OF_LINE).flatMap((money) => {
      const { certain, cents, start, end } = money;
      if (!certain || cents === 0 || isNobodys(segment, money, sheet)) return [];
      const captioned = SAYS_SOMETHING.test(segment.plain.slice(from, start));
      // `Erin Health HMO ₦39.40`: of the signs before a figure one may be a word.
      const digit = start + segment.text.slice(start, end).search(/\d/);
      const heads = captioned ? [] : headLines(segment, sheet);
      const since = from;
      const said = captioned ? [clauseBefore(segment, from, digit), '', ''] : around(segment, heads, sheet);
      const [left = '', head = '', row = ''] = said.map((words) => sayingInsurer(words, sheet));
      from = end;
      const words = left === '' ? head : left;
      if (isOfEarlierBill(words) || isRestOfLimit(words) || isGivenBack(words)) return [];
      const candidate = unsignedAmount(segment, money, SCORE, 'sum');
      const named = once(() => whoseShare(left));
      const paid = once(() => isPayment(words));
      const whole = once(() => isWhole(left) || (named() !== 'patient' && isWhole(head)));
      const off = once(() => partyOfCaption(words, names) === 'off');
      const whose = once(() => {
        // A head's last line by itself, where another table or block stands close above it.
        // `UnitedHealthcare discount`, `Written back to scheme rate`: who grants it pays nothing by it.
        if (off()) return undefined;
        // `UHC   50.00` under `PRIOR PAYMENTS (PATIENT)`: whose row it is, and then what of it.
        const ofRow = NAME_ALONE.test(left) && hasWord(left, INSURER_BRANDS);
        const party =
          (ofRow ? whoseShare(head) : undefined) ??
          named() ??
          whoseShare(head) ??
          whoseShare(heads[0]?.plain ?? '') ??
          whoseShare(row);
        if (party) return party;
        const known = captioned
          ? segment.text.slice(Math.max(since, digit - NAMED_BEFORE), digit)
          : paid() || cents < 0 || hasWord(left, BEARS)
            ? left
            : '';
        return (
          insurerKnown(known) ?? judgedParty(words, paid()) ?? (byInsurer && PAID.test(words) ? 'insurer' : undefined)
        );
      });
      return [figureSaid({ segment, candidate, left, head, row, money }, { whose, whole, paid, off })];
    });
  });
}

type Said = { readonly [K in 'whose' | 'whole' | 'paid' | 'off']: () => CaptionedFigure[K] };

/** Of most figures nobody asks more than how much they are: what the words say of them is looked at when it is asked. */
function figureSaid(figure: Omit<CaptionedFigure, keyof Said>, said: Said): CaptionedFigure {
  return {
    ...figure,
    get whose() {
      return said.whose();
    },
    get whole() {
      return said.whole();
    },
    get paid() {
      return said.paid();
    },
    get off() {
      return said.off();
    },
  };
}

/** `Billed to Cigna: 84.00`: an insurer that the registry knows is one by its name. */
function insurerKnown(words: string): Party | undefined {
  return matchInsurers(words, INSURERS, false).length > 0 ? 'insurer' : undefined;
}

/** What a sentence says of its figure stands in front of it, and behind the figure before. */
function clauseBefore({ text, plain }: Segment, from: number, to: number): string {
  const before = text.slice(0, to);
  const lastOf = (ends: RegExp) => everyMatch(before, ends, from).at(-1)?.index;
  const clause = [lastOf(SENTENCE_END) ?? (from > 0 ? lastOf(CLAUSE_END) : undefined) ?? from, to] as const;
  return withoutAside(text.slice(...clause), plain.slice(...clause));
}

/**
 * The words to the left up to another figure, those over the column, and all on the row to the left.
 * @param heads the lines of the column's head, the nearest first.
 */
function around(segment: Segment, heads: readonly Segment[], sheet: Sheet): readonly [string, string, string] {
  const row = sheet.neighbours.row(segment);
  const left = onItsLevel(row.slice(0, row.indexOf(segment)));
  const isFigured = (other: Segment) =>
    other.amounts.some((money) => !isInBrackets(other, money) && !reckonedFrom(other, money, sheet));
  const nearest = left.slice(left.findLastIndex(isFigured) + 1);
  const words = wordsOf(left.filter((other) => !isFigured(other)));
  const head = wordsOf(heads.toReversed());
  return isPrice(segment, row) ? ['', head, ''] : [wordsOf(nearest), head, words];
}

/** What stands in a margin beside a list of sums is nearly on its rows, and says nothing of them. */
function onItsLevel(left: readonly Segment[]): readonly Segment[] {
  const nearest = left.findLast(({ plain }) => SAYS_SOMETHING.test(plain));
  return nearest ? left.filter((one) => one === nearest || isLevel(one, nearest)) : left;
}

/** Share of a line's height. */
const LEVEL = 0.3;

function isLevel(one: Segment, other: Segment): boolean {
  const near = LEVEL * Math.min(one.bottom - one.top, other.bottom - other.top);
  const [top, bottom] = [one.top - other.top, one.bottom - other.bottom];
  return [top, bottom, (top + bottom) / 2].some((apart) => Math.abs(apart) <= near);
}

/** `LESS NHIF   4   1,600.00   6,400.00`: between a count and an amount stands the price of one. */
function isPrice(segment: Segment, row: readonly Segment[]): boolean {
  const at = row.indexOf(segment);
  const [count, next] = [row[at - 1], row[at + 1]];
  return next !== undefined && hasFigure(next) && count !== undefined && /^\d{1,4}$/.test(count.text.trim());
}

/** A column's head: the nearest words above that are no figure, and the lines right over these. */
function headLines(segment: Segment, sheet: Sheet): Segment[] {
  const values = valuesOfInsurer(sheet);
  const above = sheet.segments
    .filter((other) => isOver(other, segment) && isHead(other) && !values.has(other))
    .sort((one, other) => other.bottom - one.bottom);
  const lines: Segment[] = [];
  for (const line of above) {
    if (above.some((other) => other !== line && isNearer(other, line, segment))) continue;
    const last = lines.at(-1);
    const isApart = last && last.top - line.bottom > HEAD_GAP * (last.bottom - last.top);
    if (isApart || lines.length >= MOST_HEAD_LINES) break;
    lines.push(line);
  }
  return lines;
}

/** `Kostenträger   Knappschaft` over `Festbetrag   275,00`: in a list of labels and values, one heads no figure. */
const valuesOfInsurer = onceASheet(
  ({ slots }) =>
    new Set(
      slots
        .filter(({ hit, method }) => method === 'label-right' && hit.whole && weightOf(hit, 'insurance_name') > 0)
        .map(({ segment }) => segment),
    ),
);

/** Of two heads of one line that both reach over a figure the one that covers more of it is its head. */
function isNearer(one: Segment, other: Segment, { left, right }: Segment): boolean {
  const covered = (head: Segment) => Math.min(head.right, right) - Math.max(head.left, left);
  return one.top < other.bottom && one.bottom > other.top && covered(one) > covered(other);
}

function isOver(other: Segment, { page, top, left, right }: Segment): boolean {
  return other.page === page && other.bottom <= top + 1 && other.left < right && other.right > left;
}

function isHead(segment: Segment): boolean {
  const { text, plain } = segment;
  return plain.length <= HEAD_LETTERS && /[a-z]{2}/.test(plain) && !/:|\d{3}/.test(text) && !hasFigure(segment);
}

function wordsOf(segments: readonly Segment[]): string {
  return segments.map(({ text, plain }) => withoutAside(text, plain)).join(' ');
}
