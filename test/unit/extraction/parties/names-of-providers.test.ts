import { describe, expect, test } from 'vitest';
import { canonicalProvider } from '../../../../lambdas/domain/extraction/parties/canonical-provider.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

test('keeps labels apart that follow closely, each with a colon in a column of its own', () => {
  const rows = [
    ['Cobertura', ': Mutual Obrera del Sur', 'Plan', ': Clásico'],
    ['Afiliado', ': Sosa Quiroga, Irene', 'Carnet Nº', ': 77-1204'],
    ['Protocolo', ': 4471', 'D.N.I.', ': 20.114.771'],
  ];
  const block = rows.flatMap((row, at) =>
    row.map((text, column) => ({ x: [50, 147, 330, 400][column] ?? 0, y: 100 + 12 * at, text, size: 9 })),
  );
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 50, text: 'Centro Radiológico Alborada', size: 14 },
      ...block,
      { x: 50, y: 180, text: 'Radiografía de tórax' },
      { x: 400, y: 180, text: '18.000,00' },
      { x: 50, y: 200, text: 'Total' },
      { x: 400, y: 200, text: '18.000,00' },
    ),
  );
  expect(values).toMatchObject({ patient_name: 'Irene Sosa Quiroga', insurance_name: 'Mutual Obrera del Sur' });
});

test.each([
  ['Hautärzte am', 'Sonnberg'],
  ['Orthopädie', 'Rosenblick'],
])('takes a practice’s name in a margin whole, and neither who works there nor what they are: %s', (first, second) => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 25, y: 57, text: first, size: 12 },
      { x: 25, y: 71.5, text: second, size: 12 },
      { x: 25, y: 100, text: 'Dr. med. univ. Ida Lechner', size: 9 },
      { x: 25, y: 112, text: 'FÄ für Dermatologie und', size: 8 },
      { x: 25, y: 124, text: 'Venerologie', size: 8 },
      { x: 180, y: 200, text: 'Honorarnote 260311/04' },
      { x: 180, y: 220, text: 'Patientin' },
      { x: 300, y: 220, text: 'Roswitha Pichler' },
      { x: 180, y: 240, text: 'Versicherung' },
      { x: 300, y: 240, text: 'Merkur Versicherung AG' },
      { x: 180, y: 280, text: '11.03.2026' },
      { x: 260, y: 280, text: 'Untersuchung' },
      { x: 480, y: 280, text: '140,00' },
      { x: 180, y: 300, text: 'Gesamthonorar in Euro' },
      { x: 480, y: 300, text: '140,00' },
    ),
  );
  expect(values.provider_name).toBe(`${first} ${second}`);
});

describe('who treats under a name of their own', () => {
  test.each([
    ['Dr. med. dent. Wiltrud Sandkamp', 'Wiltrud Sandkamp'],
    ['Mr Owen Ashcombe MS FRCS (Orth)', 'Owen Ashcombe'],
    ['Marguerite Oyelaran, Ph.D., LMFT', 'Marguerite Oyelaran'],
    ['Docteur Solène KERVADEC', 'Solène Kervadec'],
    ['Dra. Nieves Bellver, dermatóloga', 'Nieves Bellver'],
    ['Dr HARRIET ANN ASHCOMBE', 'Harriet Ann Ashcombe'],
  ])('goes by it: %s', (printed, name) => {
    expect(canonicalProvider(printed)).toBe(name);
  });

  test.each([
    'Praxis Dr. Hartwig',
    'Dr L van Rensburg Family Practice',
    'Dr S. Ashcombe, Elm Row Surgery',
    'Rettung Seetal AG',
    'Mercer County EMS',
    'Ashcombe Dental, LLC',
    'WALDEN PHARMACY',
  ])('a practice keeps what it is called: %s', (printed) => {
    expect(canonicalProvider(printed)).toBe(printed);
  });
});

