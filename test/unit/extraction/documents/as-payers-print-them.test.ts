import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { isFigureOrDate } from '../../../../lambdas/domain/extraction/layout/cells-beside.ts';
import { readId } from '../../../../lambdas/domain/extraction/numbers/read-id.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readPerson } from '../../../../lambdas/domain/extraction/parties/read-person.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { labelledValues } from '../../../../lambdas/domain/extraction/sheet/labelled-values.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { check } from '../checked-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

/** What is read of an insurer's statement with these lines in its head. */
const statement = (lines: string) =>
  extractInvoice(
    plainDocument(`UNIQA Österreich Versicherungen AG
Leistungsabrechnung                                Linz, 24. März 2026
${lines}
Behandlung                            Honorar EUR     davon wir    davon Sie
Erstordination                             255,00        204,00        51,00
Summe                                      255,00        204,00        51,00`),
  ).values;

test.each([
  [
    'Am 16. März 2026 haben Sie im Kundenportal die Honorarnote von Dr. Leopold Pirk, Facharzt in Freistadt, vom 9. März 2026 eingereicht.',
  ],
  [
    'Wir beziehen uns auf die von Ihnen am 16. März 2026 eingereichte Honorarnote Nr. HN 412/26, ausgestellt am 9. März 2026.',
  ],
  ['Facture du prestataire : 2026/0644 du 09/03/2026\nIntroduite par vous le 16 mars 2026'],
  ['Solicitado em: 16/03/2026\nSeu pedido foi concluído e o crédito sai em 27/03/2026.'],
  ['Tgl. kuitansi: 09/03/2026\n\nDiajukan di Malang, tanggal 16 Maret 2026'],
])('takes the day on which a claim came for its submission: %s', (lines) => {
  expect(statement(lines).submission_date).toBe('2026-03-16');
});

test('takes the day over a letter for its own, not that of a letter it speaks of', () => {
  const { values } = extractInvoice(
    plainDocument(`KLINIK ESTETIKA KIRANA
Kepada Yth. Ibu Yohana Kristanti                        Surabaya, 20 April 2026
Nomor: 118/KEK/IV/2026
Dengan hormat, bersama surat ini kami sampaikan biaya tindakan sebagai berikut:
Laser fraksional                                                4.500.000
Total tagihan                                                   4.500.000
Rujukan: dr. Maria Sugiarto (Poli Luka Bakar), surat tanggal 2 April 2026.`),
  );
  expect(values.submission_date).toBe('2026-04-20');
});

test.each([
  ['Patientin / Patient\nIvo Schmidlin, Römerstrasse 154, 8404 Winterthur', 'Ivo Schmidlin'],
  ['Patient: SCHMIDLIN KELLER, Ivo', 'Ivo SCHMIDLIN KELLER'],
])('ends and finds the name of who was treated: %s', (lines, name) => {
  expect(statement(lines).patient_name?.toLowerCase()).toBe(name.toLowerCase());
});

test('reads both names of a family in the boxes of a form', () => {
  const boxes = (y: number, ...cells: readonly string[]) => cells.map((text, at) => ({ x: 50 + 150 * at, y, text }));
  const { values } = extractInvoice(
    printedDocument(
      ...boxes(40, 'Seguros Atlas, S.A.'),
      ...boxes(60, 'DICTAMEN DE REEMBOLSO'),
      ...boxes(100, 'Apellido paterno', 'Apellido materno', 'Nombre(s)'),
      ...boxes(112, 'Cervantes', 'Urrutia', 'Paola Ximena'),
      ...boxes(160, 'Gastos procedentes', '$118,598.40'),
    ),
  );
  expect(values.patient_name).toBe('Paola Ximena Cervantes Urrutia');
});

test('takes no house’s name in the country for a patient’s', () => {
  expect(readPerson('Le Bourg', false)).toBeUndefined();
  expect(readPerson('Le Guen', false)?.value).toBe('Le Guen');
});

test('takes a number before its day for no day', () => {
  expect(isFigureOrDate({ text: '20260733 emitida em 01/03/2026' })).toBe(false);
  expect(isFigureOrDate({ text: 'emitida em 01/03/2026' })).toBe(true);
  expect(isFigureOrDate({ text: '12 du 01/03/2026' })).toBe(true);
});

