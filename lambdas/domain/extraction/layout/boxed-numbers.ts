import type { Word } from '../../document/document.ts';

/** A number has so many characters at the least, and so many figures among them. */
const [LEAST, LEAST_FIGURES] = [5, 3];
const CHARACTER = /^[\p{Lu}\d]$/u;
/** Boxes of one field are equally wide; between groups of them may be room for half a box. */
const EVEN = 1.6;
/** An empty box between two groups. */
const EMPTY = 2.3;

/** A line's words, with a number that a form has a box for each character of as one: `0 3 1 8 8 4` is `031884`. */
export function joinBoxedNumbers(words: readonly Word[]): readonly Word[] {
  if (words.length < LEAST || words.filter(({ text }) => text.length === 1).length < LEAST) return words;
  const joined: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const run = runFrom(words, at);
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && isNumber(run)) {
      const width = last.box.x + last.box.width - first.box.x;
      joined.push({ ...first, text: run.map(({ text }) => text).join(''), box: { ...first.box, width } });
    } else joined.push(...words.slice(at, at + Math.max(1, run.length)));
    at += Math.max(1, run.length);
  }
  return joined;
}

/**
 * Single characters, each about as far from the last as the second from the first; an empty box may part groups of them, and
 * a stroke or hyphen stands in a box or between two.
 */
function runFrom(words: readonly Word[], from: number): readonly Word[] {
  const apartAt = (at: number) => middleOf(words[at]) - middleOf(words[at - 1]);
  const pitch = Math.min(
    apartAt(from + 1),
    isCharacter(words[from + 2]) ? apartAt(from + 2) : Number.POSITIVE_INFINITY,
  );
  let to = from;
  while (isCharacter(words[to]) || (to > from && isSign(words[to]) && isCharacter(words[to + 1]))) {
    const apart = to === from ? pitch : apartAt(to);
    const isLast = to === words.length - 1;
    const goesOn = isLast || (isCharacter(words[to + 1]) && apartAt(to + 1) <= EVEN * pitch);
    if (
      apart > (goesOn ? EMPTY : EVEN) * pitch ||
      (apart * EVEN < pitch && !isSign(words[to]) && !isSign(words[to - 1]))
    )
      break;
    to += 1;
  }
  return words.slice(from, to);
}

function isCharacter(word: Word | undefined): boolean {
  return word !== undefined && CHARACTER.test(word.text);
}

function isSign(word: Word | undefined): boolean {
  return word?.text === '-' || word?.text === '/';
}

function middleOf(word: Word | undefined): number {
  return word ? word.box.x + word.box.width / 2 : 0;
}

/** Teeth and days are counted through: `1 2 3 4 5 6`. */
function isNumber(run: readonly Word[]): boolean {
  if (run.length < LEAST || run.filter(({ text }) => /\d/.test(text)).length < LEAST_FIGURES) return false;
  return run.slice(1).some(({ text }, at) => Math.abs(Number(text) - Number(run[at]?.text)) !== 1);
}
