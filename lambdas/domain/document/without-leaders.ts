import type { Glyph } from './glyph.ts';
import { isPlainGlyph } from './is-plain-glyph.ts';

/** From so many equal ones in a row on, dots and underscores lead the eye or wait for a pen: they say nothing. */
const LEADER_LENGTH = 4;
const LEADERS: ReadonlySet<string> = new Set('._…·‧•');
const SPACE = /^\s+$/u;
const NO_ROW = { sign: '', length: 0, start: 0, end: 0 };

/** Turns the dots between a label and its value ("Total ........ 12.00") into one white space. */
export function withoutLeaders(glyphs: readonly Glyph[]): readonly Glyph[] {
  const kept: Glyph[] = [];
  let keptUpTo = 0;
  let row = NO_ROW;
  const endRow = () => {
    const first = glyphs[row.start];
    if (first && row.length >= LEADER_LENGTH) {
      for (const glyph of glyphs.slice(keptUpTo, row.start)) {
        kept.push(glyph);
      }
      kept.push({ ...first, text: ' ' });
      keptUpTo = row.end;
    }
    row = NO_ROW;
  };
  let index = 0;
  for (const glyph of glyphs) {
    const isPlain = isPlainGlyph(glyph);
    if (isPlain && row === NO_ROW) {
      index += 1;
      continue;
    }
    if (row.length > 0 && glyph.text !== row.sign && (isPlain || !SPACE.test(glyph.text))) {
      endRow();
    }
    if (!isPlain && LEADERS.has(glyph.text)) {
      row = { sign: glyph.text, length: row.length + 1, start: row.length === 0 ? index : row.start, end: index + 1 };
    }
    index += 1;
  }
  endRow();
  return keptUpTo === 0 ? glyphs : [...kept, ...glyphs.slice(keptUpTo)];
}
