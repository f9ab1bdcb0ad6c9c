import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (head: string, after = '') => `
Elm Row Clinic
Patient: Ida Moss
${head}
Consultation                              300.00
Total                                     300.00
Insurance pays                            200.00
Patient pays                              100.00
${after}`;
const insurerOf = (head: string, after?: string) => {
  const { insurance_name, identified_insurer } = extractInvoice(plainDocument(bill(head, after))).values;
  return { insurance_name, identified_insurer };
};

test.each([
  ['Insurance Company: Cigna', 'Insurance Company: Aetna'],
  ['Insurance Company: Aetna', 'Insurance Company: Cigna'],
  ['Insurance Company: Zephyrine Mutual', 'Insurance Company: Aetna'],
  ['Insurance Company: Aetna', 'Insurance Company: Zephyrine Nowhere'],
  ['Insurance Company: Aetna', 'Payer: Cigna Healthcare'],
  ['Insurance Company: Aetna', 'Health plan: Cigna HMO'],
  ['Insurance Company: Aetna', 'Bill to: Cigna Healthcare, Attn. Claims'],
  ['Krankenkasse: Barmer', 'Kostenträger: Debeka'],
  ['Aseguradora: Sanitas', 'Aseguradora: Céfiro Seguros'],
])('leaves it open which insurer is meant where the labels name two: %s, %s', (one, other) => {
  expect(insurerOf(one, other).identified_insurer).toBe('UNKNOWN');
  expect(insurerOf(`${one}\n${other}`).identified_insurer).toBe('UNKNOWN');
});

test.each([
  'Cigna / Aetna',
  'Aetna and Cigna',
  'Zephyrine Mutual / Aetna',
  'Zephyrine Mutual or Aetna',
  'Aetna (declined), paid by Zephyrine Mutual',
])('leaves it open which insurer is meant where one field names two: %s', (field) => {
  expect(insurerOf(`Insurance Company: ${field}`).identified_insurer).toBe('UNKNOWN');
});

test.each([
  ['Saga Health Insurance (underwritten by Bupa Insurance Limited)', 'Bupa'],
  ['Zephyrine Mutual, underwritten by Aetna', 'Aetna'],
  ['Aetna, underwritten by Zephyrine Mutual', 'UNKNOWN'],
  ['Aetna / Zephyrine Mutual (underwritten by Bupa Insurance Limited)', 'UNKNOWN'],
  ['Zephyrine Mutual / Saga Health Insurance (underwritten by Bupa Insurance Limited)', 'UNKNOWN'],
])('takes whoever underwrites a brand for the insurer: %s', (field, insurer) => {
  expect(insurerOf(`Insurance Company: ${field}`).identified_insurer).toBe(insurer);
});

test.each([
  ['Insurance Company: Zephyrine Mutual (formerly Aetna)', 'Zephyrine Mutual (formerly Aetna)'],
  ['Insurance Company: Zephyrine Mutual (f.k.a. Aetna)', 'Zephyrine Mutual (f.k.a. Aetna)'],
  ['Insurance Company: Zephyrine Mutual, successor of Aetna', 'Zephyrine Mutual, successor of Aetna'],
  ['Insurance Company: Zephyrine Mutual, no partner of Aetna', 'Zephyrine Mutual, no partner of Aetna'],
  ['Insurance Company: Zephyrine Mutual, reinsured by Aetna', 'Zephyrine Mutual, reinsured by Aetna'],
  ['Insurance Company: Mutual of Aetna County', 'Mutual of Aetna County'],
  ['Insurance Company: Not Aetna', 'Not Aetna'],
  ['Krankenkasse: Zephyra Krankenkasse (früher Barmer)', 'Zephyra Krankenkasse (früher Barmer)'],
  ['Mutuelle : Mutuelle Zéphyr (anciennement AXA)', 'Mutuelle Zéphyr (anciennement AXA)'],
  ['Aseguradora: Céfiro Seguros (antes Sanitas)', 'Céfiro Seguros (antes Sanitas)'],
  ['Seguradora: Zéfiro Seguros, sucessora da Médis', 'Zéfiro Seguros, sucessora da Médis'],
  ['Asuransi: Asuransi Zefir (dahulu Prudential Indonesia)', 'Asuransi Zefir (dahulu Prudential Indonesia)'],
])('gives no insurer up for one that its name says it is not: %s', (line, name) => {
  expect(insurerOf(line)).toEqual({ insurance_name: name, identified_insurer: 'UNKNOWN' });
});

