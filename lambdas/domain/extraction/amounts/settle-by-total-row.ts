import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isTotalRow } from '../words/total-row.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { together } from './together.ts';

const CENT = 1;
const LEAST_FIGURES = 3;

/**
 * `Totaux   95,00   57,00   28,00   10,00` under `Tarif   AMO   AMC   Reste`: where one figure of a row that sums a table up is
 * what the others make together, and every other stands under a head that says whose it is, each party's figures are its share.
 */
export function settleByTotalRow(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  if (!sheet.segments.some((segment) => sumsUp(segment, sheet))) return solved;
  const figures = captionedFigures(sheet);
  const rows = new Set(
    figures
      .filter(({ segment }) => isTotalRow(sheet.neighbours.row(segment)[0]?.plain ?? ''))
      .map(({ segment }) => sheet.neighbours.row(segment)),
  );
  const settled = [...rows].flatMap((row) => {
    const ofRow = figures.filter(({ segment }) => row.includes(segment));
    return settledBy(ofRow) ?? pairOf(ofRow) ?? [];
  });
  const last = settled.at(-1);
  return last && !isSection(last, settled, solved) ? last : solved;
}

/** `Subtotal 475.000 200.000 275.000`: of a table whose parts have sums each, and not the bill's where another total is labelled. */
function isSection(
  { total }: SolvedAmounts,
  all: readonly SolvedAmounts[],
  { total: labelled }: SolvedAmounts,
): boolean {
  const whole = total?.figure ?? 0;
  return labelled !== undefined && labelled.figure > whole && all.some((one) => (one.total?.figure ?? 0) > whole);
}

/** A row that may: whose figures are is worked out only where one is printed. */
function sumsUp(segment: Segment, { neighbours }: Sheet): boolean {
  if (!isTotalRow(segment.plain)) return false;
  const row = neighbours.row(segment);
  const figures = row.flatMap(({ amounts }) => amounts);
  return row[0] === segment && figures.length >= LEAST_FIGURES;
}

function settledBy(row: readonly CaptionedFigure[]): SolvedAmounts | undefined {
  if (row.length < LEAST_FIGURES) return undefined;
  const all = row.reduce((sum, { candidate }) => sum + candidate.figure, 0);
  const whole = row.find(({ candidate }) => Math.abs(all - 2 * candidate.figure) <= CENT);
  const parts = row.filter((one) => one !== whole);
  if (!whole || whole.whose === 'patient') return undefined;
  const parties = partiesOf(parts);
  if (parties.includes(undefined)) return undefined;
  const [insurance, patient] = (['insurer', 'patient'] as const).map((party) =>
    together(parts.filter((_, at) => parties[at] === party).map(({ candidate }) => candidate)),
  );
  return insurance && patient ? { total: whole.candidate, insurance, patient, agree: true } : undefined;
}

/**
 * `Billed 2,140.00 · Member rate 1,486.00 · Deductible 250.00 · Coinsurance 247.20 · Plan's share 988.80 · Your share 497.20`: the one pair of an
 * insurer's and a patient's figure that makes another one of the row.
 */
function pairOf(row: readonly CaptionedFigure[]): SolvedAmounts | undefined {
  const ofParty = (party: CaptionedFigure['whose']) => row.filter(({ whose, off }) => whose === party && !off);
  const pairs = ofParty('insurer').flatMap(({ candidate: insurance }) =>
    ofParty('patient').flatMap(({ candidate: patient }) => {
      const made = insurance.figure + patient.figure;
      const total = row.find(({ candidate }) => candidate.figure === made)?.candidate;
      return total && insurance.figure > 0 && patient.figure > 0 ? [{ total, insurance, patient, agree: true }] : [];
    }),
  );
  return pairs.length === 1 ? pairs[0] : undefined;
}

/** `Facturado · Cubre ARS · Diferencia`: beside the whole and one party's figure a third is the other party's, unless it is taken off. */
function partiesOf(parts: readonly CaptionedFigure[]): readonly CaptionedFigure['whose'][] {
  const parties = parts.map(({ whose }) => whose);
  const [first, second] = parts;
  if (parts.length !== 2 || !first || !second || first.off || second.off) return parties;
  if (parties[0] === 'insurer' && !parties[1]) return ['insurer', 'patient'];
  return parties[1] === 'insurer' && !parties[0] ? ['patient', 'insurer'] : parties;
}
