import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (worth: string, amounts: readonly [string, string], [total, insurance, patient]: readonly string[]) => `
Rückforderungsbeleg / Rechnung
Behandlung     Gesetz     KVG       ${worth}

Datum          Ziffer     Leistung                 Anz.     Taxpunkte     Betrag CHF
04.08.2025     7311       Bewegungstherapie        1        77.00         ${amounts[0]}
07.08.2025     7340       Trainingstherapie        2        22.00         ${amounts[1]}
Gesamtbetrag                                                              ${total}
Anteil der Versicherung                                                   ${insurance}
Selbstbehalt                                                              ${patient}`;
const OTHERWISE: readonly [string, string] = ['93.94', '53.68'];

test.each(['Taxpunktwert: CHF 1.05', 'TPW 1.05', 'Valeur du point: 1,05'])(
  'lines are their points times what the paper says that one is worth: %s',
  (worth) => {
    expect(check(bill(worth, OTHERWISE, ['147.62', '132.86', '14.76']))).toMatchObject({
      result: 'FAIL',
      reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP',
      reason: 'By quantity and price a billed line comes to 80.85, but its amount is 93.94.',
    });
    expect(check(bill(worth, ['80.85', '46.20'], ['127.05', '114.34', '12.71'])).result).toBe('PASS');
  },
);

test.each([
  ['nothing says what a point is worth', 'Tarif 312'],
  ['tariffs have several', 'Taxpunktwert: CHF 1.05, TPW 0.92'],
])('other amounts are right where %s', (_, worth) => {
  const two = worth.replace(', ', '     ');
  expect(check(bill(two, OTHERWISE, ['147.62', '132.86', '14.76'])).result).toBe('PASS');
});

test('a line of another tariff, or one line alone, tells nothing', () => {
  const others = bill('Taxpunktwert: CHF 1.05', ['80.85', '44.00'], ['124.85', '112.36', '12.49']);
  expect(check(others).result).toBe('PASS');
  const alone = bill('Taxpunktwert: CHF 1.05', ['93.94', '0'], ['93.94', '84.54', '9.40']).replace(/^07.*\n/m, '');
  expect(check(alone).result).toBe('PASS');
});
