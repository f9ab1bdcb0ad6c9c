import type { Segment } from '../layout/layout.ts';
import { plainOfSheet } from './plain-of-sheet.ts';
import type { Sheet } from './sheet.ts';

/**
 * The lines that hold a word of a pattern, looked for in all lines at once.
 * @param words of `wordPattern` or `anyWordPattern`: it runs over no line's end.
 */
export function linesWithWord(sheet: Sheet, words: RegExp): ReadonlySet<Segment> {
  const plain = plainOfSheet(sheet);
  const lines = new Set<Segment>();
  let [at, end] = [-1, -1];
  words.lastIndex = 0;
  while (words.test(plain)) {
    let line: Segment | undefined;
    while (end < words.lastIndex) {
      at += 1;
      line = sheet.segments[at];
      if (!line) return lines;
      end += line.plain.length + 1;
    }
    if (line) lines.add(line);
    words.lastIndex = end + 1;
  }
  return lines;
}
