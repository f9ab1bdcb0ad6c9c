import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (caption: string, taken: string, total: string, insurer: string) =>
  check(`
Descrição                           Valor
Destartarização                     55.00
Restauração                        130.00
Extração                           170.00
Soma                               355.00
${caption.padEnd(34)}-${taken}
Total do documento                 ${total}
Comparticipação do seguro          ${insurer}
A cargo do cliente                 119.50`);

test('a discount is the rate of the sum above it that its words tell', () => {
  expect(bill('Desconto 10 % sobre a soma', '35.50', '319.50', '200.00').result).toBe('PASS');
  expect(bill('Desconto 10 % sobre a soma', '20.50', '334.50', '215.00')).toMatchObject({
    reasonCode: 'AMOUNTS_DO_NOT_ADD_UP',
    reason: 'By its rate of the sum above it a discount comes to 35.50, but 20.50 is taken off.',
  });
});

test.each(['Desconto 10 %', 'Desconto 10 % sobre consultas', 'Desconto'])('unless they tell no sum: %s', (caption) => {
  expect(bill(caption, '20.50', '334.50', '215.00').result).toBe('PASS');
});

const dental = (third: string, total: string, insurer: string) =>
  check(`
GOZ       Leistung                    Einfachsatz      Faktor      Anz.      Betrag EUR
0090      Infiltrationsanästhesie     3,37             2,3         1         7,75
2410      Aufbereitung Wurzelkanal    22,05            3,5         3         231,53
2440      Füllung eines Wurzelkanals  14,51            2,3         3         ${third}
                                               Rechnungsbetrag               ${total}
                                               Erstattung der Versicherung   ${insurer}
                                               Eigenanteil                   39,40`);

test('a line of a tariff is its price times factor and number', () => {
  expect(dental('100,12', '339,40', '300,00').result).toBe('PASS');
  expect(dental('180,12', '419,40', '380,00')).toMatchObject({
    reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP',
    reason: 'By quantity and price a billed line comes to 100.11, but its amount is 180.12.',
  });
});

const rounded = (words: string, total: string) =>
  check(`
Leistung                                   Betrag
MRI Kniegelenk links                       306.51
Grundtaxe                                  126.66
Bericht                                    126.61
Summe der Leistungen                       559.78
Gesamtbetrag CHF ${words.padEnd(26)}${total}
Vergütung durch Versicherer                397.25
Kostenbeteiligung Patient                  ${(Number(total) - 397.25).toFixed(2)}`);

test('a total may be the sum above it, rounded to the smallest coin', () => {
  expect(rounded('(auf 5 Rappen gerundet)', '559.80').result).toBe('PASS');
  expect(rounded('(auf 5 Rappen gerundet)', '559.90').result).toBe('FAIL');
  expect(rounded('', '559.90').result).toBe('FAIL');
});
