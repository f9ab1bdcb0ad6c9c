import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (counted: string, lines: readonly string[]) => `
Laboratório Vale do Itajaí
${counted}
Exame                    Coleta           Valor
${lines.join('\n')}
Valor total da conta                      120,00
Valor a cobrar da operadora                96,00
Coparticipação do beneficiário             24,00`;

const TWICE = [
  'Hemograma completo       09/09/2025       25,00',
  'TSH                      09/09/2025       32,50',
  'Glicose                  09/09/2025       30,00',
  'TSH                      09/09/2025       32,50',
];
const AGAIN = [...TWICE.slice(0, 3), 'TSH                      16/09/2025       32,50'];

test.each([
  'Quantidade de exames realizados       3',
  'Exames realizados: 3, em coleta única',
  'Anzahl der Untersuchungen: 3',
  'Number of tests performed: 3',
])('a line stands there once more than the paper counts: %s', (counted) => {
  expect(check(bill(counted, TWICE))).toMatchObject({
    result: 'FAIL',
    reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP',
    reason: 'The document says that 3 services are billed, and bills one of them once more (TSH).',
  });
});

test.each([
  ['as many are counted as stand there', 'Exames realizados: 4', TWICE],
  ['on another day', 'Exames realizados: 3', AGAIN],
  ['nothing is counted', 'Exames de 3 pacientes', TWICE],
])('a line may stand there twice: %s', (_, counted, lines) => {
  expect(check(bill(counted, lines)).result).toBe('PASS');
});
