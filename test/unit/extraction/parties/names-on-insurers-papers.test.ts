import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const valuesOf = (text: string) => extractInvoice(plainDocument(text)).values;

const statement = (label: string, name: string) => `
Vhi
Your statement of claim – everyday medical expenses
Member                         Ida Moss
Membership no.                 IE 60418827
${label.padEnd(31)}${name}
Date            Expense                    Receipt amount     We pay      You pay
08/01/2026      Physiotherapy              60.00              36.00       24.00
Total                                      60.00              36.00       24.00`;

test.each([
  ['Practitioner', 'Oranmore Physiotherapy Clinic', 'Oranmore Physiotherapy Clinic'],
  ['Dentist:', 'Front Range Pediatric Dentistry', 'Front Range Pediatric Dentistry'],
  ['Consultant', 'Dr Fiachra Mullally', 'Fiachra Mullally'],
  ['Profesional', 'Dr. Baltasar Montoro Ruiz (psiquiatría)', 'Baltasar Montoro Ruiz'],
])('takes who an insurer’s paper calls %s for the provider', (label, name, provider) => {
  expect(valuesOf(statement(label, name)).provider_name).toBe(provider);
});

test('takes a bill’s own practice for the provider, whomever it calls its consultant', () => {
  const bill = `
Harbour Street Clinic
12 Harbour Street, Leeds LS1 4AB
Consultant: Dr Fiachra Mullally
Patient: Ida Moss
Total                          90.00`;
  expect(valuesOf(bill).provider_name).toBe('Harbour Street Clinic');
});

test('takes an insurer’s department for no provider', () => {
  const letter = `
MGEN
Centre de gestion de Nantes
Relevé de prestations
Bénéficiaire : Ida Moss
Dépense            Remboursé         Reste à charge
75,00              60,00             15,00`;
  expect(valuesOf(letter).provider_name).toBeUndefined();
});

test('names who treated by the profession behind the name, and by the physician’s title', () => {
  const facture = `
Mutuelle des Deux Rives
Madame,
Vous nous avez adressé la facture n° 2026-031 de Mme Claire Vasseur, psychologue à Quimper, pour quatre séances.`;
  expect(valuesOf(facture).provider_name).toBe('Claire Vasseur');
  const letter = `
Southern Health Fund
Isla Moss was treated by Dr Kieran Maloney, dentist (provider no. 518833 2K).`;
  expect(valuesOf(letter).provider_name).toBe('Kieran Maloney');
});

test('leaves out the town with its state behind who names himself by care', () => {
  const line = 'Provider: Harbourfront Physiotherapy Clinic, Saint John NB';
  expect(valuesOf(`${line}\nPatient: Ida Moss\nTotal      90.00`).provider_name).toBe(
    'Harbourfront Physiotherapy Clinic',
  );
});

test('takes who stands over a profession for who treats, and for no patient', () => {
  const bill = `
                MR ALISTAIR J KEMPSON
      MBChB FRCS · Consultant Orthopaedic Surgeon
Private secretary: Mrs Jean Tolley

Miss Philippa Wray
9 Otterdale Close
Knaresborough HG5 8QT
Invoice number: AJK/2026/0319
Total fees                                   465.00`;
  expect(valuesOf(bill)).toMatchObject({ patient_name: 'Philippa Wray', provider_name: 'Alistair J Kempson' });
});

test('takes the insured of a label for the patient, not the holder in the address', () => {
  const letter = (label: string) => `
ASISA
Departamento de Reembolso
D. Gonzalo Ferrándiz Olmos
C/ Sorní 22
46004 Valencia
LIQUIDACIÓN DE REEMBOLSO DE GASTOS
${label}
Importe factura          310,00 €
Importe reembolsado      248,00 €`;
  expect(valuesOf(letter('Asegurado                Inés Ferrándiz Mascarell')).patient_name).toBe(
    'Inés Ferrándiz Mascarell',
  );
  expect(valuesOf(letter('Póliza                   70118842')).patient_name).toBe('Gonzalo Ferrándiz Olmos');
});

test('ends a patient’s name where the next label begins, and knows the family of Sá', () => {
  expect(valuesOf('Versicherte Person: Greta Zell Versicherten-Nr. BK 30 118 774 / 02').patient_name).toBe(
    'Greta Zell',
  );
  expect(valuesOf('LABMINHO\nDoente             Joaquim Sá Moutinho\nTotal   36,00 €').patient_name).toBe(
    'Joaquim Sá Moutinho',
  );
});

