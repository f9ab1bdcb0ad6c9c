import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

test.each([
  ['Total a liquidar', 'Valor pago pela seguradora', 'Comparticipação do doente'],
  ['Total', 'L’assureur paie', 'Le participant paie'],
  ['Harga net (termasuk PPN)', 'Ditanggung asuransi', 'Bayar sendiri'],
])('%s, %s, %s', (total, insurance, patient) => {
  const { result, values } = check(`
${total.padEnd(34)}324.00
${insurance.padEnd(34)}294.00
${patient.padEnd(34)}30.00`);
  expect(values).toMatchObject({ total_amount: '324.00', insurance_amount: '294.00', out_of_pocket: '30.00' });
  expect(result).toBe('PASS');
});

test('`Höchstersatz` is the most that is paid', () => {
  expect(
    check(`
Summe der Einheiten               556,00
Höchstersatz je Serie             400,00
Ersatz durch UNIQA                400,00
verbleibt der Patientin           156,00`).values,
  ).toMatchObject({ insurance_amount: '400.00', max_coverage: '400.00' });
});

test('an amount that is taken off over another is no part of one number', () => {
  const { values } = check(`
Jumlah                            310.150
Potongan mitra                    10.150-
Total setelah potongan            300.000
Dibayar asuransi                  240.000
Bayar sendiri                     60.000`);
  expect(values.total_amount).toBe('300000.00');
});
