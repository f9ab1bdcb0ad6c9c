import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutDarkGrounds } from '../../../local/textract/dark-grounds.ts';
import { doubtfulParts } from '../../../local/textract/doubtful-parts.ts';
import { evenLight } from '../../../local/textract/even-light.ts';
import { type GreyImage, turnImage } from '../../../local/textract/grey-image.ts';
import { languageOf } from '../../../local/textract/language-of.ts';
import { lieOfLines } from '../../../local/textract/lie-of-lines.ts';
import type { SeenWord } from '../../../local/textract/ocr-engine.ts';
import { sharpened } from '../../../local/textract/sharpened.ts';
import { askewPoint, straighten } from '../../../local/textract/straighten.ts';
import { whitePaper } from '../../../local/textract/white-paper.ts';
import { withoutDots } from '../../../local/textract/without-dots.ts';
import { withoutRules } from '../../../local/textract/without-rules.ts';

const SIDE = 200;
const WHITE = 255;
const paper = (): Uint8Array => new Uint8Array(SIDE * SIDE).fill(WHITE);
const image = (pixels: Uint8Array): GreyImage => ({ width: SIDE, height: SIDE, pixels });

function ink(pixels: Uint8Array, left: number, top: number, width: number, height: number, grey = 0): void {
  for (let y = top; y < top + height; y += 1) pixels.fill(grey, y * SIDE + left, y * SIDE + left + width);
}

const inkOf = ({ pixels }: GreyImage) => pixels.filter((value) => value < 128).length;

describe('a page without its ruled lines', () => {
  test('has lost the box of a form, corners and all, and kept the letters in it', () => {
    const pixels = paper();
    ink(pixels, 10, 20, 180, 3);
    ink(pixels, 10, 120, 180, 3);
    ink(pixels, 10, 20, 3, 103);
    ink(pixels, 187, 20, 3, 103);
    ink(pixels, 50, 60, 4, 30);
    ink(pixels, 50, 60, 20, 4);
    const letter = 4 * 30 + 16 * 4;
    expect(inkOf(withoutRules(image(pixels)))).toBe(letter);
  });

  test('has lost a line that is pale, and full of gaps from the noise', () => {
    const pixels = paper();
    for (let x = 10; x < 190; x += 1) if (x % 9 !== 0) pixels.fill(200, 100 * SIDE + x, 100 * SIDE + x + 1);
    expect(withoutRules(image(pixels)).pixels.every((value) => value === WHITE)).toBe(true);
  });

  test('has lost the lines of a table whose cells are lower than letters', () => {
    const pixels = paper();
    for (let y = 10; y <= 190; y += 30) ink(pixels, 10, y, 180, 4);
    for (let x = 10; x <= 190; x += 45) ink(pixels, x, 10, 3, 184);
    expect(inkOf(withoutRules(image(pixels)))).toBe(0);
  });

  test('has lost a comb’s cells, low and as wide as letters, and kept what is in them', () => {
    const pixels = paper();
    ink(pixels, 10, 60, 180, 3);
    ink(pixels, 10, 92, 180, 3);
    for (let x = 10; x <= 190; x += 30) ink(pixels, x, 60, 3, 35);
    ink(pixels, 25, 67, 4, 21);
    ink(pixels, 55, 67, 4, 21);
    expect(inkOf(withoutRules(image(pixels)))).toBe(2 * 4 * 21);
  });

  test('has lost the sides of low cells, and kept the stems of large type', () => {
    const pixels = paper();
    ink(pixels, 120, 60, 4, 45);
    // Blurred.
    for (const [at, grey] of [220, 150, 90, 50, 40, 50, 90, 150, 220].entries()) ink(pixels, 150 + at, 60, 1, 58, grey);
    const stem = pixels.slice();
    ink(pixels, 60, 60, 2, 45);
    expect(withoutRules(image(pixels)).pixels).toEqual(stem);
  });

  test('keeps all but the touch of letters that stand at a line', () => {
    const [pixels, letters] = [paper(), paper()];
    ink(pixels, 10, 20, 180, 3);
    for (let x = 40; x < 160; x += 12) {
      ink(pixels, x, 23, 3, 10);
      ink(pixels, x, 26, 8, 2);
      ink(letters, x, 23, 3, 10);
      ink(letters, x, 26, 8, 2);
    }
    expect(withoutRules(image(pixels)).pixels).toEqual(letters);
  });

  test('keeps small writing whose letters run together', () => {
    const pixels = paper();
    for (let x = 10; x < 190; x += 1) pixels.fill(x % 6 < 3 ? 90 : 190, 100 * SIDE + x, 100 * SIDE + x + 1);
    expect(withoutRules(image(pixels)).pixels).toEqual(pixels);
  });

  test('keeps a bar that is thicker than any line', () => {
    const pixels = paper();
    ink(pixels, 10, 50, 180, 20);
    expect(inkOf(withoutRules(image(pixels)))).toBe(180 * 20);
  });
});

