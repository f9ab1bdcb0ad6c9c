import { hasLostCents } from '../sheet/lost-cents.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { captionedFigures } from './captioned-figures.ts';
import { isLimit } from './is-limit.ts';
import { lineFigures } from './line-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** Labelled this clearly a share is believed. */
const CLEAR = 0.75;

/**
 * `Bupa has settled £510.00 … the part that your policy leaves to you is £90.00`: a letter that names both shares and no total. The patient's
 * is known; the insurer's is the only figure that words give to it, and nothing larger is printed, as a total would be.
 */
export function settleTwoShares(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (total || insurance || !patient || patient.score < CLEAR) return solved;
  const figures = captionedFigures(sheet);
  const largest = figures.reduce((most, { candidate }) => Math.max(most, candidate.figure), 0);
  const given = figures.filter(({ whose, off }) => whose === 'insurer' && !off);
  const [borne] = given;
  if (!borne || given.some(({ candidate }) => candidate.figure !== largest) || patient.figure >= largest) return solved;
  const isDoubtful = isLimit(borne.candidate, sheet) || hasLostCents(borne.candidate.printed, borne.segment, sheet);
  if (isDoubtful || lineFigures(sheet).has(borne.segment)) return solved;
  return { ...solved, insurance: borne.candidate };
}
