import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Glyph } from '../../../lambdas/domain/document/glyph.ts';
import { hasReadableText } from '../../../lambdas/domain/document/has-readable-text.ts';
import { linesFromGlyphs } from '../../../lambdas/domain/document/lines-from-glyphs.ts';
import { pageSource } from '../../../lambdas/domain/document/page-source.ts';
import { turnBoxBack, turnGlyphs, turnSize } from '../../../lambdas/domain/document/page-turn.ts';
import { readsAsLanguage } from '../../../lambdas/domain/document/reads-as-language.ts';

const SIZE = { width: 600, height: 800 };

function glyph(text: string, x: number, y: number, more: Partial<Glyph> = {}): Glyph {
  return { text, x, y, advance: 5, size: 10, turn: 0, unmapped: false, ...more };
}

/** Characters side by side, each five points wide. */
function type(text: string, x = 50, y = 100): Glyph[] {
  return [...text].map((character, index) => glyph(character, x + 5 * index, y));
}

function textOf(glyphs: readonly Glyph[]): string[] {
  return linesFromGlyphs(glyphs, SIZE).map((line) => line.words.map((word) => word.text).join(' '));
}

const anyGlyph: fc.Arbitrary<Glyph> = fc.record({
  text: fc.string({ minLength: 1, maxLength: 2, unit: 'grapheme' }),
  x: fc.double({ min: -100, max: 700, noNaN: true }),
  y: fc.double({ min: -100, max: 900, noNaN: true }),
  advance: fc.double({ min: 0, max: 30, noNaN: true }),
  size: fc.double({ min: 0.1, max: 60, noNaN: true }),
  turn: fc.constantFrom(0, 1, 2, 3),
  unmapped: fc.boolean(),
});

describe('lines from glyphs', () => {
  it('keep every box inside the page, and every word inside its line, whatever the glyphs', () => {
    fc.assert(
      fc.property(fc.array(anyGlyph, { maxLength: 60 }), (glyphs) => {
        for (const { words, box: line } of linesFromGlyphs(glyphs, SIZE)) {
          for (const { text, box } of words) {
            expect(text.trim()).not.toBe('');
            expect(Math.min(box.x, box.y, box.width, box.height)).toBeGreaterThanOrEqual(0);
            expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1 + 1e-9);
            expect(box.x).toBeGreaterThanOrEqual(line.x);
            expect(box.y + box.height).toBeLessThanOrEqual(line.y + line.height + 1e-9);
          }
        }
      }),
    );
  });

  it('put letters together that stand in the cells of a comb', () => {
    const cells = [...'B - KULKARNI'].flatMap((letter, at) =>
      letter === ' ' ? [] : [glyph(letter, 100 + 14 * at, 100)],
    );
    expect(textOf([...type('Name:'), ...cells])).toEqual(['Name: B - KULKARNI']);
  });

  it('give back words that are set side by side, in whatever order their letters are drawn', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeXYZ0123456789$,'), minLength: 2, maxLength: 12 });
    const drawn = fc.array(word, { minLength: 1, maxLength: 6 }).chain((words) =>
      fc.tuple(
        fc.constant(words),
        fc.shuffledSubarray(
          words.map((_, index) => index),
          { minLength: words.length },
        ),
      ),
    );
    fc.assert(
      fc.property(drawn, ([words, order]) => {
        const starts = words.map((_, index) => 20 + words.slice(0, index).join(' ').length * 5 + (index > 0 ? 5 : 0));
        const glyphs = order.flatMap((index) => type(words[index] ?? '', starts[index]));
        expect(textOf(glyphs)).toEqual([words.join(' ')]);
      }),
    );
  });

  it('compose an accent with the letter that it stands over, and leave one that stands alone', () => {
    expect(textOf([glyph('M', 50, 100), glyph('¨', 55, 100), glyph('u', 55, 100), glyph('n', 60, 100)])).toEqual([
      'Mün',
    ]);
    expect(textOf([glyph('M', 50, 100), glyph('´', 55, 100), glyph('s', 60, 100)])).toEqual(['M´s']);
  });

  it('keep four columns of single letters apart', () => {
    expect(textOf(['A', 'B', 'C', 'D'].map((letter, index) => glyph(letter, 50 + 20 * index, 100)))).toEqual([
      'A B C D',
    ]);
  });

  it('take rows of dots and underscores for white space, but not a few of them', () => {
    expect(textOf(type('Total......12.00'))).toEqual(['Total 12.00']);
    expect(textOf(type('Total. . . .12.00'))).toEqual(['Total 12.00']);
    expect(textOf(type('Sum.....7.....paid____on...'))).toEqual(['Sum 7 paid on...']);
  });

  it('drop what is not on the page, also where its coordinates overflow', () => {
    const far = [glyph('a', 900, 100), glyph('b', 50, -50), glyph('c', Number.MAX_VALUE, Number.MAX_VALUE)];
    expect(textOf([...far, ...type('on it')])).toEqual(['on it']);
  });
});