test.each([
  ['Rechnungssteller: MVZ Augenheilkunde am Ring GmbH, Bad Elster', 'MVZ Augenheilkunde am Ring GmbH'],
  ['Rendered by: Granite Peak Imaging (out of network, NPI 1447118802)', 'Granite Peak Imaging'],
  ['Hospital: Sundaram Nursing Home, Madurai', 'Sundaram Nursing Home'],
  ['Provider: Ashcombe Dental Care, Inc', 'Ashcombe Dental Care, Inc'],
])('ends a labelled provider’s name before its town and what is said of it: %s', (line, name) => {
  const { values } = extractInvoice(
    plainDocument(`Patient: Edith Marlowe
${line}
Consultation                                      90.00
Total                                             90.00`),
  );
  expect(values.provider_name).toBe(name);
});

test('takes no owner under a house’s name for more of the name', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, size: 16, text: 'OPTIQUE DES REMPARTS' },
      { x: 50, y: 58, size: 16, text: 'EURL Vue Claire' },
      { x: 50, y: 78, text: '4 rue Haute, 35400 Saint-Malo, Tél. 02 99 55 01 10' },
      { x: 50, y: 120, text: 'Patient : Jeanne Lacombe' },
      { x: 50, y: 140, text: 'Lunettes' },
      { x: 300, y: 140, text: '220,00 €' },
      { x: 50, y: 160, text: 'Total' },
      { x: 300, y: 160, text: '220,00 €' },
    ),
  );
  expect(values.provider_name).toBe('OPTIQUE DES REMPARTS');
});

const providerOf = (text: string) => extractInvoice(plainDocument(text)).values.provider_name;

test('finds who treated in the table of a letter whose head has two lines', () => {
  expect(
    providerOf(`Visana Versicherungen AG
Leistungsabrechnung                           04.05.2026
Versicherte Person: Beat Zimmerli
Leistungserbringer                 Rechnungsbetrag   Vergütung   Zu Ihren Lasten
Leistung / Rechnungs-Nr.
Praxisgemeinschaft Aarepark, Aarau          400.00      320.00             80.00
Psychologische Psychotherapie auf ärztliche Anordnung
Total CHF                                   400.00      320.00             80.00`),
  ).toBe('Praxisgemeinschaft Aarepark');
});

test('finds who gave the services over them, in the table of a statement', () => {
  const statement = (second: string) => `Sanitas Grundversicherungen AG
Leistungsabrechnung                              04.05.2026
Versicherte Person: Beat Zimmerli
Leistungserbringer / Position          Behandlung       Betrag CHF
Labor Tanner AG, 6280 Hochdorf, Rechnung Nr. 4471 vom 20.02.2026
Blutbild                               16.02.2026            17.10
${second}
Ferritin                               16.02.2026             7.90
Total                                                        25.00`;
  expect(providerOf(statement(''))).toBe('Labor Tanner AG');
  expect(providerOf(statement('Labor Wildbach AG, 4500 Solothurn, Rechnung Nr. 12 vom 20.02.2026'))).toBeUndefined();
});

test.each([
  [
    'Wir haben die Honorarnote Nr. H-118 von Frau Dr. Ruth Eschenbach, Fachärztin für Urologie, geprüft.',
    'Ruth Eschenbach',
  ],
  [
    'Hemos revisado la factura 118/26, extendida por Clínica Podológica Azahar (C.S. 4.471), y le abonamos el 80 %.',
    'Clínica Podológica Azahar',
  ],
  [
    'Analisamos a fatura 44/2026 emitida pela Dra. Teresa Salgado Pires e creditamos o valor aprovado.',
    'Teresa Salgado Pires',
  ],
])('finds whose bill a letter speaks of: %s', (line, name) => {
  expect(
    providerOf(`Medicon Service
Patient: Edith Marlowe
${line}
Total                                             90,00 EUR`),
  ).toBe(name);
});

test('takes no handler of claims for the provider whom its letter names', () => {
  expect(
    providerOf(`Brindle Healthcare Claims
9 Mill Row, Wareham BH20 4AA, Tel 01929 555 010
Patient: Edith Marlowe
Thank you for the receipt from Kestrel Lane Podiatry for two appointments.
Total                                             90.00`),
  ).toBe('Kestrel Lane Podiatry');
});

