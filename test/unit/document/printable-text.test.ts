import { expect, test } from 'vitest';
import { printableText } from '../../../lambdas/domain/document/printable-text.ts';

const glyphs = (text: string) => [...text].map((letter, at) => ({ text: letter, x: at, y: 0, advance: 1, size: 1 }));

test('a minus or hyphen of its own between letters and figures is a hyphen, before a figure alone it stays a minus', () => {
  expect(printableText(glyphs('INV−81593') as never)).toBe('INV-81593');
  expect(printableText(glyphs('2026‐11‑03') as never)).toBe('2026-11-03');
  expect(printableText(glyphs('−24.39') as never)).toBe('−24.39');
});

test('what is no character prints nothing', () => {
  expect(printableText(glyphs('Fam\ufffeily\uffff\ufdd0\u{1fffe}') as never)).toBe('Family');
});