test('takes who writes that it assessed a claim for the insurer, and an administrator for none', () => {
  const letter = (head: string) => `
${head}
P.O. Box 20418, Sioux Falls, SD 57101
Member:               Ida Moss
Dear Ms. Moss:
Your claim has been approved as follows.
Total                 493.00`;
  expect(valuesOf(letter('Prairie Sight Vision Plan')).insurance_name).toBe('Prairie Sight Vision Plan');
  expect(valuesOf(letter('Prairie Sight Plan Administrators')).insurance_name).toBeUndefined();
  expect(
    valuesOf(letter('Prairie Sight Vision Plan').replace('Your claim has', 'Your order has')).insurance_name,
  ).toBeUndefined();
});

test('dates an insurer’s paper by its title or its letter’s date, not by the bill that it settles', () => {
  const title = 'Relevé de remboursement de soins du 19/05/2026';
  const releve = `MGEN\n${title}\nBénéficiaire : Ida Moss\n27/04/26   Consultation      22,00\nVirement du 21/05/2026`;
  expect(valuesOf(releve).submission_date).toBe('2026-05-19');
  const brief = `
Hanse Krankenversicherung
                                   Hamburg, 21. Oktober 2026
Leistungsabrechnung
Rechnung Nr. WH 3092 vom 02.10.2026 für Ida Moss
Erstattungsbetrag                  318,40 EUR`;
  expect(valuesOf(brief).submission_date).toBe('2026-10-21');
});

test.each([
  ['Number              2026-0088', 'invoice_number', '2026-0088'],
  ['Facture du praticien        2026-0217', 'invoice_number', '2026-0217'],
  ['Employee ID:        BRN 0044 8172', 'insured_id', 'BRN 0044 8172'],
  ['Patient: Ida Moss · Vers.-Nr. 13/P 884 201 · Zweibettzimmer', 'insured_id', '13/P 884 201'],
  ['N.º utente    204 418 837\nN.º cartão    MC 7718 2044 01', 'insured_id', 'MC 7718 2044 01'],
] as const)('reads %s', (line, field, value) => {
  expect(valuesOf(`Harbour Street Clinic\nTAX INVOICE\n${line}\nTotal             90.00`)[field]).toBe(value);
});

test('takes a state and its postal code for no currency', () => {
  const bill = `Bitterroot Medical Transport\n18 Fire Hall Lane, Hamilton, MT 59840\nPatient: Ida Moss\nTotal charges   1,410.10`;
  expect(valuesOf(bill).currency).not.toBe('MZN');
});

test.each(['LKH Graz', 'Southern Cross Hospital', 'Nürnberger Straße 12'])('takes %s for no insurer', (line) => {
  expect(valuesOf(`${line}\nPatient: Ida Moss\nTotal             90.00`).insurance_name).toBeUndefined();
});

const letter = (insurer: string, under: string, text: string) => `
${insurer}
${under}


Ida Moss
8 Mill Lane

${text}`;

test.each([
  ['AXA France', 'Service Santé Individuelle', 'Vous nous avez transmis la facture n° M-26 de la Maternité du Mélèze.'],
  [
    'Swiss Life Prévoyance',
    'Gestion des prestations santé',
    'Votre facture de la Maternité du Mélèze nous est parvenue.',
  ],
])('takes no department under an insurer’s name for the provider: %s, %s', (insurer, under, text) => {
  expect(valuesOf(letter(insurer, under, text)).provider_name).toBe('Maternité du Mélèze');
});

test.each([
  'Larch Hill Physiotherapy has sent us invoice GV-104471 for seven sessions.',
  'Larch Hill Physiotherapy submitted a bill for seven sessions.',
])('takes who sent its bill for the provider: %s', (text) => {
  expect(valuesOf(letter('Aviva Health UK Limited', '12 Mill Lane', text)).provider_name).toBe(
    'Larch Hill Physiotherapy',
  );
});

