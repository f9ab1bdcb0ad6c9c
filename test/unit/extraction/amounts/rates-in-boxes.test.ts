import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

test.each([
  ['Valor total da conta', 'Cobertura do plano', 'Pago pela operadora', 'Coparticipação'],
  ['Total de la cuenta', 'Porcentaje', 'Pagado por el seguro', 'Copago'],
  ['Total charges', 'Plan coverage', 'Insurance pays', 'Patient pays'],
])('holds a rate under its label against the share in the same row: %s, %s', (total, rate, insurer, patient) => {
  const heads = [total, rate, insurer, patient].map((head) => head.padEnd(28)).join('');
  const row = (percent: string) => ['1,000.00', percent, '850.00', '150.00'].map((one) => one.padEnd(28)).join('');
  expect(check(`${heads}\n${row('60%')}`).result).toBe('FAIL');
  expect(check(`${heads}\n${row('85%')}`).result).toBe('PASS');
});
