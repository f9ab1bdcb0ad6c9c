import { placeOf, type Segment } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import type { PrintedValue } from '../text/printed-value.ts';
import { isTotalRow } from '../words/total-row.ts';

const SAME_EDGE_POINTS = 3;
/** How sure the head must be: `Hospital` may head what the hospital billed. */
const CLEAR = 0.9;
/** Cells of a row of services, at least; a figure with its words has two. */
const TABLE = 3;

/** The provider whom the rows of a table name under its head, past a second line of the head and over what was done; of two none. */
export function providerColumn(
  sheet: Sheet,
  read: (text: string, inSentence: boolean) => PrintedValue | undefined,
): { readonly segment: Segment; readonly reading: Reading } | undefined {
  const head = sheet.hits.find((hit) => hit.whole && !hit.colon && weightOf(hit, 'provider_name') >= CLEAR)?.segment;
  if (!head) return undefined;
  const column = sheet.segments.filter(
    ({ page, left, top }) => page === head.page && top > head.bottom && Math.abs(left - head.left) < SAME_EDGE_POINTS,
  );
  const end = column.findIndex(({ plain }) => isTotalRow(plain));
  const [first, ...others] = (end < 0 ? column : column.slice(0, end)).filter((cell) =>
    sheet.neighbours.row(cell).some((one) => one !== cell && one.amounts.length > 0),
  );
  // Under the last row stand sums and what is taken off them, in fewer cells.
  const cells = first ? sheet.neighbours.row(first).length : 0;
  const rows = others.filter((other) => cells < TABLE || sheet.neighbours.row(other).length >= TABLE);
  const name = first && rows.every(({ plain }) => plain === first.plain) ? read(first.text, false) : undefined;
  if (!first || !name) return undefined;
  const place = placeOf(first, name.start, name.end);
  return {
    segment: first,
    reading: { value: name.value, printed: name.value, confidence: CLEAR, place, method: 'table-column' },
  };
}
