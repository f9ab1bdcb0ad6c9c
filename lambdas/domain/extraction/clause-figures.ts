import type { AmountCandidate } from './amount-candidates.ts';
import { everyMatch } from './every-match.ts';
import { figureClause } from './labels/figure-phrase.ts';
import type { Concept } from './labels/label-rule.ts';
import { placeOf, type Segment } from './layout.ts';
import { lineAbove } from './line-above.ts';
import { findMoney } from './money.ts';
import { plainText } from './plain-text.ts';
import type { Sheet } from './sheet.ts';

/** A clause before a figure is a sentence's, not a label's, from so many words on. */
const LEAST_WORDS = 2;
const SCORE = 0.8;
/** No letter says more figures than this in sentences; files made to exhaust a reader do. */
const MOST_FIGURES = 60;
/** Behind it begins what says something new. */
const BREAK = /[;:!?]\s|\.\s+(?=\p{Lu})|\s[–—-]\s|\)\s/gu;
const LIMIT =
  /(?<![a-z])(?:up to|limit|limits|maximum|max|sum (?:insured|assured)|sum ins|ceiling|capped at|cap|upto)(?![a-z])/;
const NO_LIMIT = /(?<![a-z])(?:remaining|available|left|used|unused|out of pocket|deductible|room rent)(?![a-z])/;

/** What the sentences of a document say that a figure is; see `figureClause`. */
export function clauseFigures(sheet: Sheet, concept: Concept): readonly AmountCandidate[] {
  const known = remembered.get(sheet) ?? readClauses(sheet);
  remembered.set(sheet, known);
  return known.filter((one) => one.concept === concept);
}

interface ClauseFigure extends AmountCandidate {
  readonly concept: Concept;
}

const remembered = new WeakMap<Sheet, readonly ClauseFigure[]>();

function readClauses(sheet: Sheet): readonly ClauseFigure[] {
  const found: ClauseFigure[] = [];
  for (const segment of sheet.segments) {
    if (segment.words.length < 4) continue;
    const amounts = findMoney(segment.text).filter(({ certain }) => certain);
    for (const [at, money] of amounts.entries()) {
      const clause = clauseBefore(segment, amounts[at - 1]?.end ?? 0, money.start, sheet);
      const concept = clause === undefined ? undefined : conceptOf(clause);
      if (!concept || found.length >= MOST_FIGURES) continue;
      found.push({
        concept,
        figure: Math.abs(money.cents),
        currency: money.currency,
        score: SCORE,
        printed: segment.text.slice(money.start, money.end),
        place: placeOf(segment, money.start, money.end),
        method: 'sentence',
      });
    }
  }
  return found;
}

function conceptOf(clause: string): Concept | undefined {
  if (LIMIT.test(clause)) return NO_LIMIT.test(clause) ? undefined : 'max_coverage';
  return figureClause(clause);
}

/** In plain text, what a sentence says before a figure, since its beginning or the figure before. */
function clauseBefore(segment: Segment, from: number, to: number, sheet: Sheet): string | undefined {
  const text = segment.text.slice(from, to);
  const broken = everyMatch(text, BREAK).at(-1);
  const own = plainText(broken ? text.slice(broken.index + broken[0].length) : text).trim();
  const whole = from === 0 && !broken ? `${plainText(endOfLineAbove(segment, sheet))} ${own}`.trim() : own;
  return whole.split(/ +/).length < LEAST_WORDS ? undefined : whole;
}

/** A sentence in a narrow column begins on the line above. */
function endOfLineAbove(segment: Segment, sheet: Sheet): string {
  const above = /^\p{Ll}|^\p{Sc}/u.test(segment.text) ? lineAbove(segment, sheet) : undefined;
  if (!above) return '';
  const text = above.text;
  const broken = everyMatch(text, BREAK).at(-1);
  const money = findMoney(text).at(-1);
  return text.slice(Math.max(broken ? broken.index + broken[0].length : 0, money?.end ?? 0));
}