describe('a page without its leaders', () => {
  test('has lost a row of dots, and kept the full stop, the i dots and the letters at its ends', () => {
    const [pixels, letters] = [paper(), paper()];
    for (const page of [pixels, letters]) {
      ink(page, 10, 80, 12, 20);
      ink(page, 170, 80, 12, 20);
      ink(page, 176, 72, 3, 3);
      ink(page, 60, 140, 3, 3);
    }
    for (let x = 28; x < 164; x += 7) ink(pixels, x, 97, 3, 3);
    expect(withoutDots(image(pixels)).pixels).toEqual(letters);
  });

  test('keeps letters whose legs are slanting', () => {
    const pixels = paper();
    for (let x = 20; x < 170; x += 14) {
      for (let leg = 0; leg < 4; leg += 1) {
        ink(pixels, x + leg, 90 + 3 * leg, 1, 3);
        ink(pixels, x + 8 - leg, 90 + 3 * leg, 1, 3);
      }
    }
    expect(withoutDots(image(pixels)).pixels).toEqual(pixels);
  });

  test('keeps pale letters of which only specks are dark', () => {
    const pixels = paper();
    for (let x = 20; x < 170; x += 8) {
      ink(pixels, x, 90, 4, 3);
      ink(pixels, x, 100, 4, 3);
    }
    expect(withoutDots(image(pixels)).pixels).toEqual(pixels);
  });
});

