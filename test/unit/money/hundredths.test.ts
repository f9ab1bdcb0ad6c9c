import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distance,
  formatHundredths,
  parseHundredths,
  portionOf,
  sumHundredths,
} from '../../../lambdas/domain/money/hundredths.ts';

const amounts = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const positive = fc.bigInt({ min: 1n, max: 10n ** 15n });

describe('plain decimals', () => {
  it.each([
    ['1234.50', 123450n],
    ['12', 1200n],
    ['-0.5', -50n],
    ['0.00', 0n],
    ['-0.00', 0n],
  ])('reads %s', (text, value) => {
    expect(parseHundredths(text)).toBe(value);
  });

  it.each(['', '.5', '1.', '1,234.50', '1.234', '1e3', '+1.00', ' 1.00', '0x10', 'NaN', '１.00', '1.00\n'])(
    'does not take %j for a number',
    (text) => {
      expect(parseHundredths(text)).toBeNull();
    },
  );

  it('reads back exactly what it writes, at any size', () => {
    fc.assert(fc.property(amounts, (value) => parseHundredths(formatHundredths(value)) === value));
  });

  it('always writes two places and never a negative zero', () => {
    fc.assert(
      fc.property(amounts, (value) => {
        expect(formatHundredths(value)).toMatch(/^(?!-0\.00$)-?(0|[1-9]\d*)\.\d{2}$/);
      }),
    );
  });

  it('never takes arbitrary text for a number that it would write differently in value', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseHundredths(text);
        return (
          value === null ||
          formatHundredths(value) ===
            Number(text)
              .toFixed(2)
              .replace(/^-0\.00$/, '0.00')
        );
      }),
    );
  });

  it('adds without losing a cent where floats would', () => {
    expect(formatHundredths(sumHundredths([10n, 20n]))).toBe('0.30');
    fc.assert(
      fc.property(amounts, amounts, (a, b) => distance(a, b) === distance(b, a) && sumHundredths([a, b]) - b === a),
    );
  });
});

describe('percentages', () => {
  it('rounds a portion to the cent', () => {
    expect(portionOf(38973n, 6667n)).toBe(25983n);
    expect(portionOf(157400n, 7000n)).toBe(110180n);
  });

  it('is within half a hundredth of the exact portion', () => {
    fc.assert(
      fc.property(positive, positive, (whole, percent) => {
        return 2n * distance(portionOf(whole, percent) * 10_000n, whole * percent) <= 10_000n;
      }),
    );
  });

  it('gives all of an amount for 100 percent and none for 0', () => {
    fc.assert(fc.property(amounts, (whole) => portionOf(whole, 10_000n) === whole && portionOf(whole, 0n) === 0n));
  });
});
