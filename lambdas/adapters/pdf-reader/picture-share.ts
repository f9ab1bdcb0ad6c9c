import type { Display } from './display.ts';
import type { Pdfium } from './pdfium.ts';
import { picturesOn } from './pictures-on.ts';
import { around, common, type Rectangle } from './rectangle.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The share of a displayed page (0 to 1) that its pictures cover together: scanners and printers cut a page into strips. Where
 * pictures lie on each other both count, which at most has a page recognised that need not be.
 * @param scratch memory for six floats.
 */
export function pictureShare(pdfium: Pdfium, page: number, display: Display, scratch: number): number {
  const { call, memory } = pdfium;
  const sheet: Rectangle = { left: 0, top: 0, right: display.width, bottom: display.height };
  let covered = 0;
  for (const { picture, forms } of picturesOn(pdfium, page)) {
    const corners = forms.reduce(placedBy, cornersOf(picture)).map(({ x, y }) => display.place(x, y));
    const place = corners.map(({ x, y }) => ({ left: x, top: y, right: x, bottom: y })).reduce(around);
    const { left, top, right, bottom } = common(sheet, place);
    covered += Math.max(0, right - left) * Math.max(0, bottom - top);
  }
  return Math.min(1, covered / (display.width * display.height));

  function cornersOf(picture: number): Point[] {
    call.FPDFPageObj_GetBounds(picture, scratch, scratch + 4, scratch + 8, scratch + 12);
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(memory().buffer, scratch, 4);
    return [
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: right, y: top },
      { x: left, y: top },
    ];
  }

  /** Where a form puts points of its own. */
  function placedBy(points: readonly Point[], form: number): Point[] {
    call.FPDFPageObj_GetMatrix(form, scratch);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = new Float32Array(memory().buffer, scratch, 6);
    return points.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f }));
  }
}
