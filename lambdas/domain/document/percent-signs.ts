import type { Word } from './document.ts';

/** The two rings of a typewriter's `%`, each taken for a word. */
const RING = /^[oO0°]$/;
const NUMBER = /\d$/;
/** In heights of the lower ring: the upper one ends where it begins, and the number is no farther before it than a space. */
const [LEVEL, SPACE] = [0.4, 3];

/**
 * The words of a page with the percent signs whole that recognisers take apart: `80`, `o` and, above it, `o`.
 * @param ratio the page's height by its width
 */
export function withPercentSigns(lines: readonly (readonly Word[])[], ratio: number): readonly (readonly Word[])[] {
  const rings = lines.flat().filter(({ text }) => RING.test(text));
  if (rings.length < 2) return lines;
  const upper = new Set<Word>();
  const signs = new Map<Word, Word>();
  for (const lower of rings) {
    const over = rings.find((ring) => isOver(ring, lower));
    const isShare =
      over && lines.some((words) => words.some((word) => NUMBER.test(word.text) && isBefore(word, lower, ratio)));
    if (!over || !isShare) continue;
    upper.add(over);
    const [left, right] = [Math.min(over.box.x, lower.box.x), Math.max(ending(over), ending(lower))];
    const height = lower.box.y + lower.box.height - over.box.y;
    signs.set(lower, {
      text: '%',
      confidence: lower.confidence,
      box: { x: left, y: over.box.y, width: right - left, height },
    });
  }
  return lines
    .map((words) => words.filter((word) => !upper.has(word)).map((word) => signs.get(word) ?? word))
    .filter((words) => words.length > 0);
}

function isOver(one: Word, other: Word): boolean {
  const isAcross = one.box.x < ending(other) && other.box.x < ending(one);
  return one !== other && isAcross && Math.abs(one.box.y + one.box.height - other.box.y) < LEVEL * other.box.height;
}

function isBefore({ box }: Word, ring: Word, ratio: number): boolean {
  const gap = ring.box.x - box.x - box.width;
  const isLevel = ring.box.y > box.y && ring.box.y < box.y + box.height;
  return isLevel && gap > -ring.box.width && gap < SPACE * ring.box.height * ratio;
}

function ending({ box }: Word): number {
  return box.x + box.width;
}
