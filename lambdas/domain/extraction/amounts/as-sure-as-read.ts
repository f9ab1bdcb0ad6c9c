import type { DocumentField } from '../../../contracts/extraction-data.ts';
import type { Box, Document } from '../../document/document.ts';
import type { Reading, Readings } from '../reading.ts';

/** Below this a recognised word is likelier another: what it says is left out. */
const BELIEVED = 0.5;
/** What a check decides by. Other fields are compared with other invoices' or only told, with their confidence. */
const DECIDING: ReadonlySet<string> = new Set<DocumentField>([
  'insurance_amount',
  'out_of_pocket',
  'total_amount',
  'max_coverage',
  'insurance_percent',
  'submission_date',
  'insurance_name',
  'identified_insurer',
]);

/**
 * Values of a text layer are as sure as their labels; a recognised one is no surer than its least sure word, and is left
 * out where that is likelier another and a check would decide by it.
 */
export function asSureAsRead(readings: Readings, document: Document): Readings {
  if (document.pages.every(({ source }) => source !== 'ocr')) return readings;
  const entries = Object.entries(readings).flatMap(([field, reading]) => {
    const ofWords = confidenceOfWords(reading, document);
    if (ofWords < BELIEVED && DECIDING.has(field)) return [];
    return [[field, { ...reading, confidence: Math.min(reading.confidence, ofWords) }]];
  });
  return Object.fromEntries(entries);
}

/** That of the least sure word of a reading; 1 where it was not recognised. */
function confidenceOfWords({ place }: Reading, document: Document): number {
  const page = document.pages.find(({ number }) => number === place?.page);
  if (!place || page?.source !== 'ocr') return 1;
  const words = page.lines.flatMap((line) => line.words).filter(({ box }) => holds(place.box, box));
  return words.reduce((least, word) => Math.min(least, word.confidence), 1);
}

/** Whether a word's middle lies in a box. */
function holds(box: Box, word: Box): boolean {
  const [x, y] = [word.x + word.width / 2, word.y + word.height / 2];
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}