test.each([
  ['Die Klinik am Park hat uns die Rechnung KS-118 übermittelt.', 'Klinik am Park'],
  ['La Clínica del Alerce nos ha remitido la factura 118.', 'Clínica del Alerce'],
  ['A Clínica do Cedro enviou-nos a fatura 118.', 'Clínica do Cedro'],
  ['La Clinique du Mélèze nous a transmis sa facture 118.', 'Clinique du Mélèze'],
  ['Rumah Sakit Harapan Medika telah mengirimkan tagihan 118.', 'Rumah Sakit Harapan Medika'],
])('does so in other languages: %s', (text, provider) => {
  expect(valuesOf(letter('Uniqa', '12 Mill Lane', text)).provider_name).toBe(provider);
});

test('takes the first line of a claim statement for the insurer, not the scheme of a label', () => {
  const values = valuesOf(`
Irish Harbour Health
PO Box 764, Togher, Cork

Ida Moss                       Statement date                 04/06/2026
22 Clonliffe Mews              Scheme                         4D Health 2

Out-patient claim statement
Patient Ida Moss, treated by Larch Hill Medical Practice (receipt no. R-20447).
Service                        Receipt cost    We pay         You pay
GP visit                       70.00           40.00          30.00`);
  expect(values).toMatchObject({
    insurance_name: 'Irish Harbour Health',
    provider_name: 'Larch Hill Medical Practice',
  });
});

test('takes the place behind what a letter is about for the provider', () => {
  for (const subject of ['Stationärer Aufenthalt, Klinik Seeblick', 'Ingreso hospitalario, Clínica Seeblick'])
    expect(valuesOf(letter('Generali Versicherung AG', 'Leistungsservice', subject)).provider_name).toMatch(
      /^(?:Klinik|Clínica) Seeblick$/,
    );
});

test('takes no level of cover for the provider', () => {
  expect(
    valuesOf('Patient: Ida Moss\nLevel of cover        Gold hospital\nTotal    90.00').provider_name,
  ).toBeUndefined();
});

test.each([
  ['Soins réalisés par la Selarl Dentaire du Mélèze, facture n° 2026-F-0619.', 'Selarl Dentaire du Mélèze'],
  ['Prestaciones realizadas por el Hospital del Alerce, factura 118.', 'Hospital del Alerce'],
])('skips the article before who treated: %s', (text, provider) => {
  expect(valuesOf(letter('Harmonie Mutuelle', '12 Mill Lane', text)).provider_name).toBe(provider);
});

test('takes an engineer in the address for no physician', () => {
  const text =
    'Dipl.-Ing. Florian Haderer\n\nWir haben die Rechnung 2026-013 der Wahlarztordination Alsergrund abgerechnet.';
  const values = valuesOf(letter('Uniqa Versicherung', '12 Mill Lane', text));
  expect(values.provider_name).toBe('Wahlarztordination Alsergrund');
});

test.each([
  ['CASHLESS CLAIM SETTLEMENT ADVICE', 'Kaveri Lakeside Hospital', 'Kaveri Lakeside Hospital'],
  ['SETTLEMENT SHEET', 'Kaveri Lakeside Hospital', 'Kaveri Lakeside Hospital'],
  ['SETTLEMENT SHEET', 'Lakeside Insurance Desk', undefined],
])('whom an insurer writes to is who is paid, where it is a house of care: %s, to %s', (title, addressee, provider) => {
  expect(
    valuesOf(`
Star Health and Allied Insurance
${title}
To,
${addressee}
Survey No. 88, Sarjapur Road, Bengaluru 560 035
Claim No. CIG/2026/0918844              Name of insured patient   Raghunath Iyer
Bill after discount                                               2,36,217.50
Amount settled by insurer                                         2,05,110.00
Payable by insured                                                  31,107.50`).provider_name,
  ).toBe(provider);
});

const decompte = (head: string, rows: string) => `
SWICA Organisation de santé
Décompte de prestations
Assuré : Lucien Rochat                  Établi le 12.03.2026
${head.padEnd(37)} Traitement                       Facturé      Remboursé
${rows}
Totaux                                                               480.00        432.00`;

test.each([
  ['Prestataire', 'Orthopédie Jaquet & Fils', 'n° OJ/10226'],
  ['Fournisseur / facture', 'Orthopédie Jaquet & Fils', 'idem'],
])('a column names the provider once, and under it what is its bill’s or the same: %s, %s, %s', (head, name, below) => {
  const row = (cell: string, words: string, ...[billed = '', paid = '']: string[]) =>
    `${cell.padEnd(37)} ${words.padEnd(32)} ${billed}        ${paid}`;
  const rows = [row(name, 'Orthèse du genou', '395.00', '355.50'), row(below, 'Location un mois', ' 85.00', ' 76.50')];
  expect(valuesOf(decompte(head, rows.join('\n'))).provider_name).toBe(name);
});

