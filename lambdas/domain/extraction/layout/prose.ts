import type { Word } from '../../document/document.ts';
import { joinWords, type Segment } from './layout.ts';

/** A line of running text: long, many words, and most of them begin in lower case. */
const PROSE_WORDS = 7;
const PROSE_LOWER_CASE = 0.25;
const PROSE_WIDTH = 0.5;
/** Lines of one paragraph follow each other within this many line heights, from top to top. */
const PROSE_PITCH = 2.1;
const SAME_EDGE_POINTS = 3;

/**
 * Joins the lines of running text into one segment a paragraph, divided words made whole, so that a label at the end of
 * one line finds its value at the start of the next. Lines of forms and tables stay as they are.
 */
export function mergeProse(lines: readonly (readonly Segment[])[]): Segment[] {
  const merged: Segment[] = [];
  let paragraph: Segment[] = [];
  let margin: Segment[] = [];
  const flush = () => {
    const [first] = paragraph;
    if (first) merged.push(joinParagraph(first, paragraph));
    merged.push(...margin);
    [paragraph, margin] = [[], []];
  };
  for (const line of lines) {
    const [only, second] = line;
    const last = paragraph.at(-1);
    if (only && !second && last && follows(last, only) && isProse(last) && !beginsAnew(only, last)) {
      paragraph.push(only);
      continue;
    }
    const beside = last ? goesOnBeside(line, last, paragraph.length > 1) : undefined;
    if (beside) {
      paragraph.push(...line.filter((one) => !beside.includes(one)));
      margin.push(...beside);
      continue;
    }
    flush();
    if (only && !second) paragraph = [only];
    else merged.push(...line);
  }
  flush();
  return merged;
}

/** `Curitiba, 08 de maio de 2026` under a letter or receipt is no more of its last sentence. */
const PLACE_AND_DATE =
  /^\p{Lu}[\p{L} .'’-]{2,30}, ?(?:(?:le|den|am|em|a|el|,) ?)?\d{1,2}(?:[./-]\d{1,2}[./-]|\.? (?:de )?\p{L}{3,10}\.? (?:de )?)\d{4}\.?$/u;

/** `Protocolo do plano: 2026-31` under `Plano de saúde: Golden Cross Assistência de Saúde Ltda.`: two fields, no paragraph. */
const LABELLED = /^\p{Lu}[\p{L} .'’-]{2,34} ?: \S/u;

function beginsAnew({ text }: Segment, above: Segment): boolean {
  return PLACE_AND_DATE.test(text) || (LABELLED.test(text) && LABELLED.test(above.text));
}

/**
 * What a margin has on a line, where a sentence that is not at its end goes on beside it: `… Tarjeta n.º`, and beside `FORMA DE PAGO` under
 * it `0238117741-05 …`; a form's next row would begin with a capital. A line of the margin alone parts nothing either.
 */
function goesOnBeside(line: readonly Segment[], last: Segment, isWithin: boolean): readonly Segment[] | undefined {
  if (!(isProse(last) || (isWithin && isWide(last)))) return undefined;
  const beside = line.filter(({ right }) => right < last.left);
  const [next, other] = line.filter((one) => !beside.includes(one));
  if (beside.length === 0 || other) return undefined;
  return !next || (follows(last, next) && goesOn(last, next)) ? beside : undefined;
}

function goesOn(above: Segment, below: Segment): boolean {
  return !/[.:;!?]$/.test(above.text) && /^[\p{Ll}\d(]/u.test(below.text);
}

function isWide({ left, right, pageWidth }: Segment): boolean {
  return right - left > PROSE_WIDTH * pageWidth;
}

function isProse(segment: Segment): boolean {
  if (segment.words.length < PROSE_WORDS || !isWide(segment)) return false;
  const words = segment.words.filter((word) => /\p{L}/u.test(word.text));
  const lower = words.filter((word) => /^\(?\p{Ll}/u.test(word.text));
  return words.length >= PROSE_WORDS && lower.length >= PROSE_LOWER_CASE * words.length;
}

function follows(above: Segment, below: Segment): boolean {
  const pitch = below.top - above.top;
  return (
    Math.abs(below.left - above.left) < SAME_EDGE_POINTS &&
    pitch > 0 &&
    pitch < PROSE_PITCH * (above.bottom - above.top)
  );
}

function joinParagraph(only: Segment, paragraph: readonly Segment[]): Segment {
  if (paragraph.length === 1) return only;
  const words: Word[] = [];
  for (const { words: line } of paragraph) {
    const [first, ...rest] = line;
    const last = words.at(-1);
    if (first && last && /[\p{L}\d]-$/u.test(last.text)) {
      // A small letter goes on with a divided word; anything else keeps the hyphen, as in `MBR-` and `7425296`.
      const stem = /^\p{Ll}/u.test(first.text) ? last.text.slice(0, -1) : last.text;
      words.splice(-1, 1, { ...last, text: stem + first.text });
      words.push(...rest);
    } else words.push(...line);
  }
  return joinWords(words, only, paragraph.length);
}
