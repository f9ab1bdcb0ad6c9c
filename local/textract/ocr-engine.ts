import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Closable } from '../ports.ts';
import { type GreyImage, type Point, toPgm } from './grey-image.ts';

/** A word on a picture, its corners in pixels: from where it begins at the top, clockwise as one reads it. */
export interface SeenWord {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly corners: readonly [Point, Point, Point, Point];
}

export interface OcrEngine extends Closable {
  /** @param straighten finds out first how far the sheet went askew; corners are those of the picture as given. */
  recognize(image: GreyImage, straighten: boolean): Promise<SeenWord[][]>;
}

interface TesseractBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/**
 * Below the first the engine guesses from noise; marks without a letter or digit are mostly ruled lines and specks.
 */
const LEAST_CONFIDENCE = 20;
const LEAST_CONFIDENCE_OF_MARKS = 70;

/** The smaller of the package's two models: of the same accuracy, and 2.9 MB instead of 10.9. */
const MODEL = '4.0.0_best_int';

/** Starts Tesseract (a thread of its own) with the language data from npm; nothing is fetched, nothing cached. */
export async function startOcrEngine(): Promise<OcrEngine> {
  const packageFolder = dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng')));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: `${packageFolder}/${MODEL}`,
    cacheMethod: 'none',
  });
  await worker.setParameters({
    // Text anywhere on the sheet, in no particular order: on forms it finds a seventh more of the figures than the default.
    tessedit_pageseg_mode: PSM.SPARSE_TEXT,
    // It would tell of every picture's guessed resolution.
    debug_file: '/dev/null',
  } as Parameters<typeof worker.setParameters>[0]);
  return {
    async recognize(image, straighten) {
      const { data } = await worker.recognize(toPgm(image), { rotateAuto: straighten }, { blocks: true, text: false });
      const { rotateRadians = 0 } = data as { rotateRadians?: number };
      return (data.blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
        .map(({ words }) =>
          words.filter(isText).map(({ text, confidence, bbox }) => ({
            text,
            confidence,
            corners: cornersOf(bbox, image, rotateRadians),
          })),
        )
        .filter((line) => line.length > 0);
    },
    async close() {
      await worker.terminate();
    },
  };
}

function isText({ text, confidence }: { readonly text: string; readonly confidence: number }): boolean {
  return confidence >= (/[\p{L}\p{N}]/u.test(text) ? LEAST_CONFIDENCE : LEAST_CONFIDENCE_OF_MARKS);
}

/** Tesseract straightens a picture about its middle, and tells where a word stands on the straightened one. */
function cornersOf({ x0, y0, x1, y1 }: TesseractBox, { width, height }: GreyImage, angle: number): SeenWord['corners'] {
  const back = (x: number, y: number): Point => {
    const [right, down] = [x - width / 2, y - height / 2];
    return {
      x: width / 2 + right * Math.cos(angle) + down * Math.sin(angle),
      y: height / 2 - right * Math.sin(angle) + down * Math.cos(angle),
    };
  };
  return [back(x0, y0), back(x1, y0), back(x1, y1), back(x0, y1)];
}
