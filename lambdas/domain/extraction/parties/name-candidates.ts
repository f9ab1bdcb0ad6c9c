import { isAligned, type Segment, typeHeight } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Stretch } from '../sheet/surroundings.ts';
import { everyMatch } from '../text/every-match.ts';
import { beginsAsTitle, isPaperTitle } from '../words/paper-title.ts';

/** A printed stretch that may be a name. */
export interface NameCandidate extends Stretch {
  readonly text: string;
  /** The line below, where the name runs over two. */
  readonly below: Segment | undefined;
}

/** Of more a document has too many to be a bill's; files made to exhaust a reader do. */
const MOST = 400;
/** A name's letters and words; a longer line is cut into none. */
const [SHORTEST, LONGEST, MOST_WORDS, LONGEST_LINE] = [4, 90, 10, 1_000];
const MOST_DIGITS = 3;

/**
 * All that may be a name: whole lines, what stands between the signs that part them, runs of capitalised words, and two lines
 * that stand as one; in the order of the document, none of very many.
 */
export function nameCandidates({ segments }: Sheet): readonly NameCandidate[] {
  const found: NameCandidate[] = [];
  for (const [at, segment] of segments.entries()) {
    if (!WORD.test(segment.text) || segment.text.length > LONGEST_LINE) continue;
    found.push(...stretchesOf(segment));
    const below = lineBelow(segment, segments.slice(at + 1, at + NEAR));
    const text = below && `${segment.text} ${below.text}`.replace(CLOSED, '');
    if (text && mayBeName(text)) found.push({ segment, start: 0, end: segment.text.length, text, below });
    if (found.length > MOST) return [];
  }
  return found;
}

const WORD = /\p{L}{3}/u;

function stretchesOf(segment: Segment): readonly NameCandidate[] {
  const { text: line, lines } = segment;
  const found = new Map<string, NameCandidate>();
  const add = (from: number, to: number) => {
    const printed = line.slice(from, to);
    const text = printed.replace(OPENED, '').replace(CLOSED, '');
    const start = from + printed.indexOf(text);
    const end = start + text.length;
    if (mayBeName(text)) found.set(`${start} ${end}`, { segment, start, end, text, below: undefined });
  };
  for (const { index, 0: run } of everyMatch(line, RUN)) add(index, index + run.length);
  if (lines > 1) return [...found.values()];
  const signs = everyMatch(line, PARTING).slice(0, MOST_WORDS);
  const begins = [0, ...signs.map(({ index, 0: sign }) => index + sign.length)];
  const ends = [...signs.map(({ index }) => index), line.length];
  // From the line's beginning, up to its end, and each part by itself.
  for (const [nth, begin] of begins.entries()) {
    const end = ends[nth] ?? line.length;
    add(begin, line.length);
    add(0, end);
    add(begin, end);
  }
  return [...found.values()];
}

/** What parts a line: colons, dashes, bars, commas, brackets, full stops before a word. */
const PARTING = /: *|,? +[-–—−|•·/] +|[,;] +| *\(|\) *|\. +(?=\p{Lu}\p{L}{3})/gu;

/** `Radiologie`, `St.`, `Dr.`, `e. K.`, `4`: what names are made of, and what may stand between it. */
const NAME_WORD = "(?:\\p{Lu}[\\p{L}\\d.’'&-]*\\p{L}|\\p{Lu}\\p{L}{0,5}\\.|e\\. ?K\\.|\\d{1,3}(?!\\S))";
const LINK = `(?:${[
  'of|the|for|and|&|de|del|la|las|los|el|y|e|da|do|das|dos|du|des|et|le|les',
  'und|für|der|die|an|am|im|in|zu|zum|zur|von|van|d’|l’|med\\.|dent\\.|vet\\.|phil\\.',
].join('|')})`;
/** `Cabinet dentaire Lagarde`: of which care, in small letters. */
const KIND = '\\p{Ll}+(?:ie|ía|ia|al|ar|aire|aria)';
const RUN = new RegExp(
  `(?<![\\p{L}\\d])(?:\\p{Ll}{2,5}\\. )?${NAME_WORD}(?: (?:(?:${LINK} ){0,2}${NAME_WORD}|${KIND} (?=${NAME_WORD}))){0,8}`,
  'gu',
);
const [OPENED, CLOSED] = [/^[\s(*"'“”„‘«[{<,;:|/•·–—-]+/u, /[\s,;:”“"'’|*»\]}>/•·–—-]+$/u];

function mayBeName(text: string): boolean {
  return (
    text.length >= SHORTEST &&
    text.length <= LONGEST &&
    /\p{Lu}/u.test(text) &&
    WORD.test(text) &&
    text.replace(/\D/g, '').length <= MOST_DIGITS &&
    !NET.test(text) &&
    !ENDS_OPEN.test(text) &&
    text.split(' ').length <= MOST_WORDS
  );
}

const NET = /@|www\.|:\/\//;
/** `Zahnarztpraxis am`: the rest stands on the next line. */
const ENDS_OPEN = new RegExp(` (?:${LINK}|für|by|par|por|oleh)$`, 'u');

/** So many segments behind a line stands the one below it. */
const NEAR = 8;
/** In points; and how far, in shares of its height, another line's type may be from a line's. */
const [EDGE, MIDDLE, SAME_TYPE] = [3, 6, 0.15];
const MOST_WORDS_OF_LINE = 6;

function lineBelow(segment: Segment, next: readonly Segment[]): Segment | undefined {
  if (!isShort(segment)) return undefined;
  const height = typeHeight(segment);
  const below = next.find(
    (one) =>
      one.page === segment.page &&
      one.top > segment.top &&
      one.top - segment.bottom < height &&
      isAligned(one, segment, EDGE, MIDDLE) &&
      Math.abs(typeHeight(one) - height) < SAME_TYPE * height,
  );
  return below && isShort(below) ? below : undefined;
}

function isShort({ lines, text, plain, words }: Segment): boolean {
  return (
    lines === 1 &&
    words.length <= MOST_WORDS_OF_LINE &&
    !/\d/.test(text) &&
    !isPaperTitle(plain) &&
    !beginsAsTitle(plain)
  );
}