test.each([
  ['Insurance Company: None (self-pay)', 'In network with Aetna.'],
  ['Insurance Company: N/A', 'Questions? Call Aetna or visit our office'],
  ['Insured ID: W2841190735', 'Aetna members: ask about our discount.'],
  ['Insured ID: W2841190735', 'Tarif réservé aux adhérents de la MGEN.'],
  ['Insurance Company: Self-pay', 'Aetna'],
  ['Krankenkasse: keine (Selbstzahler)', 'Wir rechnen auch mit der Barmer ab.'],
  ['Mutuelle : aucune', 'Partenaire de AXA Santé.'],
  ['Aseguradora: ninguna (particular)', 'Trabajamos con Sanitas.'],
  ['Seguradora: nenhuma', 'Temos acordo com a Multicare.'],
  ['Asuransi: tidak ada', 'Rekanan Prudential Indonesia.'],
])('takes nobody named in passing for the insurer of who has none: %s, %s', (line, after) => {
  expect(insurerOf(line, after)).toEqual({ insurance_name: undefined, identified_insurer: 'UNKNOWN' });
});

test.each([
  ['Insurance Company: Aetna\nPayer: Aetna Life Insurance Company', 'Aetna'],
  ['Insurance Company: Aetna\nBill to: Aetna Claims Department', 'Aetna'],
  ['Insurance Company: Aetna, a CVS Health company', 'Aetna'],
  ['Insurance Company: Aetna, administered by Meritain Health', 'Aetna'],
  ['Insurance Company: Aetna\nSecondary Insurance: Cigna', 'Aetna'],
  ['Insurance Company: Aetna\nPlan: Choice PPO', 'Aetna'],
  ['Insurance Company: Niva Bupa (formerly Max Bupa)', 'Niva Bupa'],
  ['Insurance Company: Niva Bupa\nPayer: Bupa', 'Niva Bupa'],
  ['Insurer: Star Health and Allied Insurance Co. Ltd.\nTPA: MediAssist India TPA Pvt. Ltd.', 'Star Health'],
  ['Insurer: MediAssist TPA for Star Health', 'Star Health'],
  ['Krankenkasse: AOK PLUS\nKostenträger: AOK Bayern – Die Gesundheitskasse', 'AOK'],
  ['Organisme complémentaire : Harmonie Mutuelle (gestionnaire Viamedis)', 'Harmonie Mutuelle'],
  ['Aseguradora: GNP (Grupo Nacional Provincial, S.A.B.)', 'GNP Seguros'],
  ['Aseguradora: Sanitas (Grupo Bupa)', 'Sanitas'],
  ['Aseguradora: Grupo MAPFRE', 'MAPFRE Salud'],
  ['Operadora: Unimed Curitiba - Central Nacional Unimed', 'Unimed'],
  ['Penjamin: Prudential Indonesia\nTPA: AdMedika', 'Prudential Indonesia'],
])('knows an insurer by its several names, and beside who works for it: %s', (lines, insurer) => {
  expect(insurerOf(lines).identified_insurer).toBe(insurer);
});

