import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAmounts } from '../../../lambdas/domain/checks/check-amounts.ts';
import type { LineItem, Readings } from '../../../lambdas/domain/extraction/reading.ts';
import { formatHundredths } from '../../../lambdas/domain/money/hundredths.ts';
import { derived, printed, readingsOf, SOMEWHERE } from './build-readings.ts';

const GOOD = { insurance_amount: '80.00', out_of_pocket: '20.00', total_amount: '100.00' };

function check(values: Parameters<typeof readingsOf>[0], amountsOfLines: readonly string[] = []) {
  return checkAmounts({ readings: readingsOf(values), lineItems: amountsOfLines.map(line) });
}

function line(amount: string): LineItem {
  return { kind: 'line', description: 'Consultation', amount, place: SOMEWHERE };
}

describe('the amounts are there', () => {
  it('passes three printed figures that agree, and points at each of them', () => {
    const finding = check(GOOD);
    expect(finding).toMatchObject({ result: 'PASS', reasonCode: 'AMOUNTS_AGREE' });
    expect(finding.evidence.map(({ field, text }) => `${field} ${text}`)).toEqual([
      'insurance_amount 80.00',
      'out_of_pocket 20.00',
      'total_amount 100.00',
    ]);
    expect(finding.evidence[0]?.place).toEqual(SOMEWHERE);
  });

  it.each([
    ['the total', { insurance_amount: '80.00', out_of_pocket: '20.00' }],
    ['the out-of-pocket', { insurance_amount: '80.00', total_amount: '100.00' }],
    ['the insurance amount', { out_of_pocket: '20.00', total_amount: '100.00' }],
    ['both parts, where the percentage is printed', { total_amount: '100.00', insurance_percent: '80.00' }],
  ])('works out %s from the printed rest', (_, values) => {
    expect(check(values).result).toBe('PASS');
  });

  it.each([
    ['nothing', {}],
    ['the total alone', { total_amount: '100.00' }],
    ['the insurance amount alone', { insurance_amount: '80.00' }],
    ['a part and a rounded percentage', { insurance_amount: '80.00', insurance_percent: '80.00' }],
  ])('fails when the document prints %s', (_, values) => {
    expect(check(values)).toMatchObject({ result: 'FAIL', reasonCode: 'AMOUNT_MISSING' });
  });

  it('does not count figures that were derived, however well they agree', () => {
    const values = { insurance_amount: '80.00', out_of_pocket: derived('20.00'), total_amount: derived('100.00') };
    expect(check(values).reasonCode).toBe('AMOUNT_MISSING');
  });

  it('compares what is printed even where a derived figure says otherwise', () => {
    expect(check({ ...GOOD, out_of_pocket: derived('999.00') }).result).toBe('PASS');
  });

  it.each(['insurance_amount', 'max_coverage', 'insurance_percent'] as const)(
    'fails rather than passing over a %s that is no number',
    (field) => {
      expect(check({ ...GOOD, [field]: '8O.00' })).toMatchObject({ result: 'FAIL', reasonCode: 'AMOUNT_UNREADABLE' });
    },
  );
});

describe('the amounts are positive', () => {
  it('passes an out-of-pocket of nothing where the insurance pays everything', () => {
    expect(check({ insurance_amount: '64.20', out_of_pocket: '0.00', total_amount: '64.20' }).result).toBe('PASS');
  });

  it.each([
    ['nothing claimed', { insurance_amount: '0.00', out_of_pocket: '100.00', total_amount: '100.00' }],
    ['a total of nothing', { insurance_amount: '0.00', out_of_pocket: '0.00', total_amount: '0.00' }],
    ['a credit note', { insurance_amount: '-80.00', out_of_pocket: '-20.00', total_amount: '-100.00' }],
    ['a negative share', { insurance_amount: '120.00', out_of_pocket: '-20.00', total_amount: '100.00' }],
    ['more insurance than total', { insurance_amount: '120.00', total_amount: '100.00' }],
  ])('fails %s', (_, values) => {
    expect(check(values)).toMatchObject({ result: 'FAIL', reasonCode: 'AMOUNT_NOT_POSITIVE' });
  });
});

