import type { DocumentField } from '../../../contracts/extraction-data.ts';
import type { Document } from '../../document/document.ts';
import { recognizedPages } from '../../document/recognized-pages.ts';
import type { LabelHit } from '../labels/describe-label.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import type { Readings, UnreadFigure } from '../reading.ts';
import { outsideSlots } from '../sheet/outside-slots.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { isBrokenAmount } from '../text/broken-amount.ts';
import { areDottedThousands } from './dotted-thousands.ts';

const FIGURES = ['total_amount', 'insurance_amount', 'out_of_pocket', 'max_coverage'] as const;
type Figure = (typeof FIGURES)[number];

/** A label as sure as this announces a figure even where none is read beside it. */
const SURE = 0.7;
/** Two rows of a list follow each other within this many line heights. */
const PITCH = 2.6;
/** What says more than these is a sentence, and announces nothing. */
const MOST_WORDS = 6;

/**
 * Figures that stand beside their labels and can't be read: `Maximum coverage  $5OO.OO`, and on a recognised page a label in
 * a list of figures with nothing beside it. What nobody could read may contradict what was read.
 * @param read the figures that were read: beside their labels nothing is missing.
 */
export function unreadFigures(sheet: Sheet, document: Document, read: Readings): readonly UnreadFigure[] {
  const recognized = recognizedPages(document);
  const pages = Map.groupBy(sheet.segments, ({ page }) => page);
  const found: UnreadFigure[] = [];
  for (const hit of sheet.hits) {
    const field = figureOf(hit);
    if (field === undefined) continue;
    const broken = brokenBeside(hit, sheet);
    if (broken) found.push({ field, text: broken.text, place: placeOf(broken) });
    else if (!read[field] && recognized.has(hit.segment.page) && lacksFigure(hit, field, sheet, pages))
      found.push({ field, text: hit.segment.text, place: placeOf(hit.segment) });
  }
  return found;
}

function figureOf(hit: LabelHit): Figure | undefined {
  return hit.leads ? FIGURES.find((field) => weightOf(hit, field) > 0) : undefined;
}

/** The cell with the broken amount, in the label's own or beside or under it. */
function brokenBeside(hit: LabelHit, sheet: Sheet): Segment | undefined {
  const isBroken = (text: string) => isBrokenAmount(text) || areDottedThousands(text, sheet);
  if (!hit.whole) return isBroken(hit.segment.text.slice(hit.end)) ? hit.segment : undefined;
  return outsideSlots(hit, sheet.neighbours).find(({ segment, from }) => isBroken(segment.text.slice(from)))?.segment;
}

/** Whether nothing stands beside a label in a list whose next rows have their figures. */
function lacksFigure(
  hit: LabelHit,
  field: Figure,
  { neighbours }: Sheet,
  pages: ReadonlyMap<number, readonly Segment[]>,
): boolean {
  const { segment } = hit;
  if (!hit.whole || segment.words.length > MOST_WORDS || weightOf(hit, field) < SURE || neighbours.headers.has(hit))
    return false;
  if (neighbours.row(segment).some((one) => one.left > segment.left && SAYS.test(one.text))) return false;
  const height = segment.bottom - segment.top;
  return (pages.get(segment.page) ?? []).some((other) => {
    const pitch = Math.abs(other.top - segment.top);
    const isNextRow = pitch > height / 2 && pitch < PITCH * height && Math.abs(other.left - segment.left) < height;
    return isNextRow && hasFigureBeside(other, neighbours.row(other));
  });
}

/** Neither a blot nor a lone sign. */
const SAYS = /[\p{L}\d–—-]/u;

function hasFigureBeside(label: Segment, [first, next]: readonly Segment[]): boolean {
  return first === label && label.amounts.length === 0 && (next?.amounts.length ?? 0) > 0;
}

/** The figures that were left out because their words are unsure. */
export function unsureFigures(solved: Readings, sure: Readings): readonly UnreadFigure[] {
  return Object.entries(solved).flatMap(([field, { printed, value, place }]) => {
    const isLeftOut = place !== null && sure[field as DocumentField] === undefined;
    return isLeftOut ? [{ field: field as DocumentField, text: printed ?? value, place }] : [];
  });
}