test.each([
  'Insurance Company: Self-pay, Aetna tariff',
  'Insurance Company: uninsured (Aetna price list)',
  'Insurance Company: none - Aetna rates',
  'Insurance Company: N/A (Aetna rates)',
  'Insurance Company: none / Aetna rates',
  'Insurance Company: No longer with Aetna',
  'Insurance Company: Aetna (policy cancelled)',
  'Insurance Company: Aetna (membership lapsed 2024)',
  'Insurance Company: Aetna (application pending)',
  'Insurance Company: Aetna - cover refused',
  'Insurance Company: Aetna (declined)',
  'Insurance Company: Aetna - expired',
  'Krankenkasse: Barmer, nicht mehr versichert',
  'Krankenkasse: Selbstzahler, Tarif Barmer',
  'Krankenkasse: Barmer (Mitgliedschaft gekündigt)',
  'Krankenkasse: Barmer - Antrag abgelehnt',
  'Mutuelle : sans mutuelle (tarif AXA)',
  'Mutuelle : AXA (contrat résilié)',
  'Aseguradora: Particular, tarifa Sanitas',
  'Aseguradora: Sanitas (póliza cancelada)',
  'Aseguradora: Sanitas (dado de baja)',
  'Seguradora: Médis (apólice caducada)',
  'Seguradora: sem seguro, tabela Médis',
  'Asuransi: Prudential Indonesia (polis tidak aktif)',
  'Asuransi: Umum, tarif Prudential Indonesia',
])('identifies nobody where the field itself says that there is no cover: %s', (line) => {
  expect(insurerOf(line).identified_insurer).toBe('UNKNOWN');
});

test.each(['Aetna Bank', 'Aetna Gym', 'Aetna Fitness Club', 'Zephyrine Mutual via Aetna', 'Humana via Aetna'])(
  'takes a house of another trade, or one that another insurer goes through, for no insurer: %s',
  (name) => {
    expect(insurerOf(`Insurance Company: ${name}`).identified_insurer).toBe('UNKNOWN');
  },
);

test.each([
  ['Insurance Company: Aetna (claim pending)', 'Aetna'],
  ['Insurance Company: Aetna, policy active', 'Aetna'],
  ['Insurance Company: Aetna, employer cover via Elm Row Ltd', 'Aetna'],
  ['Insurance Company: Elm Row Ltd via Aetna', 'Aetna'],
  ['Aseguradora: Sanitas (particular)', 'Sanitas'],
  ['Insurance Company: Aetna Bank Insurance', 'Aetna'],
  ['Insurance Company: Aetna Pharmacy Benefits', 'Aetna'],
  ['Insurance Company: Cigna Pharmacy Plan', 'Cigna Healthcare'],
  ['Insurance Company: Cigna Hotel Employees Plan', 'Cigna Healthcare'],
  ['Insurance Company: Aetna Bank Staff Scheme', 'Aetna'],
  ['Asuransi: Asuransi karyawan lewat Prudential Indonesia', 'Prudential Indonesia'],
  ['Krankenkasse: Familienversicherung über Barmer', 'Barmer'],
  ['Mutuelle : Assurance collective par AXA', 'AXA Health'],
  ['Insurance Company: No. 4471 Aetna', 'Aetna'],
  ['Insurance Company: Employee Health Insurance via Aetna', 'Aetna'],
])('keeps an insurer beside which other things are said: %s', (line, name) => {
  expect(insurerOf(line).identified_insurer).toBe(name);
});

