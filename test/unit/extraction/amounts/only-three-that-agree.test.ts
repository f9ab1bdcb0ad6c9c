import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

/** The amounts of a letter that a clinic sends to an insurer. */
function amountsOfLetter(paragraph: string) {
  const { values } = extractInvoice(
    plainDocument(`
Centro Médico del Litoral
Barranquilla, 14 de mayo de 2026
Señores
SEGUROS SURA
Ref.: Factura electrónica de venta MX-40718
${paragraph}
Atentamente, la administración`),
  );
  const { total_amount: total, insurance_amount: insurance, out_of_pocket: patient } = values;
  return { total, insurance, patient };
}

test('of one known share and the only three figures that agree the others follow, however they are worded', () => {
  expect(
    amountsOfLetter(`
Los servicios prestados suman $ 964.300 según detalle adjunto.
En la caja el usuario canceló un copago de $ 115.700 y por consiguiente
solicitamos de ustedes el pago de $ 848.600 dentro de los treinta días.`),
  ).toEqual({ total: '964300.00', insurance: '848600.00', patient: '115700.00' });
});

test('what makes up the known share agrees besides', () => {
  expect(
    amountsOfLetter(`
Recibimos por honorarios la cantidad de $ 740.000 en total convenido.
La compañía cubrió mediante transferencia $ 552.000 del caso.
La paciente pagó $ 188.000, que se integran por su deducible de $ 120.000 y un coaseguro de $ 68.000.`),
  ).toEqual({ total: '740000.00', insurance: '552000.00', patient: '188000.00' });
});

test('with further figures that agree nothing is concluded', () => {
  const { total, insurance } = amountsOfLetter(`
Los servicios prestados suman $ 964.300 según detalle adjunto.
En la caja el usuario canceló un copago de $ 115.700 y por consiguiente
solicitamos de ustedes el pago de $ 848.600 dentro de los treinta días.
Los honorarios de abril y los de mayo: $ 31.200, $ 12.500 y $ 43.700.`);
  expect({ total, insurance }).toEqual({ total: undefined, insurance: undefined });
});

test('what a till was given and gave back agrees with nothing of the bill', () => {
  const { values } = extractInvoice(
    plainDocument(`
Apotek Sari Husada
Struk AP-2511-07734              Pasien: Rangga Wiratmadja
Asuransi: Manulife Indonesia
Amoxiclav                        187.500
Salbutamol                       122.650
Bayar sendiri                     60.000
Tunai                            100.000
Kembali                           40.000`),
  );
  expect(values.total_amount).not.toBe('100000.00');
  expect(values.insurance_amount).not.toBe('40000.00');
});
