import { createHash } from 'node:crypto';
import { DOCUMENT_FIELDS } from '../lambdas/contracts/extraction-data.ts';
import type { Document } from '../lambdas/domain/document/document.ts';
import type { TrueDocument } from './evaluate-extraction.ts';
import type { Truth } from './extraction-truth.ts';

/** Shorter words are articles, units and the letters of numbers: what a label says stands in longer ones. */
const LEAST_LETTERS = 4;
const CONSONANTS = 'bdfgklmprtvz';
const VOWELS = 'aeiou';
/** A word is drawn by four bytes of its hash; the others choose its letters. */
const DRAWN_BY = 4;
/** So often each document is read, with other words replaced each time: in one reading a handful of words decide. */
const READINGS = 3;

/** Each document as often as it is to be read with unknown words, under ids of its own. */
export function* readSeveralTimes(documents: readonly TrueDocument[]): Generator<TrueDocument> {
  for (let reading = 1; reading <= READINGS; reading += 1) {
    for (const one of documents) yield { ...one, id: `${one.id} #${reading}` };
  }
}

/**
 * A document in which a share of all words is nonsense of the same length, each wherever it stands: how it would read in
 * wordings that nobody listed. Words with digits, and words of true values, stay. The same id gives the same words.
 */
export function withUnknownWords(document: Document, share: number, { id, truth }: TrueDocument): Document {
  const kept = wordsOf(truth);
  const replaced = (text: string) => {
    const word = lettersOf(text);
    if (word.length < LEAST_LETTERS || kept.has(word) || /\d/.test(text)) return text;
    const hash = createHash('sha256').update(`${id} ${word}`).digest();
    return hash.readUInt32LE() < share * 2 ** 32 ? nonsense(text, hash.subarray(DRAWN_BY)) : text;
  };
  const pages = document.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      words: line.words.map((word) => ({ ...word, text: replaced(word.text) })),
    })),
  }));
  return { ...document, pages };
}

function wordsOf({ fields, accept }: Truth): ReadonlySet<string> {
  const values = DOCUMENT_FIELDS.flatMap((field) => [fields?.[field], ...(accept?.[field] ?? [])]);
  return new Set(values.flatMap((value) => String(value ?? '').split(/[\s-]+/)).map(lettersOf));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

function nonsense(text: string, bytes: Uint8Array): string {
  let at = 0;
  return text.replace(/\p{L}/gu, (letter) => {
    const letters = at % 2 === 0 ? CONSONANTS : VOWELS;
    const chosen = letters[(bytes[at % bytes.length] ?? 0) % letters.length] ?? letter;
    at += 1;
    return letter === letter.toLowerCase() ? chosen : chosen.toUpperCase();
  });
}
