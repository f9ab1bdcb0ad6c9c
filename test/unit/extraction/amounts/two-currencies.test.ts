import { expect, test } from 'vitest';
import { reckoningRows } from '../../../../lambdas/domain/extraction/amounts/reckoning-rows.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { check } from '../checked-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const valuesOf = (text: string) => extractInvoice(plainDocument(text)).values;

test('a column in another currency is for reference, wherever it stands', () => {
  const values = valuesOf(`
Ortopedia y Equipos Escalante                     Factura electrónica
Consecutivo 0010-44718             Fecha de emisión 21/07/2026
Cliente: Randall Solís             Asegurador: Instituto Nacional de Seguros
Moneda de la factura    CRC        Tipo de cambio   1 USD = CRC 512,00
Artículo                                CRC         USD (referencia)
Silla de ruedas                  153.600,00                   300.00
Bota ortopédica                   51.200,00                   100.00
Resumen                                 CRC                      USD
Total del comprobante            204.800,00                   400.00
Lo asume el INS (75%)            153.600,00                   300.00
Lo asume el asegurado             51.200,00                   100.00`);
  expect(values).toMatchObject({
    total_amount: '204800.00',
    insurance_amount: '153600.00',
    out_of_pocket: '51200.00',
    currency: 'CRC',
  });
});

test("nor is the country's own money that of a bill in another", () => {
  const values = valuesOf(`
Pusat Radiologi Segara Ubud                       Tagihan pasien asing
No. tagihan RSU/26/0914            Tanggal: 14 September 2026
Nama pasien: Imogen Fairweather    Asuransi: Allianz Care
Mata uang tagihan    USD           Kurs   1 USD = Rp 16.250
Layanan                                 USD                Setara Rp
CT scan abdomen                      215.00                3.493.750
Jasa baca dokter                      45.00                  731.250
Nilai tagihan                        260.00                4.225.000
Beban asuransi (95%)                 247.00                4.013.750
Beban pasien                          13.00                  211.250`);
  expect(values).toMatchObject({
    total_amount: '260.00',
    insurance_amount: '247.00',
    out_of_pocket: '13.00',
    currency: 'USD',
  });
});

test('a reference that names no currency heads no such column', () => {
  const figures = (head: string) =>
    reckoningRows(
      sheetOf(
        plainDocument(`
Fees                           ${head}
Consultation                          100.00
Laboratory                             50.00`),
      ),
    ).map(({ figure }) => figure);
  expect(figures('VAT reference')).toEqual([10_000, 5000]);
  expect(figures('USD reference')).toEqual([]);
});

test.each([
  ['1 EUR = 37,80 THB', 'PASS'],
  ['1 EUR = 31,80 THB', 'FAIL'],
])('a sum in another money is explained by what one is worth in the other: %s', (worth, result) => {
  const bill = `
Summe                        48.600,00
Umrechnungskurs am Zahlungstag: ${worth}
Rechnungssumme umgerechnet    1.285,71
Unsere Leistung               1.210,71
Von Ihnen zu tragen              75,00`;
  expect(check(bill).result).toBe(result);
});
