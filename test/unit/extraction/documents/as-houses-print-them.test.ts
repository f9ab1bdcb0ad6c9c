import { expect, test } from 'vitest';
import { readId } from '../../../../lambdas/domain/extraction/numbers/read-id.ts';
import { isField } from '../../../../lambdas/domain/extraction/outline/is-field.ts';
import { namesAnother } from '../../../../lambdas/domain/extraction/parties/names-another.ts';
import { withoutTown } from '../../../../lambdas/domain/extraction/parties/without-address.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { endsOpen } from '../../../../lambdas/domain/extraction/sheet/wrapped-value.ts';
import { provenOrder } from '../../../../lambdas/domain/extraction/text/printed-date.ts';
import { INSURERS } from '../../../../lambdas/domain/insurers/registry.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text));

test('takes a label in a list of labels and values for no title of another paper', () => {
  const till = (resep: string) =>
    read(`APOTEK SEHAT BERSAMA
Jl. Merdeka No. 35, Bandung
No. Nota           AP-260411-0038
Tanggal Nota       11/04/2026
Pasien             Dewi Kusumawati
No. RM             00-41-35
${resep}
Amlodipine 10 mg                  135.000
TOTAL BELANJA                  Rp 261.000
Dijamin asuransi               Rp 225.000
Dibayar pasien                 Rp 36.000
Asuransi           Prudential Indonesia`);
  expect(till('Resep dari         Klinik dr. Ratna').outline.kind).toBe('health-invoice');
  expect(till('Resep dari         Klinik dr. Ratna').values.submission_date).toBe('2026-04-11');
});

test('nor a service with its price, nor what is said not to be', () => {
  const sheet = sheetOf(
    plainDocument(`Lumina Clinique
PLAN DE TRAITEMENT
Consultation et plan de traitement                 180.00
Demande d’accord préalable : sans objet
Total des prestations                          CHF 620.00`),
  );
  const fields = sheet.segments.filter((segment) => isField(segment, sheet)).map(({ text }) => text);
  expect(fields).toContain('Consultation et plan de traitement');
  expect(fields).toContain('Demande d’accord préalable : sans objet');
  expect(fields).not.toContain('PLAN DE TRAITEMENT');
});

test('takes what is no date for no proof of the order of dates', () => {
  expect(provenOrder('No. RM 00-41-35')).toBeUndefined();
  expect(provenOrder('04-25-2026')).toBe('month-first');
});

test('takes a telephone’s number for no bill’s', () => {
  expect(readId('1-800-555-0107', true)).toBeUndefined();
  expect(readId('1-800-55', true)?.value).toBe('1-800-55');
});

test('knows an insurer beside whose label the next cell’s number begins like another’s name', () => {
  const [aetna] = INSURERS.filter(({ name }) => name === 'Aetna');
  const isAnother = (text: string) => aetna && namesAnother({ text, labelled: 1 }, aetna, INSURERS, () => false);
  expect(isAnother('HCF')).toBe(true);
  expect(isAnother('HCF-77120')).toBe(false);
  expect(isAnother('Kostengutsprache')).toBe(false);
});

test.each([
  ['FR 2026A/417 de 11-02-2026', 'FR 2026A/417'],
  ['FT M/2026/0931 de 2026-11-05', 'FT M/2026/0931'],
])('reads the number of a Portuguese document that nothing announces: %s', (line, number) => {
  const bill = `Clínica Dentária do Arco
Rua do Arco 18, Aveiro
${line}
Utente: Tiago Meireles
Destartarização                         45,00
Totais (EUR)                            45,00`;
  expect(read(bill).values.invoice_number).toBe(number);
});

test.each([
  ['ESTADO DE CUENTA DEFINITIVO', 'Cuenta EC-118804', 'EC-118804'],
  ['ESTADO DE CUENTA HOSPITALARIA', 'Cuenta Nro. EC-118804', 'EC-118804'],
])('takes the number of the account that a hospital calls its bill: %s', (title, line, number) => {
  const bill = `HOSPITAL VILA MARANATA
${title}
${line}
Emissão: 27/02/2026
Paciente: Thiago Moura
Consulta                         198,00
TOTAL                         R$ 198,00`;
  expect(read(bill).values.invoice_number).toBe(number);
});

