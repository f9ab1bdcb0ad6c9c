import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doLinesAddUp } from '../../../lambdas/domain/checks/do-lines-add-up.ts';
import type { LineItem } from '../../../lambdas/domain/extraction/reading.ts';
import { formatHundredths } from '../../../lambdas/domain/money/hundredths.ts';
import { SOMEWHERE } from './build-readings.ts';

const row = (kind: LineItem['kind'], description: string, cents: bigint): LineItem => ({
  kind,
  description,
  amount: formatHundredths(cents),
  place: SOMEWHERE,
});

/** What was billed, and what is taken off it under the line, or nothing. */
const service = fc.record({ price: fc.bigInt({ min: 1_000n, max: 99_999n }), off: fc.bigInt({ min: 0n, max: 900n }) });
const sections = fc.array(fc.array(service, { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 4 });

function billOf(bill: readonly (readonly { price: bigint; off: bigint }[])[]): { rows: LineItem[]; total: bigint } {
  const sumOf = (services: readonly { price: bigint; off: bigint }[]) =>
    services.reduce((sum, { price, off }) => sum + price - off, 0n);
  const rows = bill.flatMap((services) => [
    ...services.flatMap(({ price, off }, index) => [
      row('line', `Service ${index}`, price),
      ...(off > 0n ? [row('adjustment', `Discount ${index} %`, off)] : []),
    ]),
    row('sum', 'Subtotal', sumOf(services)),
  ]);
  return { rows, total: sumOf(bill.flat()) };
}

describe('bills of many lines', () => {
  it('add up in sections, with a discount under any line', () => {
    fc.assert(
      fc.property(sections, (bill) => {
        const { rows, total } = billOf(bill);
        expect(doLinesAddUp(rows, [total])).toBe(true);
      }),
    );
  });

  it('do not, where one line is another by more than all others could make up for', () => {
    fc.assert(
      fc.property(sections, fc.nat(), (bill, at) => {
        const { rows, total } = billOf(bill);
        const lines = rows.filter(({ kind }) => kind === 'line');
        const wrong = lines[at % lines.length];
        const changed = rows.map((one) => (one === wrong ? row('line', one.description, 3n * total + 100_000n) : one));
        expect(doLinesAddUp(changed, [total])).toBe(false);
      }),
    );
  });

  it('add up with a discount, a base of tax, the tax, a fee and rounding between them', () => {
    const adjustments: readonly [string, bigint][] = [
      ['Diskon', -1_657_500n],
      ['DPP', 45_002_500n],
      ['PPN 11%', 4_950_300n],
      ['Embalase', 1_500_000n],
      ['Pembulatan', -2_800n],
    ];
    const rows = [
      row('line', 'Clopidogrel 75 mg', 46_660_000n),
      row('sum', 'Subtotal', 46_660_000n),
      ...adjustments.map(([words, cents]) => row('adjustment', words, cents)),
      row('sum', 'Grand total', 51_452_500n),
    ];
    expect(doLinesAddUp(rows, [51_452_500n])).toBe(false);
    expect(doLinesAddUp([...rows.slice(0, -1), row('sum', 'Grand total', 51_450_000n)], [51_450_000n])).toBe(true);
  });

  it('add up in sections whose sums stand in their heads, and not where one is not that of its lines', () => {
    const bill = (theatre: bigint) => [
      row('line', 'THEATRE', 2_765_000n),
      row('line', 'Theatre by the hour', theatre),
      row('line', 'Recovery', 215_000n),
      row('line', 'Laparoscopy tower', 780_000n),
      row('line', 'LABORATORY', 182_000n),
      row('line', 'Blood count', 93_000n),
      row('line', 'Chemistry', 89_000n),
      row('sum', 'Total', 2_947_000n),
    ];
    expect(doLinesAddUp(bill(1_770_000n), [2_947_000n])).toBe(true);
    expect(doLinesAddUp(bill(1_790_000n), [2_947_000n])).toBe(false);
  });

  it('are compared with any figure up to five thousand rows, and not proven beyond', () => {
    const rows = (count: number) => Array.from({ length: count }, () => row('line', 'Injection', 100n));
    expect(doLinesAddUp(rows(5_000), [500_000n])).toBe(true);
    expect(doLinesAddUp(rows(5_001), [500_100n])).toBe(false);
  });

  it('do not, where each of many adjustments is worded otherwise: they could come to anything', () => {
    const adjustments = ['VAT', 'Discount', 'Rebate', 'Levy', 'Fee', 'Paid', 'Stamp', 'Bonus'].map((words, index) =>
      row('adjustment', words, 1_000n * 3n ** BigInt(index)),
    );
    expect(doLinesAddUp([row('line', 'Crown', 50_000n), ...adjustments], [61_000n])).toBe(false);
  });

  it('are given up where lines and sums are alike by the hundred: there is no end of ways to mean them', () => {
    const alike = (pairs: number) =>
      Array.from({ length: pairs }, () => [row('line', 'Visit', 1_000n), row('sum', 'Total', 1_000n)]).flat();
    expect(doLinesAddUp([...alike(5), row('line', 'Visit', 500n)], [5_500n])).toBe(true);
    expect(doLinesAddUp([...alike(60), row('line', 'Visit', 500n)], [60_500n])).toBe(false);
  });
});
