import { readLineItems } from '../lines/line-items.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf } from '../text/money.ts';
import { findPercentages, HUNDRED_PERCENT } from '../text/percentage.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captioned-figures.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import { lineFigures } from './line-figures.ts';
import { LEAST_RATE, ratesIn } from './printed-rates.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;
/** A rate and a printed figure that is just that part of the total vouch for each other. */
const SCORE = 0.8;
/** Given so that the check may hold it against the rate, and no surer. */
const STATED = 0.6;

/**
 * Where no insurer's share is read, or one that is the whole: the printed figure that is the printed rate of the total.
 * `Monto cubierto 2.597,20 · Monto a cancelar 2.077,76`, and in a sentence `Se cancela el 80 % del monto cubierto`: what is
 * called covered is what the plan takes into account.
 */
export function settleByRate(solved: SolvedAmounts, sheet: Sheet, { percent }: LabelledFigures): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (!total) return withRatedTotal(solved, sheet, percent);
  if (!insurance && !patient) {
    const own = ratedShareOf(total, percent, sheet) ?? shareOfOwnRate(total, sheet);
    if (own) return { ...solved, patient: own };
  }
  if (!percent || percent.figure <= 0 || percent.figure >= HUNDRED_PERCENT) return solved;
  if (insurance && insurance.figure !== total.figure) return solved;
  const share = Math.round((total.figure * percent.figure) / HUNDRED_PERCENT);
  const printed = captionedFigures(sheet).find(
    ({ candidate, whose }) => whose !== 'patient' && Math.abs(candidate.figure - share) <= CENT,
  );
  if (!printed) return solved;
  // What was read as the patient's may be the same figure under a word that says no more than that it is to be paid.
  const rest =
    patient && Math.abs(patient.figure + printed.candidate.figure - total.figure) <= CENT ? patient : undefined;
  return {
    total: { ...total, score: Math.max(total.score, SCORE) },
    insurance: { ...printed.candidate, score: SCORE },
    patient: rest,
    agree: rest !== undefined,
  };
}

/**
 * `Member’s co-payment (20 %), invoiced to the member   40.00` of 200.00: a patient's figure that is just the rate its own words tell, or
 * what the insurer's rate leaves: `trägt diese 80 % der Summe … Ihr Selbstbehalt beträgt demnach 86,00`.
 */
function ratedShareOf(
  { figure: whole }: AmountCandidate,
  percent: LabelledFigures['percent'],
  sheet: Sheet,
): AmountCandidate | undefined {
  // Other shares would have to be reckoned with, too.
  const shares = captionedFigures(sheet).filter(
    (one) => one.whose !== undefined && !one.off && !lineFigures(sheet).has(one.segment),
  );
  const [own, ...others] = shares;
  if (!own || others.length > 0 || own.whose !== 'patient' || own.candidate.figure >= whole) return undefined;
  const rates = sheet.neighbours.row(own.segment).flatMap(({ text }) => findPercentages(text));
  const left = percent && percent.figure > 0 ? [HUNDRED_PERCENT - percent.figure] : [];
  const isRated = [...rates.map(({ hundredths }) => hundredths), ...left].some(
    (rate) => Math.abs((whole * rate) / HUNDRED_PERCENT - own.candidate.figure) <= CENT,
  );
  if (isRated) return { ...own.candidate, score: SCORE };
  // Total and rate alone would tell another share than the one that is printed: the check must see it.
  const isLine = () => readLineItems(sheet).some(({ amount }) => centsOf(amount) === own.candidate.figure);
  return left.length > 0 && !isLine() ? { ...own.candidate, score: STATED } : undefined;
}

