import { matchInsurers } from '../../insurers/match-insurer.ts';
import { INSURERS } from '../../insurers/registry.ts';
import { cellsOf } from '../lines/figure-cells.ts';
import { INSURER_WORDS } from '../parties/insurer-words.ts';
import type { Segment } from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { hasWord } from '../text/word-pattern.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { unsignedAmount } from './unsigned-amount.ts';

/** What the arithmetic of a bill vouches for. */
const SCORE = 0.8;
/** `Dibayar PT Jasa Raharja`: a company paid, whatever its name. */
const COMPANY_PAID = /(?:dibayar|ditanggung|dijamin)(?: oleh)? (?:pt|bpjs|asuransi)(?![a-z])/;

/**
 * `Total charges 5,763,000 · paid by PT Asuransi Jiwa 4,898,550 · total due 864,450`: where what is owed reads as the total and
 * as the patient's share alike, the total is the larger one that an insurer's payment leads from.
 */
export function settleOwed(solved: SolvedAmounts, totals: readonly AmountCandidate[], sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (!total || !patient || insurance || total.figure !== patient.figure) return solved;
  for (const whole of totals.filter(({ figure }) => figure > patient.figure)) {
    const paid = sheet.segments
      .filter((segment) => segment.lines === 1 && paysAsInsurer(segment))
      .flatMap((segment) => sheet.neighbours.row(segment).flatMap(cellsOf))
      .find(({ money }) => Math.abs(money.cents) === whole.figure - patient.figure);
    if (!paid) continue;
    const share = unsignedAmount(paid.segment, paid.money, SCORE, 'settled');
    return { total: whole, insurance: share, patient, agree: true };
  }
  return solved;
}

function paysAsInsurer({ plain, text }: Segment): boolean {
  return hasWord(plain, INSURER_WORDS) || COMPANY_PAID.test(plain) || matchInsurers(text, INSURERS, false).length > 0;
}
