import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const amountsOf = (bill: string) => {
  const { total_amount, insurance_amount, out_of_pocket, max_coverage, insurance_percent } = extractInvoice(
    plainDocument(bill),
  ).values;
  return { total_amount, insurance_amount, out_of_pocket, max_coverage, insurance_percent };
};

test('takes the subtotal for the total where a share is taken off it and the rest is called the total', () => {
  const bill = `
Rehaklinik Weidenau
Rechnung Nr. 2026-077
Patient: Irma Moos                    Kostenträger: Kasse Nord
Leistung                              Anzahl      Betrag
Krankengymnastik                      10          400,00 €
Logopädie                             5           250,00 €
                                      Zwischensumme:        650,00 €
                                      Zuzahlung Patient:    - 65,00 €
                                      Rechnungsbetrag:      585,00 €`;
  expect(amountsOf(bill)).toMatchObject({
    total_amount: '650.00',
    insurance_amount: '585.00',
    out_of_pocket: '65.00',
  });
});

test('adds two insurers up to a subtotal where no other total is printed', () => {
  const bill = `
Cabinet dentaire des Tilleuls
Facture N° 2026-118            Patient : Ida Moos
Acte                           Prix
Couronne                       800,00
Détartrage                     200,00
Sous-total                     1 000,00 MAD
Part assurance                 600,00 MAD
Part mutuelle                  150,00 MAD
Reste patient                  250,00 MAD`;
  expect(amountsOf(bill)).toMatchObject({
    total_amount: '1000.00',
    insurance_amount: '750.00',
    out_of_pocket: '250.00',
  });
});

test('reads a total behind how many lines it sums up', () => {
  const bill = `
Sammelrechnung für Ida Moos, Versichertennummer M284716093
Datum          Tätigkeit        Betrag
03.03.2026     Krankenpflege    12,00 EUR
08.03.2026     Krankenpflege    18,00 EUR
Gesamt: 2 Einsätze              30,00 EUR`;
  expect(amountsOf(bill).total_amount).toBe('30.00');
});

test('takes a request to transfer the whole for no share of the patient', () => {
  const bill = `
Rechnung 2026-118 für die Patientin Ida Moos
Gesamtbetrag                    CHF 126.10
Bitte überweisen Sie den Gesamtbetrag / Veuillez verser le montant total CHF 126.10 auf das Konto.`;
  expect(amountsOf(bill)).toMatchObject({ total_amount: '126.10', out_of_pocket: undefined });
});

test('reads the figure under a head of percentages as a rate, never as an amount', () => {
  const bill = `
Faturação ao segurador
Utente: Ida Moos
Serviço: Internamento hospitalar
Cobertura seguro (%)                 80
Valor seguradora (€)                 1.464,00 €
Copagamento utente (€)               366,00 €`;
  expect(amountsOf(bill)).toMatchObject({ insurance_amount: '1464.00', out_of_pocket: '366.00' });
  expect(amountsOf(bill).max_coverage).toBeUndefined();
  expect(amountsOf(bill).insurance_percent).toBe('80.00');
});

test('takes the sums of a table’s last section for none of the bill', () => {
  const bill = `
RSIA Kasih Bunda
No. Tagihan 26.11.00417
Nama pasien: Ida Moss             Penjamin: PT Asuransi Sinar Nusantara Sehat
Uraian                        Tarif        Jumlah        Penjamin     Pasien
Kamar kelas I                 650.000      1.950.000     1.950.000    0
Makan penunggu                70.000       210.000       0            210.000
                              Subtotal     2.160.000     1.950.000    210.000
Biaya administrasi            200.000      200.000       200.000      0
Akta kelahiran                275.000      275.000       0            275.000
                              Subtotal     475.000       200.000      275.000
Total biaya perawatan                      Rp 2.635.000
Dijamin PT Asuransi Sinar Nusantara Sehat  Rp 2.150.000
Tanggungan pasien (tidak dijamin)          Rp 485.000`;
  expect(amountsOf(bill)).toMatchObject({
    total_amount: '2635000.00',
    insurance_amount: '2150000.00',
    out_of_pocket: '485000.00',
  });
});