test.each([
  ['Profissional: Psic. Caio Bittencourt Farias - CRP 06/118440', 'Caio Bittencourt Farias'],
  ['Profissional: Dr. Caio Bittencourt Farias - CRM-SP 118.440', 'Caio Bittencourt Farias'],
  ['Tempat berobat: Bina Waluya', 'Bina Waluya'],
])('ends a name before the number in a register, and knows places of treatment: %s', (line, name) => {
  expect(
    providerOf(`Bukti
Pasien: Yuliana Kartika
${line}
Total                                         500.000`),
  ).toBe(name);
});

test.each([
  ['Mr Owen Ashcombe MS FRCS (Orth)', 'Consultant orthopaedic surgeon', 'Owen Ashcombe'],
  ['Drs Dlamini, Fourie & Naidoo', 'Diagnostic radiologists', 'Dlamini, Fourie & Naidoo'],
])('takes a name for the provider, not the profession under it nor who referred: %s', (name, profession, provider) => {
  expect(
    providerOf(`${name}
${profession}
The Lindens, 4 Abbey Walk, Ludlow SY8 1AA          Tel 01584 555 010
Patient: Edith Marlowe
Referred by       Dr P. Lindqvist, Larch Hill Surgery
Consultation                                      90.00
Total                                             90.00`),
  ).toBe(provider);
});

test('takes no next box of a form for the provider', () => {
  expect(
    providerOf(`FORMULIR TAGIHAN
Nama pasien: Yuliana Kartika
B. PROVIDER
B1 Klinik             KLINIK GIGI PERMATA
B2 Kode               SBY-0418
Total                                         500.000`),
  ).toBe('KLINIK GIGI PERMATA');
});

test('takes rooms that are named after what is treated there for the provider, before who works in them', () => {
  const { values } = extractInvoice(
    plainDocument(`TAX INVOICE
SEA POINT HEART ROOMS
Dr Anele Botha, Cardiologist
Patient: Ann Smith
Consultation                          900.00
Total                                 900.00`),
  );
  expect(values.provider_name).toBe('SEA POINT HEART ROOMS');
});

test('takes whom a Colombian account says the money is owed to', () => {
  expect(
    extractInvoice(
      plainDocument(`
CUENTA DE COBRO No. 0058
SEGUROS SURA
NIT 890.903.407-9
DEBE A
ADRIANA LUCÍA ECHEVERRI POSADA
C.C. 43.771.208 de Envigado
La suma de NOVECIENTOS DOCE MIL PESOS ($912.000)`),
    ).values.provider_name,
  ).toBe('ADRIANA LUCÍA ECHEVERRI POSADA');
});

test('ends a name where its licence begins, whatever title stands over it', () => {
  expect(
    extractInvoice(
      plainDocument(`
OUTPATIENT CLAIM / INVOICE
Al Noor Corniche Polyclinic LLC - DOH licence MF 4471 - TRN 100447718800003 - Abu Dhabi
Patient name: Yousef Kareem            Insurance: Daman
Net amount                                       AED 482.50`),
    ).values.provider_name,
  ).toBe('Al Noor Corniche Polyclinic LLC');
});

test.each([
  'Rechnung Nr. 2025-11834 von Hautarztpraxis Dr. Behnsen für Henrike Quast (geb. 17.11.1984), Behandlung am 09.12.2025',
  'Facture n° 2025-11834 de Hautarztpraxis Dr. Behnsen pour Henrike Quast (née le 17/11/1984), soins du 09/12/2025',
])('ends a name in a sentence where the patient’s is told: %s', (sentence) => {
  const { values } = extractInvoice(
    plainDocument(`
Debeka Krankenversicherungsverein
Leistungsabrechnung
Versicherte Person: Henrike Quast      Versicherungsnummer: 4471882
${sentence}
Rechnungsbetrag                                  482,50
Unsere Leistung                                  386,00`),
  );
  expect(values.provider_name).toBe('Hautarztpraxis Dr. Behnsen');
});
