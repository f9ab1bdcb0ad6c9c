import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';

/** A line with all that stands beside it. */
export interface BilledRow {
  readonly plain: string;
  /** The highest price there; of several figures that is what was charged. */
  readonly cents: number;
  /** It has a price, and is neither a sum nor a share of one, nor a limit. */
  readonly isBilled: boolean;
}

const NOT_BILLED = anyWordPattern(
  '(?:sub ?|grand )?totals?|balance|paid|payments?|insurance|coverage|deductible|maximum|max|limit\\w*|plan|policy|benefit|up to|capital|tope|plafon\\w*|teto',
  '\\w*summe|gesamt\\w*|eigenanteil|saldo|pagado|copago|cobertura|paye|reste|remboursement|pago|coberto|jumlah|dibayar|ditanggung',
);

/** The rows of a sheet, each made when it is first asked for. */
export function billedRows({ neighbours }: Sheet): (segment: Segment) => BilledRow {
  const known = new Map<Segment, BilledRow>();
  return (segment) => {
    const segments = neighbours.row(segment);
    const first = segments[0] ?? segment;
    const before = known.get(first);
    if (before) return before;
    const row = rowOf(segments);
    known.set(first, row);
    return row;
  };
}

function rowOf(segments: readonly Segment[]): BilledRow {
  const plain = segments.map((segment) => segment.plain).join(' ');
  const prices = segments.flatMap(({ amounts }) => amounts);
  const cents = Math.max(0, ...prices.map((price) => Math.abs(price.cents)));
  const isBilled = cents > 0 && segments.every(({ lines }) => lines === 1) && !hasWord(plain, NOT_BILLED);
  return { plain, cents, isBilled };
}
