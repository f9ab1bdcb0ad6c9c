import { describe, expect, test } from 'vitest';
import { contradictedThird } from '../../../../lambdas/domain/extraction/amounts/contradicted-third.ts';
import { settleByLikeness } from '../../../../lambdas/domain/extraction/amounts/settle-by-likeness.ts';
import { NOTHING_SOLVED } from '../../../../lambdas/domain/extraction/amounts/solve-amounts.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

describe('a number that no label and no word tells', () => {
  const podiatrist = (id: string) =>
    extractInvoice(
      plainDocument(`Podologie Haselnuss   Gasse 4, 3011 Bern
Helsana Versicherungen AG, Postfach, 8081 Zürich
Dort versichert als   ${id}   Frau Vreni Amstutz
Unser Beleg   HP-26/1182   Bern, 4. Oktober 2026
Fussbehandlung   CHF 120.00
Total   CHF 120.00`),
    ).readings;

  test('is the one that is likeliest by where it stands and how it is made up', () => {
    const { insured_id: id } = podiatrist('10.883.207.1');
    expect(id).toMatchObject({ value: '10.883.207.1', printed: '10.883.207.1', method: 'likeness' });
    expect(id?.confidence).toBeLessThanOrEqual(0.8);
    expect(id?.place).toMatchObject({ page: 1 });
  });

  test('is no telephone, no date and no company’s', () => {
    for (const other of ['+41 31 372 20 71', '4. 10. 2026', 'CHE UID 110.220.330'])
      expect(podiatrist(other).insured_id, other).toBeUndefined();
  });
});

describe('figures that no label and no word tells', () => {
  const sheetWith = (total: string, insurance: string, patient: string) =>
    sheetOf(
      plainDocument(`Fairbrook Physiotherapy
14 Mill Lane, Leeds   +44 113 496 0118
For Maria Gonzalez, who is with Aetna
Physiotherapy, six sessions   £480.00
Total   ${total}
From Aetna directly   ${insurance}
From you   ${patient}`),
    );

  test('are those that are likeliest together', () => {
    const settled = settleByLikeness(NOTHING_SOLVED, sheetWith('£480.00', '£400.00', '£80.00'));
    expect(settled).toMatchObject({
      total: { figure: 48_000, printed: '£480.00', method: 'likeness' },
      insurance: { figure: 40_000 },
      patient: { figure: 8_000 },
      agree: true,
    });
  });

  test('are never made to agree', () => {
    for (const [total, insurance, patient] of [
      ['£480.00', '£430.00', '£80.00'],
      ['£480.00', '£400.00', '£60.00'],
      ['£460.00', '£400.00', '£80.00'],
    ] as const)
      expect(settleByLikeness(NOTHING_SOLVED, sheetWith(total, insurance, patient))).toEqual(NOTHING_SOLVED);
  });

  test('speak against the third that two others make, where one is likely it and is another', () => {
    const read = (sheet: ReturnType<typeof sheetWith>) => {
      const told = { confidence: 0.95, printed: '', place: null, method: 'label-right' };
      return contradictedThird(
        sheet,
        { total_amount: { ...told, value: '480.00' }, insurance_amount: { ...told, value: '400.00' } },
        [],
      );
    };
    expect(read(sheetWith('£480.00', '£400.00', '£60.00'))).toMatchObject({
      field: 'out_of_pocket',
      expected: '80.00',
      value: '60.00',
      text: '£60.00',
    });
    expect(read(sheetWith('£480.00', '£400.00', '£80.00'))).toBeUndefined();
  });

  test('do not take the place of one that its label says clearly', () => {
    const sheet = sheetWith('£480.00', '£400.00', '£80.00');
    const { total, insurance, patient } = settleByLikeness(NOTHING_SOLVED, sheet);
    const stated = (score: number) => ({
      total: total && { ...total, figure: 51_000, score },
      insurance,
      patient,
      agree: false,
    });
    expect(settleByLikeness(stated(0.95), sheet).total?.figure).toBe(51_000);
    expect(settleByLikeness(stated(0.6), sheet).total?.figure).toBe(48_000);
  });
});
