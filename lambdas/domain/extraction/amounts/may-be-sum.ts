import { judgeCaption } from '../labels/judge-caption.ts';
import { CURRENCY_CODES } from '../text/currency.ts';

const LIKELY = 0.6;
const CENT = 1;

/** A column's figure in a row, and what those above it add up to, in cents. */
export interface Summed {
  readonly figure: number;
  readonly above: number;
}

/**
 * Whether a table's last row may sum it up, though no known word calls it that and not every row above was found: its caption
 * is like that of a total, or it has none, and no column makes more than it (or one makes just that).
 * @param caption plain text of the row's first cell.
 */
export function mayBeSum(caption: string, columns: readonly Summed[]): boolean {
  const isOver = columns.every(({ figure, above }) => figure >= above - CENT);
  const isExact = columns.some(({ figure, above }) => figure !== 0 && Math.abs(figure - above) <= CENT);
  return (isOver || isExact) && isLikeTotal(caption);
}

function isLikeTotal(caption: string): boolean {
  const words = caption.trim();
  if (!/[a-z]{3}/.test(words) || CURRENCY_CODES.has(words.toUpperCase())) return true;
  const { concept, likelihood } = judgeCaption(words, 'amount');
  return concept === 'total_amount' && likelihood >= LIKELY;
}
