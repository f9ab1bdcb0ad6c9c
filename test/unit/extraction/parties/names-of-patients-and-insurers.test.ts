import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

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
  [
    'We write on behalf of The United Coast Assurance Co. Ltd. The claim of your wife is settled.',
    'The United Coast Assurance Co. Ltd.',
  ],
  ['wir bearbeiten diesen Fall im Auftrag der Südwind Versicherung AG und erstatten 80 %.', 'Südwind Versicherung AG'],
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