test.each([
  [
    'Meridian Billing, LLC',
    'We bill on behalf of the ambulance service that cared for you: Harlan Creek Fire & Rescue District, 212 Depot St.',
    'Harlan Creek Fire & Rescue District',
  ],
  [
    'ÄVS Rhein-Lahn GmbH',
    'Für die Behandlung durch Dr. med. Stephan Orlowski, Facharzt für HNO-Heilkunde',
    'Stephan Orlowski',
  ],
])('takes for the provider whom a house that bills for others says to have treated: %s', (house, line, name) => {
  const bill = `${house}
Rechnungsnummer: 8820-114
${line}
Patient: Emil Weidenbach
Beratung                       106,47 EUR
Summe                          106,47 EUR`;
  expect(read(bill).values.provider_name).toBe(name);
});

test.each([
  ['Dr. Matthias Pichler\nKlinischer Psychologe und Psychotherapeut', 'Matthias Pichler'],
  [
    'Rechnung · Tiers payant\nRöntgeninstitut Bahnhof Thun\nEin Institut der Alpina Diagnostik AG, Bern (Inhaberin)',
    'Röntgeninstitut Bahnhof Thun',
  ],
])('takes a profession, an owner, a paper’s title for no provider: %s', (lines, name) => {
  const bill = `${lines}
Patient: Emil Wagenhofer
Rechnung 2026-114
Leistung                       575,00 EUR
Summe                          575,00 EUR`;
  expect(read(bill).values.provider_name).toBe(name);
});

test('ends the name of a house before its town with the code', () => {
  expect(withoutTown('Laboratoire Meuse-Biologie — 4000 Liège')).toBe('Laboratoire Meuse-Biologie');
  expect(withoutTown('Laboratoire Meuse — Sambre 2000')).toBe('Laboratoire Meuse — Sambre 2000');
});

test('knows who was treated by the word for it', () => {
  const bill = `RS Bunda Kencana
Nomor tagihan       INV/RI/26/0417
Telah dirawat       Rina Anggraini, nomor rekam medis 033-88-41
Tindakan operasi               14.500.000
Jumlah tagihan              Rp 14.500.000`;
  expect(read(bill).values.patient_name).toBe('Rina Anggraini');
});

test('takes who asks for an examination for no provider, and the day of what was done for no bill’s', () => {
  const { values } = read(`Centro de Imagen Vega Baja
Factura F26/2208
Orihuela, 14 de abril de 2026
Médico que solicita la prueba: Dra. Inés Sarabia
Data do acto: 07-04-2026
Paciente: Rosario Cánovas
RM de rodilla                     223,00 €
Total factura                     223,00 €`);
  expect(values).toMatchObject({ provider_name: 'Centro de Imagen Vega Baja', submission_date: '2026-04-14' });
});

test('takes the most that a patient bears in a year for no limit of the insurance', () => {
  const statement = (first: string, second: string) =>
    read(`SWICA Krankenversicherung AG
Leistungsabrechnung
Versicherte Person: Noémie Rochat
Anerkannter Rechnungsbetrag                    1'079.10
Ihre Kostenbeteiligung                           107.90
Leistung der SWICA                               971.20

                     ${first}      ${second}
maximal pro Jahr     300.00         700.00`).values.max_coverage;
  expect(statement('Franchise', 'Selbstbehalt')).toBeUndefined();
});

test('takes the letters before a number under its label for no label', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Oakdene Psychology' },
      { x: 50, y: 80, text: 'Medical aid' },
      { x: 250, y: 80, text: 'Plan' },
      { x: 400, y: 80, text: 'Membership number' },
      { x: 50, y: 92, text: 'Bonitas Medical Fund' },
      { x: 250, y: 92, text: 'BonComplete' },
      { x: 400, y: 92, text: 'BON 004 718 55' },
      { x: 50, y: 140, text: 'Total charges' },
      { x: 400, y: 140, text: 'R 4 350,00' },
    ),
  );
  expect(values.insured_id).toBe('BON 004 718 55');
});

test('takes the day on which a laboratory was asked for tests for no submission', () => {
  const { values } = read(`Laboratório Altamira
Solicitado em: 05/05/2026
Data de emissão: 09/05/2026
Paciente: Thiago Moura
Hemograma                         R$ 42,00
Total                             R$ 42,00`);
  expect(values.submission_date).toBe('2026-05-09');
});

test('takes the name of a company in full for no name that goes on', () => {
  expect(endsOpen('Debeka Krankenversicherungsverein a.')).toBe(true);
  expect(endsOpen('Seguros Atlas S. A.')).toBe(false);
});
