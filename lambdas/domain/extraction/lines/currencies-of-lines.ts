import type { LineItem, Place } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { cellsOf } from './figure-cells.ts';

/** The currencies that are printed at the billed lines; null where none is. */
export function currenciesOfLines(lineItems: readonly LineItem[], { segments }: Sheet): readonly (string | null)[] {
  const lines = new Set(lineItems.filter(({ kind }) => kind === 'line').map(({ place }) => spot(place)));
  if (lines.size === 0) return [];
  const cells = segments.filter(({ amounts }) => amounts.some(({ currency }) => currency !== null)).flatMap(cellsOf);
  return cells.filter(({ place }) => lines.has(spot(place))).map(({ money }) => money.currency);
}

function spot({ page, box }: Place): string {
  return `${page} ${box.x} ${box.y}`;
}