test.each([
  'Mutuelle : AXA Santé, contrat en cours',
  'Mutuelle : MGEN – couverture en cours',
  'Insurance Company: Aetna PPO - active, not expired',
  'Insurance Company: Cigna (policy not cancelled)',
  'Krankenkasse: Barmer (gültig, nicht abgelaufen)',
  'Aseguradora: Sanitas (autorización no denegada)',
  'Insurance Company: Bupa (expired 12/27)',
  'Mutuelle : AXA (échue le 31/12/2027)',
  'Insurance Company: Aetna (dental not covered)',
  'Insurance Company: Aetna (pre-authorisation declined)',
  'Insurance Company: Aetna - claim refused previously, resubmitted',
  'Insurance Company: Aetna, previous policy cancelled',
  'Insurance Company: Aetna, secondary: uninsured',
  'Insurance Company: Aetna – no insurance card on file',
  'Insurance Company: Aetna PPO, copay self-pay',
  'Krankenkasse: Barmer (Karte abgelaufen, neue liegt vor)',
  'Krankenkasse: Debeka (Selbstzahler)',
  'Mutuelle : AXA (hors parcours, non couvert 30 %)',
  'Seguradora: Médis (consulta não coberta a 100%)',
  'Aseguradora: Sanitas (alta pendiente)',
])('keeps an insurer of which nothing is denied, or only a claim, a card or a part: %s', (line) => {
  expect(insurerOf(line).identified_insurer).not.toBe('UNKNOWN');
});

test('takes a word of the customer’s name for no second insurer', () => {
  expect(insurerOf('Cliente: Herranz Molina, Lucía', 'Aseguradora: Sanitas Seguros').identified_insurer).toBe(
    'Sanitas',
  );
});

test.each([
  'Insurance: none stated',
  'Insurance: not provided',
  'Aseguradora: no consta',
  'Krankenkasse: keine Angabe',
])('takes no word for an insurer that says there is none: %s', (head) => {
  expect(insurerOf(head).insurance_name).toBeUndefined();
});

test('knows an insurer’s company of another country by its own name', () => {
  expect(insurerOf('Insurer: AIA Philippines\nIloilo City, Philippines').identified_insurer).toBe('AIA');
});

test.each([
  ['14 Augusta St, Glenelg SA 5045', 'Bupa'],
  ['14 Augusta St, Zephyrine Mutual Insurance', 'UNKNOWN'],
])('takes no address beside the insurer’s label for a second insurer, unless it names one: %s', (address, name) => {
  expect(insurerOf(`Health fund           ${address}\nBupa HI Pty Ltd`).identified_insurer).toBe(name);
});

test('a clinic’s name under a label for companies names no other insurer', () => {
  const copies = 'TRIPLICADO (COMPANHIA)\nClínica Dentária Ria Formosa\nSeguradora: Multicare - Seguros de Saúde, S.A.';
  expect(insurerOf(copies).identified_insurer).toBe('Multicare');
});

test('a group’s company in another country is known by the group’s name and words of its trade', () => {
  const inMalaysia = (name: string) =>
    insurerOf(`Kuala Lumpur, Malaysia\nPanel: ${name}`, 'All amounts in RM').identified_insurer;
  expect(inMalaysia('AIA Health Services')).toBe('AIA');
  expect(inMalaysia('AIA Workshop Partners')).toBe('UNKNOWN');
});

test.each([
  ['Penjamin: AXA Mandiri', 'UNKNOWN'],
  ['Penjamin: AXA', 'AXA Health'],
])(
  'a brand with a name of its own behind it is another house where the registered one is not: %s',
  (field, insurer) => {
    const paper = `
Apotek Sumber Waras, Jl. Gatot Subroto Barat 201, Denpasar, Indonesia
${field}
Obat                                  Rp 319.250
Total                                 Rp 319.250
Ditanggung asuransi                   Rp 226.600
Dibayar pasien                        Rp 92.650`;
    expect(extractInvoice(plainDocument(paper)).values.identified_insurer).toBe(insurer);
  },
);

test('a registered insurer to whom the bill is made out is no patient', () => {
  const { values } = extractInvoice(
    plainDocument(`
Maternidad Xochipilli, S.C.
RECEPTOR
Nombre                                  METLIFE MEXICO
RFC                                     MME920427EM3
Paquete de cesárea                      31,900.00
Total                                   31,900.00
Cobertura                               Maternidad (MetLife)
A cargo del asegurado                    3,190.00
A cargo de la aseguradora               28,710.00`),
  );
  expect(values.identified_insurer).toBe('MetLife');
  expect(values.patient_name).toBeUndefined();
});
