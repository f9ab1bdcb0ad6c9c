import { ANNOUNCED, captionLikelihoods } from '../labels/judge-caption.ts';
import { SAID, SENTENCE_WORDS } from '../labels/judge-sentence.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { AT_COUNTER } from '../words/counter-words.ts';
import { isTotalRow } from '../words/total-row.ts';
import { agreeingFigures } from './agreeing-figures.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import { lineFigures } from './line-figures.ts';
import { isBilledPart } from './made-up-of.ts';
import { saidOf } from './said-in-sentence.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** How likely a figure is each of the three, by the words around it. */
interface Roles {
  readonly insurance: number;
  readonly patient: number;
  readonly total: number;
}

interface Settlement {
  readonly total: Judged;
  readonly insurance: Judged;
  readonly patient: Judged;
  /** The geometric mean of how likely each is what it is taken for. */
  readonly likelihood: number;
}

interface Judged {
  readonly figure: CaptionedFigure;
  readonly roles: Roles;
}

/** Of three that agree those more likely than this, and likelier than others by the factor, were right in 355 of 357 documents. */
const [LIKELY, CLEARLY] = [0.3, 1.15];
/** From here on they vouch for each other. */
const SURE = 0.5;
const SCORE = 0.75;
/** No share is less likely, and one of them is likelier than not. */
const [LEAST, TOLD] = [0.1, 0.5];
const MOST_FIGURES = 60;

/**
 * The three figures of which two make up the third and that are, taken together, the likeliest by the words around them: by
 * the likeness of captions, heads and sentences to others, where no label and no word tells.
 */
export function settleByLikelihood(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  if (agreeingFigures(sheet).size === 0) return solved;
  const byFigure = Map.groupBy(figuresOf(sheet), ({ candidate }) => candidate.figure);
  if (byFigure.size > MOST_FIGURES) return solved;
  const judged = new Map<number, readonly Judged[]>();
  const judge = (figure: number) => {
    const known =
      judged.get(figure) ?? (byFigure.get(figure) ?? []).map((one) => ({ figure: one, roles: rolesOf(one) }));
    judged.set(figure, known);
    return known;
  };
  const figures = [...byFigure.keys()];
  const settlements = figures.flatMap((borne) =>
    figures
      .filter((left) => left !== borne && byFigure.has(borne + left))
      .flatMap((left) => settlementOf(judge(borne + left), judge(borne), judge(left))),
  );
  const [best, next] = settlements.filter((one) => agreesWith(solved, one)).sort((a, b) => b.likelihood - a.likelihood);
  if (!best || best.likelihood < LIKELY || (next && next.likelihood * CLEARLY > best.likelihood)) return solved;
  if (isTurnedRound(solved, best))
    return { ...solved, total: { ...best.total.figure.candidate, score: SCORE }, agree: true };
  const candidate = ({ figure }: Judged) => ({ ...figure.candidate, score: Math.max(SCORE, best.likelihood) });
  return {
    total: candidate(best.total),
    insurance: candidate(best.insurance),
    patient: candidate(best.patient),
    agree: best.likelihood >= SURE,
  };
}

/** Labelled this clearly a share is no other figure, whatever adds up. */
const CLEAR = 0.9;

function agreesWith({ insurance, patient }: SolvedAmounts, settlement: Settlement): boolean {
  const isSame = (labelled: AmountCandidate | undefined, { figure }: Judged) =>
    !labelled || labelled.score < CLEAR || labelled.figure === figure.candidate.figure;
  return isSame(insurance, settlement.insurance) && isSame(patient, settlement.patient);
}

/** `… num total de R$ 480,00, ficando R$ 230,00 por conta do paciente`: whose each share is, words say better than likeness does. */
function isTurnedRound({ insurance, patient }: SolvedAmounts, settlement: Settlement): boolean {
  return (
    insurance !== undefined &&
    insurance.figure === settlement.patient.figure.candidate.figure &&
    patient?.figure === settlement.insurance.figure.candidate.figure
  );
}

/** A table's lines agree as well as its sums do. */
function figuresOf(sheet: Sheet): readonly CaptionedFigure[] {
  const lines = lineFigures(sheet);
  return captionedFigures(sheet).filter(({ segment }) => !lines.has(segment));
}

