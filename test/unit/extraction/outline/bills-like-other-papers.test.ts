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
