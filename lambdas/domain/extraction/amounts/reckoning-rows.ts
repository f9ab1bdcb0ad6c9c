import { partyOfCaption, type RowParty } from '../labels/party-of-caption.ts';
import type { Segment } from '../layout/layout.ts';
import type { LineItem } from '../reading.ts';
import { hitsOn } from '../sheet/on-segment.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { figuresForReference } from '../sheet/reference-columns.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { decimalOf, findMoney } from '../text/money.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { ledgerMoves } from './ledger-moves.ts';
import { payerNames } from './named-payer.ts';
import { reckonedFrom } from './reckoned-from.ts';
import { unsignedAmount } from './unsigned-amount.ts';
import { withoutAside } from './without-aside.ts';

/** One line of a reckoning: its words, and its figure. */
export interface ReckoningRow {
  readonly candidate: AmountCandidate;
  /** Zero or above, in cents. */
  readonly figure: number;
  /** In plain text. */
  readonly caption: string;
  readonly party: RowParty;
  readonly page: number;
  /** Where the words begin, and the figure begins and ends, in points. */
  readonly edges: readonly [number, number, number];
  readonly height: number;
}

/** Figures whose lines add up are believed this much before they are known to agree. */
const SCORE = 0.85;
/** A bill's sums stand at its end; hundreds of pages' figures would be compared with each other for nothing. */
const MOST_ROWS = 200;

/** The lines of a document that hold words and then one figure, in reading order; the last of very many. */
export const reckoningRows: (sheet: Sheet) => readonly ReckoningRow[] = onceASheet(findRows);

function findRows(sheet: Sheet): readonly ReckoningRow[] {
  const names = payerNames(sheet);
  const edges = new Set(sheet.segments.filter(({ amounts }) => amounts.length > 0).map((one) => edgeOf(one)));
  const found = sheet.segments.flatMap((segment) => rowOf(segment, sheet, names, edges));
  return found.slice(-MOST_ROWS);
}

/** Where a segment ends, to a few points. */
function edgeOf({ page, right }: Segment, offset = 0): string {
  return `${page} ${Math.round(right / EDGE_POINTS) + offset}`;
}

const EDGE_POINTS = 2;

function rowOf(segment: Segment, sheet: Sheet, names: ReadonlySet<string>, edges: ReadonlySet<string>): ReckoningRow[] {
  if (segment.lines > 1 || figuresForReference(sheet).has(segment)) return [];
  // A bare `900` under `1,800` and `6,700` is an amount as they are.
  const isBare =
    segment.text.length <= 3 &&
    /^\d{1,3}$/.test(segment.text) &&
    [-1, 0, 1].some((offset) => edges.has(edgeOf(segment, offset)));
  const printed = segment.text.includes('(')
    ? findMoney(withoutRemarks(segment.text), segment.thousandths)
    : segment.money;
  const [money, second] = printed.filter(
    (one) => (one.certain || isBare) && reckonedFrom(segment, one, sheet) === undefined,
  );
  if (!money || second) return [];
  const own = segment.plain.slice(0, money.start);
  const letters = lettersIn(own);
  const beside = letters < LEAST_LETTERS ? wordsBefore(segment, sheet) : undefined;
  const first = beside ?? (letters > 1 ? segment : undefined);
  if (!first) return [];
  // `Teto por evento   R$ 900,00` between what is shared and the shares: nothing is reckoned with a limit; what is taken off is none.
  if (
    money.cents > 0 &&
    hitsOn(first, sheet).some((hit) => hit.leads && weightOf(hit, 'max_coverage') >= CLEARLY_LIMIT)
  )
    return [];
  const caption = beside
    ? withoutAside(beside.text, beside.plain)
    : withoutAside(segment.text.slice(0, money.start), own);
  const candidate = unsignedAmount(segment, money, SCORE, 'reckoning');
  return [
    {
      candidate,
      figure: candidate.figure,
      caption,
      party: partyOfCaption(caption, names),
      page: segment.page,
      edges: [first.left, segment.left, segment.right],
      height: segment.bottom - segment.top,
    },
  ];
}

const REMARK = /\([^)]*\p{L}{4}[^)]*\)/gu;

/** `Room rent (eligible Rs. 5,000 a day)   6,700`: what a remark says is no figure of its line. */
function withoutRemarks(text: string): string {
  return text.replace(REMARK, (remark) => ' '.repeat(remark.length));
}

/** Weaker labels of limits are those of what a plan covers as well. */
const CLEARLY_LIMIT = 0.9;

/** Fewer before a figure are its currency's. */
const LEAST_LETTERS = 4;
const [FIRST_LETTER, LAST_LETTER] = ['a'.charCodeAt(0), 'z'.charCodeAt(0)];

function lettersIn(plain: string): number {
  let letters = 0;
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain.charCodeAt(at);
    if (sign >= FIRST_LETTER && sign <= LAST_LETTER) letters += 1;
  }
  return letters;
}

/**
 * The words on the row before a figure, back to the words and figure before. In a table's row the words stand before
 * several figures, of which the last is the amount; in a ledger's the one taken off, before the balance that it leaves.
 */
function wordsBefore(segment: Segment, sheet: Sheet): Segment | undefined {
  const row = sheet.neighbours.row(segment);
  const at = row.indexOf(segment);
  const words = row.slice(0, at).findLast(areWords);
  if (!words) return undefined;
  const end = row.findIndex((one, index) => index > at && areWords(one));
  const figures = row
    .slice(row.indexOf(words) + 1, end < 0 ? row.length : end)
    .filter((one) => one.amounts.length > 0 && !figuresForReference(sheet).has(one));
  const move = ledgerMoves(sheet).get(segment);
  if (move) return segment === (move.by > 0 ? move.balance : move.booked) ? words : undefined;
  const taken = figures.find(({ amounts: [money] }) => (money?.cents ?? 0) < 0) ?? figures.at(-1) ?? segment;
  return taken === segment ? words : undefined;
}

/** Words, and no figure with its currency. */
function areWords({ plain, amounts }: Segment): boolean {
  const letters = lettersIn(plain);
  return letters >= LEAST_LETTERS || (letters > 1 && amounts.length === 0);
}

/** A row as a line item of this kind. */
export function rowItem({ candidate: { place }, caption, figure }: ReckoningRow, kind: LineItem['kind']): LineItem {
  return { kind, description: caption, amount: decimalOf(figure), place };
}
