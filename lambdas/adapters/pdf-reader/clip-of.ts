import type { Display } from './display.ts';
import type { Pdfium } from './pdfium.ts';
import { around, common, type Rectangle } from './rectangle.ts';

const EVERYTHING: Rectangle = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
const CORNERS = 4;
/** The corners, and the first once more to close the path. */
const MOST_POINTS = 5;
/** More paths than programs nest; files made to exhaust a reader do. */
const MOST_PATHS = 20;

/**
 * The part of the displayed page within which a page's object is seen.
 * @param scratch memory for two floats.
 * @returns undefined where that is no rectangle.
 */
export function clipOf(
  { call, memory }: Pdfium,
  object: number,
  display: Display,
  scratch: number,
): Rectangle | undefined {
  const clip = call.FPDFPageObj_GetClipPath(object);
  // -1 for an object without a clip.
  const count = call.FPDFClipPath_CountPaths(clip);
  let seen: Rectangle = EVERYTHING;
  for (let path = 0; path < count; path += 1) {
    const rectangle = path < MOST_PATHS ? rectangleOf(path) : undefined;
    if (!rectangle) return undefined;
    seen = common(seen, rectangle);
  }
  return seen;

  function rectangleOf(path: number): Rectangle | undefined {
    const points = call.FPDFClipPath_CountPathSegments(clip, path);
    if (points < CORNERS || points > MOST_POINTS) return undefined;
    const corners = Array.from({ length: points }, (_, index) => pointOf(path, index));
    const box = corners.map(({ x, y }) => ({ left: x, top: y, right: x, bottom: y })).reduce(around);
    const isCorner = (x: number, y: number) => corners.some((corner) => corner.x === x && corner.y === y);
    const areCorners = corners.every(
      ({ x, y }) => (x === box.left || x === box.right) && (y === box.top || y === box.bottom),
    );
    const areAll =
      isCorner(box.left, box.top) &&
      isCorner(box.right, box.top) &&
      isCorner(box.left, box.bottom) &&
      isCorner(box.right, box.bottom);
    return areCorners && areAll ? box : undefined;
  }

  function pointOf(path: number, index: number): { readonly x: number; readonly y: number } {
    call.FPDFPathSegment_GetPoint(call.FPDFClipPath_GetPathSegment(clip, path, index), scratch, scratch + 4);
    const view = memory();
    return display.place(view.getFloat32(scratch, true), view.getFloat32(scratch + 4, true));
  }
}
