import type { Glyph } from '../../domain/document/glyph.ts';
import type { PageSize } from '../../domain/document/page-turn.ts';
import type { Pdfium } from './pdfium.ts';

/** A page as a viewer shows it: cropped and turned. Points from its top left corner. */
export interface Display extends PageSize {
  /** The page's own rotation, in quarter turns clockwise. */
  readonly turn: Glyph['turn'];
  /** From the page's own coordinates (y upwards, any origin). */
  place(x: number, y: number): { readonly x: number; readonly y: number };
}

/**
 * How a loaded page is displayed.
 * @param rectangle memory for four floats.
 */
export function displayOf({ call, memory }: Pdfium, page: number, rectangle: number): Display {
  call.FPDF_GetPageBoundingBox(page, rectangle);
  const view = memory();
  const left = view.getFloat32(rectangle, true);
  const top = view.getFloat32(rectangle + 4, true);
  const across = view.getFloat32(rectangle + 8, true) - left;
  const down = top - view.getFloat32(rectangle + 12, true);
  const turn = (call.FPDFPage_GetRotation(page) & 3) as Glyph['turn'];
  const places = [
    (u: number, v: number) => ({ x: u, y: v }),
    (u: number, v: number) => ({ x: down - v, y: u }),
    (u: number, v: number) => ({ x: across - u, y: down - v }),
    (u: number, v: number) => ({ x: v, y: across - u }),
  ] as const;
  const upright = turn === 0 || turn === 2;
  return {
    width: upright ? across : down,
    height: upright ? down : across,
    turn,
    // Nearly all pages are upright, and every character asks.
    place: (x, y) => (turn === 0 ? { x: x - left, y: top - y } : places[turn](x - left, top - y)),
  };
}
