import { bearerOf, saysWhoBears } from '../labels/borne-by.ts';
import { figureClause, figureClauseAbroad } from '../labels/figure-clause.ts';
import { SAID } from '../labels/judge-sentence.ts';
import type { Concept } from '../labels/label-rule.ts';
import type { Segment } from '../layout/layout.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import { lineAbove } from '../sheet/line-above.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { findMoney, type Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isNobodys } from './is-nobodys.ts';
import {
  isOfEach,
  isPartialLimit,
  leavesNoLimit,
  sentenceUpTo,
  speaksOfLimit,
  speaksOfNoLimit,
  speaksOfYearlyExcess,
} from './limit-words.ts';
import { isOtherLimit } from './other-limits.ts';
import { saidOf } from './said-in-sentence.ts';
import { sayingInsurer } from './saying-insurer.ts';
import { unsignedAmount } from './unsigned-amount.ts';
import { reimburses } from './who-reimburses.ts';

/** A clause before a figure is a sentence's, not a label's, from so many words on. */
const LEAST_WORDS = 2;
const SCORE = 0.8;
/** No letter says more figures than this in sentences; files made to exhaust a reader do. */
const MOST_FIGURES = 60;
/** Behind it begins what says something new. */
const BREAK =
  /[;:!?](?:\s|$)|,\s(?=(?:total|gesamt|summe|importe|monto|valor|montant|jumlah)(?!\p{L}))|\.\s+(?=\p{Lu})|\s[–—-]\s|\)\s|\s\(/gu;
/** What stands right behind a figure speaks of that one: `61.50 was paid by insurance, and the remaining 20.50`. */
const BREAK_BEHIND = /,\s|\s(?:and|und|y|et|e|dan)\s/gu;
const ASIDE = /\s\((?![^()]*%)[^()]*\d[^()]*\)(?=\s)/gu;
/** Behind a figure: `$1,500.00 a year`, `1.500,00 € por asegurado y anualidad`; nothing is billed by the year. */
const YEARLY =
  /^\s*(?:(?:in )?(?:a|any|per|each|every|pro|je|im|por|al|ao|par|\/) ?(?:\p{L}+ (?:per|and|a|und|pro|y|por|e|et|par) )?(?:calendar |policy |plan |benefit |membership |scheme |versicherungs|kalender)?(?:year|annum|jahr|año|anualidad|ano|an|année|tahun)(?!\p{L})|(?:annually|yearly|jährlich)(?!\p{L})|p\.a\.)/iu;
/** `Eyewear: $400.00 every 24 months`: so seldom only a plan pays. */
const EVERY_FEW_YEARS =
  /^\s*(?:every|per|alle|cada|tous les) (?:(?:12|24|36|48|60) (?:consecutive )?(?:months|monate|meses|mois)|(?:2|3|4|5|two|three) (?:benefit |calendar )?(?:years|jahre|años|anos|ans))(?!\p{L})/iu;
/** What the sentences of a document say that a figure is; see `figureClause`. */
export function clauseFigures(sheet: Sheet, concept: Concept): readonly AmountCandidate[] {
  return remembered(sheet).filter((one) => one.concept === concept);
}

interface ClauseFigure extends AmountCandidate {
  readonly concept: Concept;
}

const remembered = onceASheet(readClauses);

function readClauses(sheet: Sheet): readonly ClauseFigure[] {
  const found: ClauseFigure[] = [];
  for (const segment of sheet.segments) {
    const { amounts } = segment;
    if (amounts.length === 0) continue;
    if (segment.words.length < 4 && !/^\p{Ll}/u.test(segment.text) && !FIGURE_FIRST.test(segment.text)) continue;
    const byYear: ClauseFigure[] = [];
    let each: ClauseFigure | undefined;
    for (const [at, money] of amounts.entries()) {
      if (isNobodys(segment, money, sheet)) continue;
      const from = amounts[at - 1]?.end ?? 0;
      const clause = clauseBefore(segment, from, money.start, sheet);
      const goesOn = at + 1 < amounts.length;
      const rest = `${segment.text.slice(money.end, amounts[at + 1]?.start)}${goesOn ? '' : beginOfLineBelow(segment, sheet)}`;
      const before = clause === undefined ? undefined : conceptOf(sayingInsurer(clause, sheet), rest);
      const borne = borneBehind(rest, goesOn);
      const together = each !== undefined && clause !== undefined && TOGETHER.test(clause) ? each : undefined;
      const behind = borne ?? together?.concept ?? shareBehind(rest, goesOn);
      // `Monto pagado: 0.00 (cubierto por seguro)`: nothing was left to pay, which is not what the insurer bears.
      const nothing = money.cents === 0 && behind === 'insurance_amount';
      const isYearly = isByYear(rest, clause) && !speaksOfNoLimit(segment, money.start);
      const concept = isYearly
        ? 'max_coverage'
        : nothing
          ? 'out_of_pocket'
          : (borne ?? together?.concept ?? before ?? behind ?? shareBehind(rest, goesOn, clause));
      const isLimit = concept === 'max_coverage';
      if (concept === 'out_of_pocket' && speaksOfYearlyExcess(clause ?? '')) continue;
      if (isLimit && (isPartialLimit(rest, clause) || speaksOfNoLimit(segment, money.start))) continue;
      if (isLimit && isOtherLimit(`${clause ?? ''} ${sentenceUpTo(segment.text, money.start)}`, rest)) continue;
      if (
        !concept ||
        found.length + byYear.length >= MOST_FIGURES ||
        (!isLimit && !borne && isUnlikely(concept, segment, money))
      )
        continue;
      const figure = { concept, ...unsignedAmount(segment, money, SCORE, 'sentence') };
      // The price of one is not the share once all of them are told.
      if (together) found.splice(found.indexOf(together), 1);
      each = isShare(concept) && isOfEach(rest) ? figure : undefined;
      (isLimit && isByYear(rest, clause) ? byYear : found).push(figure);
    }
    // `X-rays limited to 100.00 per year; crowns limited to 1,000.00 per year`: of several parts the most is nearest to the bill's.
    const most = Math.max(...byYear.map(({ figure }) => figure));
    found.push(...byYear.filter(({ figure }) => figure === most));
  }
  return found;
}

function isByYear(behind: string, clause: string | undefined): boolean {
  return EVERY_FEW_YEARS.test(behind) || (clause !== undefined && YEARLY.test(behind));
}

/**
 * `sendo R$ 561,00 faturados ao convênio`: abroad what a figure is often stands behind it.
 * @param before who pays may stand before it, and the verb behind: `Davon hat die Krankenkasse 336,00 Euro überwiesen`.
 */
function shareBehind(text: string, goesOn: boolean, before = ''): Concept | undefined {
  const [clause = '', ...others] = text.split(/[;:!?.,]/);
  // What leads to another figure speaks of that one.
  if (goesOn && others.length === 0) return undefined;
  const words = plainText(clause).trim().split(/ +/).slice(0, BEHIND_FIGURE);
  const said = [before, ...words].join(' ').trim();
  const concept =
    words.length < LEAST_WORDS
      ? undefined
      : (figureClauseAbroad(said) ?? (IS_PAID.test(words.join(' ')) ? figureClause(words.join(' ')) : undefined));
  return concept && isShare(concept) ? concept : undefined;
}

/** `ficando R$ 230,00 por conta do paciente`: right behind a figure who bears it says whose it is, whatever the sentence speaks of. */
function borneBehind(text: string, goesOn: boolean): Concept | undefined {
  const [clause = '', ...others] = text.split(/[;:!?.,]/);
  const words = plainText(clause);
  if (!saysWhoBears(words) || (goesOn && others.length === 0)) return undefined;
  const party = bearerOf(words, clause);
  return party && (party === 'insurer' ? 'insurance_amount' : 'out_of_pocket');
}

/** `R$ 120,00 por sessão, num total de R$ 480,00`: what one of many comes to, all of them together. */
const TOGETHER =
  /^(?:(?:num|em um|no|en un|por un|para un|un|au|pour un|in|for an?|making an?|dengan|zusammen|also) )?(?:total|insgesamt|zusammen|together|in all)(?: (?:of|de|von|sebesar))?(?: [a-z]{1,3})?$/;

function isShare(concept: Concept): boolean {
  return concept === 'insurance_amount' || concept === 'out_of_pocket';
}

/** Of sentences, longer than a caption with its figure. */
const LONGER = 8;
const UNLIKELY = 0.08;

/** Whether sentences like it speak of another figure, whatever some words say: `the benefit was not enough, £114.50 remains unpaid`. */
function isUnlikely(concept: Concept, segment: Segment, money: Money): boolean {
  const at = (SAID as readonly unknown[]).indexOf(concept);
  const said = segment.words.length >= LONGER && at >= 0 ? saidOf(segment, money) : undefined;
  return said !== undefined && (said[at] ?? 0) < UNLIKELY;
}

const BEHIND_FIGURE = 6;
/** `328.80 is claimed from the insurer`, `100.00 was collected from the patient`. */
const IS_PAID =
  /^(?:(?:is|was|are|were|has|have|been|being|to|be|will|already|now|directly) )*(?:paid|claimed|collected|covered|billed|payable|due|settled|borne|approved|reimbursed|owed|charged|received|invoiced|recovered)(?: [a-z]+)? (?:by|from|to) /;
/** A line that begins with a small letter or a sign goes on with the one above; with a figure, where that one stops short. */
const GOES_ON = /^\p{Ll}|^\p{Sc}/u;
const FIGURE_FIRST = /^(?:\p{Lu}{3} ?)?\d[\d.,' ]*[.,]\d{2}(?!\d)/u;
const STOPS_SHORT = /(?:\p{L}{3}|(?<!\p{L})(?:max|mtl|ca)\.)$/iu;

function conceptOf(clause: string, behind: string): Concept | undefined {
  if (speaksOfLimit(clause, behind)) return leavesNoLimit(clause) ? undefined : 'max_coverage';
  if (BROUGHT_TO.test(clause)) return 'total_amount';
  const said = figureClause(clause) ?? figureClauseAbroad(clause);
  const concept = said ?? (reimburses(clause) ? 'insurance_amount' : undefined);
  return concept === 'insurance_amount' && NOT_PAID.test(clause) ? undefined : concept;
}

/** `With the dressings, 12.00, this brings the bill to`: the whole of what was told before. */
const BROUGHT_TO =
  /(?<![a-z])(?:brings?|bringing|takes|taking) (?:the|this|your|our|my) (?:[a-z]+ )?(?:statement|bill|account|invoice|fees?|fee note|total|sum)(?: up)? to$/;

/** `The part of your receipt we do not pay back is`: who does not pay is named. */
const NOT_PAID =
  /(?<![a-z])(?:do|does|did|will|have|has|can|could|is|are|was|were) ?not (?:be |been )?(?:pay|paid|repay|repaid|refund|refunded|cover|covered|reimburse|reimbursed)(?![a-z])/;

/** In plain text, what a sentence says before a figure, since its beginning or the figure before. */
function clauseBefore(segment: Segment, from: number, to: number, sheet: Sheet): string | undefined {
  // `hat die Continentale (Mitglied 77) 336,00 Euro überwiesen`: an aside says nothing of the figure.
  const text = segment.text
    .slice(from, to)
    .replace(ASIDE, ' ')
    .replace(/[:\s]+$/, '');
  const broken = everyMatch(text, BREAK).at(-1) ?? (from > 0 ? everyMatch(text, BREAK_BEHIND).at(-1) : undefined);
  const own = plainText(broken ? text.slice(broken.index + broken[0].length) : text).trim();
  const whole = from === 0 && !broken ? `${plainText(endOfLineAbove(segment, sheet))} ${own}`.trim() : own;
  return whole.split(/ +/).length < LEAST_WORDS ? undefined : whole;
}

/** A sentence in a narrow column begins on the line above. */
function endOfLineAbove(segment: Segment, sheet: Sheet): string {
  const byFigure = FIGURE_FIRST.test(segment.text);
  const goesOn = byFigure || GOES_ON.test(segment.text);
  const above = goesOn ? lineAbove(segment, sheet) : undefined;
  if (!above || (byFigure && !(above.words.length >= LEAST_NOTE && STOPS_SHORT.test(above.text)))) return '';
  const text = above.text;
  const broken = everyMatch(text, BREAK).at(-1);
  const money = findMoney(text, above.thousandths).at(-1);
  return text.slice(Math.max(broken ? broken.index + broken[0].length : 0, money?.end ?? 0));
}

/** Shorter lines over a figure are a table's. */
const LEAST_NOTE = 6;

/** `selisih Rp 701.550 dibayar` over `peserta`: the words behind a figure may run over the line's end. */
function beginOfLineBelow(segment: Segment, sheet: Sheet): string {
  if (segment.words.length < LEAST_NOTE || !/\p{Ll}$/u.test(segment.text)) return '';
  const { page, top, bottom } = segment;
  const lines = aroundOnSheet(sheet)(page, top, bottom + (bottom - top));
  const below = lines.find((one) => GOES_ON.test(one.text) && isRightUnder(one, segment));
  return below ? ` ${below.text}` : '';
}

function isRightUnder(one: Segment, { left, top, bottom }: Segment): boolean {
  const height = bottom - top;
  return Math.abs(one.left - left) < height / 2 && one.top > top && one.top < top + 2 * height;
}
