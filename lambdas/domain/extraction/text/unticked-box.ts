const EMPTY = '(?:\\[ {0,3}\\]|\\( {0,3}\\)|[☐□◻])';
const BEHIND = new RegExp(`^\\s*${EMPTY}`, 'u');
const BEFORE = new RegExp(`${EMPTY}\\s*$`, 'u');
/** Boxes, ticked or not. */
const BOX_FIRST = /^\s*(?:\[[ xX✓✔]{0,3}\]|\([ xX]{0,3}\)|[☐□◻☑☒])/u;

/** `MATERNITÉ [ ]   MALADIE [X]`, `☐ Maternity ☒ Illness`: whether a form offers what stands there, and nobody ticked it. */
export function isUnticked(text: string, start: number, end: number): boolean {
  return BOX_FIRST.test(text) ? BEFORE.test(text.slice(0, start)) : BEHIND.test(text.slice(end));
}