describe('turning a page', () => {
  it('and turning a box back gives the place where the glyph was', () => {
    fc.assert(
      fc.property(anyGlyph, (one) => {
        const [turned] = turnGlyphs(one.turn, [one], SIZE);
        const box = { x: turned?.x ?? 0, y: turned?.y ?? 0, width: 0, height: 0 };
        const back = turnBoxBack(one.turn, box, SIZE);
        expect(turned?.turn).toBe(0);
        expect(back.x).toBeCloseTo(one.x, 6);
        expect(back.y).toBeCloseTo(one.y, 6);
        expect(turnSize(one.turn, turnSize(one.turn, SIZE))).toEqual(SIZE);
      }),
    );
  });
});

describe('the source of a page', () => {
  const page = { unseen: 0, size: SIZE, hasObjects: false, pictureShare: () => 0 };

  it('is the image when most letters are private, replaced or unmapped', () => {
    const letters = type('Invoice');
    expect(pageSource({ ...page, glyphs: letters })).toBe('text-layer');
    expect(pageSource({ ...page, glyphs: letters.map((one) => ({ ...one, unmapped: true })) })).toBe('image');
    expect(pageSource({ ...page, glyphs: type('\ue001\ue002\ufffdab') })).toBe('image');
  });

  it('is the image where one covers the page, unless its text layer is more than a stamp', () => {
    const scan = { ...page, pictureShare: () => 0.9 };
    const sentence = 'Please find enclosed the invoice for your treatment of last week, due in May';
    expect(pageSource({ ...scan, glyphs: type('Received 3 May') })).toBe('image');
    const lines = (text: string) =>
      [100, 150, 200, 250, 300, 350].flatMap((y) => type(text).map((one) => ({ ...one, y })));
    expect(pageSource({ ...scan, glyphs: type(sentence) })).toBe('image');
    expect(pageSource({ ...scan, glyphs: lines(sentence) })).toBe('text-layer');
    expect(pageSource({ ...scan, glyphs: lines(sentence.replaceAll(/[e-t]/g, '.')) })).toBe('image');
  });

  it('is the image for drawings without text, and empty for white space alone', () => {
    expect(pageSource({ ...page, hasObjects: true, glyphs: type(' \u00a0\u200b') })).toBe('image');
    expect(pageSource({ ...page, glyphs: type('   ') })).toBe('empty');
  });
});

describe('reading as a language', () => {
  it.each([
    ['English', 'Please find enclosed the invoice for your treatment; payment is due within thirty days of receipt.'],
    ['German', 'Bitte überweisen Sie den Rechnungsbetrag innerhalb von dreißig Tagen auf das unten genannte Konto.'],
    ['French', 'Veuillez trouver ci-joint la facture de vos soins, à régler sous trente jours après réception.'],
    ['Spanish', 'Adjuntamos la factura de su tratamiento; el pago vence a los treinta días de su recepción.'],
    ['Portuguese', 'Segue a fatura do seu tratamento; o pagamento vence trinta dias após o recebimento.'],
    ['Indonesian', 'Terlampir tagihan perawatan Anda; pembayaran jatuh tempo dalam tiga puluh hari setelah diterima.'],
  ])('is said of %s, and not of the same text with shifted letters', (_, text) => {
    expect(readsAsLanguage(text)).toBe(true);
    const shift = (letter: string, by: number) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + by) % 26));
    for (const by of [3, 7]) {
      expect(readsAsLanguage(text.toLowerCase().replaceAll(/[a-z]/g, (letter) => shift(letter, by)))).toBe(false);
    }
  });

  it('is not denied to amounts, codes and other scripts', () => {
    expect(readsAsLanguage('1,234.50 XK-9 ZZQ '.repeat(9).slice(0, 90))).toBe(true);
    expect(readsAsLanguage('Счёт за лечение, оплата в течение тридцати дней '.repeat(3))).toBe(true);
  });
});

describe('readable text', () => {
  const document = (text: string) => ({
    pageCount: 1,
    pages: [{ number: 1, ...SIZE, source: 'text-layer' as const, lines: linesFromGlyphs(type(text), SIZE) }],
  });

  it('has letters or digits', () => {
    expect(hasReadableText(document('Total'))).toBe(true);
    expect(hasReadableText(document('7'))).toBe(true);
    expect(hasReadableText(document('--- |'))).toBe(false);
    expect(hasReadableText({ pageCount: 0, pages: [] })).toBe(false);
  });
});
