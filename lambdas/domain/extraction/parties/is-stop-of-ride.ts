import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { wordPattern } from '../text/word-pattern.ts';
import { BEHIND_RIDE, LINE_OF_RIDE, OF_DRIVERS, RIDE_STOPS } from '../words/ride-words.ts';

const IS_STOP = wordPattern(...RIDE_STOPS);
/** `Saint-Aubin → CH de la Côte` */
const ARROW = /\S ?(?:→|⇒|➔|⟶|=>|->) ?\S/u;
/** `von Ebbs, Brandlweg 3` | `nach BKH Kufstein`: one leg over two cells. */
const LEG =
  /^(?:[Ff]rom|[Vv]on|[Dd]e|[Dd]esde|[Dd]ari) .*(?<!\p{L})(?:to|nach|bis|[aà]|au|vers|hasta|hacia|para|ke|at[eé]) (?=\p{Lu})/u;
/** A head or section is over its rows at most this far, in heights of its line, and this far out of line, in points. */
const [REACH, EDGE] = [9, 4];

/** A place to which somebody was taken or from where, not who bills the ride. */
export function isStopOfRide(segment: Segment, sheet: Sheet): boolean {
  const row = rowsOfRides(sheet);
  const cells = sheet.neighbours.row(segment);
  const [first = segment] = cells;
  const known = row.get(first);
  const isLeg =
    known ?? (cells.some(({ text }) => callsStop(text)) || LEG.test(cells.map(({ text }) => text).join(' ')));
  if (known === undefined) row.set(first, isLeg);
  return (
    isLeg ||
    ARROW.test(segment.text) ||
    LINE_OF_RIDE.test(segment.plain) ||
    headsOfRides(sheet).some((head) => isOver(head, segment) || isOver(head, first))
  );
}

/** `… was transported from Elmford General Hospital to her home`: whether a name that begins there in a text is a stop. */
export function isBehindRide(text: string, from: number): boolean {
  return (
    BEHIND_RIDE.test(plainText(text.slice(Math.max(0, from - NEAR), from))) &&
    !OF_DRIVERS.test(plainText(text.slice(from, from + NEAR / 2)))
  );
}

/** In characters. */
const NEAR = 60;

/** By its first cell, whether a row is a leg of a ride. */
const rowsOfRides = onceASheet(() => new Map<Segment, boolean>());

/** `Destino`, `Abholung 06:48`, `Pick-up: Elm Court`; not `Return to work clinic`. */
function callsStop(text: string): boolean {
  const start = text.trimStart().slice(0, NEAR);
  const plain = plainText(start);
  const [word] = plain.match(IS_STOP) ?? [];
  if (word === undefined || !plain.startsWith(word)) return false;
  const behind = start.slice(word.length);
  return /^\s*(?:$|:|\d)/.test(behind);
}

const headsOfRides = onceASheet(({ segments }) =>
  segments.filter(({ text }) => callsStop(text) && !/\d/.test(text)).slice(0, MOST_HEADS),
);
const MOST_HEADS = 20;

function isOver(head: Segment, segment: Segment): boolean {
  return (
    head.page === segment.page &&
    head.top < segment.top &&
    segment.top - head.bottom < REACH * (head.bottom - head.top) &&
    Math.abs(head.left - segment.left) < EDGE
  );
}
