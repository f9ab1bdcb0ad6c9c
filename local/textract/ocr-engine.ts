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
  /** Reads a picture as it is: level, and the right way up. */
  recognize(image: GreyImage): Promise<SeenWord[][]>;
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
    async recognize(image) {
      const { data } = await worker.recognize(toPgm(image), {}, { blocks: true, text: false });
      return (data.blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
        .map(({ words }) =>
          words.filter(isText).map(({ text, confidence, bbox }) => ({ text, confidence, corners: cornersOf(bbox) })),
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

function cornersOf({ x0, y0, x1, y1 }: TesseractBox): SeenWord['corners'] {
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
}
