import { expect, test } from 'vitest';
import { amountsAndCheck } from '../amounts-and-check.ts';

const letter = (to: string, said: string) => `
Dr. Krall
${to}
                                                        3.3.2025

${said}`;

test.each([
  [
    'AXA Health\nClaims Department',
    'Your insured, Mrs Ida Moos, is my patient. My fee is 285.00 in total.\nShe has paid me 57.00. Please transfer the remaining 228.00 to my account.',
  ],
  [
    'Debeka Krankenversicherung\nLeistungsabteilung',
    'Ihre Versicherte, Frau Ida Moos, ist meine Patientin. Mein Honorar beträgt insgesamt 285,00 €.\nSie hat mir davon 57,00 € bezahlt. Bitte überweisen Sie mir den offenen Rest von 228,00 €.',
  ],
  [
    'Harmonie Mutuelle\nService des prestations',
    "Votre assurée, Mme Ida Moos, est ma patiente. Mes honoraires s'élèvent au total à 285,00 €.\nElle m'a réglé 57,00 €. Merci de me virer les 228,00 € restants.",
  ],
  [
    'Sanitas\nDepartamento de siniestros',
    'Su asegurada, la Sra. Ida Moos, es mi paciente. Mis honorarios ascienden en total a 285,00 €.\nElla me ha abonado 57,00 €. Les ruego que me transfieran los 228,00 € restantes.',
  ],
  [
    'Médis\nDepartamento de sinistros',
    'A vossa segurada, a Sra. Ida Moos, é minha doente. Os meus honorários são de 285,00 € no total.\nEla pagou-me 57,00 €. Agradeço que transfiram os restantes 228,00 € para a minha conta.',
  ],
  [
    'Allianz Indonesia\nBagian Klaim',
    'Tertanggung Anda, Ibu Ida Moos, adalah pasien saya. Honorarium saya seluruhnya Rp 285,00.\nBeliau telah membayar kepada saya Rp 57,00. Mohon transfer sisanya sebesar Rp 228,00.',
  ],
])('in a letter to an insurer who treated asks for its share, and tells what the patient paid: %s', (to, said) => {
  const { total, insurance, patient, check } = amountsAndCheck(letter(to, said));
  expect([total, insurance, patient]).toEqual(['285.00', '228.00', '57.00']);
  expect(check).toBe('PASS');
});

test('in a letter to the patient what is asked for is the patient’s', () => {
  const { insurance } = amountsAndCheck(
    letter('Mrs Ida Moos', 'My fee is 285.00 in total.\nPlease transfer the remaining 57.00 to my account.'),
  );
  expect(insurance).toBeUndefined();
});

const claim = (asked: string) => `
Klinik Gerak Prima
PT AIA Financial
Bagian Klaim Kesehatan Kumpulan
${asked}

Konsultasi                                      350.000
Fisioterapi                                   2.800.000
Evaluasi akhir                                  250.000
Total biaya                                   3.400.000
Beban AIA 80%                                 2.720.000
Beban peserta 20%                               680.000`;

test.each([
  'Jumlah yang kami mohonkan untuk dibayarkan sesuai rincian terlampir adalah Rp 2.970.000',
  'The amount we claim as itemised below is Rp 2.970.000',
  'La somme que nous demandons est de Rp 2.970.000',
  'El importe que solicitamos asciende a Rp 2.970.000',
  'O valor que solicitamos é de Rp 2.970.000',
  'Der von Ihnen erbetene Betrag lautet Rp 2.970.000',
])('what a letter asks for is what its enclosure makes, whatever a service costs: %s', (asked) => {
  expect(amountsAndCheck(claim(asked)).check).toBe('FAIL');
  expect(amountsAndCheck(claim(asked.replace('2.970', '2.720'))).check).toBe('PASS');
});
