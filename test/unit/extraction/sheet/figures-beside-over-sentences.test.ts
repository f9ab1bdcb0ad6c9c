import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

test('a figure alone beside its label goes before a sentence with one under it', () => {
  const bill = `
Primeira entrevista                       70.00
Sessão de psicoterapia                   205.00
          A faturar à seguradora                        180.00
          Encargo do segurado                            95.00

Encargo fixo de € 19,00 por ato, de acordo com a apólice.`;
  expect(check(bill).values.out_of_pocket).toBe('95.00');
});
