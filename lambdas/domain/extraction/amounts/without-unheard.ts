import type { Sheet } from '../sheet/sheet.ts';
import { captionedFigures } from './captioned-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/**
 * `Total charges 3,652.00 · Discount 1,874.50 · Plan payment 1,402.50 · Your coinsurance 375.00`: where the total and the patient's
 * share leave the insurer something that is printed nowhere, and another figure is said to be what the insurer paid, the total
 * is not the one that the shares make up. It is not given then.
 */
export function withoutUnheard(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (insurance || !total || !patient || total.figure <= patient.figure) return solved;
  const rest = total.figure - patient.figure;
  const figures = captionedFigures(sheet);
  if (figures.some(({ candidate }) => candidate.figure === rest)) return solved;
  const paid = figures.find(
    ({ whose, left, candidate: { figure } }) =>
      whose === 'insurer' && PAID.test(left) && figure > 0 && figure !== total.figure && figure !== patient.figure,
  );
  return paid ? { ...solved, total: undefined } : solved;
}

/** The figure's own words say it. */
const PAID =
  /(?<![a-z])(?:paid|pays|payments?|settled|bezahlt|gezahlt|zahlung\w*|erstattet|erstattung|remboursee?s?|paye[es]?|pagado|pago|reembolsado|reembolso|dibayar|pembayaran)(?![a-z])/;
