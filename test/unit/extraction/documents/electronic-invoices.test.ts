import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

/** What a program shows of an electronic invoice: the term's number between each label and its value. */
const SHOWN = `
XRechnung - Visualisierung
Käufer                       BT-44      AOK PLUS
Verkäufer                    BT-27      Apotheke am Lindenplatz
Patient                      BT-22      Annegret Zielke
Versichertennummer           BT-22      Z440918827
Rechnungsnummer              BT-1       AL/26/2093
Rechnungsdatum               BT-2       30.09.2026
Abgabedatum                  BT-72      17.09.2026
Währung                      BT-5       EUR
Position 1
Artikel                      BT-153     Pantoprazol 40 mg
Gesamt netto                 BT-131                17,38
Position 2
Artikel                      BT-153     Xarelto 20 mg
Gesamt netto                 BT-131               192,60
Position 3
Artikel                      BT-153     Novaminsulfon 500 mg
Gesamt netto                 BT-131                29,48
Summe aller Positionen       BT-106               239,46
Summe Umsatzsteuer           BT-110                45,50
Gesamtsumme brutto           BT-112               284,96
Eigenanteil Versicherte      BT-113                20,00
Zu Lasten der Krankenkasse   BT-115               264,96`;

test('the numbers of business terms are no values, and no words of labels', () => {
  const { values } = extractInvoice(plainDocument(SHOWN));
  expect(values).toMatchObject({
    invoice_number: 'AL/26/2093',
    insured_id: 'Z440918827',
    patient_name: 'Annegret Zielke',
    submission_date: '2026-09-30',
    total_amount: '284.96',
    insurance_amount: '264.96',
    out_of_pocket: '20.00',
  });
});

test('the sums of lines in blocks, all called alike, contradict no total', () => {
  const document = plainDocument(SHOWN);
  expect(checkAmounts(readAmounts(document, outlineDocument(document))).result).toBe('PASS');
});

test('a number of that form among few is one', () => {
  const { values } = extractInvoice(
    plainDocument(`
Birch Hollow Clinic
Invoice No: BT-204
Patient: Ida Moss
Consultation      90.00
Total             90.00`),
  );
  expect(values.invoice_number).toBe('BT-204');
});
