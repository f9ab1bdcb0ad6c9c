import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** A row of a ledger: what it books, and the balance that it leaves. */
export interface LedgerMove {
  readonly booked: Segment;
  readonly balance: Segment;
  /** In cents: above zero for a charge, below for what is taken off, zero for a note. */
  readonly by: number;
}

/** Fewer rows may agree by accident. */
const LEAST_ROWS = 3;
const SAME_EDGE_POINTS = 2;

/**
 * The rows whose last figure is a balance that another of their figures moves: `Visit 388.00 388.00 · X-ray 62.00 450.00 · Plan
 * discount 211.00- 239.00`. How a ledger prints what it takes off (`211.00-`, `211.00 CR`, `(211.00)`, a column of its own) does not
 * matter then. By both segments of a row.
 */
export const ledgerMoves: (sheet: Sheet) => ReadonlyMap<Segment, LedgerMove> = onceASheet(findMoves);

function findMoves({ segments, neighbours }: Sheet): ReadonlyMap<Segment, LedgerMove> {
  const found = new Map<Segment, LedgerMove>();
  let run: LedgerMove[] = [];
  const close = () => {
    const isLedger = run.length >= LEAST_ROWS && run.some(({ by }) => by < 0);
    for (const move of isLedger ? run : []) found.set(move.booked, move).set(move.balance, move);
    run = [];
  };
  for (const segment of segments) {
    const row = segment.amounts.length === 1 ? neighbours.row(segment) : [];
    const figures = row.filter(({ amounts }) => amounts.length === 1);
    const balance = figures.at(-1);
    if (figures.length < 2 || segment !== balance) continue;
    const last = run.at(-1)?.balance;
    const goesOn = last !== undefined && isUnder(balance, last);
    const move = moveOf(balance, figures, goesOn ? centsOf(last) : 0) ?? moveOf(balance, figures, 0);
    if (!move || !goesOn || move.by !== centsOf(balance) - centsOf(last)) close();
    if (move) run.push(move);
  }
  close();
  return found;
}

function moveOf(balance: Segment, figures: readonly Segment[], before: number): LedgerMove | undefined {
  const by = centsOf(balance) - before;
  const booked = figures.find((one) => one !== balance && Math.abs(centsOf(one)) === Math.abs(by));
  return booked && { booked, balance, by };
}

function centsOf({ amounts: [money] }: Segment): number {
  return money?.cents ?? 0;
}

function isUnder(one: Segment, above: Segment): boolean {
  return one.page === above.page && Math.abs(one.right - above.right) < SAME_EDGE_POINTS;
}
