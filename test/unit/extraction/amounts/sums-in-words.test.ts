import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (words: string, [total, insurer, patient] = ['1,520.00', '1,216.00', '304.00']) =>
  check(`
Consultation and tests               ${total}
Total                                ${total}
Insurance pays                       ${insurer}
Patient pays                         ${patient}
${words}`);

test.each([
  ['Amount in words: One thousand five hundred twenty dollars only'],
  ['In words: US Dollars One Thousand Five Hundred and Twenty Only'],
  ['Amount in words       One thousand five hundred twenty and 00/100 dollars'],
  ['Amount in words: one thousand five hundred twenty dollars and zero cents'],
  ['Rupees One Thousand Five Hundred Twenty Only'],
  ['SON: MIL QUINIENTOS VEINTE CON 00/100 SOLES'],
  ['Importe en letras: mil quinientos veinte pesos 00/100 M.N.'],
  ['Betrag in Worten: eintausendfünfhundertzwanzig Euro'],
  ['Arrêtée la présente facture à la somme de mille cinq cent vingt francs CFA'],
  ['Valor por extenso: mil quinhentos e vinte reais'],
  ['Terbilang: seribu lima ratus dua puluh rupiah'],
  ['Amount in words: one thousand two hundred sixteen dollars'],
  ['Recebi a importância de mil quinhentos e vinte reais'],
  ['Recebi a importância de R$ 1.520,00 (mil quinhentos e vinte reais), referente a 6 (seis) sessões'],
])('a sum in words that a figure says as well is right: %s', (words) => {
  expect(bill(words)).toMatchObject({ result: 'PASS' });
});

test.each([
  ['Amount in words: One thousand two hundred fifty dollars only', '1250.00'],
  ['Amount in words       One thousand two hundred fifty and 00/100 dollars', '1250.00'],
  ['Amount in words: one thousand five hundred twenty dollars and fifty cents', '1520.50'],
  ['Rupees Fifteen Thousand Two Hundred Only', '15200.00'],
  ['SON: MIL DOSCIENTOS CINCUENTA CON 50/100 SOLES', '1250.50'],
  ['Betrag in Worten: eintausendzweihundertfünfzig Euro', '1250.00'],
  ['Arrêtée la présente facture à la somme de mille deux cent cinquante francs CFA', '1250.00'],
  ['Valor por extenso: mil duzentos e cinquenta reais e dez centavos', '1250.10'],
  ['Terbilang: seribu dua ratus lima puluh rupiah', '1250.00'],
  ['Recebi R$ 1.520,00 (mil duzentos e cinquenta reais), referente a 6 (seis) sessões', '1250.00'],
  ['Amount in words:\nOne thousand two hundred\nfifty dollars only', '1250.00'],
])('a sum in words that no figure says speaks against the figures: %s', (words, value) => {
  expect(bill(words)).toMatchObject({
    result: 'FAIL',
    reasonCode: 'AMOUNT_IN_WORDS_DISAGREES',
    reason: `The document writes ${value} out in words, which none of its figures says.`,
  });
});

test.each([
  ['Benefits are payable up to the sum of five hundred dollars only.'],
  ['A fee of ten dollars is charged for appointments that are missed.'],
  ['Amount in words: One thousand twa hundred fifty dollars'],
  ['Amount in words: see overleaf'],
  ['Amount in words: one hundred kilometres'],
  ['Son: 2 dos cajas'],
])('what is no sum of the bill, or not wholly understood, says nothing: %s', (words) => {
  expect(bill(words)).toMatchObject({ result: 'PASS' });
});

test('a number is read in the language that knows most of its words', () => {
  const figures: [string, string, string] = ['690,00', '552,00', '138,00'];
  expect(bill('o valor total de R$ 690,00 (seiscentos e noventa reais)', figures)).toMatchObject({ result: 'PASS' });
});

test('cents that the words leave out may stand in the figures', () => {
  expect(bill('Amount in words: one hundred dollars', ['100.50', '80.40', '20.10'])).toMatchObject({ result: 'PASS' });
});
