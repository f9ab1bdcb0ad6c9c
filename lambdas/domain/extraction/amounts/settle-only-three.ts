import type { Sheet } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { CHANGE_WORDS } from '../words/change-words.ts';
import { agreeingFigures } from './agreeing-figures.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import { isLimit } from './is-limit.ts';
import { lineFigures } from './line-figures.ts';
import { namesInsurer } from './names-insurer.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;
/** Labelled this clearly a share is believed. */
const CLEAR = 0.75;

/**
 * `Los servicios suman $ 1.284.500 … canceló un copago de $ 154.140; solicitamos el pago de $ 1.130.360`: one share is known, and only
 * three of all figures on the paper agree, it among them. That is no chance, however the others are worded: the largest is the total,
 * and the third the other's share, unless something else is said of either.
 */
export function settleOnlyThree(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient } = solved;
  const share = insurance ?? patient;
  if (!share || (insurance && patient) || share.score < CLEAR) return solved;
  const agreeing = [...agreeingFigures(sheet)].sort((a, b) => b - a);
  const [largest, rest] = agreeing.filter((one) => one !== share.figure);
  if (largest === undefined || rest === undefined || (total && total.figure !== largest)) return solved;
  if (Math.abs(share.figure + rest - largest) > CENT) return solved;
  // What else agrees makes up the share: `13.400, que se integran por su deducible de 8.000 y un coaseguro de 5.400`.
  const parts = agreeing.filter((one) => one !== share.figure && one !== largest && one !== rest);
  if (parts.length > 0 && Math.abs(parts.reduce((sum, one) => sum + one, 0) - share.figure) > CENT) return solved;
  if (!namesInsurer(sheet)) return solved;
  const lines = lineFigures(sheet);
  const figures = captionedFigures(sheet).filter(
    (one) => !lines.has(one.segment) && !isLimit(one.candidate, sheet) && !isTill(one),
  );
  const own = insurance ? 'insurer' : 'patient';
  const whole = figures.find((one) => is(one, largest) && (one.whose === undefined || one.whole));
  const others = figures.find((one) => is(one, rest) && one.whose !== own);
  if (!whole || !others || !figures.some((one) => is(one, share.figure))) return solved;
  const [insurers, patients] = insurance ? [insurance, others.candidate] : [others.candidate, patient];
  return { total: total ?? whole.candidate, insurance: insurers, patient: patients, agree: true };
}

/** `Tunai 100.000 · Kembali 40.000`: a till's arithmetic is not the bill's. */
const CHANGE = anyWordPattern(...CHANGE_WORDS.alone, ...CHANGE_WORDS.strict);
const GIVEN = /^ *(?:tunai|cash(?: tendered)?|tendered|efectivo|especes|bar(?:zahlung)?|gegeben|dinheiro|numerario) *$/;

function isTill({ left }: CaptionedFigure): boolean {
  return GIVEN.test(left) || hasWord(left, CHANGE);
}

/** Nothing that nobody bears. */
function is({ candidate, off }: CaptionedFigure, cents: number): boolean {
  return candidate.figure === cents && !off;
}