/** What is printed more than once is taken where it is likeliest. */
function settlementOf(
  totals: readonly Judged[],
  insurances: readonly Judged[],
  patients: readonly Judged[],
): Settlement[] {
  const [total, insurance, patient] = [
    bestOf(totals, 'total'),
    bestOf(insurances, 'insurance'),
    bestOf(patients, 'patient'),
  ];
  if (!total || !insurance || !patient) return [];
  const likely = [total.roles.total, insurance.roles.insurance, patient.roles.patient];
  const told = Math.max(insurance.roles.insurance, patient.roles.patient);
  if (Math.min(...likely) < LEAST || told < TOLD) return [];
  return [{ total, insurance, patient, likelihood: Math.cbrt(likely.reduce((product, one) => product * one, 1)) }];
}

function bestOf(all: readonly Judged[], role: keyof Roles): Judged | undefined {
  return all.toSorted((a, b) => b.roles[role] - a.roles[role])[0];
}

function rolesOf(figure: CaptionedFigure): Roles {
  if (figure.off || isPriceInBrackets(figure) || isBilledPart(figure.segment, figure.money)) return NONE;
  const roles = byWords(figure, saidRoles(figure));
  return isPaidAtCounter(figure) ? { ...roles, insurance: 0 } : roles;
}

/** `Por el estudio de la marcha (95,00 €) y las plantillas (215,00 €)`: what a sentence puts behind a service. */
function isPriceInBrackets({ left, segment: { text, words }, money: { start, end }, whose }: CaptionedFigure): boolean {
  const isAlone = text[start - 1] === '(' && text[end] === ')';
  return isAlone && left !== '' && words.length >= SENTENCE_WORDS && whose === undefined;
}

/** `resto, 195,00 €, cobrado en efectivo`: what a sentence says behind its figure. */
function isPaidAtCounter({ left, segment, money }: CaptionedFigure): boolean {
  if (left === '' || segment.words.length < SENTENCE_WORDS) return false;
  const [clause = ''] = CLAUSE_BEHIND.exec(segment.text.slice(money.end)) ?? [];
  return hasWord(plainText(clause), AT_COUNTER);
}

/** Up to the next figure. */
const CLAUSE_BEHIND = /^,?[^.;:,\d]{0,80}/;

const NONE: Roles = { insurance: 0, patient: 0, total: 0 };

/** Against words that say whose a figure is, or that somebody paid it, a caption must be this like the other party's. */
const OVERRULING = 0.85;

function byWords({ paid, whose }: CaptionedFigure, roles: Roles): Roles {
  const unless = (likelihood: number) => (likelihood < OVERRULING ? 0 : likelihood);
  if (whose === 'insurer') return { ...roles, patient: unless(roles.patient) };
  return paid || whose === 'patient' ? { ...roles, insurance: unless(roles.insurance) } : roles;
}

/** Any figure of a row that sums a table up may be the whole, whatever its column is called: `Net`. */
const IN_TOTAL_ROW = 0.3;

function saidRoles({ left, head, row, segment, money }: CaptionedFigure): Roles {
  if (left !== '' && segment.words.length >= SENTENCE_WORDS) {
    const said = saidOf(segment, money);
    return said ? asRoles(said, SAID) : NONE;
  }
  if (left === '') {
    const over = head === '' ? NONE : captioned(head).roles;
    return isTotalRow(row) ? { ...over, total: Math.max(IN_TOTAL_ROW, over.total) } : over;
  }
  const own = captioned(left);
  if (head === '') return own.roles;
  const over = captioned(head).roles;
  if (isTotalRow(left)) return { ...over, total: Math.max(own.roles.total, over.total) };
  // A service's name leaves it to the column's head.
  const open = 1 - own.nothing;
  const either = (role: keyof Roles) => Math.max(own.roles[role], open * over[role]);
  return { insurance: either('insurance'), patient: either('patient'), total: either('total') };
}

function captioned(words: string): { readonly roles: Roles; readonly nothing: number } {
  const likely = captionLikelihoods(words, 'amount');
  return { roles: asRoles(likely, ANNOUNCED), nothing: likely[0] ?? 0 };
}

function asRoles(likely: Float64Array, classes: readonly (string | undefined)[]): Roles {
  const of = (concept: string) => likely[classes.indexOf(concept)] ?? 0;
  return { insurance: of('insurance_amount'), patient: of('out_of_pocket'), total: of('total_amount') };
}
