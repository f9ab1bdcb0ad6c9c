import type { Party } from '../labels/whose-share.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { captionedFigures } from './captioned-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/**
 * `Our fee · Scheme rate` over `628.50   628.50`, below `Paid by Bonitas Medical Fund 478.50 · Member liability 150.00`, and
 * `Your payment 0.00`: by a column's head the insurer bears all, and nothing is left. Where two figures make up the same total, and the
 * words beside them say whose they are, it is divided so.
 */
export function settleDivided(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, patient } = solved;
  if (!total || patient?.figure !== 0) return solved;
  const figures = captionedFigures(sheet).filter(({ off, candidate: { figure } }) => !off && figure > 0);
  const ofParty = (party: Party) => figures.filter(({ left, whose }) => left !== '' && whose === party);
  const patients = new Map(ofParty('patient').map(({ candidate }) => [candidate.figure, candidate]));
  const insurances = ofParty('insurer').filter(({ candidate }) => patients.has(total.figure - candidate.figure));
  const [insurance, ...others] = new Map(insurances.map(({ candidate }) => [candidate.figure, candidate])).values();
  const rest = insurance && patients.get(total.figure - insurance.figure);
  return insurance && rest && others.length === 0 ? { total, insurance, patient: rest, agree: true } : solved;
}
