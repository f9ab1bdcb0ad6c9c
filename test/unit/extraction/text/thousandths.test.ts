import { expect, test } from 'vitest';
import { amountCandidates } from '../../../../lambdas/domain/extraction/amounts/amount-candidates.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

test('reads money of three decimals, whose third is lost, where the paper names its currency', () => {
  const bill = amountsOfBill(`
Service                  Gross         Net           Patient       Insurer  
Consultation             20.000        17.000        3.400         13.600
Audiometry               18.500        15.720        1.600         14.120
Total BHD                38.500        32.720        5.000         27.720`);
  expect(bill).toEqual({ total: '32.72', insurance: '27.72', patient: '5.00' });
});

test('and with a comma where the dinars are Tunisia’s', () => {
  const bill = amountsOfBill(`
Consultation et soins           TND 45,500
Part caisse                     31,850
Part patient                    13,650`);
  expect(bill).toMatchObject({ insurance: '31.85', patient: '13.65' });
});

test('and thousands before them', () => {
  const bill = amountsOfBill(`
Montants en TND
Total                           1 450,500
Part caisse                     900,250
Part patient                    550,250`);
  expect(bill).toEqual({ total: '1450.50', insurance: '900.25', patient: '550.25' });
});

test.each([
  'Diagnosis: J06.90               Amounts in KWD',
  'Seen on 10.11.26                Amount (KWD)',
  'VAT 5.00 %                      All amounts in Kuwaiti Dinars',
  'Al Salam Hospital, Tel. +965 2222 3333',
])('reads a Kuwaiti bill’s three decimals where it says: %s', (said) => {
  const bill = amountsOfBill(`
${said}
Total                           45.500
Insurance pays                  36.400
Patient pays                    9.100`);
  expect(bill).toEqual({ total: '45.50', insurance: '36.40', patient: '9.10' });
});

test('counts figures of thousands with thousandths too', () => {
  const bill = amountsOfBill(`
Amounts in BHD
Total                           1,215.250
Insurance pays                  915.250
Patient pays                    300.000`);
  expect(bill).toEqual({ total: '1215.25', insurance: '915.25', patient: '300.00' });
});

test.each(['KWD', 'K.D.', 'JD', 'R.O.'])('reads three decimals behind %s', (sign) => {
  const bill = amountsOfBill(`
Total                           ${sign} 450.500
Insurance pays                  ${sign} 300.250
Patient pays                    ${sign} 150.250`);
  expect(bill).toEqual({ total: '450.50', insurance: '300.25', patient: '150.25' });
});

test('a patient from Kuwait makes no thousandths of another country’s thousands', () => {
  const bill = amountsOfBill(`
Alamat pasien: Kuwait
Total                           Rp 450.500
Asuransi                        Rp 300.250
Dibayar pasien                  Rp 150.250`);
  expect(bill).toEqual({ total: '450500.00', insurance: '300250.00', patient: '150250.00' });
});

test.each([
  ['RO : Sukma, A.Md.RO', 'Rp'],
  ['KD. PASIEN 2214', 'Rp'],
  ['Atendido por el Sr. Ríos, J.D.', 'Gs.'],
  ['BD 2, balcão 4', 'Kz'],
])('two letters are no dinars where another currency is printed: %s', (words, sign) => {
  const bill = amountsOfBill(`
${words}
Kacamata                        650.250
Total                           ${sign} 450.500
Asuransi                        ${sign} 300.250
Dibayar pasien                  ${sign} 150.250`);
  expect(bill).toEqual({ total: '450500.00', insurance: '300250.00', patient: '150250.00' });
});

test.each(['Petugas BD: Sukma', 'Petugas RO : Sukma', 'No. 4 RO                        1.400.500'])(
  'nor where a colon stands behind them, or a figure has thousands of thousands: %s',
  (line) => {
    const bill = amountsOfBill(`
${line}
Total                           450.500
Asuransi                        300.250
Dibayar pasien                  150.250`);
    expect(bill).toEqual({ total: '450500.00', insurance: '300250.00', patient: '150250.00' });
  },
);

test('but are beside a figure, and another currency’s figures are none of theirs', () => {
  const { values } = extractInvoice(
    plainDocument(`
Alder Row Clinic
Invoice Number: A-3071           Patient Name: Ida Moss
Maximum benefit                 USD 1.500
Total                           BD 45.500
Insurance pays                  31.850
Patient pays                    13.650`),
  );
  expect(values).toMatchObject({ insurance_amount: '31.85', out_of_pocket: '13.65', max_coverage: '1500.00' });
});

test('three figures behind a point are thousands elsewhere, and where other figures have two decimals', () => {
  const pesos = amountsOfBill(`
Total                           $ 45.500
Bonificación                    $ 31.850
Copago                          $ 13.650`);
  expect(pesos).toEqual({ total: '45500.00', insurance: '31850.00', patient: '13650.00' });
});

test('what the payer does not allow is nobody’s', () => {
  const bill = amountsOfBill(`
Gross charges                   1,588.60
Payer non-allowed               -706.20
Payer allowed amt               882.40
Remitted by payer               -705.92
Patient portion                 176.48`);
  expect(bill).toEqual({ total: '882.40', insurance: '705.92', patient: '176.48' });
});

test('how a bill prints money is its own, whichever bill was read after it', () => {
  const figures =
    'Total                           45.500\nInsurance pays                  36.400\nPatient pays                    9.100';
  const pesos = sheetOf(plainDocument(`Clínica Alemana, Santiago de Chile\n${figures}`));
  const dinars = sheetOf(plainDocument(`Al Salam Hospital, amounts in KWD\n${figures}`));
  const totalOf = (sheet: typeof pesos) => amountCandidates(sheet, 'total_amount')[0]?.figure;
  expect([totalOf(pesos), totalOf(dinars)]).toEqual([4_550_000, 4_550]);
});
