/**
 * Exact arithmetic on plain decimals with two places ("1234.50"): amounts and percentages alike are counted in
 * hundredths (cents, hundredths of a percent) as bigints, so sums are `+`, comparisons are `<`, and nothing rounds
 * behind anybody's back. Printed money of any locale is made canonical by extraction before it comes here.
 */
export type Hundredths = bigint;

const PLAIN_DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** @param decimal `1234.50`, `-0.5` or `12`; anything else, a third place included, gives null. */
export function parseHundredths(decimal: string): Hundredths | null {
  const match = PLAIN_DECIMAL.exec(decimal);
  if (match === null) return null;
  const [, sign = '', whole = '0', places = ''] = match;
  const magnitude = BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'));
  return sign === '-' ? -magnitude : magnitude;
}

/** The contract's form: a dot and exactly two places, no grouping. */
export function formatHundredths(value: Hundredths): string {
  const magnitude = value < 0n ? -value : value;
  const places = String(magnitude % 100n).padStart(2, '0');
  return `${value < 0n ? '-' : ''}${magnitude / 100n}.${places}`;
}

/** `percent` (hundredths of a percent) of `whole`, to the hundredth, half away from zero. */
export function portionOf(whole: Hundredths, percent: Hundredths): Hundredths {
  return divideRounded(whole * percent, 10_000n);
}

export function sumHundredths(values: readonly Hundredths[]): Hundredths {
  return values.reduce((sum, value) => sum + value, 0n);
}

export function distance(a: Hundredths, b: Hundredths): Hundredths {
  return a < b ? b - a : a - b;
}

function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const magnitude = (2n * top + bottom) / (2n * bottom);
  return negative ? -magnitude : magnitude;
}
