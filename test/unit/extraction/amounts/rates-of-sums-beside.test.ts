import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const settlement = (paid: string, own: string, rate = '80 %') => `
Wir ersetzen ${rate} unseres Satzes.
Honorarnote                       Honorar    über Satz    Satz       Leistung
Erstordination                     180.00        30.00    150.00      120.00
OCT beidseits                      145.00         0.00    145.00      116.00
Gesamt                             325.00        30.00    295.00      ${paid}
Leistung der Versicherung                                              ${paid}
Von Ihnen zu tragen                                                     ${own}`;

test('a rate is of another sum on the row of the whole, where that makes just the share', () => {
  expect(check(settlement('236.00', '89.00')).result).toBe('PASS');
});

test('it is held against a share that no sum there makes', () => {
  expect(check(settlement('236.00', '89.00', '70 %')).reasonCode).toBe('PERCENT_DISAGREES');
});

const afterAnother = (rate: string) => `
Wir ersetzen ${rate} des anerkannten Restes.
Honorarnote                       Honorar    anerkannt    Kasse      Rest davon
Ordination                         160.00       160.00     40.00       90.00
Infiltration                       140.00       120.00      0.00       90.00
Gesamt                             300.00       280.00     40.00      180.00
Versicherungsleistungen zusammen                                      220.00
Ihr Anteil                                                             80.00`;

test('of two payers one may pay by what the other leaves of a sum', () => {
  expect(check(afterAnother('75 %')).result).toBe('PASS');
  expect(check(afterAnother('60 %')).reasonCode).toBe('PERCENT_DISAGREES');
});

test.each([
  ['cubre 60% del copago de las prestaciones', 'PASS'],
  ['cubre 60% de las prestaciones', 'FAIL'],
])('a rate of what another insurer leaves is none of the bill: %s', (said, result) => {
  const bill = `
Total prestaciones             292.89
Cubierto por el seguro         202.95
Copago del paciente             89.94
El seguro complementario ${said}.`;
  expect(check(bill).result).toBe(result);
});

const columns = (heads: string) => `
Désignation                Net        ${heads}      Reste client
Monture                 150.00         6.00     94.00         50.00
Verres                  200.00         8.00     92.00        100.00
Totaux                  350.00        14.00    186.00        150.00
Pris en charge (tiers payant)        200.00
Reste à charge de l'assuré           150.00`;

test('a rate over one of two payers’ columns is that payer’s', () => {
  expect(check(columns('Part RO (60 %)   Part RC')).values.insurance_percent).toBeUndefined();
  expect(check(columns('Part RO (60 %)   Rabais ')).values.insurance_percent).toBe('60.00');
});

test.each([
  ['Von Ihnen zu tragen (20 % und Mehrkosten über Satz)      80.00', 'PASS'],
  ['Von Ihnen zu tragen (20 %)                               80.00', 'FAIL'],
])('the patient’s rate beside what exceeds a tariff is not alone: %s', (own, result) => {
  expect(
    check(
      `Gesamt                                              325.00\nLeistung der Versicherung                           245.00\n${own}`,
    ).result,
  ).toBe(result);
});
