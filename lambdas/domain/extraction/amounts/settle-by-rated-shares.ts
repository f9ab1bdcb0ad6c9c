import type { Sheet } from '../sheet/sheet.ts';
import { type CaptionedFigure, captionedFigures } from './captions.ts';
import { isLineAmong, lineFigures } from './line-figures.ts';
import { LEAST_RATE, ratesIn, WHOLE } from './printed-rates.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import type { Party } from './whose-share.ts';

interface Rated {
  readonly total: CaptionedFigure;
  readonly insurance: CaptionedFigure;
  readonly patient: CaptionedFigure;
}

/**
 * Three printed figures of which two make up the third and one is a printed rate of it: `11 800 · 80 % · 9 440 · 2 360`. Two
 * relations at once are no chance, whatever the figures are called, where the words around one of them, or around the rate,
 * say whose it is. The lines of a table have such figures too, and are none; of others the largest are the bill's, unless the
 * labelled shares make up more, as they do where nobody prints the total. They go before figures that
 * make up a smaller sum, without any such rate: those are parts of a share, as what was paid of it and what is left.
 */
export function settleByRatedShares(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient, agree } = solved;
  const rated = ratedShares(sheet);
  const [best] = rated.toSorted((a, b) => wholeOf(b) - wholeOf(a));
  const labelled = total?.figure ?? (insurance?.figure ?? 0) + (patient?.figure ?? 0);
  if (!best || wholeOf(best) < labelled) return solved;
  if (agree && rated.some((one) => wholeOf(one) === total?.figure)) return solved;
  // What labels say of the shares of one total is not turned round; those of a rest are others.
  const [whole, borne, rest] = [best.total.candidate, best.insurance.candidate, best.patient.candidate];
  const isTurned = insurance?.figure === rest.figure || patient?.figure === borne.figure;
  if (isTurned && total?.figure !== rest.figure) return solved;
  return { total: whole, insurance: borne, patient: rest, agree: true };
}

function wholeOf({ total }: Rated): number {
  return total.candidate.figure;
}

function ratedShares(sheet: Sheet): readonly Rated[] {
  const rates = [...ratesIn(sheet)];
  if (rates.length === 0) return [];
  const isLine = ({ segment }: CaptionedFigure) => Number(lineFigures(sheet).has(segment));
  const printed = Map.groupBy(captionedFigures(sheet), ({ candidate }) => candidate.figure);
  // What is no table's line comes first.
  const standing = (figure: number) =>
    (printed.get(figure) ?? []).filter(({ off }) => !off).sort((a, b) => isLine(a) - isLine(b));
  return [...printed.keys()].flatMap((whole) =>
    rates.flatMap(([rate, party]) => {
      const exact = (whole * rate) / WHOLE;
      return [...new Set([Math.floor(exact), Math.ceil(exact)])].flatMap((share) => {
        // Most figures make up no other: of those the words need not be read.
        if (!printed.has(share) || !printed.has(whole - share)) return [];
        const wholes = standing(whole);
        const [total] = wholes;
        if (!total || wholes.some(({ whose }) => whose === 'patient')) return [];
        const parts = sharesOf(standing(share), standing(whole - share), party);
        if (!parts || parts.insurance.candidate.figure * WHOLE < whole * LEAST_RATE) return [];
        const one = { total, ...parts };
        return isLineAmong(Object.values(one), sheet) ? [] : [one];
      });
    }),
  );
}

/** Which of two parts is the insurer's, by the words around either; by those around the rate where these say nothing. */
function sharesOf(
  ofRate: readonly CaptionedFigure[],
  ofRest: readonly CaptionedFigure[],
  party: Party | undefined,
): Omit<Rated, 'total'> | undefined {
  const [part, rest] = [ofRate[0], ofRest[0]];
  const said = new Set([
    ...ofRate.flatMap(({ whose }) => whose ?? []),
    ...ofRest.flatMap(({ whose }) => (whose ? OTHER[whose] : [])),
  ]);
  const [whose = party] = said;
  if (!part || !rest || !whose || said.size > 1) return undefined;
  return whose === 'insurer' ? { insurance: part, patient: rest } : { insurance: rest, patient: part };
}

const OTHER: Readonly<Record<Party, Party>> = { insurer: 'patient', patient: 'insurer' };
