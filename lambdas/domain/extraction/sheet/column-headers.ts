import type { LabelHit } from '../labels/describe-label.ts';
import type { Concept } from '../labels/label-rule.ts';
import type { Segment } from '../layout/layout.ts';
import { overlap } from '../layout/overlap.ts';
import type { SegmentsByHeight } from '../layout/segments-by-height.ts';

/**
 * Labels of amounts over described rows; a row of two or more labels where one of them heads the descriptions, or where two
 * head figures and more than one figure stands under each of them, or one that says no more than `Amount`.
 */
export function headersOf(
  hits: readonly LabelHit[],
  row: (segment: Segment) => readonly Segment[],
  below: (segment: Segment) => Segment | undefined,
  around: SegmentsByHeight,
): Set<LabelHit> {
  const whole = new Map(hits.filter((hit) => hit.whole).map((hit) => [hit.segment, hit]));
  const headers = new Set<LabelHit>();
  for (const hit of whole.values()) {
    if (headers.has(hit)) continue;
    // `To: · From: · Details:` are the heads of three blocks.
    const described = !hit.colon && hit.meanings.some(({ concept }) => concept === 'line_description');
    if (!described && !isFigure(hit)) continue;
    const all = row(hit.segment);
    if (all.some(({ text }) => VALUE.test(text))) continue;
    // `Code · Satz · Betrag · Gesamtbetrag 246.00`: beside a table's heads may stand a label with its figure.
    if (described && areInPairs(all, whole, below)) continue;
    const labels = all.flatMap((segment, at) => (isAmount(all[at + 1] ?? NO_TEXT) ? [] : (whole.get(segment) ?? [])));
    const columns = described ? [] : labels.filter((one) => isFigure(one) && headsColumn(one.segment, below));
    const enough = columns.length >= 2 || (hit.meanings.every(isBare) && row(hit.segment).length >= 2);
    if (described ? labels.length >= 2 : columns.includes(hit) && enough)
      for (const header of labels) headers.add(header);
  }
  for (const hit of whole.values()) {
    if (!hit.meanings.some(({ concept }) => HEADING.has(concept))) continue;
    const all = row(hit.segment);
    if (all.some((one) => VALUE.test(one.text) || isAmount(one)) || !headsDescribedRows(hit.segment, row, around))
      continue;
    for (const header of all.flatMap((segment) => whole.get(segment) ?? [])) headers.add(header);
  }
  const headed = new Set([...headers].map(({ segment }) => segment));
  for (const hit of hits) {
    // `Out of pocket of patient`: beside the other heads a few words more are still a head.
    if (!hit.leads || hit.whole || hit.colon || !isFigure(hit) || /\d/.test(hit.segment.text)) continue;
    if (row(hit.segment).some((segment) => headed.has(segment))) headers.add(hit);
  }
  return headers;
}

/** `Paciente · Luis Ochoa · Servicio · Urgencias` over `Aseguradora · GNP · Plan · Versátil`: labels and their values in turn, and under one of them another. */
function areInPairs(
  row: readonly Segment[],
  labels: ReadonlyMap<Segment, LabelHit>,
  below: (segment: Segment) => Segment | undefined,
): boolean {
  if (row.length < 4 || row.length % 2 > 0 || !row.every((one, at) => labels.has(one) === (at % 2 === 0))) return false;
  return row.some((one, at) => {
    const under = at % 2 === 0 ? below(one) : undefined;
    return under !== undefined && labels.has(under);
  });
}

const NO_TEXT = { text: '', money: [] };
/** Beside a head stands no value: a date, a number, be it parted (`51.04.11-087.33`), what a colon or bullet announces. */
const VALUE = /^[:=▪■◾] ?\S|\d{4}|(?:\d[./-]?){7}/;

/** What the columns of a table of services hold. */
const HEADING: ReadonlySet<Concept> = new Set([
  'line_amount',
  'total_amount',
  'insurance_amount',
  'out_of_pocket',
  'other_amount',
]);
const DESCRIBED_ROWS = 2;
/** Rows of a table follow each other within this many line heights; a service may run over two lines. */
const ROW_PITCH = 3.2;

/** Whether amounts stand under a label row by row, each with words at its left: the label then speaks of them all. */
function headsDescribedRows(
  head: Segment,
  row: (segment: Segment) => readonly Segment[],
  around: SegmentsByHeight,
): boolean {
  const height = head.bottom - head.top;
  let last = head;
  for (let count = 0; count < DESCRIBED_ROWS; count += 1) {
    const isUnder = (other: Segment) => overlap(head.left, head.right, other.left, other.right) > 0.2;
    const [from, to] = [last.top + 0.6 * height, last.top + ROW_PITCH * height];
    const cell = around.first(last, from, to, (other) => isUnder(other) && isAmount(other));
    const cells = cell ? row(cell) : [];
    const described = cells.slice(0, cells.indexOf(cell ?? head)).some(({ text }) => /\p{L}{3}/u.test(text));
    if (!cell || !described) return false;
    last = cell;
  }
  return true;
}

/** A cell with an amount and next to nothing else. */
export function isAmount({ text, money: [money] }: Pick<Segment, 'text' | 'money'>): boolean {
  return money?.certain === true && text.length - (money.end - money.start) < 4;
}

function isFigure({ meanings }: LabelHit): boolean {
  return meanings.some(({ concept }) => HEADING.has(concept) || concept === 'insurance_percent');
}

/** `Amount`, `Fee`: hardly ever anything but a column's head. */
function isBare({ concept, weight }: LabelHit['meanings'][number]): boolean {
  return concept === 'line_amount' || weight <= 0.4;
}

function headsColumn(head: Segment, below: (segment: Segment) => Segment | undefined): boolean {
  const first = below(head);
  const second = first && below(first);
  return [first, second].every((one) => one !== undefined && FIGURE_CELL.test(one.text) && !BOX_NUMBER.test(one.text));
}

const FIGURE_CELL = /^[-–(]?(?:\p{Sc}|\p{Lu}{1,3}\p{Sc}?)?\s?[-–(]?\d[\d.,'’ ]*[.,]?\d*\)?\s?(?:%|\p{Sc}|[A-Z]{3})?$/u;
/** `21. NPI`: the number of a form’s box, and no figure with its currency. */
const BOX_NUMBER = /^\d{1,2}[.)](?: |$)/;
