import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

test('takes what is left for the insurer’s where the patient’s share is one of the lines', () => {
  const { values } = extractInvoice(
    plainDocument(`
Praxis am Markt
Rechnung an die Krankenkasse
Patient: Ida Moser
Leistung                       Menge     Preis      Betrag
Krankengymnastik               6         24,00      144,00
Hausbesuch                     1         15,00      15,00
Zuzahlung Versicherte          -1        25,90      -25,90
Gesamtbetrag                                        133,10 €`),
  );
  expect(values).toMatchObject({ insurance_amount: '133.10', out_of_pocket: '25.90', total_amount: '159.00' });
});

test('takes what is left for the patient’s where the insurer’s payment is one of the lines', () => {
  const { values } = extractInvoice(
    plainDocument(`
Birch Hollow Clinic
Invoice 7741
Insurer: Aetna
Patient: Ida Moss
Description                    Qty       Rate       Amount
Consultation                   1         200.00     200.00
Dressing                       2         25.00      50.00
Aetna insurance payment        1         -180.00    -180.00
Total                                               $70.00`),
  );
  expect(values).toMatchObject({ insurance_amount: '180.00', out_of_pocket: '70.00' });
});

test('leaves what is taken off and borne by nobody out of the shares', () => {
  const { values } = extractInvoice(
    plainDocument(`
Birch Hollow Clinic
Invoice 7741
Insurer: Aetna
Description                    Qty       Rate       Amount
Consultation                   1         200.00     200.00
Dressing                       2         25.00      50.00
Plan discount                  1         -30.00     -30.00
Total                                               $220.00`),
  );
  expect(values.insurance_amount).toBeUndefined();
});

test('gives what a patient still owes after an advance to no insurer', () => {
  const { values } = extractInvoice(
    plainDocument(`
Birch Hollow Clinic
Invoice 7741
Description                    Qty       Rate       Amount
Consultation                   1         200.00     200.00
Dressing                       2         25.00      50.00
Advance paid by patient        1         -30.00     -30.00
Total                                               $220.00`),
  );
  expect(values.insurance_amount).toBeUndefined();
});

test('takes the only sum under a column of shares for the share', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Extrato de coparticipação', size: 14 },
      { x: 50, y: 120, text: 'DATA' },
      { x: 130, y: 120, text: 'PROCEDIMENTO' },
      { x: 340, y: 120, text: 'VALOR TOTAL' },
      { x: 470, y: 120, text: 'COPART.' },
      { x: 50, y: 138, text: '03/05/2026' },
      { x: 130, y: 138, text: 'CONSULTA' },
      { x: 350, y: 138, text: 'R$ 120,00' },
      { x: 465, y: 138, text: 'R$ 24,00' },
      { x: 50, y: 156, text: '09/05/2026' },
      { x: 130, y: 156, text: 'ULTRASSOM' },
      { x: 350, y: 156, text: 'R$ 210,00' },
      { x: 465, y: 156, text: 'R$ 42,00' },
      { x: 340, y: 176, text: 'TOTAL A DEBITAR:' },
      { x: 465, y: 176, text: 'R$ 66,00' },
    ),
  );
  expect(values).toMatchObject({ out_of_pocket: '66.00' });
  expect(values.total_amount).toBeUndefined();
});

test('reads a label and its brackets on both sides of their figure, close to other rows', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Kwitansi' },
      { x: 50, y: 80, text: 'TINDAKAN' },
      { x: 300, y: 80, text: 'Rp. 230.000' },
      { x: 50, y: 100, text: 'OBAT' },
      { x: 300, y: 100, text: 'Rp. 68.400' },
      { x: 50, y: 160, text: 'Total Tagihan' },
      { x: 180, y: 160, text: ': Rp. 298.400' },
      { x: 300, y: 160, text: 'Diskon : Rp. 0' },
      { x: 50, y: 176, text: 'Total Dijamin' },
      { x: 180, y: 182, text: ': Rp. 298.400' },
      { x: 50, y: 188, text: '(Penjamin)' },
    ),
  );
  expect(values).toMatchObject({ total_amount: '298400.00', insurance_amount: '298400.00' });
});

test('reads soles behind the labels of the sums', () => {
  const { values } = extractInvoice(
    plainDocument(`
Clínica del Sur
Paciente: Ida Mora
SUB TOTAL S/.                  100.00
IGV 18% S/.                    18.00
TOTAL S/.                      118.00
PAGO ASEGURADORA S/.           88.00`),
  );
  expect(values.currency).toBe('PEN');
});

test('reads the total that stands with its figure beside the heads of the taxes', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Rechnung' },
      { x: 50, y: 60, text: 'Patient: Ida Moser' },
      { x: 50, y: 100, text: 'Code' },
      { x: 100, y: 100, text: 'Satz' },
      { x: 150, y: 100, text: 'Betrag' },
      { x: 210, y: 100, text: 'MWST' },
      { x: 380, y: 100, text: 'Gesamtbetrag' },
      { x: 500, y: 100, text: '246.00' },
      { x: 50, y: 114, text: '0' },
      { x: 100, y: 114, text: '0.00' },
      { x: 150, y: 114, text: '0.00' },
      { x: 210, y: 114, text: '0.00' },
      { x: 50, y: 128, text: '1' },
      { x: 100, y: 128, text: '2.60' },
      { x: 150, y: 128, text: '0.00' },
      { x: 210, y: 128, text: '0.00' },
      { x: 380, y: 128, text: 'Fälliger Betrag' },
      { x: 500, y: 128, text: '246.00' },
    ),
  );
  expect(values.total_amount).toBe('246.00');
});