describe('a page without its dark grounds', () => {
  /** Three bars of a letter in each of some places, four pixels thick. */
  const letters = (pixels: Uint8Array, top: number, grey: number, height = 20) => {
    for (let x = 40; x < 160; x += 30) {
      ink(pixels, x, top, 4, height, grey);
      ink(pixels, x + 12, top, 4, 20, grey);
      ink(pixels, x, top + 8, 16, 4, grey);
    }
  };
  const isInk = (page: GreyImage) => page.pixels.map((value) => (value < 128 ? 1 : 0));
  const onPaper = (draw: (pixels: Uint8Array) => void) => {
    const pixels = paper();
    draw(pixels);
    return isInk(image(pixels));
  };

  test.each([
    ['a head of a table', 0, 23, 197, 38],
    ['a bar of a colour', 110, 23, 197, 38],
    ['a sidebar from edge to edge', 30, 0, 163, SIDE],
  ])('%s: light type is dark, and its ground paper', (_, grey, left, right, height) => {
    const pixels = paper();
    ink(pixels, left, height === SIDE ? 0 : 61, right - left, height, grey);
    letters(pixels, 70, 250);
    expect(isInk(withoutDarkGrounds(image(pixels)))).toEqual(onPaper((page) => letters(page, 70, 0)));
  });

  test('letters that reach to the edge of their bar are whole, since nothing dark is left between them and it', () => {
    const pixels = paper();
    ink(pixels, 20, 60, 160, 40);
    letters(pixels, 70, 250, 27);
    const read = isInk(withoutDarkGrounds(image(pixels)));
    expect(read).toEqual(onPaper((page) => letters(page, 70, 0, 27)));
  });

  test('a low bar is whole where its letters leave nothing dark above them, nor below some', () => {
    const [left, top] = [20, 62];
    const [right, bottom] = [190, 92];
    const draw = (pixels: Uint8Array, grey: number) => {
      // Nine letters, side by side; the first parts the bar from top to foot but for its edge.
      for (let x = 40; x < 148; x += 12) ink(pixels, x, 66, 9, x === 40 ? 24 : 18, grey);
    };
    const pixels = paper();
    ink(pixels, left, top, right - left, bottom - top);
    draw(pixels, 250);
    expect(isInk(withoutDarkGrounds(image(pixels)))).toEqual(onPaper((page) => draw(page, 0)));
  });

  test('heads of a table with little paper between them are bars of their own, and too narrow for one by themselves', () => {
    const pixels = paper();
    ink(pixels, 10, 60, 88, 40);
    ink(pixels, 102, 60, 88, 40);
    for (const x of [30, 60, 120, 150]) ink(pixels, x, 70, 4, 20, 250);
    expect(withoutDarkGrounds(image(pixels)).pixels).toEqual(evenLight(image(pixels)).pixels);
  });

  describe('a tag around a figure', () => {
    /** `17`, of strokes of three pixels, in a box of 26 by 14 pixels. */
    const figure = (pixels: Uint8Array, left: number, top: number, grey: number) => {
      ink(pixels, left + 4, top, 3, 14, grey);
      ink(pixels, left + 12, top, 10, 3, grey);
      ink(pixels, left + 17, top + 3, 3, 11, grey);
    };
    const tagged = (grey: number, corner: number) => (pixels: Uint8Array) => {
      for (let inset = 0; inset < 24; inset += 1) {
        const short = Math.max(0, corner - Math.min(inset, 23 - inset));
        ink(pixels, 80 + short, 90 + inset, 1, 1, 160);
        ink(pixels, 81 + short, 90 + inset, 30 - 2 * short, 1, grey);
        ink(pixels, 111 - short, 90 + inset, 1, 1, 160);
      }
      figure(pixels, 83, 95, 250);
    };
    const plain = onPaper((page) => figure(page, 83, 95, 0));

    test.each<[string, (pixels: Uint8Array) => void]>([
      ['with corners', tagged(30, 0)],
      ['with rounded ones', tagged(30, 7)],
      ['of a colour', tagged(125, 4)],
    ])('%s is the figure alone', (_, draw) => {
      const pixels = paper();
      draw(pixels);
      expect(isInk(withoutDarkGrounds(image(pixels)))).toEqual(plain);
    });

    test('is found where the page lies on its side, if it is longer than a letter is high', () => {
      const pixels = paper();
      ink(pixels, 60, 90, 60, 24);
      figure(pixels, 63, 95, 250);
      figure(pixels, 91, 95, 250);
      const read = withoutDarkGrounds(turnImage(image(pixels), 1));
      const wanted = paper();
      figure(wanted, 63, 95, 0);
      figure(wanted, 91, 95, 0);
      expect(isInk(read)).toEqual(isInk(turnImage(image(wanted), 1)));
    });

    test.each<[string, (pixels: Uint8Array) => void]>([
      [
        'letters that touch, and enclose more than strokes are wide',
        (pixels) => {
          ink(pixels, 80, 90, 40, 24);
          ink(pixels, 85, 95, 12, 14, 250);
          ink(pixels, 103, 95, 12, 14, 250);
        },
      ],
      [
        'a letter with narrow ones in it, beside another of its word',
        (pixels) => {
          tagged(0, 0)(pixels);
          ink(pixels, 115, 90, 6, 24);
        },
      ],
      [
        'letters that touch in the middle alone',
        (pixels) => {
          tagged(0, 0)(pixels);
          ink(pixels, 91, 90, 4, 10, 250);
          ink(pixels, 91, 104, 4, 10, 250);
        },
      ],
      [
        'a letter whose last stroke slants',
        (pixels) => {
          for (let y = 0; y < 24; y += 1) ink(pixels, 80, 90 + y, 32 - y, 1);
          ink(pixels, 85, 95, 3, 14, 250);
        },
      ],
      [
        'a frame around dark type',
        (pixels) => {
          ink(pixels, 80, 90, 40, 24);
          ink(pixels, 82, 92, 36, 20, 250);
          figure(pixels, 84, 95, 0);
        },
      ],
    ])('is none of %s', (_, draw) => {
      const pixels = paper();
      draw(pixels);
      expect(withoutDarkGrounds(image(pixels)).pixels).toEqual(evenLight(image(pixels)).pixels);
    });
  });

  test('grains of noise in a ground of colour are none of its type', () => {
    const pixels = paper();
    ink(pixels, 20, 60, 160, 40, 110);
    for (let x = 22; x < 180; x += 7) for (let y = 61; y < 100; y += 5) ink(pixels, x, y, 1, 1, 180);
    letters(pixels, 70, 250);
    expect(isInk(withoutDarkGrounds(image(pixels)))).toEqual(onPaper((page) => letters(page, 70, 0)));
  });

  test.each<[string, (pixels: Uint8Array) => void]>([
    [
      'dark type in a shadow',
      (pixels) => {
        ink(pixels, 0, 100, SIDE, 100, 150);
        letters(pixels, 150, 20);
      },
    ],
    [
      'dark type in a tinted box, with a few bright strokes',
      (pixels) => {
        ink(pixels, 20, 60, 160, 80, 140);
        letters(pixels, 70, 20);
        ink(pixels, 40, 110, 4, 20, 250);
      },
    ],
    ['a bar with nothing in it', (pixels) => ink(pixels, 20, 20, 160, 30, 60)],
    [
      'a letter of a heading, and all that stands in a frame',
      (pixels) => {
        ink(pixels, 5, 5, 190, 190);
        ink(pixels, 17, 17, 166, 166, 250);
        ink(pixels, 60, 60, 80, 80);
        ink(pixels, 78, 78, 44, 44, 250);
      },
    ],
  ])('%s stays as even light leaves it', (_, draw) => {
    const pixels = paper();
    draw(pixels);
    expect(withoutDarkGrounds(image(pixels)).pixels).toEqual(evenLight(image(pixels)).pixels);
  });
});

