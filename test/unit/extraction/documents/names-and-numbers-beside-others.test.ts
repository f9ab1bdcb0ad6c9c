import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values;

test.each([
  ['Zusatzversicherung: Merkur Versicherung AG, Vers.-Nr.\nMV 90 441 725.', 'Merkur Versicherung AG'],
  ['Mutualité : Solidaris Wallonie (319)   N° de membre : 319/4410-772-6', 'Solidaris Wallonie'],
])('ends an insurer’s name where a number’s label or a code follows: %s', (line, name) => {
  const values = read(`Cabinet du Parc\nFacture 2026-04\nPatient : Odile Fontanel\n${line}\nTotal   90,00 EUR`);
  expect(values.insurance_name).toBe(name);
});

test('reads the day of a title in capitals', () => {
  const values = read(`
Optique des Halles
FACTURE N° F26-1907 DU 06/05/2026
Porteur : M. Julien Maréchal-Petit, né le 21/02/1988
Total net TTC : 286,12 €`);
  expect(values).toMatchObject({ invoice_number: 'F26-1907', submission_date: '2026-05-06' });
});

const SETTLEMENT = `
CSS Kranken-Versicherung AG
Abrechnungsdatum              08.06.2026
Rechnung eingereicht am       29.05.2026
Leistungsabrechnung
Patient: Reto Zurbriggen
Leistungserbringer: Medilab Aare AG    Rechnung-Nr. ML-260514-883
Rechnungsbetrag                                     268.90
davon nicht versichert                              52.50
Franchise                                           60.90
Selbstbehalt 10 % von 155.50                        15.55
Zu Ihren Lasten                                     128.95
Zu unseren Lasten                                   139.95
Auszahlung an Medilab Aare AG                       268.90
Wir belasten Ihnen                                  128.95`;

test('takes what is at our charge for the insurer’s, and when the bill was handed in for the submission', () => {
  expect(read(SETTLEMENT)).toMatchObject({
    submission_date: '2026-05-29',
    total_amount: '268.90',
    insurance_amount: '139.95',
    out_of_pocket: '128.95',
  });
});

test('takes what is refundable of a deposit for no share of the patient', () => {
  const values = read(`
Doctors Hospital of Iloilo Bay
Patient: Ernesto Villanueva      HMO: MediCard Philippines
Total charges, net of discount       20,738.00
For the account of MediCard          18,794.00
Less: deposit, OR 118820             5,000.00
Refundable to patient                3,056.00`);
  expect(values.out_of_pocket).not.toBe('3056.00');
});

test('reads the rows of a till roll, which end at one edge, each by itself', () => {
  const rows = [
    ['HEALTH FUND', 'HCF'],
    ['PATIENT', '01 Lachlan J. Brannigan'],
    ['CLAIM NO', 'HC0077125'],
    ['DATE/TIME', '11/02/26 10:42'],
    ['TOTAL FEES AUD', '$502.00'],
    ['TOTAL BENEFIT', '$249.05'],
    ['PATIENT GAP', '$252.95'],
  ];
  const texts = rows.flatMap(([label = '', value = ''], row) => [
    { x: 50, y: 100 + row * 14, text: label },
    { x: 300 - value.length * 5, y: 100 + row * 14, text: value },
  ]);
  const { values } = extractInvoice(printedDocument({ x: 90, y: 60, text: 'COORPAROO DENTAL STUDIO' }, ...texts));
  expect(values).toMatchObject({ claim_number: 'HC0077125', patient_name: 'Lachlan J. Brannigan' });
});

test('prefers the insurer’s claim to the clinic’s file', () => {
  const values = read(`
Clínica do Douro Poente
Fatura n.º FR A26/11840
Utente: Joana Meireles Azevedo
N.º Processo: 4418077
Entidade: Médis
N.º do sinistro: 26/7740118
Total do documento          272,52 €`);
  expect(values.claim_number).toBe('26/7740118');
});