test.each([
  ['Services by Front Range Imaging', 'Front Range Imaging'],
  ['Rendered at Sequoia Foothill Hospital', 'Sequoia Foothill Hospital'],
  [
    'Below is a summary of a claim from Cascade Ridge Open MRI for care received on 02/03/2026.',
    'Cascade Ridge Open MRI',
  ],
])('a line that says where care was given names the provider: %s', (line, provider) => {
  expect(
    valuesOf(`
Cigna Health and Life Insurance Company                       Explanation of Benefits
Patient: Dana Whitlock         Claim number 5802611447        Statement date 03/24/2026
${line}
What was billed                                               $480.00
Plan paid                                                     $384.00
What I owe                                                     $96.00`).provider_name,
  ).toBe(provider);
});

test.each([
  [
    'La Clínica de Maternidad Los Tulipanes expidió el comprobante B-2271 por un importe de 9,500.00 pesos.',
    'Clínica de Maternidad Los Tulipanes',
  ],
  ['Rechnung Nr. WA-2026/118 vom 02.06.2026, Ordination Dr. Valentin Egger', 'Ordination Dr. Valentin Egger'],
])('an insurer’s letter names who sent the bill: %s', (line, provider) => {
  expect(
    valuesOf(`
UNIQA Versicherungen AG
Leistungsabrechnung
Versicherte Person: Hermine Kofler      Abgerechnet am 16.06.2026
${line}
Summe                                                         9.500,00
Von uns überwiesen                                            7.600,00
Ihr Selbstbehalt                                              1.900,00`).provider_name,
  ).toBe(provider);
});

test('a column names the provider beside figures that stand between the lines of its row', () => {
  const rows: [number, number, string][] = [
    [50, 60, 'Union Krankenversicherung AG'],
    [50, 90, 'Leistungsabrechnung vom 09.02.2026'],
    [50, 110, 'Versicherte Person: Jonas Wissmann'],
    [50, 150, 'Beleg'],
    [150, 150, 'Leistungserbringer'],
    [330, 150, 'Rechnungsbetrag'],
    [450, 150, 'Leistung'],
    [50, 170, 'KG-25/1184'],
    [150, 170, 'Krankengymnastik Lahnblick'],
    [330, 178, '486,00 €'],
    [450, 178, '388,80 €'],
    [50, 186, 'vom 22.01.2026'],
    [150, 186, '12 Sitzungen'],
  ];
  const document = printedDocument(...rows.map(([x, y, text]) => ({ x, y, text })));
  expect(extractInvoice(document).values.provider_name).toBe('Krankengymnastik Lahnblick');
});

test('whom a carrier of patients writes to is not who carried them', () => {
  expect(
    valuesOf(`
INVOICE
To,
Kaveri Lakeside Hospital
Survey No. 88, Sarjapur Road, Bengaluru 560 035
Invoice No. 2026-118                    Patient: Raghunath Iyer
Transfer by ambulance, 12 km                                       2,400.00
Total                                                              2,400.00
Bengaluru Patient Movers, GSTIN 29AAACB4471K1Z2`).provider_name,
  ).not.toBe('Kaveri Lakeside Hospital');
});

test('the dental claim form of the United States asks for subscriber, patient and dentist in the same words, under its numbers', () => {
  const values = valuesOf(`
Dental Claim Form
12. Policyholder/Subscriber Name (Last, First, Middle Initial, Suffix), Address, City, State, Zip Code
LINDQUIST, MAREN E
218 BIRCHWOOD CT
20. Name (Last, First, Middle Initial, Suffix), Address, City, State, Zip Code
LINDQUIST, OSCAR T
218 BIRCHWOOD CT
02/11/2026    D2740    CROWN-PORCELAIN                     1,180.00
32. Total Fee                                              1,180.00
BILLING DENTIST OR DENTAL ENTITY
48. Name, Address, City, State, Zip Code
YAHARA RIVER DENTAL GROUP SC
77 RIVERSIDE DR`);
  expect(values).toMatchObject({ patient_name: 'Oscar T Lindquist', provider_name: 'YAHARA RIVER DENTAL GROUP SC' });
});