describe('the lie of lines', () => {
  const WIDTH = 1200;
  const lined = (degrees: number): GreyImage => {
    const pixels = new Uint8Array(WIDTH * WIDTH).fill(WHITE);
    for (let y = 150; y < WIDTH - 150; y += 40) {
      // Letters of one line are not under those of another.
      for (let x = 150 + ((y * 7) % 13); x < WIDTH - 150; x += 11 + ((x * y) % 5)) {
        for (let row = y; row < y + 14; row += 1) pixels.fill(0, row * WIDTH + x, row * WIDTH + x + 9);
      }
    }
    return straighten({ width: WIDTH, height: WIDTH, pixels }, (-degrees * Math.PI) / 180);
  };

  test('is told to a seventh of a degree, however the sheet went through', () => {
    fc.assert(
      fc.property(fc.double({ min: -5, max: 5, noNaN: true }), fc.boolean(), (degrees, onItsSide) => {
        const told = lieOfLines(turnImage(lined(degrees), onItsSide ? 1 : 0));
        expect(told.onItsSide).toBe(onItsSide);
        expect(Math.abs((told.angle * 180) / Math.PI - degrees)).toBeLessThan(0.15);
      }),
      { numRuns: 25 },
    );
  });

  test('of an empty page is level', () => {
    expect(lieOfLines(image(paper()))).toEqual({ onItsSide: false, angle: 0 });
  });
});

test('the grains of noisy paper are made white, and faint ink keeps the greys at its edges', () => {
  const pixels = paper().map((_, at) => 192 + ((at * 2654435761) >>> 26));
  ink(pixels, 40, 60, 100, 3, 140);
  const kept = paper();
  for (let y = 58; y < 65; y += 1) {
    for (let at = y * SIDE + 38; at < y * SIDE + 142; at += 1) kept[at] = pixels[at] ?? WHITE;
  }
  expect(whitePaper(image(pixels)).pixels).toEqual(kept);
});

