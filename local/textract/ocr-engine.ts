import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Closable } from '../ports.ts';
import { type GreyImage, type Point, toPgm } from './grey-image.ts';
import { askewPoint, straighten } from './straighten.ts';
import { withoutRules } from './without-rules.ts';

/** A word on a picture, its corners in pixels: from where it begins at the top, clockwise as one reads it. */
export interface SeenWord {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly corners: readonly [Point, Point, Point, Point];
}

export interface OcrEngine extends Closable {
  /**
   * @param isPage straightens the picture first and takes ruled lines away; corners are those of the picture as given.
   */
  recognize(image: GreyImage, isPage: boolean): Promise<SeenWord[][]>;
}

type TesseractWorker = Awaited<ReturnType<typeof createWorker>>;

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
    async recognize(image, isPage) {
      const angle = isPage ? await skewOf(worker, image) : 0;
      const prepared = isPage ? withoutRules(straighten(image, angle)) : image;
      const { data } = await worker.recognize(toPgm(prepared), {}, { blocks: true, text: false });
      return (data.blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
        .map(({ words }) =>
          words.filter(isText).map(({ text, confidence, bbox }) => ({
            text,
            confidence,
            corners: cornersOf(bbox, image, angle),
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

/** How far the sheet lies askew; small angles count as none. Tesseract tells it without reading anything. */
async function skewOf(worker: TesseractWorker, image: GreyImage): Promise<number> {
  const { data } = await worker.recognize(toPgm(image), { rotateAuto: true }, { text: false });
  return (data as { rotateRadians?: number }).rotateRadians ?? 0;
}

function cornersOf({ x0, y0, x1, y1 }: TesseractBox, image: GreyImage, angle: number): SeenWord['corners'] {
  const back = (x: number, y: number) => askewPoint({ x, y }, angle, image);
  return [back(x0, y0), back(x1, y0), back(x1, y1), back(x0, y1)];
}
