import { isWhole, type Party } from '../labels/whose-share.ts';
import { isOnePlace, type Segment } from '../layout/layout.ts';
import type { Place } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isSum } from '../words/sum-words.ts';
import { agreeingFigures } from './agreeing-figures.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import { isLimit } from './is-limit.ts';
import { isLineAmong, lineFigures } from './line-figures.ts';
import { namesInsurer } from './names-insurer.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

interface Settlement {
  readonly total: CaptionedFigure;
  readonly insurance: CaptionedFigure;
  readonly patient: CaptionedFigure;
  readonly rating: number;
}

const CENT = 1;
const PATIENT_NAMED = 2;
const TOTAL_NAMED = 1;
/** A label this sure is believed on its own. */
const CLEAR = 0.7;
/** And one this sure against what a wording leaves open. */
const SURE = 0.9;

/**
 * Where the labels that we know give no three figures that agree: three printed figures of which two make up the third,
 * if the words around one speak of the insurer, and those around the others of the patient or of a sum. Billing offices
 * word their captions in endless ways, but nearly all say who pays, and sums seldom agree by chance.
 */
export function settleByCaptions(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const isDerivable = solved.insurance && solved.patient && !solved.total;
  if (isDerivable) return solved;
  const best = settlementOf(solved, sheet);
  if (!best) return settleByRest(solved, sheet) ?? solved;
  const { total, insurance, patient, rating } = best;
  return {
    total: total.candidate,
    insurance: insurance.candidate,
    patient: patient.candidate,
    agree: rating >= PATIENT_NAMED,
  };
}

function settlementOf(solved: SolvedAmounts, sheet: Sheet): Settlement | undefined {
  const agreeing = agreeingFigures(sheet);
  if (agreeing.size === 0) return undefined;
  const figures = captionedFigures(sheet);
  // Two labelled figures are only doubted where all three of others are named.
  // What is left to pay is often called a total too: that is one figure, not two.
  const labelled = new Set([solved.total, solved.insurance, solved.patient].flatMap((one) => one?.figure ?? []));
  const least = labelled.size > 1 || isBorneWhole(solved) ? PATIENT_NAMED : TOTAL_NAMED;
  // Of a labelled share three lesser figures are parts.
  const largest = Math.max(
    ...[solved.insurance, solved.patient].map((share) => (share && share.score >= CLEAR ? share.figure : 0)),
  );
  const fitting = figures.filter(({ candidate }) => agreeing.has(candidate.figure));
  const distinct = unlike(fitting, lineFigures(sheet));
  const settlements = withoutParted(
    distinct.flatMap((insurance) => settlementsOf(insurance, distinct, solved)),
    figures,
  )
    .filter(({ rating }) => rating >= least)
    .filter(({ total }) => total.candidate.figure >= largest)
    .filter((settlement) => !isTurnedRound(settlement, solved))
    .filter(({ total }) => !isOfLarger(total, figures, solved))
    .filter(({ total }) => !isLimit(total.candidate, sheet))
    .filter(({ total, insurance, patient }) => !isLineAmong([total, insurance, patient], sheet));
  // Of the lines of a table, which agree as well, the sums are the largest.
  return settlements.sort((a, b) => b.rating - a.rating || b.total.candidate.figure - a.total.candidate.figure)[0];
}

/**
 * `Knee scan 850.00 · Total 1,000.00 · Insurance 800.00 · Minimum due now 50.00`: what only the head of its column calls a sum is none
 * where the total is surely labelled and larger, or a larger figure under it is called so itself. `Scan charges 850.00` is a line as
 * well, over what a row of sums says.
 */
function isOfLarger(
  { left, row, candidate }: CaptionedFigure,
  figures: readonly CaptionedFigure[],
  { total }: SolvedAmounts,
): boolean {
  const isNamed = isWhole(left) || isWhole(row);
  if (!isNamed && total && total.score >= CLEAR && total.figure > candidate.figure) return true;
  const isSumOf = isNamed ? isSum : isWhole;
  return figures.some(
    (one) =>
      one.candidate.figure > candidate.figure &&
      isBelow(one.candidate.place, candidate.place) &&
      !one.whose &&
      isSumOf(one.left),
  );
}

/** In its column. */
function isBelow({ page, box: one }: Place, { page: other, box }: Place): boolean {
  return page === other && one.y > box.y && one.x < box.x + box.width && one.x + one.width > box.x;
}

