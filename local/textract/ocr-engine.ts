import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Closable } from '../ports.ts';
import { type GreyImage, type Point, toPgm } from './grey-image.ts';
import { MODELS, type OcrLanguage, QUICKEST } from './ocr-models.ts';

/** A word on a picture, its corners in pixels: from where it begins at the top, clockwise as one reads it. */
export interface SeenWord {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly corners: readonly [Point, Point, Point, Point];
}

export interface OcrEngine extends Closable {
  /** Reads a picture as it is: level, and the right way up. A change of language takes some 0.1 s. */
  recognize(image: GreyImage, language: OcrLanguage): Promise<SeenWord[][]>;
  /** Reads a picture of a few words on a line or two. */
  recognizePart(image: GreyImage, language: OcrLanguage): Promise<SeenWord[][]>;
}

/**
 * Below the first the engine guesses from noise; marks without a letter or digit are mostly ruled lines and specks.
 */
const LEAST_CONFIDENCE = 20;
const LEAST_CONFIDENCE_OF_MARKS = 70;

/** It would tell of every picture's guessed resolution. */
const QUIET: Readonly<Record<string, string>> = { debug_file: '/dev/null' };

/** Starts Tesseract (a thread of its own) with the models that lie beside it; nothing is fetched, nothing cached. */
export async function startOcrEngine(): Promise<OcrEngine> {
  const worker = await createWorker(QUICKEST, OEM.LSTM_ONLY, { langPath: MODELS, cacheMethod: 'none' });
  await worker.setParameters(QUIET);
  let loaded: OcrLanguage = QUICKEST;
  const speak = async (language: OcrLanguage): Promise<void> => {
    if (language === loaded) return;
    await worker.reinitialize(language);
    await worker.setParameters(QUIET);
    loaded = language;
  };
  const read = async (image: GreyImage, language: OcrLanguage, segmentation: PSM): Promise<SeenWord[][]> => {
    await speak(language);
    const options = { tessedit_pageseg_mode: segmentation } as Parameters<typeof worker.recognize>[1];
    const { data } = await worker.recognize(toPgm(image), options, { tsv: true, text: false });
    return linesOf(data.tsv ?? '');
  };
  return {
    // Text anywhere on the sheet, in no particular order: on forms it finds a seventh more of the figures than the default.
    recognize: (image, language) => read(image, language, PSM.SPARSE_TEXT),
    // Words that are read right have a confidence of 0 by SINGLE_LINE and of 90 by this.
    recognizePart: (image, language) => read(image, language, PSM.SINGLE_BLOCK),
    async close() {
      await worker.terminate();
    },
  };
}

/** Of its tables' rows those of words; the others are of what holds them. */
const WORD_LEVEL = '5';

/** The lines of Tesseract's table of words: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function linesOf(table: string): SeenWord[][] {
  const lines = new Map<string, SeenWord[]>();
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, text] = row.split('\t');
    if (level !== WORD_LEVEL || text === undefined) continue;
    const word = {
      text,
      confidence: Number(confidence),
      corners: cornersOf(Number(left), Number(top), Number(width), Number(height)),
    };
    if (!isText(word)) continue;
    const key = [page, block, paragraph, line].join();
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()];
}

function isText({ text, confidence }: { readonly text: string; readonly confidence: number }): boolean {
  return confidence >= (/[\p{L}\p{N}]/u.test(text) ? LEAST_CONFIDENCE : LEAST_CONFIDENCE_OF_MARKS);
}

function cornersOf(left: number, top: number, width: number, height: number): SeenWord['corners'] {
  const [right, bottom] = [left + width, top + height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
