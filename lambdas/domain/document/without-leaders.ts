import type { Glyph } from './glyph.ts';

/** From so many equal ones in a row on, dots and underscores lead the eye or wait for a pen: they say nothing. */
const LEADER_LENGTH = 4;
const LEADERS: ReadonlySet<string> = new Set('._…·‧•');
const SPACE = /^\s+$/u;

/** Turns the dots between a label and its value ("Total ........ 12.00") into white space. */
export function withoutLeaders(glyphs: readonly Glyph[]): readonly Glyph[] {
  const leaders = new Set<Glyph>();
  let row: Glyph[] = [];
  const endRow = () => {
    if (row.length >= LEADER_LENGTH) {
      for (const glyph of row) {
        leaders.add(glyph);
      }
    }
    row = [];
  };
  for (const glyph of glyphs) {
    if (row.length > 0 && row[0]?.text !== glyph.text && !SPACE.test(glyph.text)) {
      endRow();
    }
    if (LEADERS.has(glyph.text)) {
      row.push(glyph);
    }
  }
  endRow();
  return leaders.size === 0 ? glyphs : glyphs.map((glyph) => (leaders.has(glyph) ? { ...glyph, text: ' ' } : glyph));
}