describe('the amounts agree', () => {
  it.each([
    ['99.99', 'PASS'],
    ['100.01', 'PASS'],
    ['99.98', 'FAIL'],
    ['100.02', 'FAIL'],
  ])('holds parts of 80.00 and 20.00 against a total of %s: %s', (total, result) => {
    expect(check({ ...GOOD, total_amount: total }).result).toBe(result);
  });

  it('names the figures that do not add up', () => {
    const finding = check({ insurance_amount: '459.34', out_of_pocket: '459.34', total_amount: '946.24' });
    expect(finding.reasonCode).toBe('AMOUNTS_DO_NOT_ADD_UP');
    expect(finding.reason).toBe(
      'Insurance 459.34 and out-of-pocket 459.34 make 918.68, but the stated total is 946.24.',
    );
  });

  it.each([
    ['80.00', 'PASS'],
    ['79.99', 'FAIL'],
  ])('holds insurance of 80.00 against a limit of %s: %s', (limit, result) => {
    expect(check({ ...GOOD, max_coverage: limit }).result).toBe(result);
  });

  it.each([
    ['79.50', 'PASS'],
    ['80.50', 'PASS'],
    ['79.49', 'FAIL'],
    ['80.51', 'FAIL'],
  ])('holds 80 of 100 against a printed %s percent: %s', (percent, result) => {
    expect(check({ ...GOOD, insurance_percent: percent }).result).toBe(result);
  });

  it('takes no notice of a percentage that was derived', () => {
    expect(check({ ...GOOD, insurance_percent: derived('12.00') }).result).toBe('PASS');
  });
});

