import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName } from '../../../lambdas/domain/invoice/file-name.ts';

describe('the file name shown', () => {
  it.each([
    ['invoice.pdf', 'invoice.pdf'],
    ['発票 é 💩.pdf', '発票 é 💩.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\scans\\invoice.pdf', 'invoice.pdf'],
    ['invoice.pdf/', 'invoice.pdf'],
    ['invoice.pdf/././.', 'invoice.pdf'],
    ['a/b\\c.pdf', 'c.pdf'],
    ['  invoice.pdf \t', 'invoice.pdf'],
    ['invoice.pdf\r\nSet-Cookie: a=b', 'invoice.pdfSet-Cookie: a=b'],
    ['in\u0000voice\u007f.pdf', 'invoice.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['\ufeffinvoice.pdf', 'invoice.pdf'],
    ['a\u2028b\u2029c.pdf', 'abc.pdf'],
    ['.pdf', '.pdf'],
    ['__proto__', '__proto__'],
    ['👨\u200d👩\u200d👧.pdf', '👨\u200d👩\u200d👧.pdf'],
    ['a\ud800.pdf', 'a\ufffd.pdf'],
    ['a\ufffe\uffff\ufdd0\ufdef\u{1fffe}\u{10ffff}.pdf', 'a.pdf'],
  ])('of %j is %j', (sent, shown) => {
    expect(fileName(sent)).toBe(shown);
  });

  it.each([undefined, '', '.', '..', '/', '../..', '\\\\', ' ', '\u0000', '\u202e', './ /..'])(
    'is invoice.pdf where %j leaves nothing',
    (sent) => {
      expect(fileName(sent)).toBe('invoice.pdf');
    },
  );

  it('keeps 255 characters, and the extension among them', () => {
    expect(fileName('a'.repeat(255))).toHaveLength(255);
    expect(fileName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`);
    expect(fileName('a'.repeat(300))).toBe('a'.repeat(255));
    expect(fileName(`a.${'b'.repeat(300)}`)).toBe(`a.${'b'.repeat(253)}`);
    expect(fileName(`${'💩'.repeat(300)}.pdf`)).toBe(`${'💩'.repeat(251)}.pdf`);
  });

  it('is never empty, never a path, never over 255 characters, and stays as it is when sent again', () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc
        .array(fc.constantFrom('..', '.', '/', '\\', ' ', '\n', '\u202e', 'a', '.pdf', '💩'), { maxLength: 600 })
        .map((a) => a.join('')),
    );
    fc.assert(
      fc.property(names, (sent) => {
        const shown = fileName(sent);
        expect(shown).not.toMatch(
          /^\.{0,2}$|^\s|\s$|[/\\\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/u,
        );
        expect(Array.from(shown).length).toBeLessThanOrEqual(255);
        expect(shown.isWellFormed()).toBe(true);
        expect(fileName(shown)).toBe(shown);
      }),
      { numRuns: 1000 },
    );
  });
});
