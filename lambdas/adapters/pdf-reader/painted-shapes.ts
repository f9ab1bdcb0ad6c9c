import { clipOf } from './clip-of.ts';
import type { Display } from './display.ts';
import type { Pdfium } from './pdfium.ts';
import { common, type Rectangle } from './rectangle.ts';
import { PALE } from './text-look.ts';

/** Page object types (public/fpdf_edit.h). */
const [TEXT, PATH, FORM] = [1, 2, 5];
/** Points: what is lower or narrower is a line, which covers no text. */
const THINNEST = 3;
/** A rectangle's corners, the first once more to close it; what has more may leave its middle free. */
const RECTANGLE_SEGMENTS = 5;
const OPAQUE = 255;
const BYTES_A_FLOAT = 4;

/** What is painted on a page and is no text: a filled area, a picture, a shading or a form, which may hold any of them. */
interface Shape extends Rectangle {
  /** Its place in the order of painting. */
  readonly order: number;
  /** Whether it is a whole, opaque rectangle in a colour that pale text is seen on. */
  isDarkGround(): boolean;
}

export interface PaintedShapes {
  /** In the order of painting. */
  readonly shapes: readonly Shape[];
  /** The handles of texts in the order of painting, at the places that are theirs among 0 for all else; those in forms are not among them. */
  readonly texts: Uint32Array;
  readonly hasForms: boolean;
}

/**
 * Reads what a loaded page paints, in that order.
 * @param scratch memory for six floats.
 */
export function readShapes(pdfium: Pdfium, page: number, display: Display, scratch: number): PaintedShapes {
  const { call, memory } = pdfium;
  const shapes: Shape[] = [];
  const count = call.FPDFPage_CountObjects(page);
  const texts = new Uint32Array(count);
  let hasForms = false;
  for (let order = 0; order < count; order += 1) {
    const object = call.FPDFPage_GetObject(page, order);
    const type = call.FPDFPageObj_GetType(object);
    if (type === TEXT) texts[order] = object;
    if (type === TEXT || (type === PATH && !isFilled(object) && !isBroad(object))) continue;
    hasForms ||= type === FORM;
    const place = seenPlaceOf(object);
    if (place && isWide(place)) {
      shapes.push({
        ...place,
        order,
        isDarkGround: () => type === PATH && isFilled(object) && isDarkRectangle(object),
      });
    }
  }
  return { shapes, texts, hasForms };

  function isFilled(path: number): boolean {
    return call.FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 1 && memory().getInt32(scratch, true) !== 0;
  }

  /** A broad stroke covers as an area does. */
  function isBroad(path: number): boolean {
    if (call.FPDFPageObj_GetStrokeWidth(path, scratch) === 0) return false;
    const width = memory().getFloat32(scratch, true);
    if (call.FPDFPageObj_GetMatrix(path, scratch) === 0) return width > THINNEST;
    const view = memory();
    const part = (at: number) => view.getFloat32(scratch + BYTES_A_FLOAT * at, true);
    return width * Math.max(Math.hypot(part(0), part(1)), Math.hypot(part(2), part(3))) > THINNEST;
  }

  function seenPlaceOf(object: number): Rectangle | undefined {
    call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const view = memory();
    const one = display.place(view.getFloat32(scratch, true), view.getFloat32(scratch + 4, true));
    const other = display.place(view.getFloat32(scratch + 8, true), view.getFloat32(scratch + 12, true));
    const place = {
      left: Math.min(one.x, other.x),
      top: Math.min(one.y, other.y),
      right: Math.max(one.x, other.x),
      bottom: Math.max(one.y, other.y),
    };
    // Most filled paths are lines: they are not asked further.
    return isWide(place) ? common(place, clipOf(pdfium, object, display, scratch) ?? place) : undefined;
  }

  function isDarkRectangle(path: number): boolean {
    if (
      call.FPDFPath_CountSegments(path) > RECTANGLE_SEGMENTS ||
      clipOf(pdfium, path, display, scratch) === undefined ||
      call.FPDFPageObj_GetFillColor(path, scratch, scratch + 4, scratch + 8, scratch + 12) === 0
    ) {
      return false;
    }
    const view = memory();
    const part = (offset: number) => view.getUint32(scratch + offset, true);
    return part(12) === OPAQUE && Math.min(part(0), part(4), part(8)) < PALE;
  }
}

function isWide({ left, top, right, bottom }: Rectangle): boolean {
  return right - left > THINNEST && bottom - top > THINNEST;
}
