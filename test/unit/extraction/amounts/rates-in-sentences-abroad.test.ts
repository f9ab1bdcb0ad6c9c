import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (lines: string) =>
  check(`Consulta                     200,00\nTotal factura                200,00\n${lines}`);

test.each([
  'Según lo que nos dijo, su modalidad le reembolsa el 70 % de las facturas fuera de cuadro.',
  'La ayuda prevista en su póliza para podología es del 70 %.',
  'O plano de saúde da titular reembolsa 70% das consultas fora da rede.',
  'Manfaat rawat jalan menurut polis: diganti 70% dari biaya.',
])('a sentence may say the insurer’s rate alone: %s', (sentence) => {
  expect(bill(sentence)).toMatchObject({
    result: 'PASS',
    values: { insurance_percent: '70.00', total_amount: '200.00' },
  });
});

test.each([
  'Transcurrido el plazo se aplicará un recargo del 5 % sobre el importe pendiente.',
  'Após o vencimento multa de 2% e juros de 0,033% ao dia.',
  'Keterlambatan pembayaran dikenakan denda 2% dari jumlah tagihan.',
])('but not what late payers owe: %s', (sentence) => {
  expect(bill(sentence).values.insurance_percent).toBeUndefined();
});

test.each([
  ['Cobertura contrato 60 %', '540,00'],
  ['Cobertura plan dental (60 %)', '540,00'],
  ['Cobertura complementaria 60%', '540,00'],
])('what a cover comes to by its rate is the insurer’s share, and no limit: %s', (label, share) => {
  const lines = `Total tratamiento            900,00\n${label}        ${share}\nValor a pagar por el usuario   310,00`;
  const { reasonCode, values } = check(lines);
  expect([reasonCode, values.insurance_amount, values.max_coverage]).toEqual([
    'AMOUNTS_DO_NOT_ADD_UP',
    '540.00',
    undefined,
  ]);
});
