import { describe, expect, test } from 'vitest';
import { canonicalProvider } from '../../../lambdas/domain/extraction/parties/canonical-provider.ts';
import { extractInvoice } from './extract-invoice.ts';
import { plainDocument, printedDocument } from './printed-page.ts';

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

const patientOf = (text: string) => extractInvoice(plainDocument(text)).values.patient_name;

test.each([
  [
    'Sehr geehrter Herr Aschauer,',
    'für Ihre mitversicherte Tochter Leonie Aschauer haben Sie eine Rechnung eingereicht.',
    'Leonie Aschauer',
  ],
  ['Dear Mr Aschauer', 'We have settled the claim for your wife Mrs Leonie Aschauer in full.', 'Leonie Aschauer'],
  ['Estimado señor Aschauer:', 'Hemos revisado la factura de su hija Leonie Aschauer Prat.', 'Leonie Aschauer Prat'],
  ['Cher Monsieur Aschauer,', 'Nous avons remboursé les soins de votre fils Léo Aschauer.', 'Léo Aschauer'],
])('takes whom a letter names beside its addressee for the patient: %s', (greeting, line, name) => {
  expect(
    patientOf(`Clearwater Clinic
Josef Aschauer
Kirchengasse 6
4810 Gmunden
${greeting}
${line}
Total                                             90,00 EUR`),
  ).toBe(name);
});

test.each(['Patient seen', 'Treated', 'Member examined', 'Rider'])(
  'takes who was treated for the patient, not whom the bill is sent to: %s',
  (label) => {
    expect(
      patientOf(`Larkspur Clinic
Mr Paul Castellano                 Account      4471-B
18 Fir Ct                          ${label}     Ms Mia Castellano
Eugene, OR 97402                   Subscriber   Paul Castellano
Total                                             90.00`),
    ).toBe('Mia Castellano');
  },
);

test.each([
  ['für THALBACH, ROSEMARIE', 'Rosemarie Thalbach'],
  ['Patient: Siti Hajar binte Osman', 'Siti Hajar binte Osman'],
])('reads a name to its end: %s', (line, name) => {
  expect(
    patientOf(`Linden-Apotheke
Bon 44718   04.05.2026
${line}
Metoprolol 50mg                                       18,40
Summe                                             18,40 EUR`),
  ).toBe(name);
});

const insurerOf = (text: string) => extractInvoice(plainDocument(text)).values.insurance_name;

test.each([
  ['on behalf of Wessex Friendly Health Society Limited', 'Wessex Friendly Health Society Limited'],
  ['Coverage funded by Summit Employees Health Plan', 'Summit Employees Health Plan'],
  [
    'We write on behalf of The United Coast Assurance Co. Ltd. The claim of your wife is settled.',
    'The United Coast Assurance Co. Ltd.',
  ],
  ['wir bearbeiten diesen Fall im Auftrag der Südwind Versicherung AG und erstatten 80 %.', 'Südwind Versicherung AG'],
  ['por cuenta de Mutua Sanitaria del Turia, S.A.', 'Mutua Sanitaria del Turia, S.A.'],
])('takes for whom a paper is written for the insurer, not its writer nor the regulator: %s', (line, name) => {
  expect(
    insurerOf(`Royal Crest Health Services TPA
${line}
Patient: Edith Marlowe
Hospital: Larch Hill Hospital
Total claimed                                     90.00
Paid                                              72.00
Your share                                        18.00
Authorised by the Prudential Regulation Authority. You may write to the Insurance Ombudsman.`),
  ).toBe(name);
});

test.each([
  'on behalf of Owen Pardoe',
  'on behalf of Larch Hill Holdings Ltd',
  'acting for Larch Hill Hospital',
  'im Auftrag von Dr. Ruth Kern',
])('takes nobody else for whom somebody acts for an insurer: %s', (line) => {
  expect(
    insurerOf(`Larch Hill Clinic
Payment received ${line}
Patient: Edith Marlowe
Total                                             90.00`),
  ).toBeUndefined();
});

test.each([
  ['Cía.: Seguros Cóndor, S.A. de C.V.', 'Seguros Cóndor, S.A. de C.V.'],
  ['(Seguros Cóndor, S.A.B. de C.V.)', 'Seguros Cóndor, S.A.B. de C.V.'],
  ['Organisme Caisse centrale des indépendants', 'Caisse centrale des indépendants'],
  [
    'Credit Co.   Coastal Insurance Co. Ltd.   TPA Desk   Safe Health TPA Pvt. Ltd.\nTPA Sanction Amt   72.00',
    'Coastal Insurance Co. Ltd.',
  ],
  ['Plan             Northern Blue Cross', 'Northern Blue Cross'],
])('reads an insurer’s name whole: %s', (line, name) => {
  expect(
    insurerOf(`Larch Hill Clinic
Patient: Edith Marlowe
${line}
Total                                             90.00`),
  ).toBe(name);
});

test('takes no level of a plan for the insurer', () => {
  expect(
    insurerOf(`Larch Hill Clinic
Adquirente                         Paciente
Salud Austral Prepagada S.A.       Inés Rueda Pardo
NIT 830.114.771                    Cobertura: Prepagada Plata
Total                                             90.000,00`),
  ).toBe('Salud Austral Prepagada S.A.');
});

test('takes the letterhead of a Brazilian operator’s form for the insurer', () => {
  expect(
    extractInvoice(
      printedDocument(
        { x: 50, y: 40, size: 14, text: 'VIDA BOA SAÚDE' },
        { x: 300, y: 42, text: 'GUIA DE SERVIÇO PROFISSIONAL / SADT' },
        { x: 50, y: 70, text: 'Registro ANS: 440118' },
        { x: 50, y: 90, text: 'Nome do beneficiário: Tarcísio Brandt' },
        { x: 50, y: 110, text: 'Nome do contratado: Hospital Vale das Palmeiras' },
        { x: 50, y: 140, text: 'Consulta' },
        { x: 300, y: 140, text: '180,00' },
        { x: 50, y: 160, text: 'Total geral' },
        { x: 300, y: 160, text: 'R$ 180,00' },
      ),
    ).values.insurance_name,
  ).toBe('VIDA BOA SAÚDE');
});

test('gives the insurer’s whole name where its letters call it by the first word', () => {
  expect(
    insurerOf(`Hallesche Krankenversicherung a. G.          Leistungsabteilung
Hallesche · 70166 Stuttgart
Patient: Edith Marlowe
Rechnungsbetrag                                   90,00 €
Ihre Hallesche                                    72,00 €
Ihr Eigenanteil                                   18,00 €`),
  ).toBe('Hallesche Krankenversicherung a. G.');
});

test('takes whose visit it was for the patient, not the relative with whom it was spoken of', () => {
  const bill = (line: string) => `Larch Hill Clinic
Edith Marlowe
18 Fir Ct
Dover, DE 19901
Dear Ms. Marlowe,
${line}
Total                                             90.00`;
  expect(patientOf(bill('As agreed with your husband Owen Marlowe we send you this bill.'))).toBe('Edith Marlowe');
  expect(patientOf(bill("Here is the bill for your son Owen Marlowe's visit."))).toBe('Owen Marlowe');
});

test('takes a relative of whom a labelled patient is told for no patient', () => {
  expect(
    patientOf(`Larch Hill Clinic
Patient: Edith Marlowe
This visit is covered by the policy of your husband Owen Marlowe.
Total                                             90.00`),
  ).toBe('Edith Marlowe');
});
