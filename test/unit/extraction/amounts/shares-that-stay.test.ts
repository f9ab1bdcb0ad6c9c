import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';

const AGREED = { total: '480.00', insurance: '360.00', patient: '120.00' };

test.each([
  ['Total das sessões', 'O convênio devolve R$ 90,00 por sessão, ao todo R$ 360,00; R$ 120,00 ficam com o paciente.'],
  ['Total de sesiones', 'El seguro devuelve 90,00 € por sesión, en total 360,00 €; 120,00 € quedan para el paciente.'],
  ['Summe', 'Die Kasse zahlt Ihnen 90,00 € je Sitzung, im Monat 360,00 €; 120,00 € verbleiben beim Patienten.'],
  ['Total', 'La mutuelle restitue 90,00 € par séance, pour le mois 360,00 € ; 120,00 € restent à charge du patient.'],
  ['Total', 'The insurer gives back $90.00 per session, in the month $360.00; $120.00 stays with the patient.'],
  ['Total', 'Asuransi mengembalikan 90,00 per kunjungan, seluruhnya 360,00; 120,00 menjadi tanggungan pasien.'],
])('reads what is given back of all and what stays with the patient: %s, %s', (label, said) => {
  const total = label === 'Total' && said.includes('$') ? '480.00' : '480,00';
  expect(amountsOfBill(`${label}                                        ${total}\n\n${said}`)).toEqual(AGREED);
});

test.each(['A clínica devolve R$ 360,00.', 'The clinic gives back $360.00 of the deposit.'])(
  'what a practice gives back is no insurer’s share: %s',
  (said) => {
    expect(amountsOfBill(`Amount billed     500.00\n\n${said}`).insurance).toBeUndefined();
  },
);

test('what stays for another visit is nobody’s share', () => {
  const bill = amountsOfBill('Total     R$ 480,00\n\nDo pacote, R$ 120,00 ficam para a próxima sessão de março.');
  expect(bill.patient).toBeUndefined();
});
