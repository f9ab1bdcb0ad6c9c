import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

test.each([
  [
    'Davon tragen wir laut Ambulanztarif 80 Prozent, das sind 212,00 Euro.',
    'Den Selbstbehalt von 53,00 Euro zahlt die Patientin.',
  ],
  ['Of it we bear 80 per cent, that is 212.00.', 'The excess of 53.00 is paid by the patient.'],
  ['Nous prenons en charge 80 %, soit 212,00 euros.', 'La participation de 53,00 euros est à la charge du patient.'],
  [
    '1. reintegrar a la afiliada $ 212,00 mediante transferencia.',
    '2. informar que $ 53,00 es a cargo de la afiliada.',
  ],
  ['Bagian yang kami bayarkan kepada klinik: Rp 212,00', 'Rp 53,00 menjadi beban pasien.'],
])('what who writes bears is the insurer’s, whatever heads the letter: %s', (borne, left) => {
  const letter = `Zu Ihrer Honorarnote dürfen wir Ihnen mitteilen, was folgt.\n${borne}\n${left}`;
  expect(check(letter).values).toMatchObject({ insurance_amount: '212.00', out_of_pocket: '53.00' });
});

test('what a named company recognises is its part of what is asked for', () => {
  const invoice = (lines: string) => `
Resonancia magnética, rodilla                 Bs 3.200,00
Placas impresas                                 Bs ${lines}
Importe a pagar                               Bs 3.480,00
La compañía Nacional Seguros Vida y Salud S.A. reconoce Bs 2.436,00 a favor del asegurado.
La diferencia la abona el paciente en ventanilla.`;
  expect(check(invoice('280,00'))).toMatchObject({
    result: 'PASS',
    values: { total_amount: '3480.00', insurance_amount: '2436.00' },
  });
  expect(check(invoice('380,00')).values.total_amount).toBeUndefined();
});
