import type { Segment } from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type CaptionedFigure, captionedFigures, hasFigure } from './captions.ts';
import { namesInsurer } from './names-insurer.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { isTotalRow } from './total-row.ts';

interface Settlement {
  readonly total: CaptionedFigure;
  readonly insurance: CaptionedFigure;
  readonly patient: CaptionedFigure;
  readonly rating: number;
}

const CENT = 1;
const PATIENT_NAMED = 2;
const TOTAL_NAMED = 1;

/**
 * Where the labels that we know give no three figures that agree: three printed figures of which two make up the third,
 * if the words around one speak of the insurer, and those around the others of the patient or of a sum. Billing offices
 * word their captions in endless ways, but nearly all say who pays, and sums seldom agree by chance.
 */
export function settleByCaptions(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const isDerivable = solved.insurance && solved.patient && !solved.total;
  if (solved.agree || isDerivable) return solved;
  const figures = captionedFigures(sheet);
  // Two labelled figures are only doubted where all three of others are named.
  // What is left to pay is often called a total too: that is one figure, not two.
  const labelled = new Set([solved.total, solved.insurance, solved.patient].flatMap((one) => one?.figure ?? []));
  const least = labelled.size > 1 || isBorneWhole(solved) ? PATIENT_NAMED : TOTAL_NAMED;
  const lines = linesOf(figures, sheet);
  const settlements = figures
    .flatMap((insurance) => settlementsOf(insurance, figures))
    .filter(({ rating }) => rating >= least)
    .filter(({ total, insurance, patient }) => ![total, insurance, patient].every((one) => lines.has(one)));
  // Of the lines of a table, which agree as well, the sums are the largest.
  const [best] = settlements.sort((a, b) => b.rating - a.rating || b.total.candidate.figure - a.total.candidate.figure);
  if (!best) return (namesInsurer(sheet) && settleByRest(solved, figures, lines)) || solved;
  const { total, insurance, patient, rating } = best;
  return {
    total: total.candidate,
    insurance: insurance.candidate,
    patient: patient.candidate,
    agree: rating >= PATIENT_NAMED,
  };
}

/**
 * A labelled total that only two of the printed figures make up, of which the lesser is said to be the patient's and of the other
 * nothing is said, not even that it was paid: `Gesamtbetrag 362,63 · … laut Zusage 253,84 · Selbstbehalt 108,79`.
 */
function settleByRest(
  { total, insurance, patient }: SolvedAmounts,
  figures: readonly CaptionedFigure[],
  lines: ReadonlySet<CaptionedFigure>,
): SolvedAmounts | undefined {
  if (!total || insurance || patient) return undefined;
  const printed = new Set(figures.map(({ candidate }) => candidate.figure));
  const [lesser, other] = [...printed].filter((one) => one * 2 <= total.figure && printed.has(total.figure - one));
  if (lesser === undefined || other !== undefined) return undefined;
  const share = figures.find((one) => one.candidate.figure === lesser && one.whose === 'patient' && !one.off);
  const rest = figures.find(
    (one) => one.candidate.figure === total.figure - lesser && one.whose === undefined && !one.off && !one.paid,
  );
  return share && rest && !lines.has(share)
    ? { total, insurance: rest.candidate, patient: share.candidate, agree: true }
    : undefined;
}

/** `Total 300.00` and under it `Covered 300.00`, at a place of its own: nothing is left for the patient. */
function isBorneWhole({ total, insurance }: SolvedAmounts): boolean {
  const [whole, borne] = [total?.place.box, insurance?.place.box];
  return total?.figure === insurance?.figure && whole?.y !== borne?.y;
}

/** Figures of billed lines, over a row that sums such lines up: they agree as their sums do, and are none of them. */
function linesOf(figures: readonly CaptionedFigure[], { segments, neighbours }: Sheet): ReadonlySet<CaptionedFigure> {
  const isTable = (segment: Segment) => neighbours.row(segment).filter(hasFigure).length >= TABLE_FIGURES;
  const sums = segments.filter((segment) => isTotalRow(segment.plain) && isTable(segment));
  const isLine = ({ segment }: CaptionedFigure) =>
    sums.some(({ page, top }) => page === segment.page && top > segment.bottom) &&
    isTable(segment) &&
    !neighbours.row(segment).some(({ plain }) => isTotalRow(plain));
  return new Set(figures.filter(isLine));
}

const TABLE_FIGURES = 3;

function settlementsOf(insurance: CaptionedFigure, figures: readonly CaptionedFigure[]): Settlement[] {
  if (insurance.whose !== 'insurer') return [];
  const patients = figures.filter((figure) => figure !== insurance && figure.whose !== 'insurer');
  const totals = figures.filter((figure) => figure !== insurance && (figure.whose === undefined || figure.whole));
  return patients.flatMap((patient) => {
    const sum = insurance.candidate.figure + patient.candidate.figure;
    const agreeing = totals.filter((one) => one !== patient && Math.abs(sum - one.candidate.figure) <= CENT);
    return agreeing.flatMap((total) => {
      const rating = (patient.whose === 'patient' ? PATIENT_NAMED : 0) + (total.whole ? TOTAL_NAMED : 0);
      return rating > 0 ? [{ total, insurance, patient, rating }] : [];
    });
  });
}
