import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const valuesOf = (bill: string) => extractInvoice(plainDocument(bill)).values;

test('takes a row’s own figure, not what its words include or put in brackets', () => {
  const values = valuesOf(`
Hörstudio am Markt
Rechnung Nr. 4-118                                  Patientin: Ida Moos
Hörsystem links                                                1.768,70 €
Gesamtbetrag (inkl. 7 % MwSt. 115,71 €)                        1.768,70 €
Anteil der Krankenkasse (Festbetrag 784,94 € abzgl. Zuzahlung)   774,94 €
Ihr Eigenanteil einschl. Zuzahlung 10,00 €                       993,76 €`);
  expect(values).toMatchObject({ total_amount: '1768.70', insurance_amount: '774.94', out_of_pocket: '993.76' });
});

test('takes the figure behind a label that includes something, where none stands to the right', () => {
  const values = valuesOf(`
Alder Row Clinic
Patient Name: Ida Moss
Insurance paid (member 55120091): $84.00
Patient pays: $36.00
Total (incl. tax): $120.00`);
  expect(values).toMatchObject({ insurance_amount: '84.00', total_amount: '120.00' });
});

test('takes the figure beside a label that goes on behind a dash', () => {
  const values = valuesOf(`
Cabinet de kinésithérapie du Port
Feuille de soins               Patient : Ida Moss
montant total                                                      188,18 €
part obligatoire (60 %) – l’assuré n’a pas payé cette part         112,91 €
part complémentaire                                                  0,00 €
montant payé par l’assuré                                           75,27 €`);
  expect(values).toMatchObject({ total_amount: '188.18', insurance_amount: '112.91', out_of_pocket: '75.27' });
});

const limitOf = (line: string) =>
  valuesOf(`
Grey Heron Medical Center
Patient: Ida Moss
Total                                     $300.00
Insurance Paid                            $200.00
Patient Pays                              $100.00
${line}`).max_coverage;

test.each([
  'Out-of-pocket maximum: $1,284.16 of $5,000.00 used.',
  'Limit balance                             $61,230.00',
  'SAS au capital de 480 000 € – RCS Tours 329 440 118',
  'Stammkapital 25.000,00 €',
  'Solde du maximum                          $864.00',
])('takes no limit of another kind for the cover: %s', (line) => expect(limitOf(line)).toBeUndefined());

test('takes a limit beside what is left of it', () => {
  expect(limitOf('OP Limit: $80,000.00\nLimit balance: $61,230.00')).toBe('80000.00');
});

test('takes a share’s sum over several items, whose count stands behind its words', () => {
  const values = valuesOf(`
CORNER MILL PHARMACY
Patient: Ida Moss
RX 6621408 ATORVASTATIN
 PLAN PD                               81.40
 COPAY                                 15.00
RX 6625117 ALBUTEROL
 PLAN PD                               48.20
 COPAY                                 25.00
PLAN PAID, 2 RX                       129.60
YOU PAY                               $40.00`);
  expect(values).toMatchObject({ insurance_amount: '129.60', out_of_pocket: '40.00', total_amount: '169.60' });
});

test.each([
  ['Diagnostic imaging limit per policy year    $5,000.00', '5000.00'],
  ['Optical benefit, yearly max                 $350.00', '350.00'],
  ['The most you can claim for optical care in a benefit year is $160.00.', '160.00'],
])('takes a limit of one kind of care for the cover: %s', (line, limit) => expect(limitOf(line)).toBe(limit));

test('takes no bill of a provider for a limit', () => {
  expect(limitOf('Your provider may bill you up to $90.00 at the visit.')).toBeUndefined();
});

test('gives what a bill to the insurer asks of its reader to the insurer', () => {
  const values = valuesOf(`
Privatklinik Rosenhügel
UNIQA Österreich Versicherungen AG
Rechnung Nr. 26/004418
Patientin                        Ida Moos
Pflegegebühr                                              3.702,30
Rechnungssumme                                        EUR 3.702,30
abzüglich Selbstbehalt der Patientin                  EUR   400,00
von Ihnen zu überweisen                               EUR 3.302,30`);
  expect(values).toMatchObject({ total_amount: '3702.30', insurance_amount: '3302.30', out_of_pocket: '400.00' });
});

test('takes a till’s change for no part of a share', () => {
  const values = valuesOf(`
TAMARACK PHARMACY
Patient: Ida Moss
Rx 1107725  Apixaban
 Plan paid    402.18
 You pay       47.00
Rx 1107726  Metoprolol
 Plan paid      6.44
 You pay        8.00
Plan paid total        $408.62
You pay total           $55.00
Cash tendered           $60.00
Change due               $5.00`);
  expect(values).toMatchObject({ insurance_amount: '408.62', out_of_pocket: '55.00', total_amount: '463.62' });
});

test.each([
  ['Paid on behalf of insured   $80.00', 'Due from you              $20.00'],
  ['Credit insured person       $80.00', 'What you owe us           $20.00'],
  ['Member rate applied         $80.00', 'You save                  $20.00'],
])('takes nothing that a bill asks of a patient for the insurer’s: %s, %s', (first, second) => {
  const { insurance_amount: insurance } = valuesOf(`
Elm Row Clinic
Patient: Ida Moss
Consultation                $100.00
${first}
${second}
Total                       $100.00`);
  expect(insurance).not.toBe('20.00');
});
