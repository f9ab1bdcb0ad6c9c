import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

test.each([
  ['Total das consultas   400,00', 'Coparticipação        30%', 'Recebi hoje a quantia de R$ 120,00 em dinheiro.'],
  ['Total de sesiones     400,00', 'Copago                30 %', 'He recibido hoy 120,00 € en efectivo.'],
  ['Total charges         400.00', 'Co-payment            30%', 'Received with thanks today: $120.00, cash.'],
  ['Gesamtbetrag          400,00', 'Eigenanteil           30 %', 'Heute dankend erhalten: 120,00 € in bar.'],
  ['Total des séances     400,00', 'Ticket modérateur     30 %', 'Reçu ce jour 120,00 € en espèces.'],
])('a figure that is just the patient’s rate of the total is the patient’s share: %s, %s', (total, rate, received) => {
  const { result, values } = check(`${received}\n\n\n${total}\n${rate}`);
  expect({ result, total: values.total_amount, patient: values.out_of_pocket }).toEqual({
    result: 'PASS',
    total: '400.00',
    patient: '120.00',
  });
});

test.each([
  ['Total das consultas   R$ 430,00', 'Coparticipação        30%'],
  ['Total das consultas   R$ 400,00', 'Cobertura             40%\nCoparticipação        30%'],
])('but not where the rate makes another of it: %s, %s', (total, rate) => {
  const { result } = check(`Recebi hoje a quantia de R$ 120,00 em dinheiro.\n\n\n${total}\n${rate}`);
  expect(result).toBe('FAIL');
});

test('a long whole number over the sum is no billed line', () => {
  const { result, values } = check(
    'Recebi hoje a quantia de R$ 120,00 em dinheiro.\n\n\nGuia                  21.507.318\nTotal das consultas   R$ 400,00\nCoparticipação        30%',
  );
  expect({ result, ...values }).toMatchObject({ result: 'PASS', out_of_pocket: '120.00' });
});
