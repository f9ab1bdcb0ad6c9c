import type { LabelHit } from '../labels/describe-label.ts';
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

/** Behind the label of a head: `Leistungserbringer / Position`, where who gave the services stands over them. */
const HEADS_SERVICES_TOO = /[/|] ?\p{L}+$/u;

/** Reads the provider's name out of a cell. */
type ReadName = (text: string, inSentence: boolean) => PrintedValue | undefined;

interface Named {
  readonly segment: Segment;
  readonly reading: Reading;
}

/** The provider whom a table names under its head, in each of its rows or once over them. */
export function providerColumn(sheet: Sheet, read: ReadName): Named | undefined {
  const hit = sheet.hits.find((one) => isHead(one) && weightOf(one, 'provider_name') >= CLEAR);
  if (!hit) return undefined;
  const { page, left, bottom } = hit.segment;
  const under = sheet.segments.filter(
    (cell) => cell.page === page && cell.top > bottom && Math.abs(cell.left - left) < SAME_EDGE_POINTS,
  );
  const end = under.findIndex(({ plain }) => isTotalRow(plain));
  const column = end < 0 ? under : under.slice(0, end);
  const cell = hit.whole ? inRows(column, sheet) : (overRows(column, sheet) ?? inRows(column, sheet));
  const name = cell && read(cell.text, false);
  if (!name) return undefined;
  const place = placeOf(cell, name.start, name.end);
  const reading = { value: name.value, printed: name.value, confidence: CLEAR, place, method: 'table-column' };
  return { segment: cell, reading };
}

function isHead({ whole, colon, start, segment }: LabelHit): boolean {
  return !colon && (whole || (start === 0 && HEADS_SERVICES_TOO.test(segment.text)));
}

/** `idem`, `n° OJ/10226`: who it was is said above. */
const NO_NAME = /\d|^(?:idem|id\.?|dit?to|dto\.?|[–—-]|["”〃]+)$/iu;

/** What each row says, past a second line of the head and over what was done; of two names none. */
function inRows(column: readonly Segment[], sheet: Sheet): Segment | undefined {
  const [first, ...others] = column.filter((cell) => isBilled(cell, sheet));
  // Under the last row stand sums and what is taken off them, in fewer cells.
  const cells = first ? sheet.neighbours.row(first).length : 0;
  const rows = others.filter((other) => cells < TABLE || sheet.neighbours.row(other).length >= TABLE);
  return rows.every(({ plain, text }) => plain === first?.plain || NO_NAME.test(text)) ? first : undefined;
}

/** What stands over the rows of services and has no figures itself; where another stands among them neither. */
function overRows([first, ...others]: readonly Segment[], sheet: Sheet): Segment | undefined {
  const rows = others.slice(0, 1 + others.findLastIndex((cell) => isBilled(cell, sheet)));
  const isOverAll = rows.length > 0 && rows.every((cell) => isBilled(cell, sheet));
  return first && isOverAll && !isBilled(first, sheet) ? first : undefined;
}

function isBilled(cell: Segment, sheet: Sheet): boolean {
  return sheet.neighbours.row(cell).some((one) => one !== cell && one.amounts.length > 0);
}
