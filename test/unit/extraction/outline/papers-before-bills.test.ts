import { describe, expect, test } from 'vitest';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { plainDocument } from '../printed-page.ts';

const paper = (title: string, last = '') =>
  outlineDocument(
    plainDocument(
      `Harbour Family Clinic\n${title}\nPatient: Maria Gonzalez   Member ID: 55120\nInsurer: Aetna\nOffice visit   180.00\nBlood test   95.00\nTotal amount   275.00\nInsurance pays   220.00\nPatient pays   55.00\n${last}`,
    ),
  );

describe('a paper about care that bills none', () => {
  test.each([
    ['an estimate, not an invoice', 'Your treatment plan and estimate of costs'],
    ['an estimate, not an invoice', 'Factura proforma'],
    ['an estimate, not an invoice', 'Voraussichtlicher Kostenplan'],
    ['an estimate, not an invoice', 'Rincian perkiraan biaya'],
    ['an approval before treatment, not an invoice', 'Notice of approval – prior authorization'],
    ['an approval before treatment, not an invoice', 'Kostenübernahmeerklärung'],
    ['an approval before treatment, not an invoice', 'Accord de prise en charge'],
    ['an approval before treatment, not an invoice', 'Surat jaminan awal perawatan'],
    ['an appointment or an admission, not an invoice', 'Konfirmasi janji temu'],
    ['an appointment or an admission, not an invoice', 'Confirmación de su cita'],
    ['an order or a delivery note', 'Surat jalan'],
    ['an order or a delivery note', 'Bon de livraison'],
    ['a payment reminder', 'Past due notice'],
    ['a payment reminder', 'FINAL NOTICE'],
    ['a payment reminder', 'Surat pengingat pembayaran'],
    ['a price list', 'Our price list'],
    ['a payment plan', 'Ratenzahlungsvereinbarung'],
    ['a form of consent', 'Informed financial consent'],
    ['a certificate of what a year or a plan cost', 'Recibo de pagamento da mensalidade'],
    ['a confirmation of a bank transfer', 'Comprobante de transferencia'],
    ['a request for documents', 'Permintaan dokumen'],
    ['a cancelled invoice or a specimen', 'Nota de crédito NC 2026/27'],
  ])('is %s by its title: %s', (seemsToBe, title) => {
    expect(paper(title)).toMatchObject({ kind: 'other', seemsToBe });
  });

  test.each([
    'Nothing has been carried out yet.',
    'The services listed above have not yet been provided.',
    'Die Behandlung ist noch nicht durchgeführt.',
    'Los servicios aún no se han prestado.',
    'La facture définitive vous sera adressée.',
    'Os atos ainda não foram realizados.',
    'Tagihan akhir akan diterbitkan saat pasien pulang.',
    'Approval is not a guarantee of payment.',
  ])('is one by a sentence: %s', (last) => {
    expect(paper('', last).kind).toBe('other');
  });
});

test('a refusal pays nothing: where the insurer pays, a line alone was refused', () => {
  const refusal = (rest: string) =>
    outlineDocument(
      plainDocument(
        `SURA Seguros\nObjeción a su solicitud de reembolso\nAsegurada: Leidy Restrepo\nPóliza: 081-2204417\nProcedimiento médico   1.850.000\n${rest}`,
      ),
    ).kind;
  expect(refusal('Total solicitado   1.850.000\nValor aprobado   0')).toBe('other');
});

test.each([
  'Invoice for treatment as per our estimate',
  'Invoice 4471, treatment plan of 2 March',
  'Medical bill',
  'Rechnung gemäß Kostenvoranschlag vom 2. März',
  'Factura según presupuesto',
])('a bill may name one: %s', (title) => {
  expect(paper(title).kind).toBe('health-invoice');
});

const letter = (text: string) => outlineDocument(plainDocument(`Harbour Family Clinic\n${text}\nTotal   275.00`)).kind;

test.each([
  'Dear Ann, the crown would come to 275.00\nBupa would pay 220.00, so it would leave 55.00 to you\nLet me know if you go ahead',
  'Chère Madame, voici ce que cela donnerait\nMonture et verres   275,00 €\nMutuelle   220,00 €\nIl vous resterait   55,00 €\nJe ne lance rien sans votre accord',
  'Oi, Camila, fica assim se vocês resolverem fazer\nAparelho   275,00\nO plano costuma reembolsar   220,00\nSobrariam   55,00',
  'Buenos días, la cirugía costaría 275.00\nGNP pagaría 220.00, si le autorizan\nA ustedes les tocarían 55.00',
  'Kira-kira biayanya begini, kalau jadi\nCabut gigi   275.000\nAsuransi   220.000\nBisa berubah menurut kondisi',
])('a letter without a title that says what care would cost is an estimate: %s', (text) => {
  expect(letter(text)).toBe('other');
});

