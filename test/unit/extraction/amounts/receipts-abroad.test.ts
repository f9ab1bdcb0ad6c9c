import { expect, test } from 'vitest';
import { receiptSums } from '../../../../lambdas/domain/extraction/amounts/receipt-sum.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const amountsOf = (text: string) => extractInvoice(plainDocument(text)).values;

const TOTALS: readonly [string, string][] = [
  [
    '350.00',
    `
Ana Beltrán, terapeuta ocupacional
RECIBO n.º 31                                                    350,00 €
He recibido de Luis Prado Marín, asegurado de Sanitas, la cantidad de
350,00 € (trescientos cincuenta euros) por cinco sesiones a 70,00 €.`,
  ],
  [
    '910.00',
    `
Dra. Célia Nunes, dentista
RECIBO 88/2026                                                 R$ 910,00
Recebi do Sr. Davi Lopes, beneficiário da Amil, o valor de R$ 910,00 (novecentos e dez reais)
Restauração do dente 14 ... R$ 310,00
Prótese total superior, ajuste ... R$ 600,00`,
  ],
  [
    '1040.00',
    `
Espaço Azul Psicologia                                         R$ 1.040,00
RECIBO
nº 0148/2026
Recebi de Davi Lopes, beneficiário da Amil, a importância de R$ 1.040,00 (mil e quarenta reais),
referente a 4 sessões de psicoterapia, ao valor unitário de R$ 260,00.`,
  ],
  [
    '480000.00',
    `
Klinik Gigi Melati
KWITANSI                                             No. 118
Sudah terima dari         : Ibu Ratna
Uang sejumlah             : empat ratus delapan puluh ribu rupiah
   Rp 480.000,-                                  Solo, 4 Mei 2026
Penambalan gigi                                            300.000
Pembersihan karang gigi                                    180.000`,
  ],
];

test.each(TOTALS)('the sum of a receipt is what it prints apart, says in words and lists: %s', (total, lines) => {
  expect(amountsOf(lines).total_amount).toBe(total);
});

test('the sum of a receipt with the insurer’s rate gives both shares', () => {
  const lines = `
Drg. Melati Wulandari
KUITANSI                                             No. 118
Telah terima dari         : Ibu Ratna, peserta Allianz
   Rp 480.000,-                                  Solo, 4 Mei 2026
Penambalan gigi                                            300.000
Pembersihan karang gigi                                    180.000
Manfaat gigi sesuai polis diganti 75% dari biaya oleh asuransi.`;
  expect(amountsOf(lines)).toMatchObject({ total_amount: '480000.00', insurance_percent: '75.00' });
});

test.each([
  ['printed apart only', 'RECIBO n.º 31          350,00 €\nSesión de terapia ocupacional'],
  ['less than another', 'RECIBO n.º 31          350,00 €\nLa cantidad de 350,00 € (euros)\nSesión     870,00 €'],
  ['on no receipt', 'AVISO n.º 31       350,00 €\nEntregó la cantidad de 350,00 € (euros)'],
])('a figure %s is not taken for a receipt’s sum', (_, lines) => {
  const document = plainDocument(`Ana Beltrán, terapeuta\n${lines}`);
  expect(receiptSums(sheetOf(document))).toEqual([]);
});
