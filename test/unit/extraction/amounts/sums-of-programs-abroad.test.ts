import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values;

test('adds the parts of two insurers up under a head that names no total', () => {
  const values = read(`
Optique du Pont
Client : Mme Claire Morin
Désignation          Prix TTC     Part RO     Part RC     Reste client
Monture              159,00       0,05        99,95       59,00
Verres               280,00       0,09        209,91      70,00
Total TTC            439,00       0,14        309,86      129,00`);
  expect(values).toMatchObject({ total_amount: '439.00', insurance_amount: '310.00', out_of_pocket: '129.00' });
});

test('adds the parts of two insurers up where only a line prints their sum with the patient’s', () => {
  const values = read(`
Centre Hospitalier de Brou
Malade : MORIN Marc
Frais de séjour du 02/05/2026 au 04/05/2026      1 300,00 €
Pris en charge par l'assurance maladie           1 040,00 €
Pris en charge par la mutuelle                     140,00 €
Reste dû par l'assuré                              120,00 €`);
  expect(values).toMatchObject({ total_amount: '1300.00', insurance_amount: '1180.00', out_of_pocket: '120.00' });
});

test.each([
  ['Rechnungsbetrag   CHF 240.50\nSelbstbehalt 10%   CHF 24.05\nVergütung   CHF 216.45', '216.45', '24.05'],
  ['TOTAL:   L 500.00\nCOPAGO 20%:   L 100.00\nPAGA LA ASEGURADORA:   L 400.00', '400.00', '100.00'],
  [
    'Gesamtsumme   € 120,00\nVoraussichtliche Rückerstattung der Kasse   € 44,80\nSelbstkosten   € 75,20',
    '44.80',
    '75.20',
  ],
  ['Importe   3.200,00\nBonificación mutualista   -2.400,00\nTotal a pagar   800,00', '2400.00', '800.00'],
  ['Total   120,00 €\nSeguro Cumbre (póliza 7744-1182)   -96,00 €\nImporte pendiente   24,00 €', '96.00', '24.00'],
])('reads the shares of %s', (figures, insurance, patient) => {
  const values = read(`Praxis Clínica Mutual\nPaciente: Ida Moser\n\n${figures.replaceAll('   ', '          ')}`);
  expect(values).toMatchObject({ insurance_amount: insurance, out_of_pocket: patient });
});

test.each([
  ['FACTURA B          Nro. 0003-00018827', 'invoice_number', '0003-00018827'],
  ['BONO DE ATENCIÓN AMBULATORIA N° 552718', 'invoice_number', '552718'],
  ['Quittung 0044182', 'invoice_number', '0044182'],
  ['Organisme : CNOPS          Immatriculation : 77120044', 'insured_id', '77120044'],
  ['N.º de mutualista: 00441182', 'insured_id', '00441182'],
  ['Fecha y hora de emisión: 2026-04-18T10:22:31', 'submission_date', '2026-04-18'],
] as const)('reads the number or date of %s', (line, field, value) => {
  expect(read(`Clínica Central\n${line}\nPaciente: Ana Paz\nTotal: 120,00 €`)[field]).toBe(value);
});

test.each([
  ['Versichert bei: Alpina Krankenversicherungsverein a. G.', 'Alpina Krankenversicherungsverein a. G.'],
  ['Mutualista: Médica Oriental', 'Médica Oriental'],
  ['Siniestro SIN-2026-7712 autorizado por AXA Seguros', 'AXA Seguros'],
])('reads the insurer of %s', (line, name) => {
  const bill = `Hospital Metropolitano\n${line}\nPaciente: Diego Vera\nValor total: 200.00\nValor cubierto por seguro: 160.00`;
  expect(read(bill).insurance_name).toBe(name);
});

test('takes the insurer’s own letterhead for its name, though it holds a word of care', () => {
  const values = read(`
Mutuelle Ouest Santé
Décompte de prestations du 12/05/2026
Bénéficiaire : Hélène Morin
Total remboursé       62,00
Reste à votre charge  28,00`);
  expect(values.insurance_name).toBe('Mutuelle Ouest Santé');
});

