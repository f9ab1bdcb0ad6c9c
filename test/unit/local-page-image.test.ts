import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GreyImage } from '../../local/textract/grey-image.ts';
import { askewPoint, straighten } from '../../local/textract/straighten.ts';
import { withoutRules } from '../../local/textract/without-rules.ts';

const SIDE = 200;
const paper = (): Uint8Array => new Uint8Array(SIDE * SIDE).fill(255);
const image = (pixels: Uint8Array): GreyImage => ({ width: SIDE, height: SIDE, pixels });

function ink(pixels: Uint8Array, left: number, top: number, width: number, height: number): void {
  for (let y = top; y < top + height; y += 1) pixels.fill(0, y * SIDE + left, y * SIDE + left + width);
}

const inkOf = ({ pixels }: GreyImage) => pixels.filter((value) => value < 128).length;

describe('a page without its ruled lines', () => {
  test('has lost the box of a form, but for specks at its corners, and kept the letters in it', () => {
    const pixels = paper();
    ink(pixels, 10, 20, 180, 3);
    ink(pixels, 10, 120, 180, 3);
    ink(pixels, 10, 20, 3, 103);
    ink(pixels, 187, 20, 3, 103);
    ink(pixels, 50, 60, 4, 30);
    ink(pixels, 50, 60, 20, 4);
    const letter = 4 * 30 + 16 * 4;
    const corners = 4 * 3 * 3;
    expect(inkOf(withoutRules(image(pixels)))).toBe(letter + corners);
  });

  test('keeps a bar that is thicker than any line', () => {
    const pixels = paper();
    ink(pixels, 10, 50, 180, 20);
    expect(inkOf(withoutRules(image(pixels)))).toBe(180 * 20);
  });
});

describe('a straightened page', () => {
  test('has a mark where the way back says', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.1, max: 0.1, noNaN: true }),
        fc.integer({ min: 60, max: 140 }),
        fc.integer({ min: 60, max: 140 }),
        (angle, x, y) => {
          const from = askewPoint({ x, y }, angle, { width: SIDE, height: SIDE });
          const pixels = paper();
          ink(pixels, Math.round(from.x) - 2, Math.round(from.y) - 2, 5, 5);
          expect(straighten(image(pixels), angle).pixels[y * SIDE + x]).toBeLessThan(64);
        },
      ),
    );
  });

  test('that was straight is left as it is', () => {
    const straight = image(paper());
    expect(straighten(straight, 0)).toBe(straight);
  });
});