/** `Total das consultas 320,00 · Coparticipação 30%`, and `Recebi a importância de 96,00`: the printed figure that is just the patient's rate. */
function shareOfOwnRate({ figure: whole }: AmountCandidate, sheet: Sheet): AmountCandidate | undefined {
  const rates = [...ratesIn(sheet)].filter(([, party]) => party !== undefined);
  const [[rate, party] = [0, undefined], ...others] = rates;
  if (party !== 'patient' || others.some(([other]) => other + rate !== HUNDRED_PERCENT)) return undefined;
  const share = (whole * rate) / HUNDRED_PERCENT;
  const isOwn = (figure: number) => Math.abs(figure - share) < CENT;
  const told = captionedFigures(sheet).filter(({ off, candidate }) => !off && candidate.figure < whole);
  // Other shares would have to be reckoned with, too.
  const isOther = ({ whose, segment, candidate }: (typeof told)[number]) =>
    whose !== undefined && !isOwn(candidate.figure) && !lineFigures(sheet).has(segment);
  if (told.some(isOther)) return undefined;
  const own = told.find(({ candidate, whose }) => whose !== 'insurer' && isOwn(candidate.figure))?.candidate;
  return own && { ...own, score: SCORE };
}

/**
 * A bill that calls nothing its total: `Actes déclarés 35 000 · Taux de prise en charge 80 % · Net remboursé 28 000`. The one printed
 * figure of which the share that is read is the insurer's rate, or what this rate leaves.
 */
function withRatedTotal(solved: SolvedAmounts, sheet: Sheet, percent: LabelledFigures['percent']): SolvedAmounts {
  const { insurance, patient } = solved;
  if (insurance && patient) return withRatedRest(solved, sheet, percent);
  const share = insurance ?? patient;
  if (!share) return solved;
  // `Votre plan couvre ce type de soins à 75 %`: a rate that a sentence says the insurer bears is nobody's by its own words.
  const said = !insurance && percent ? [[percent.figure, 'insurer'] as const] : [];
  const parts = [...ratesIn(sheet), ...said].flatMap(([rate, party]) => {
    // A rate that is nobody's may be a tax's; beside the insurer's own share it is this share's.
    if (insurance ? party === 'patient' : party === undefined) return [];
    const borne = party === 'patient' ? HUNDRED_PERCENT - rate : rate;
    return borne < LEAST_RATE ? [] : [insurance ? borne : HUNDRED_PERCENT - borne];
  });
  const fits = ({ figure }: AmountCandidate) =>
    parts.some((part) => Math.abs((figure * part) / HUNDRED_PERCENT - share.figure) < CENT);
  const wholes = captionedFigures(sheet)
    .filter(({ whose, off, candidate }) => !off && whose !== 'patient' && candidate.figure > share.figure)
    .flatMap(({ candidate }) => (fits(candidate) ? [candidate] : []));
  const [total] = wholes;
  return total && wholes.every(({ figure }) => figure === total.figure)
    ? { ...solved, total: { ...total, score: SCORE } }
    : solved;
}

/**
 * `… 85,20 EUR que votre mutualité vous a remboursés. Nous partons d’un montant de 1 054,80 EUR. Votre plan couvre 75 %, l’indemnité
 * s’élève à 791,10 EUR. Le solde de 263,70 EUR`: the insurer's share is not the one that was read, where what is left to the patient tells by
 * the rate a total that is printed, and what parts the two is printed as well.
 */
function withRatedRest(solved: SolvedAmounts, sheet: Sheet, percent: LabelledFigures['percent']): SolvedAmounts {
  const { total, patient } = withRatedTotal({ ...solved, insurance: undefined }, sheet, percent);
  const rest = total && patient ? total.figure - patient.figure : 0;
  // The rate of what is eligible says nothing of the bill: `Tariflich erstattungsfähig 400,00 · Erstattung 80 % 320,00 · Selbst zu tragen 80,00`.
  if (rest === solved.insurance?.figure) return solved;
  const printed = captionedFigures(sheet).find(
    ({ candidate, whose, off }) => candidate.figure === rest && whose !== 'patient' && !off,
  );
  return printed ? { total, insurance: { ...printed.candidate, score: SCORE }, patient, agree: true } : solved;
}