test('takes a policy’s number for no heading of a policy', () => {
  const { outline } = extractInvoice(
    plainDocument(`
Hospital del Valle
Estado de cuenta
Paciente: José Campos
No. de póliza: 118-2210
Total cuenta                    $100,000.00
Total a cargo del paciente      $15,500.00`),
  );
  expect(outline.kind).toBe('health-invoice');
});

test('takes the cover that the insurance gives for its share, not for a limit, and the sign behind a label for the currency', () => {
  const values = read(`
Sanatorio Del Lago
Paciente: Liz Benítez
Cirugía menor                  500.000
Total Gs.                      500.000
Cobertura seguro Gs.           350.000
Diferencia paciente Gs.        150.000`);
  expect(values).toMatchObject({ insurance_amount: '350000.00', out_of_pocket: '150000.00', currency: 'PYG' });
  expect(values.max_coverage).toBeUndefined();
});

test('takes a label with its value beside it for no head of a table', () => {
  const values = read(`
Sanatorio La Luz
Paciente              Sofía Garza                Aseguradora       Cumbre México
Suma asegurada        $1,000,000.00              Deducible         $0.00
Monto de la cuenta                               $50,000.00
Coaseguro paciente 10%                           $5,000.00
Importe a pagar por la aseguradora               $45,000.00`);
  expect(values).toMatchObject({ max_coverage: '1000000.00', total_amount: '50000.00', out_of_pocket: '5000.00' });
});

test('reads who pays before a figure and that it was paid behind it', () => {
  const values = read(`
Augenzentrum Lahn
Patient: Peter Hollmann
Gesamtbetrag: 420,00 Euro
Davon hat die Alpina Krankenversicherung (Vorgang KV-4418) 336,00 Euro direkt an uns überwiesen.`);
  expect(values).toMatchObject({ insurance_amount: '336.00', out_of_pocket: '84.00' });
  expect(values.insurance_name).toBe('Alpina Krankenversicherung');
});

test('reads the patient and the date of a letter that says both in sentences', () => {
  const values = read(`
Clínica Los Yoses
San José, Costa Rica, 8 de julio de 2026
El paciente Rodolfo Arce Jiménez recibió atención médica por un total de 120.000,00.`);
  expect(values).toMatchObject({ patient_name: 'Rodolfo Arce Jiménez', submission_date: '2026-07-08' });
});

test('gives of two rates the one that the figures bear out', () => {
  const values = read(`
Zahnarztpraxis am Moor
Patient: Ida Moser
Festzuschuss 100 % der Regelversorgung
Gesamtkosten                      200,00 €
abzüglich Festzuschüsse (75 %)    150,00 €
Eigenanteil                        50,00 €`);
  expect(values).toMatchObject({ insurance_amount: '150.00', insurance_percent: '75.00' });
});

test('takes heads set tightly for no label, and a year for no amount', () => {
  const values = read(`
Alpina Krankenversicherung AG
Versicherter: Ida Moser
Name          Jahr          Rechnungsbetrag Ablehnungsbetrag Erstattungsbetrag
Füllung       2026          97,40
Wurzel        2026          91,80
Zahnarztrechnung gesamt     2026`);
  expect(values.total_amount).toBeUndefined();
});

test('takes no billed line for the sums, where a row sums the lines up', () => {
  const values = read(`
Votre relevé de prestations santé
M. Bruno Delattre
Date soins   Nature          Dépense   Base    RO       Alpina    Reste
02/09/2026   Radiologie      180,00    120,00  84,00    60,00     36,00
05/09/2026   Soins           132,00    90,00   54,00    52,00     26,00
Total                        312,00            138,00   112,00    62,00`);
  expect(values.insurance_amount).toBeUndefined();
});

test('reads that one’s own insurance pays as the insurance’s share, and what is left as the patient’s', () => {
  const values = read(`
Naturheilpraxis Ahornhof
Gemäß GebüH berechne ich für die Behandlung: Anamnese, Akupunktur
Gesamtbetrag EUR                       145,00
Ihre Zusatzversicherung übernimmt davon 116,00 EUR.
Es verbleiben 29,00 EUR, die ich Sie bitte zu überweisen.`);
  expect(values).toMatchObject({ insurance_amount: '116.00', out_of_pocket: '29.00' });
});