test.each([
  ['Heil- und Kostenplan (Antragsnummer 48200-260120-7741, genehmigt am 27.01.2026)', undefined],
  ['Ihr Antrag: Antragsnummer 48200-260120-7741, eingegangen am 27.01.2026', '48200-260120-7741'],
])('takes what was applied for and permitted for no claim: %s', (line, number) => {
  const bill = `Zahnarztpraxis am Kurpark\n${line}\nPatient: Volker Sieveking\nVollkrone          216,77 EUR\nGesamt             216,77 EUR`;
  expect(extractInvoice(plainDocument(bill)).values.claim_number).toBe(number);
});

test('gives what a house gives back of a deposit to nobody’s share', () => {
  const bill = (share: string) => `Clinique Ain Borja
FACTURE N° U26/07419
Malade: Yassine Benkirane
Consultation                                     3 038,50
TOTAL TTC (MAD)                                  3 038,50
À facturer à l'assureur                          2 430,80
Ticket modérateur 20 % (malade)                    ${share}
Provision versée à l'admission                   1 000,00
À rembourser au malade                             392,30`;
  expect(check(bill('607,70')).result).toBe('PASS');
  expect(check(bill('647,70')).result).toBe('FAIL');
  const { values } = extractInvoice(plainDocument(bill('647,70')));
  expect(values).toMatchObject({ insurance_amount: '2430.80', out_of_pocket: '647.70' });
});

test('holds the rate in a box against the share that it stands under', () => {
  const checked = (rate: string) => {
    const document = printedDocument(
      { x: 50, y: 40, text: 'Apotheke zum Rebstock' },
      { x: 50, y: 60, text: 'Patient: Ivo Schmidlin' },
      { x: 50, y: 100, text: 'Symbicort 120 Dosen' },
      { x: 500, y: 100, text: '202.40' },
      { x: 50, y: 140, text: 'Total Bezug' },
      { x: 220, y: 140, text: 'Zulasten Versicherer' },
      { x: 400, y: 140, text: 'Ihr Selbstbehalt' },
      { x: 50, y: 151, text: 'inkl. MwSt' },
      { x: 220, y: 151, text: `${rate} des Totals` },
      { x: 120, y: 165, text: '202.40' },
      { x: 300, y: 165, text: '182.16' },
      { x: 480, y: 165, text: '20.24' },
    );
    return checkAmounts(readAmounts(document, outlineDocument(document))).result;
  };
  expect(checked('90 %')).toBe('PASS');
  expect(checked('70 %')).toBe('FAIL');
});

test('reads the number of a label that stands tightly behind another value, by the sign before it', () => {
  const sheet = sheetOf(
    printedDocument(
      { x: 50, y: 40, text: 'Centro de Kinesiología Hualpén' },
      { x: 50, y: 80, text: 'Señor(a)' },
      { x: 120, y: 80, text: ': Rodrigo Sepúlveda Ulloa N° afiliado' },
      { x: 330, y: 80, text: ': 4471820-0' },
    ),
  );
  expect(labelledValues(sheet, 'insured_id', readId).map(({ value }) => value)).toEqual(['4471820-0']);
});

test.each([
  ['Coverage billed', ['Blue Cross Blue Shield of', 'Texas'], 'Blue Cross Blue Shield of Texas'],
  ['Insurer', ['Grupo Nacional Provincial,', 'S.A.B.'], 'Grupo Nacional Provincial, S.A.B.'],
])('reads an insurer over two lines of its cell: %s, %s', (label, [first = '', second = ''], name) => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Cedar Hollow Imaging' },
      { x: 50, y: 60, text: 'Patient: Ida Moss' },
      { x: 50, y: 100, text: label },
      { x: 300, y: 100, text: 'Member ID' },
      { x: 50, y: 112, text: first },
      { x: 300, y: 112, text: 'ZGP841206377' },
      { x: 50, y: 123, text: second },
      { x: 50, y: 160, text: 'Total charges' },
      { x: 300, y: 160, text: '$300.00' },
    ),
  );
  expect(values.insurance_name).toBe(name);
});

test('reads an insurer behind the kind of its cover, and to the end at the right margin', () => {
  expect(
    extractInvoice(
      plainDocument(`Ordination Dr. Ruth Eschenbach
Patient: Gerald Tscheppe
Privatarztversicherung UNIQA Österreich Versicherungen AG
Erstordination          255,00 EUR
Summe                   255,00 EUR`),
    ).values.insurance_name,
  ).toBe('UNIQA Österreich Versicherungen AG');
});
