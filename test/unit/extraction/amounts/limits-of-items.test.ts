import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';
import { check } from '../checked-bill.ts';

test.each([
  ["* Garantie optique : le remboursement de l'assureur ne peut dépasser 150,00 € par exercice.", '150.00'],
  ['El reembolso de la aseguradora no podrá exceder 150,00 € por año.', '150.00'],
  ['O reembolso da seguradora não pode ultrapassar 150,00 € por ano.', '150.00'],
  ['Penggantian asuransi tidak boleh melebihi Rp 1.500.000 per tahun.', '1500000.00'],
])('what a payment may not exceed is its limit: %s', (said, limit) => {
  expect(billWith(said).values.max_coverage).toBe(limit);
});

test.each([
  ['Vertragslimit Sehbehelfe (je 24 Monate)            350,00 €', '350.00'],
  ['Tariflimit                                         350,00 €', '350.00'],
])('a contract’s limit may say of what and for how long it is: %s', (row, limit) => {
  expect(billWith(row).values.max_coverage).toBe(limit);
});

test('the most for one module is no limit of the bill', () => {
  expect(billWith('OSDE reconoce descartables hasta $ 30.000,00 por módulo.').values.max_coverage).toBeUndefined();
});

const statement = (dressing: string) => `
Prestation                           Traitement     Facturé    Non reconnu    Reconnu
Consultation                           04.03.26      418.35           0.00     418.35
${dressing.padEnd(38)} 04.03.26       24.00           4.80      19.20
Total CHF                                            442.35           4.80     437.55
Participation de l’assurée                                                     104.80
Prestation versée par CSS Assurance                                            337.55`;

test('a limit on a row with figures of its own is that item’s', () => {
  expect(check(statement('Matériel LiMA, prix max. 19.20')).values.max_coverage).toBeUndefined();
  const sum = `
Importe total                                        724.020,25
Descartables sobre módulo (tope $ 30.000,00)          21.120,25
Total a cargo del socio                               47.220,25
Total a cargo de OSDE                                676.800,00`;
  expect(check(sum).values.max_coverage).toBeUndefined();
});

test('one that its first words call so is the bill’s, whatever stands beside it', () => {
  const row = 'Calendar-year dental maximum, 1st payer: 2,500.00 CAD          Patient portion CAD 475.00';
  expect(check(row).values.max_coverage).toBe('2500.00');
});

test('an insurer’s share may have its limit in brackets beside it', () => {
  const bill = `
Total                                              1,000.00
Insurance pays (max. 500.00)                         500.00
Patient pays                                         500.00`;
  expect(check(bill).values.max_coverage).toBe('500.00');
  expect(check(bill.replace('(max. 500.00)', ', at most 500.00')).values.max_coverage).toBe('500.00');
});
