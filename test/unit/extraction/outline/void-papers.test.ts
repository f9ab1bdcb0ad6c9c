import { expect, test } from 'vitest';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const TAKEN_BACK = { kind: 'other', seemsToBe: 'a cancelled invoice or a specimen' };
const outlineOf = (title: string, foot = '') =>
  outlineDocument(
    plainDocument(
      `Harbour Family Clinic\n${title}\nInvoice Number: 4471\nPatient: Maria Gonzalez   Member ID: 55120\nOffice visit   180.00\nTotal amount   180.00\nInsurance pays   120.00\nPatient pays   60.00\n${foot}`,
    ),
  );

test.each([
  'CREDIT NOTE',
  'Credit memo',
  'DRAFT INVOICE',
  'INVOICE - DRAFT',
  'REVERSAL INVOICE',
  'GUTSCHRIFT',
  'RECHNUNG (ENTWURF)',
  'AVOIR',
  'Facture d’avoir',
  'Note de credit',
  'PROJET DE FACTURE',
  'BORRADOR',
  'NOTA DE CRÉDITO',
  'RASCUNHO',
  'NOTA KREDIT',
  'DRAF TAGIHAN',
  'CANCELLATION OF INVOICE HS-20881',
  'Storno zur Rechnung R-20881',
  'Annulation de la facture n° 20881',
  'Invoice (cancelled on 5 November 2026)',
])('a credit note, a draft and what cancels a bill is none: %s', (title) => {
  expect(outlineOf(title)).toMatchObject(TAKEN_BACK);
});

test.each([
  'This invoice was cancelled on 5 November 2026.',
  'This invoice is void.',
  'This invoice has been superseded by HS-20882.',
  'Diese Rechnung wurde am 5. November 2026 storniert.',
  'Diese Rechnung ist ungueltig und wurde storniert.',
  'Cette facture est annulée et remplacée par la facture F-20882.',
  'Cette facture a ete annulee.',
  'Esta factura ha sido anulada.',
  'Esta fatura foi cancelada.',
  'Tagihan ini telah dibatalkan.',
  'Please note: this invoice was cancelled, please pay HS-20882.',
  'This invoice is cancelled as of 5 November 2026.',
  'Diese Rechnung wurde durch die Rechnung R-20882 ersetzt.',
  'Esta factura queda anulada y sustituida por la F-20882.',
  'Kuitansi ini tidak berlaku lagi.',
  'This invoice was cancelled\non 5 November 2026.',
])('so is a bill that says so of itself, wherever: %s', (sentence) => {
  expect(outlineOf('INVOICE', sentence)).toMatchObject(TAKEN_BACK);
});

test('a draft’s stamp may be of any size that stands out', () => {
  const [bill] = plainDocument(
    'Harbour Family Clinic\nInvoice Number: 4471\nPatient: Maria Gonzalez   Member ID: 55120\nOffice visit   180.00\nTotal amount   180.00\nInsurance pays   120.00',
  ).pages;
  const [page] = printedDocument({ x: 200, y: 500, text: 'DRAFT', size: 30 }).pages;
  if (!bill || !page) throw new Error('no page');
  const lines = [...bill.lines, ...page.lines];
  expect(outlineDocument({ pages: [{ ...page, lines }], pageCount: 1 })).toMatchObject(TAKEN_BACK);
});

test.each([
  ['a line of a statement', 'Credit note CN-331   -12.00'],
  ['how it is paid', 'Die Gutschrift erfolgt auf Ihr Konto DE64 0700 0000'],
  ['a condition', 'This invoice is void if it has been altered.'],
  ['a condition in Indonesian', 'Kuitansi ini tidak berlaku tanpa cap.'],
  ['what it is not', 'Diese Rechnung ist ohne Unterschrift gültig und wurde nicht storniert.'],
  ['a paid bill in Spanish', 'Esta factura ha sido cancelada.'],
  ['another bill that it replaces', 'Cette facture annule et remplace la facture F-20880.'],
  ['the rules of the house', 'Cancellation of appointments: 24 hours before'],
])('%s takes no bill back', (_, line) => {
  expect(outlineOf('INVOICE', line).kind).toBe('health-invoice');
  expect(outlineOf(`INVOICE\n${line}`).kind).toBe('health-invoice');
});

test.each([
  'Tanpa stempel kuitansi ini tidak berlaku.',
  'Tanpa cap dan tanda tangan kuitansi ini dinyatakan tidak berlaku.',
  'Jika ada coretan, kwitansi ini batal.',
  'Unless signed, this receipt is void.',
  'If altered this bill is void.',
  'Once paid, this invoice is cancelled.',
  'Si el cheque es devuelto, esta factura queda anulada.',
  'En cas de rejet du chèque, cette facture est annulée.',
  'Sem carimbo esta fatura fica cancelada',
  'Esta factura queda anulada en caso de impago.',
  'Cette facture est annulée en cas de non-paiement',
  'Esta fatura fica cancelada em caso de falta de pagamento',
  'This receipt is void in the event of a dishonoured cheque.',
  'This receipt is void in case of a dishonoured cheque.',
  'This receipt is void should the cheque be dishonoured.',
  'This bill is void 30 days from issue',
  'Invoice ini tidak berlaku sebagai bukti pembayaran.',
  'Tagihan ini tidak berlaku sebagai kuitansi.',
  'Tagihan ini tidak berlaku sebagai faktur pajak.',
  'Diese Rechnung ist sofort fällig. Wird ein Termin storniert, berechnen wir 40 EUR.',
  'This bill was withdrawn from your account by direct debit on 3 March 2026.',
  'Diese Rechnung wurde durch Ihre Krankenkasse teilweise ersetzt',
  'This invoice was voided in error and reinstated.',
  'This receipt is hereby void\nunless it is signed.',
  'Once it is altered\nthis bill is hereby void.',
  'If this invoice was cancelled, ignore this letter.',
])('what holds under a condition, or not at all, takes no bill back: %s', (sentence) => {
  expect(outlineOf('INVOICE', sentence).kind).toBe('health-invoice');
});
