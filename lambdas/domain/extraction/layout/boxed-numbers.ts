import type { Word } from '../../document/document.ts';

/** A number has so many characters at the least, and so many figures among them. */
const [LEAST, LEAST_FIGURES] = [5, 3];
const CHARACTER = /^[\p{Lu}\d]$/u;
/** Boxes of one field are equally wide; between groups of them may be room for half a box. */
const EVEN = 1.6;

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

/** Single characters, each about as far from the last as the second from the first. */
function runFrom(words: readonly Word[], from: number): readonly Word[] {
  const pitch = middleOf(words[from + 1]) - middleOf(words[from]);
  let to = from;
  while (CHARACTER.test(words[to]?.text ?? '')) {
    const apart = to === from ? pitch : middleOf(words[to]) - middleOf(words[to - 1]);
    if (apart > EVEN * pitch || apart * EVEN < pitch) break;
    to += 1;
  }
  return words.slice(from, to);
}

function middleOf(word: Word | undefined): number {
  return word ? word.box.x + word.box.width / 2 : 0;
}

/** Teeth and days are counted through: `1 2 3 4 5 6`. */
function isNumber(run: readonly Word[]): boolean {
  if (run.length < LEAST || run.filter(({ text }) => /\d/.test(text)).length < LEAST_FIGURES) return false;
  return run.slice(1).some(({ text }, at) => Math.abs(Number(text) - Number(run[at]?.text)) !== 1);
}