describe('the lines add up', () => {
  it.each([
    [['60.00', '40.00'], 'PASS'],
    [['60.00', '40.01'], 'PASS'],
    [['110.00', '-10.00'], 'PASS'],
    [['60.00', '40.02'], 'FAIL'],
    [['60.00'], 'FAIL'],
    [['160.00', '40.00'], 'FAIL'],
  ])('holds lines of %j against a total of 100.00: %s', (lines, result) => {
    expect(check(GOOD, lines).result).toBe(result);
  });

  it('passes lines that add up to the gross that the document prints', () => {
    const lineItems = ['160.00', '40.00'].map(line);
    const finding = checkAmounts({ readings: readingsOf(GOOD), lineItems, grossAmount: printed('200.00') });
    expect(finding.result).toBe('PASS');
  });

  it.each([
    ['a subtotal and a tax', 'line 60.00, line 30.00, sum 90.00, adjustment 10.00, sum 100.00', 'PASS'],
    ['a tax that is another', 'line 60.00, line 30.00, sum 90.00, adjustment 12.00, sum 102.00, sum 100.00', 'FAIL'],
    ['a subtotal of each section', 'line 60.00, sum 60.00, line 40.00, sum 40.00, sum 100.00', 'PASS'],
    ['a section that is not its sum', 'line 60.00, sum 60.00, line 50.00, sum 40.00, sum 100.00', 'FAIL'],
    ['sums carried forward', 'line 60.00, line 20.00, sum 80.00, sum 80.00, line 20.00, sum 100.00', 'PASS'],
    ['a subtotal in unknown words', 'line 60.00, line 20.00, line 80.00, line 20.00, sum 100.00', 'PASS'],
    [
      'another column’s sum that leads to its own, under subtotals',
      'line 18.37, sum 18.37, line 40.40, line 41.23, sum 81.63, sum 131.00, adjustment 31.00, sum 100.00',
      'PASS',
    ],
    [
      'another column’s sum that leads elsewhere',
      'line 18.37, sum 18.37, line 40.40, line 41.23, sum 81.63, sum 141.00, adjustment 31.00, sum 100.00',
      'FAIL',
    ],
    ['sums in sections’ heads', 'line 60.00, line 60.00, line 40.00, line 30.00, line 10.00, sum 100.00', 'PASS'],
    ['a head that is not its sum', 'line 60.00, line 60.00, line 30.00, line 25.00, line 15.00, sum 100.00', 'FAIL'],
    ['two services at one price', 'line 60.00, line 60.00, line 40.00, sum 100.00', 'FAIL'],
    ['two prices twice each', 'line 60.00, line 60.00, line 40.00, line 40.00, sum 100.00', 'FAIL'],
    ['a service called like a sum', 'sum 60.00, line 40.00, sum 100.00', 'PASS'],
    ['a payment that is only told', 'line 100.00, adjustment 30.00, sum 100.00', 'PASS'],
    ['a last sum that is another', 'line 60.00, line 50.00, sum 100.00', 'FAIL'],
  ])('holds a table with %s against its total: %s, %s', (_, rows, result) => {
    const lineItems = rows.split(', ').map((row): LineItem => {
      const [kind = '', amount = ''] = row.split(' ');
      return { ...line(amount), kind: kind as LineItem['kind'] };
    });
    expect(checkAmounts({ readings: readingsOf(GOOD), lineItems }).result).toBe(result);
  });

  it('holds the lines of a further column against the sum under it, and says so', () => {
    const column = (...amounts: readonly string[]) => [
      ...amounts.slice(0, -1).map(line),
      { ...line(amounts.at(-1) ?? ''), kind: 'sum' as const },
    ];
    const billed = { readings: readingsOf(GOOD), lineItems: column('60.00', '40.00', '100.00') };
    expect(checkAmounts({ ...billed, otherColumns: [column('70.00', '50.00', '120.00')] }).result).toBe('PASS');
    const wrong = checkAmounts({ ...billed, otherColumns: [column('70.00', '30.00', '120.00')] });
    expect(wrong).toMatchObject({
      result: 'FAIL',
      reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP',
      reason: 'The billed lines add up to 100.00, but the sum under them is 120.00.',
    });
    expect(wrong.evidence.slice(-3).map(({ text }) => text)).toEqual([
      'Consultation 70.00',
      'Consultation 30.00',
      'Consultation 120.00',
    ]);
  });

  it('says so where the lines make the total, and a sum among them is another', () => {
    const lineItems = ['60.00', '70.00', '40.00'].map(
      (amount, at): LineItem => ({
        ...line(amount),
        kind: at === 1 ? 'sum' : 'line',
      }),
    );
    const total: LineItem = { ...line('100.00'), kind: 'sum' };
    expect(checkAmounts({ readings: readingsOf(GOOD), lineItems: [...lineItems, total] })).toMatchObject({
      result: 'FAIL',
      reason: 'The billed lines add up to 100.00, but a sum among them is not that of the lines above it.',
    });
  });

  it('points at the lines when they do not add up', () => {
    const finding = check(GOOD, ['60.00', '30.00']);
    expect(finding.reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
    expect(finding.evidence.slice(-2)).toEqual([
      { field: null, text: 'Consultation 60.00', place: SOMEWHERE },
      { field: null, text: 'Consultation 30.00', place: SOMEWHERE },
    ]);
  });
});

describe('for any amounts', () => {
  const cents = fc.bigInt({ min: 1n, max: 10n ** 12n });

  it('passes every invoice whose parts make its total', () => {
    fc.assert(
      fc.property(cents, cents, (insurance, outOfPocket) => {
        expect(checkAmounts(amounts(insurance, outOfPocket, insurance + outOfPocket)).result).toBe('PASS');
      }),
    );
  });

  it('passes none whose parts miss it by more than a cent', () => {
    fc.assert(
      fc.property(cents, cents, cents, (insurance, outOfPocket, error) => {
        const wrong = insurance + outOfPocket + error + 1n;
        expect(checkAmounts(amounts(insurance, outOfPocket, wrong)).result).toBe('FAIL');
      }),
    );
  });

  it('answers for any text in the fields', () => {
    const readings: fc.Arbitrary<Readings> = fc
      .record({ insurance_amount: fc.string(), total_amount: fc.string(), out_of_pocket: fc.string() })
      .map(readingsOf);
    fc.assert(
      fc.property(readings, fc.array(fc.string()), (read, lines) => {
        expect(['PASS', 'FAIL']).toContain(checkAmounts({ readings: read, lineItems: lines.map(line) }).result);
      }),
    );
  });

  function amounts(insurance: bigint, outOfPocket: bigint, total: bigint) {
    const readings = readingsOf({
      insurance_amount: formatHundredths(insurance),
      out_of_pocket: formatHundredths(outOfPocket),
      total_amount: formatHundredths(total),
    });
    return { readings, lineItems: [] };
  }
});
