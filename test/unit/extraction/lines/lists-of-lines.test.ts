import { describe, expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

describe.each([
  ['right behind their words', (words: string, figure: string) => `${words} ${figure}`],
  ['ragged', (words: string, figure: string) => `${words.padEnd(14 + words.length)}  ${figure}`],
  ['behind colons', (words: string, figure: string) => `${words}: ${figure}`],
  ['behind colons, in a column', (words: string, figure: string) => `${words}:`.padEnd(40) + figure],
])('lines whose figures stand %s', (_, row) => {
  const bill = (...lines: readonly (readonly [string, string])[]) =>
    check(
      [
        ...lines,
        ['Total amount', '$275.00'] as const,
        ['Insurance amount', '$220.00'] as const,
        ['Patient responsibility', '$55.00'] as const,
      ]
        .map(([words, figure]) => row(words, figure))
        .join('\n'),
    );

  test('make the total', () => {
    const lines = [
      ['General consultation', '$100.00'],
      ['Blood test', '$175.00'],
    ] as const;
    expect(bill(...lines).result).toBe('PASS');
    expect(bill(...lines, ['Subtotal', '$275.00']).result).toBe('PASS');
  });

  test('are held against a total that they do not make', () => {
    const lines = [
      ['General consultation', '$100.00'],
      ['Blood test', '$100.00'],
    ] as const;
    expect(bill(...lines).reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
    expect(bill(...lines, ['Subtotal', '$275.00']).reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
  });
});

test('a row of several cells is no line of a list', () => {
  expect(
    check(`
Health cash plan    Plan member number    Claim reference    Kufetop zalomi
Bupa                HP4288413             338-382131         £1,000.00
Sight test                                                             £71.00
Bifocal lenses                                                        £152.00
Total to pay                                                          £223.00
Claimed from your plan (70%)                                          £156.10
Paid by you today (card)                                               £66.90`).result,
  ).toBe('PASS');
});

test('one line with its price is no list', () => {
  expect(
    check(`
3 séances de 50 minutes (6, 13 et 20 novembre) à 130,00 $
Rapport pour l'école : 60,00 $
Total : 450,00 $
Part de l'assureur, 80 % : 360,00 $
Part de la famille : 90,00 $`).result,
  ).toBe('PASS');
});

describe('numbers over a table without heads', () => {
  const bill = (...over: readonly string[]) =>
    check(`
${over.join('\n')}
Behandlung vom 14.09.2026
00.0010   Konsultation                        142.60
39.0010   Blutentnahme und Labor               72.00
          Zwischentotal                       214.60
Behandlung vom 05.10.2026
00.0010   Konsultation und Besprechung        126.40
39.0010   Blutentnahme und Labor               72.00
          Zwischentotal                       198.40
          Rechnungstotal CHF                  431.00
Leistung Versicherer                          387.90
Anteil Patient                                 43.10`);

  test.each([
    ['a number in groups', 'Versicherten-Nr.:                  756.1188.4470.92'],
    ['a number with a point, behind words alone', 'ZSR K 4471.12\nRechnung Nr. 26-4471 vom 16.10.2026'],
  ])('are none of its figures: %s', (_, over) => {
    expect(bill(over).reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
  });
});
