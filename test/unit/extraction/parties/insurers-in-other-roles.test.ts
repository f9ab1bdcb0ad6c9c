import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  'Berufshaftpflicht: Debeka Allgemeine Versicherung AG, Koblenz',
  'Haftpflichtversicherer: UNIQA Österreich Versicherungen AG, Wien',
  'Assurance RC professionnelle : AXA France IARD, 92727 Nanterre',
  'Seguro de responsabilidad civil profesional: MAPFRE España',
  'Seguro de responsabilidade civil da clínica: Generali',
  'Professional indemnity insurance held with Aviva.',
  'Unfallgegner versichert bei: Generali Versicherung AG',
  'Bankverbindung: Debeka Bausparkasse AG, IBAN DE55 5701 0700 0555 7030 00',
  'We are a recognised provider of VitalityHealth.',
  'Employer    Humana Inc.',
  'Plano anterior (até 2025)\nAmil',
])('an insurer in another role is not the bill’s: %s', (line) => {
  expect(billWith(line).values.identified_insurer).toBe('UNKNOWN');
});

test('nor does it stand before the bill’s own', () => {
  const { values } = billWith('Insurer: WPA\nProfessional indemnity insurance: Aviva.');
  expect(values).toMatchObject({ insurance_name: 'WPA', identified_insurer: 'UNKNOWN' });
  expect(billWith('Insurer: Bupa\nProfessional indemnity insurance: Aviva.').values.identified_insurer).toBe('Bupa');
});

test.each([
  ['Houston, TX 77002\nInsurance: The Prudential Insurance Company of America', 'UNKNOWN'],
  ['Houston, TX 77002\nInsurance: The Prudential Life Insurance Company', 'UNKNOWN'],
  ['Insurance: Kaiser & Söhne Versicherungs-AG', 'UNKNOWN'],
  ['Houston, TX 77002\nInsurance: Kaiser Foundation Health Plan', 'Kaiser Permanente'],
  ['Jakarta 12930, NPWP 04.555.700\nAsuransi: PT Prudential Life Assurance', 'Prudential Indonesia'],
])('a name that resembles a foreign insurer’s is another’s: %s', (line, insurer) => {
  expect(billWith(line).values.identified_insurer).toBe(insurer);
});

test.each(['Faktur Layanan Medis', 'Note de soins', 'Rincian biaya perawatan'])(
  'a paper’s title beside the label is no other insurer: %s',
  (title) => {
    const { values } = billWith(`Insurance company            ${title}\nAviva`);
    expect(values).toMatchObject({ insurance_name: 'Aviva', identified_insurer: 'Aviva' });
  },
);
