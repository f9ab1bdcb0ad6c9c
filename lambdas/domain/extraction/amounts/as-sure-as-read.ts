import type { Box, Document } from '../../document/document.ts';
import type { Reading, Readings } from '../reading.ts';

/** Values of a text layer are as sure as their labels; a recognised one is no surer than its least sure word. */
export function asSureAsRead<R extends Readings>(readings: R, document: Document): R {
  if (document.pages.every(({ source }) => source !== 'ocr')) return readings;
  const entries = Object.entries(readings).map(([field, reading]) => [field, asSureAsWords(reading, document)]);
  return Object.fromEntries(entries);
}

function asSureAsWords(reading: Reading, document: Document): Reading {
  const { place } = reading;
  const page = document.pages.find(({ number }) => number === place?.page);
  if (!place || page?.source !== 'ocr') return reading;
  const words = page.lines.flatMap((line) => line.words).filter(({ box }) => holds(place.box, box));
  return {
    ...reading,
    confidence: words.reduce((least, word) => Math.min(least, word.confidence), reading.confidence),
  };
}

/** Whether a word's middle lies in a box. */
function holds(box: Box, word: Box): boolean {
  const [x, y] = [word.x + word.width / 2, word.y + word.height / 2];
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}