describe('a part that is sharpened', () => {
  const letters = (): Uint8Array => {
    const pixels = paper();
    for (let x = 40; x < 140; x += 5) ink(pixels, x, 60, 2, 20);
    return pixels;
  };

  test('is left as it is where print is sharp', () => {
    const sharp = image(letters());
    expect(sharpened(sharp)).toBe(sharp);
  });

  test('has paper again between strokes that blur ran together', () => {
    const sharp = letters();
    const weights = [1, 2, 3, 2, 1];
    const blurred = sharp.map((_, at) =>
      weights.reduce((sum, weight, index) => sum + (weight * (sharp[at + index - 2] ?? WHITE)) / 9, 0),
    );
    const [stroke, gap] = [70 * SIDE + 90, 70 * SIDE + 93];
    const contrast = (pixels: Uint8Array) => (pixels[gap] ?? 0) - (pixels[stroke] ?? 0);
    expect(contrast(sharpened(image(blurred)).pixels)).toBeGreaterThan(2 * contrast(blurred));
  });
});

describe('parts of a page that no sure word was read from', () => {
  const word = (left: number, top: number, right: number, bottom: number): SeenWord => ({
    text: 'read',
    confidence: 90,
    corners: [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
  });
  const row = (pixels: Uint8Array, y: number, grey = 0) => {
    for (let x = 20; x < 180; x += 12) ink(pixels, x, y, 8, 16, grey);
  };

  test('are the lines of ink beside those that were read, and neither specks nor large figures', () => {
    const pixels = paper();
    row(pixels, 20);
    row(pixels, 60);
    ink(pixels, 100, 100, 3, 3);
    ink(pixels, 20, 110, 100, 85);
    const [part, ...others] = doubtfulParts(image(pixels), [word(20, 20, 184, 36)], []);
    expect(others).toEqual([]);
    expect(part?.top).toBeLessThanOrEqual(60);
    expect((part?.top ?? 0) + (part?.height ?? 0)).toBeGreaterThanOrEqual(76);
    expect(part?.top).toBeGreaterThan(36);
  });

  test('are pale lines too', () => {
    const pixels = paper();
    row(pixels, 60, 185);
    expect(doubtfulParts(image(pixels), [], [])).toHaveLength(1);
  });

  test('are unsure words in dark bars, and what touches them', () => {
    const pixels = paper();
    ink(pixels, 10, 10, 180, 120);
    const [part, ...others] = doubtfulParts(image(pixels), [word(60, 60, 100, 76)], [word(40, 60, 56, 76)]);
    expect(others).toEqual([]);
    expect(part?.left).toBeLessThanOrEqual(40);
    expect((part?.left ?? 0) + (part?.width ?? 0)).toBeGreaterThanOrEqual(100);
  });

  test('are words with a letter beside them that they lack', () => {
    const pixels = paper();
    row(pixels, 60);
    ink(pixels, 25, 60, 3, 16, 255);
    // An I, three pixels before what was read.
    const [part] = doubtfulParts(image(pixels), [word(28, 60, 184, 76)], []);
    expect(part?.left).toBeLessThanOrEqual(20);
    expect((part?.left ?? 0) + (part?.width ?? 0)).toBeGreaterThanOrEqual(180);
  });
});

test.each([
  ['Rechnung fur Patientin Betrag 12,00', 'deu'],
  ['Facture des soins pour Madame', 'fra'],
  ['Fatura do utente, valor', 'por'],
  ['Factura del asegurado, importe', 'spa'],
  ['Invoice for services of the patient', 'eng'],
  ['Nome do utente Name of the patient Valor da fatura Amount of the invoice', 'por'],
  ['Invoice date and date of payment', 'eng'],
  ['Kuitansi pembayaran pasien', 'eng'],
  ['Bagian pasien, biaya obat: seguro', 'eng'],
  ['Libellé Quantité Prix', 'fra'],
  ['Cant. Precio Importe', 'spa'],
  ['4711 0815', undefined],
])('%s is told as %s', (text, language) => {
  expect(languageOf(text.split(' '))).toBe(language);
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
