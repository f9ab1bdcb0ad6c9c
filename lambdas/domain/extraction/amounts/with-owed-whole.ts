import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import { columnSums } from './column-sums.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import { findReckonings } from './reckonings.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const [SCORE, BELIEVED] = [0.75, 0.5];
const BORNE_BY_NOBODY: ReadonlySet<string> = new Set(['off', 'tax']);

/**
 * `Dressing 1,800.00 · Visits 7,200.00 · Amount due 9,000.00`: on a paper that prints nobody's share, what is asked for is the
 * total where the lines add up to it, after a discount or before; and so is what nothing asks for, but all the lines come to.
 */
export function withOwedWhole(solved: SolvedAmounts, sheet: Sheet, figures: LabelledFigures): SolvedAmounts {
  const isKnown = [solved.total, solved.patient].some((one) => one && one.score >= BELIEVED);
  const { insurance } = solved;
  if (!isKnown && insurance?.method === 'sentence') return withWholeOverSaid(solved, insurance, sheet, figures);
  if (isKnown || figures.insurances.length > 0 || (insurance && insurance.score >= BELIEVED)) return solved;
  if (captionedFigures(sheet).some(({ whose }) => whose === 'insurer')) return solved;
  const owed =
    figures.patients.find((one) => one.method === 'label-right' && isWhole(one, sheet)) ??
    wholeApart(sheet) ??
    onlyReceived(sheet);
  return owed ? { ...solved, patient: undefined, total: { ...owed, score: SCORE } } : solved;
}

/** The same where a sentence says how much of it the insurer bears: `La compañía reconoce Bs 2.436,00`. */
function withWholeOverSaid(
  solved: SolvedAmounts,
  insurance: AmountCandidate,
  sheet: Sheet,
  { patients }: LabelledFigures,
): SolvedAmounts {
  const owed = patients.find(
    (one) => one.method === 'label-right' && one.figure > insurance.figure && isWhole(one, sheet),
  );
  return owed ? { ...solved, patient: undefined, total: { ...owed, score: SCORE } } : solved;
}

/** `… tendo efetuado o pagamento de R$ 350,00 em dinheiro`: all that a receipt in words prints was paid for the care. */
function onlyReceived(sheet: Sheet): AmountCandidate | undefined {
  // A register's number, `CRM 14.882`, is none.
  const isAmount = ({ candidate: { currency, printed } }: CaptionedFigure) =>
    currency !== null || /[.,]\d{2}$/.test(printed);
  const [only, other] = captionedFigures(sheet).filter(isAmount);
  return only && !other && only.paid && !only.whose && only.segment.words.length >= LEAST_WORDS
    ? only.candidate
    : undefined;
}

const [LEAST_LINES, LEAST_WORDS] = [3, 8];

/** `Rp 965.000,-` alone at a receipt's foot, and nothing else printed but the lines that come to it. */
function wholeApart(sheet: Sheet): AmountCandidate | undefined {
  const all = captionedFigures(sheet);
  if (all.length <= LEAST_LINES || all.some(({ whose, off, paid }) => whose || off || paid)) return undefined;
  const [whole, ...lines] = all.map(({ candidate }) => candidate).sort((a, b) => b.figure - a.figure);
  const sum = lines.reduce((cents, { figure }) => cents + figure, 0);
  return whole?.figure === sum ? whole : undefined;
}

function isWhole({ figure }: AmountCandidate, sheet: Sheet): boolean {
  const sums = columnSums(sheet).map(({ money }) => money.cents);
  if (sums.includes(figure)) return true;
  return findReckonings(sheet).some(({ start, steps }) => {
    const at = steps.findIndex(({ result }) => result.figure === figure);
    const taken = steps.slice(0, at + 1).flatMap((step) => step.taken);
    return at >= 0 && sums.includes(start.figure) && taken.every(({ party }) => BORNE_BY_NOBODY.has(party ?? ''));
  });
}
