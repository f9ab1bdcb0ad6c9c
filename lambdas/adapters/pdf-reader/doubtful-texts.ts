import type { Glyph } from '../../domain/document/glyph.ts';
import { inkOf } from './ink-of.ts';
import type { PaintedShapes } from './painted-shapes.ts';
import type { Print, TextRun } from './read-glyphs.ts';
import { around, overlap, type Rectangle, surrounds } from './rectangle.ts';

/** So many comparisons of texts with shapes take milliseconds, which no page needs that people print. */
const COMPARISONS = 300_000;

/**
 * The handles of the texts that may not be seen, so that the page has to be drawn to tell: pale ones without a dark ground,
 * those under something that is painted later, those that are clipped, those inside forms, which may be clipped or hidden as a
 * whole, and those whose own look does not tell.
 * @param clipOf the part of the page where a text is seen, undefined where that is no rectangle.
 */
export function doubtfulTexts(
  { glyphs, runs }: Print,
  { shapes, texts, hasForms }: PaintedShapes,
  clipOf: (handle: number) => Rectangle | undefined,
): ReadonlySet<number> {
  const firstText = texts.findIndex((handle) => handle !== 0);
  const orders = new Map<number, number>();
  // A white square of a font for symbols covers as a white area does.
  const pale = runs
    .filter((run) => run.look === 'pale' && !isOnDarkGround(run, placeOf(run)))
    .map((run) => ({ ...placeOf(run), order: orderOf(run) ?? 0 }));
  const covers = [...shapes.filter((shape) => shape.order > firstText), ...pale];
  const isTooMuch = runs.length * (shapes.length + pale.length) > COMPARISONS;
  return new Set(runs.filter((run) => isTooMuch || isDoubtful(run)).map((run) => run.handle));

  function isDoubtful(run: TextRun): boolean {
    if (run.look === 'unsure' || (hasForms && orderOf(run) === undefined)) return true;
    if (run.look === 'plain' && covers.length === 0) return false;
    const place = placeOf(run);
    return (
      covers.some((cover) => overlap(cover, place) && cover.order > (orderOf(run) ?? 0)) ||
      (run.look !== 'plain' && !isWhole(run, place)) ||
      (run.look === 'pale' && !isOnDarkGround(run, place))
    );
  }

  function placeOf({ from, to }: TextRun): Rectangle {
    const [first, last] = [glyphs[from], glyphs[to - 1]];
    return first && last && first !== last ? around(inkOf(first), inkOf(last)) : inkOf(first as Glyph);
  }

  function isWhole({ handle }: TextRun, place: Rectangle): boolean {
    const clip = clipOf(handle);
    return clip !== undefined && surrounds(clip, place);
  }

  /** Looks at what was painted last where the text stands, before the text was. */
  function isOnDarkGround(run: TextRun, place: Rectangle): boolean {
    const order = orderOf(run) ?? 0;
    const ground = shapes.findLast((shape) => shape.order < order && overlap(shape, place));
    return ground !== undefined && surrounds(ground, place) && ground.isDarkGround();
  }

  /** Places in the order of painting are asked for on few pages: only then they are put together. */
  function orderOf({ handle }: TextRun): number | undefined {
    if (orders.size === 0) texts.forEach((text, order) => void orders.set(text, order));
    return orders.get(handle);
  }
}