test.each([
  'Dear Mr Ash, we have not heard back from you and our books still show the treatment of 2 December\nBupa paid 220.00, left over 55.00\nIf you have paid in the meantime, please ignore this letter',
  'Olá, Teresa, a consulta fica dividida em seis vezes, sem juros\nMédis   220,00\nEm prestações   55,00\nFaltam quatro prestações',
])('nor is one that asks for earlier bills, or parts them, a bill: %s', (text) => {
  expect(letter(text)).toBe('other');
});

test('a paper that names no bill, no number of one and no claim bills nothing, whatever it prices', () => {
  const prices =
    'Harbour Family Clinic\nPatient: Maria Gonzalez   Member ID: 55120\nOffice visit   $180.00\nBlood test   $95.00\nTotal   $275.00\nInsurance pays   $220.00\nPatient pays   $55.00';
  const kindOf = (text: string) => outlineDocument(plainDocument(text)).kind;
  expect(kindOf(prices)).toBe('other');
  for (const named of [
    'Fee record',
    'Invoice no.: 4471',
    'Claim number: CLM-90817',
    'Remetemos a conta final da vossa segurada, internada nesta casa em novembro.',
  ])
    expect(kindOf(prices.replace('\n', `\n${named}\n`))).toBe('health-invoice');
});

test.each([
  [
    'an approval before treatment, not an invoice',
    'PT Asuransi Jiwa Manulife Indonesia\nSurat jaminan rawat inap No. SJ-26-44188 · 11 November 2026\nKepada RS Mitra Sehat. Peserta: Yohanes Widodo · No. peserta 8800 4418\nPerkiraan biaya     Rp 12.000.000\nDijamin asuransi    Rp 10.800.000\nDibayar peserta     Rp 1.200.000\nJaminan berlaku 14 hari. Tagihan asli agar dikirim setelah pasien pulang.',
  ],
  [
    'an approval before treatment, not an invoice',
    "MGEN\nLe 12/11/2026\nAccord de prise en charge hospitalière n° 26-771204\nDestinataire : Clinique Saint-Aubin. Adhérente : Mme Colette Barbier, n° 2 5588 1042.\nEntrée prévue le 30/11/2026. Montant prévisionnel : 1 800,00 €. Part MGEN : 1 620,00 €. Part de l'adhérente : 180,00 €.\nCet accord est valable 15 jours ; la facture devra y faire référence.",
  ],
  [
    'a payment reminder',
    "SELARL Radiologie du Parc\nRennes, le 16/11/2026\nSauf erreur de notre part, la note d'honoraires n° 26-4418 du 12 août 2026 pour votre IRM reste\nimpayée à ce jour. Total 240,00 €, part de la MGEN 192,00 € (réglée), votre part 48,00 €. Nous\nvous prions de régulariser sous huit jours.",
  ],
])('a short paper is %s by what it says', (seemsToBe, text) => {
  expect(outlineDocument(plainDocument(text))).toMatchObject({ kind: 'other', seemsToBe });
});

test('a letter of guarantee is no bill, unless its bill is on the pages behind it', () => {
  const guarantee =
    'Great Eastern\nLetter of guarantee for hospital admission\nLife assured: Lim Siew Hoon\nTo: Arcadia Hospital\nGuaranteed up to S$30,000.00\nWe undertake to settle the eligible charges of the admission.';
  const bill =
    'Arcadia Hospital\nTax invoice TB26-114472     Invoice date 2 November 2026\nPatient: Lim Siew Hoon\nOperating theatre    5,120.00\nSurgeon and anaesthetist    5,900.00\nInvoice total    11,020.00\nBilled to insurer    9,918.00\nPayable by patient    1,102.00';
  const [first, second] = [plainDocument(guarantee), plainDocument(bill)];
  const both = {
    ...first,
    pageCount: 2,
    pages: [...first.pages, ...second.pages.map((page) => ({ ...page, number: 2 }))],
  };
  expect(outlineDocument(first).kind).toBe('other');
  expect(outlineDocument(second).kind).toBe('health-invoice');
  expect(outlineDocument(both).kind).toBe('health-invoice');
});

test('Germany’s plan of costs is the bill once its own part bills what was planned', () => {
  const plan = (part: string) => `Zahnarztpraxis am Pfaffenteich
Heil- und Kostenplan
Name des Versicherten: Heike Wiechmann     Versicherten-Nr.: K471182093
Krankenkasse: AOK Nordost     Datum des Plans: 12.01.2026
III. Kostenplanung (voraussichtliche Kosten)
Behandlungskosten insgesamt (geschätzt)     1.140,00
${part}
ZA-Honorar (BEMA)     214,56
Mat.- und Lab.-Kosten     923,58
Gesamtsumme     1.138,14
Festzuschuss Kasse     467,22
Versichertenanteil     670,92
Rechnungs-Nr. 2026-00318     Rechnungsdatum 24.02.2026`;
  const kindOf = (part: string) => outlineDocument(plainDocument(plan(part))).kind;
  expect(kindOf('Weitere Angaben')).toBe('other');
  expect(kindOf('V. Rechnungsbeträge (siehe Anlage)')).toBe('health-invoice');
});
