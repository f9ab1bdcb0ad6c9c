import { describe, expect, it } from 'vitest';
import { check } from '../checked-bill.ts';

/** A table whose last column says what the insurer bears of one, and totals that stand elsewhere. */
const bill = (head: string) => `
Service                 Visits      Price      ${head}
Massage                      6      25.00      ${'20.00'.padStart(head.length)}
Letter                       1      30.00      ${'24.00'.padStart(head.length)}

Total fees: 180.00
Patient pays: 36.00`;

describe('prices of one, or what the insurer bears of them', () => {
  it.each([
    'Tariff per visit',
    'Insurer per visit',
    'Festbetrag je Einheit',
    'Kassensatz / Sitzung',
    'Intervention / séance',
    'Precio unitario',
    'Valor por sessão',
    'Harga satuan',
  ])('are no lines that make a total which stands elsewhere: %s', (head) => {
    expect(check(bill(head))).toMatchObject({
      result: 'PASS',
      values: { total_amount: '180.00', out_of_pocket: '36.00' },
    });
  });

  it('are held against their sum where it stands under them', () => {
    const lines = `
Service                      Per visit
Massage                          25.00
Letter                           30.00
Total                            85.00
Patient pays                     36.00
Insurance pays                   49.00`;
    expect(check(lines)).toMatchObject({ result: 'FAIL', reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP' });
  });
});
