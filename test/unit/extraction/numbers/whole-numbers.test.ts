import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values.invoice_number;
const slip = 'Valor da conta 683,98\n\nNº do documento     Espécie\n31199               DS';

test.each([
  ['CH-2026/31199', 'CH-2026/31199'],
  ['Fatura PS 31199', 'PS 31199'],
])('a bank’s slip has the figures of a number whose series stands above: %s', (title, number) => {
  expect(read(`Maternidade Santa Clara\n${title}\n\n${slip}`)).toBe(number);
});

test.each(['Rua Itatiaia, NR 31199', 'Prontuário 31199', 'CRM 31199'])(
  'and no other word is its series: %s',
  (line) => {
    expect(read(`Maternidade Santa Clara\n${line}\n\n${slip}`)).toBe('31199');
  },
);

test.each(['Pembayaran: BNI 0448 227 199', 'Pembayaran: 0448 227 199 a.n. CV Gerak Sehat'])(
  'an account at a bank is no invoice: %s',
  (payment) => {
    expect(read(`Klinik Gerak\n\nTotal Tagihan     Rp 1.900.000\n${payment}`)).toBeUndefined();
  },
);

test('no label takes the capitals of a number', () => {
  expect(read('Klinik Gerak\nINVOICE\nNo. INV-FS/1026/099\n\nTotal Tagihan     Rp 1.900.000')).toBe('INV-FS/1026/099');
});

test.each([
  ['SALE 118-4499', '118-4499'],
  ['DETALLE DE CUENTA N° 771.299', '771.299'],
  ['CUENTA MÉDICA N° 44-1299', '44-1299'],
  ['Conta hospitalar nº 88.1299', '88.1299'],
  ['TIQUETE ELECTRÓNICO v4.4\n00100002040000077599', '00100002040000077599'],
  ['Note des frais restant dus\naprès régime obligatoire\nN° 2026.10.4499', '2026.10.4499'],
])('a paper’s number stands with its title: %s', (title, number) => {
  expect(read(`Santa Clara\n${title}\n\nTotal     1.900,00`)).toBe(number);
});