/** A surely labelled share is not the other party's: `Encargo do utente 119,88` beside `Pagamento: entidade 21 880, montante 119,88`. */
function isTurnedRound({ insurance, patient }: Settlement, solved: SolvedAmounts): boolean {
  const isSurely = (share: SolvedAmounts['patient'], { candidate }: CaptionedFigure) =>
    share !== undefined && share.score >= SURE && share.figure === candidate.figure;
  if (insurance.candidate.figure === patient.candidate.figure) return false;
  return isSurely(solved.patient, insurance) || isSurely(solved.insurance, patient);
}

/** Of figures of which the same is said the first: a file made to exhaust a reader repeats three of them a thousand times. */
function unlike(figures: readonly CaptionedFigure[], lines: ReadonlySet<Segment>): CaptionedFigure[] {
  const said = ({ candidate, whose, whole, off, segment }: CaptionedFigure) =>
    [candidate.figure, whose, whole, off, lines.has(segment)].join(' ');
  return [...new Map(figures.toReversed().map((one) => [said(one), one])).values()].toReversed();
}

/**
 * A labelled total that only two of the printed figures make up, of which the lesser is said to be the patient's and of the other
 * nothing is said, not even that it was paid: `Gesamtbetrag 362,63 · … laut Zusage 253,84 · Selbstbehalt 108,79`.
 */
function settleByRest({ total, insurance, patient }: SolvedAmounts, sheet: Sheet): SolvedAmounts | undefined {
  if (!total || insurance || patient) return undefined;
  const figures = captionedFigures(sheet);
  const printed = new Set(figures.map(({ candidate }) => candidate.figure));
  const [lesser, other] = [...printed].filter((one) => one * 2 <= total.figure && printed.has(total.figure - one));
  if (lesser === undefined || other !== undefined || !namesInsurer(sheet)) return undefined;
  const share = figures.find((one) => one.candidate.figure === lesser && one.whose === 'patient' && !one.off);
  const rest = figures.find(
    (one) => one.candidate.figure === total.figure - lesser && one.whose === undefined && !one.off && !one.paid,
  );
  return share && rest && !lineFigures(sheet).has(share.segment)
    ? { total, insurance: rest.candidate, patient: share.candidate, agree: true }
    : undefined;
}

/** `Total 300.00` and under it `Covered 300.00`, at a place of its own: nothing is left for the patient. */
function isBorneWhole({ total, insurance }: SolvedAmounts): boolean {
  const [whole, borne] = [total?.place.box, insurance?.place.box];
  return total?.figure === insurance?.figure && whole?.y !== borne?.y;
}

/**
 * `Charged 500.00 · … 150.00 · Plan price 350.00 · Plan paid 280.00 · You pay 70.00`: what insurer and patient bear together is the
 * insurer's share of nothing larger.
 */
function withoutParted(settlements: readonly Settlement[], figures: readonly CaptionedFigure[]): readonly Settlement[] {
  if (settlements.length === 0) return settlements;
  const sharesOf = (party: Party) =>
    figures.filter(({ whose }) => whose === party).map(({ candidate }) => candidate.figure);
  const patients = sharesOf('patient');
  const wholes = new Set(sharesOf('insurer').flatMap((borne) => patients.map((rest) => borne + rest)));
  return settlements.filter(({ insurance }) => !wholes.has(insurance.candidate.figure));
}

function settlementsOf(
  insurance: CaptionedFigure,
  figures: readonly CaptionedFigure[],
  solved: SolvedAmounts,
): Settlement[] {
  if (insurance.whose !== 'insurer') return [];
  // `Refunded by Aetna 80.00 · Not refunded 20.00`: the label says whose it is, though its words name nobody.
  const isLabelled = ({ candidate }: CaptionedFigure) =>
    solved.patient !== undefined && solved.patient.score >= SURE && isOnePlace(candidate.place, solved.patient.place);
  const patients = figures.filter((figure) => figure !== insurance && figure.whose !== 'insurer' && !figure.off);
  const totals = figures.filter((figure) => figure !== insurance && (figure.whose === undefined || figure.whole));
  return patients.flatMap((patient) => {
    const sum = insurance.candidate.figure + patient.candidate.figure;
    const agreeing = totals.filter((one) => one !== patient && Math.abs(sum - one.candidate.figure) <= CENT);
    return agreeing.flatMap((total) => {
      const rating =
        (patient.whose === 'patient' || isLabelled(patient) ? PATIENT_NAMED : 0) + (total.whole ? TOTAL_NAMED : 0);
      return rating > 0 ? [{ total, insurance, patient, rating }] : [];
    });
  });
}
