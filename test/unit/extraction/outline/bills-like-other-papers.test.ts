import { expect, test } from 'vitest';
import { weighBill } from '../../../../lambdas/domain/extraction/outline/weigh-bill.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { plainDocument } from '../printed-page.ts';

const kindOf = (text: string) => outlineDocument(plainDocument(text)).kind;

test('who collects for physicians sends bills, and says what a reminder will cost', () => {
  const kind = kindOf(`
MediKasse Zürich AG
Inkasso und Fakturierung für Ärztinnen und Ärzte
Herrn Reto Zurfluh               Faktura           MK 4471-2026
Im Sihlhof 9                     Zürich, den       11. August 2026
Rückforderungsbeleg Privatleistungen
Patient Reto Zurfluh, geboren 30.09.1975
02.06.2026  Fraktionierter Laser, Narbenkorrektur       1'140.00
02.06.2026  Lokalanästhesie                               100.00
Gesamtbetrag CHF                                        1'240.00
davon übernimmt SWICA (75 Prozent)                        930.00
Ihr Anteil                                                310.00
Zahlbar innert 30 Tagen. Mahngebühr ab zweiter Mahnung CHF 20.00.`);
  expect(kind).toBe('health-invoice');
});

const RECEIPT = (sums: string) => `
APOTEK SEHAT BERSAMA
Jl. Raya Darmo 118, Surabaya
Struk APS-0726-11843
Tgl   26/07/2026 18:52
Pasien GILANG NUGRAHA
Resep      dr. Hadi P., 26/07/2026
Amoksiklav 625 mg     185.000
Sirup Ambroksol       227.500
${sums}`;

test('a receipt whose figures agree is none of the prescription that it names', () => {
  expect(kindOf(RECEIPT('JUMLAH Rp     412.500\nPT AIA Financial 90%     371.250\nPasien bayar      41.250'))).toBe(
    'health-invoice',
  );
});

test('a note of expenses names a bill', () => {
  const odds = (title: string) =>
    weighBill(
      sheetOf(plainDocument(`Centre Dentaire Saint-Gilles\n${title}\n13/01/2026   Extraction, dent 18      80,00 €`)),
    );
  expect(odds('Note de frais dentaires')).toBeGreaterThan(odds('Dossier dentaire'));
});

const honorarnote = (captions: string, values: string) => `
Ordination Dr. Amalia Steiner
Frauenheilkunde · Lange Gasse 48 · 1080 Wien
Behandelt wurde               Rechnung                      Ausgestellt
Fr. Leonie Haschka            R-26/0093                     31. März 2026
${captions}
${values}
Ärztliches Honorar                                          2.000,00
Eingriffsraum                                                 500,00
Gesamtbetrag                                            EUR 2.500,00
Versicherungsleistung                                   EUR 2.000,00
Privatanteil Patientin                                  EUR   500,00`;

test('a caption over its number is no title, whatever paper is titled so', () => {
  expect(
    kindOf(
      honorarnote('Ihr Leistungsfall             Kostenzusage', 'G-2026-77-10482               KZ 5518 v. 02.03.2026'),
    ),
  ).toBe('health-invoice');
});

test('nor is a title one because there are numbers under it', () => {
  expect(
    kindOf(`
UNIQA Versicherungen AG
Kostenzusage                  Wien, im März
Polizze 4711-22               Frau Leonie Haschka
Operation am 12. April        EUR 2.000,00`),
  ).toBe('other');
});

test.each([
  ['EXTRATO DE CONTA MÉDICA', 'health-invoice'],
  ['EXTRATO DE CONTA', 'other'],
])('an account of a hospital’s bill is none of a bank’s: %s', (title, kind) => {
  expect(
    kindOf(`
${title}
Clínica de Imagem Boa Vista            CNES 6710238
Segurado: Marina Teles                 Emitido em 13/03/2026
03/03/2026  Ressonância de joelho                             1.320,00
Total reconhecido R$                                          1.320,00
Pago pela seguradora R$                                       1.056,00
Participação do segurado R$                                     264,00`),
  ).toBe(kind);
});

test('a pharmacy’s note of a prescription is no recipe', () => {
  expect(
    kindOf(`
APOTEK WARINGIN                            NOTA RESEP ASURANSI
NO. : 26/WF/02114                          TGL NOTA : 09/03/2026
PASIEN : BP. LUKAS ADITYA                  PENJAMIN : MANULIFE INDONESIA
CANDESARTAN 16 MG           30      9.500            285.000
ROSUVASTATIN 10 MG          30     11.000            330.000
TOTAL                                                615.000
BEBAN ASURANSI                                       492.000
BAYAR PASIEN                                         123.000`),
  ).toBe('health-invoice');
});

test.each([
  [
    'France’s form for care',
    `
feuille de soins – auxiliaires médicaux
masseur-kinésithérapeute, orthophoniste, pédicure-podologue
date de prescription      19/02/2026
23/02/2026   Bilan kiné              AMS   10,7    26,88
25/02/2026   Rééducation genou       RIC    7,5    64,52
montant total                                      91,40
montant payé par l’assuré                          91,40`,
  ],
  [
    'Brazil’s guide for what was done',
    `
GUIA DE SERVIÇO PROFISSIONAL / SERVIÇO AUXILIAR DE DIAGNÓSTICO E TERAPIA - SP/SADT
5 - Senha  8830A417     6 - Data de Validade da Senha  28/04/2026
Hemograma com contagem de plaquetas     21,84
TSH ultrassensível                      34,40
65 - Total Geral (R$)                   56,24
Coparticipação do beneficiário 20%: R$ 11,25`,
  ],
])('a form on which care is claimed is none of the papers that its boxes name: %s', (_, form) => {
  expect(kindOf(form)).toBe('health-invoice');
});
