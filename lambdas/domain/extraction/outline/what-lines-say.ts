import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { LINE_KINDS, lineLikelihoods, type PaperKind } from './judge-line.ts';

/** What a sheet's lines say of it, all together. */
export interface LinesSay {
  /** How much likelier they are of papers about care that bill nothing than of bills for it: the mean logarithm of the odds. */
  readonly paper: number;
  /** How much likelier they are of bills of other trades than of any paper about care. */
  readonly trade: number;
}

/** The kind of papers that bill nothing of which most lines are, and these lines, the clearest first. */
interface LikeliestPaper {
  readonly kind: PaperKind;
  readonly segments: readonly Segment[];
}

/** Between which odds a line counts: one alone leaves doubts, however clear it is. */
const [LEAST, MOST] = [-3, 4];
/** Added to each likelihood. */
const DOUBT = 1e-3;
/** What a sheet without a word says, about as bills do. */
const NOTHING = -2.5;
/** So much counts that beside the lines: a sentence or two among few figures convict nothing. */
const FEW = 10;
/** From here on they say that it is no bill, or none for care: the lines of hardly any bill for care do. */
const [OF_PAPERS, OF_TRADES] = [-2, -2.3];
/** What each unit beyond is worth against the signs of a bill, or of care. */
const [AGAINST_BILL, AGAINST_CARE] = [-8, -6];
const [BILL, TRADE] = [LINE_KINDS.indexOf('bill'), LINE_KINDS.indexOf('trade')];

interface JudgedLine {
  readonly segment: Segment;
  /** Of each of `LINE_KINDS`. */
  readonly likely: Float64Array;
  readonly paper: number;
  readonly trade: number;
  /** Longer lines say more, but not as much as they are longer. */
  readonly weight: number;
}

/** Each line, and of a paragraph each sentence, by its likeness to lines of bills and of other papers. */
const judgedLines = onceASheet(({ segments }) =>
  segments.flatMap((segment) => sentencesOf(segment).flatMap((plain) => judge(plain, segment))),
);

export function whatLinesSay(sheet: Sheet): LinesSay {
  const lines = judgedLines(sheet);
  return { paper: meanOf(lines, ({ paper }) => paper), trade: meanOf(lines, ({ trade }) => trade) };
}

export function isOfPapers({ paper }: LinesSay): boolean {
  return paper > OF_PAPERS;
}

/** What the lines say against a bill, as odds in a logarithm. */
export function saidAgainstBill({ paper }: LinesSay): number {
  return AGAINST_BILL * Math.max(0, paper - OF_PAPERS);
}

/** What the lines say against a bill's being for care, likewise. */
export function saidAgainstCare({ trade }: LinesSay): number {
  return AGAINST_CARE * Math.max(0, trade - OF_TRADES);
}

/** Behind a day's full stop, as of `5. November`, a sentence goes on. */
const END_OF_SENTENCE = /(?<=(?:[^\d\s]|\d{3})[.;!?])\s+/;
/** Few lines hold it: to look behind at each of their places is dear. */
const MAY_END = /[.;!?]\s/;
const WORD = /[a-z]{3}/;
const SPACE = ' ';

/** In plain text. */
function sentencesOf({ text, plain }: Segment): readonly string[] {
  return MAY_END.test(text) ? text.split(END_OF_SENTENCE).map(plainText) : [plain];
}

function judge(plain: string, segment: Segment): JudgedLine[] {
  if (!WORD.test(plain)) return [];
  const likely = lineLikelihoods(plain).slice();
  const [bill, trade] = [likely[BILL] ?? 0, likely[TRADE] ?? 0];
  const weight = Math.sqrt(wordsIn(plain));
  return [{ segment, likely, weight, paper: oddsOf(1 - bill - trade, bill), trade: oddsOf(trade, 1 - trade) }];
}

/** How many parts spaces divide a text into. */
function wordsIn(plain: string): number {
  let words = 1;
  for (let at = 0; at < plain.length; at += 1) if (plain[at] === SPACE && plain[at - 1] !== SPACE) words += 1;
  return words;
}

function oddsOf(likelihood: number, other: number): number {
  return Math.max(LEAST, Math.min(MOST, Math.log((likelihood + DOUBT) / (other + DOUBT))));
}

function meanOf(lines: readonly JudgedLine[], odds: (line: JudgedLine) => number): number {
  const all = lines.reduce((sum, { weight }) => sum + weight, 0);
  return lines.reduce((sum, line) => sum + line.weight * odds(line), FEW * NOTHING) / (all + FEW);
}

/** What papers a sheet's lines are most like, if of any that bill nothing: each line speaks for the kinds that are likelier than a bill. */
export function likeliestPaper(sheet: Sheet): LikeliestPaper {
  const lines = judgedLines(sheet);
  const isOf = (at: number) => (line: JudgedLine) => (line.likely[at] ?? 0) > (line.likely[BILL] ?? 0);
  const told = PAPER_KINDS.map(({ kind, at }) => {
    const own = lines.filter(isOf(at)).sort((a, b) => (b.likely[at] ?? 0) - (a.likely[at] ?? 0));
    return { kind, weight: own.reduce((sum, line) => sum + line.weight * (line.likely[at] ?? 0), 0), own };
  });
  const { kind, own } = told.reduce((most, one) => (one.weight > most.weight ? one : most));
  return { kind, segments: [...new Set(own.map(({ segment }) => segment))] };
}

const PAPER_KINDS = LINE_KINDS.flatMap((kind, at) => (kind === 'bill' || kind === 'trade' ? [] : [{ kind, at }]));
