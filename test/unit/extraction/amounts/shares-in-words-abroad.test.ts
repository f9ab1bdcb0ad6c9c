import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values;

test.each([
  [
    'Davon entfallen auf den Versicherer 400,00 €; der Selbstbehalt von 100,00 € wird der versicherten Person verrechnet.',
    'Rechnungsbetrag',
  ],
  [
    'Importe a cargo de la compañía 400,00 €; coaseguro cubierto por el lesionado en caja 100,00 €.',
    'Importe total de la atención',
  ],
  ['Atendimento em 3 de maio, sendo 400,00 € faturados ao convênio.', 'Valor total do atendimento'],
])('reads shares that a sentence tells: %s', (sentence, total) => {
  const values = read(`
Clinica Santa Rosa
Paciente: Rosa Campos                    Factura No: T-5512

${total}                                 500,00 €
${sentence}
`);
  expect(values).toMatchObject({ total_amount: '500.00', insurance_amount: '400.00', out_of_pocket: '100.00' });
});

test('takes the labelled insurer, named in a sentence, for who pays', () => {
  const values = read(`
Centro Dental Benavides
Paciente: Irma Ledesma               Cobertura: OSDE 210
Factura N° 0001-00000318

Total                                $ 500.000,00
A cargo de OSDE 210: $ 400.000,00 (80 %). Tope anual del plan $ 2.000.000,00.
`);
  expect(values).toMatchObject({
    insurance_name: 'OSDE 210',
    insurance_amount: '400000.00',
    max_coverage: '2000000.00',
  });
});

test('reads what a deduction leaves', () => {
  const values = read(`
Labor Nordwall
Patient: Nadine Großkopf             Rechnungsnummer: RE-26-4418

Rechnungsbetrag                                   59,24 €
Abzgl. Direktzahlung des Kostenträgers           -47,39 €
Zahlbetrag                                        11,85 €
`);
  expect(values).toMatchObject({ total_amount: '59.24', insurance_amount: '47.39', out_of_pocket: '11.85' });
});

test('is not misled by a total whose words name who pays', () => {
  const values = read(`
Clínica Monserrate
Paciente: Darío Zúñiga               Factura No: 91773

Valor Total de Cargos:                   3.211.000,00
Valor Total a Cargo del Convenio:        2.729.350,00
Valor Total a Cargo del Paciente:          481.650,00
`);
  expect(values).toMatchObject({
    total_amount: '3211000.00',
    insurance_amount: '2729350.00',
    out_of_pocket: '481650.00',
  });
});

test('takes of two kinds of one share the one that applies', () => {
  const values = read(`
Fisiovital IPS
Paciente: Óscar Buitrago             Factura No: 22871

Total servicios:                         $ 378,000.00
Copago:                                  $ 0.00
Cuota moderadora:                        $ 45,360.00
`);
  expect(values).toMatchObject({ total_amount: '378000.00', out_of_pocket: '45360.00' });
});

test('reads currencies that only their country prints so', () => {
  const bill = (money: string, place: string) =>
    read(`
Pharmacie Ibn Sina
Patient : Rosa Campos                Facture n° 4418
${place}
Part patient                             47,53 ${money}
Part assurance                          110,92 ${money}
Total                                   158,45 ${money}
`).currency;
  expect(bill('DH', 'Le montant est payé par la mutuelle')).toBe('MAD');
  expect(bill('Ar', 'Antananarivo')).toBe('MGA');
});

test('tells the patient by an age or a birth under the name, and takes no birth for the date of the letter', () => {
  const values = read(`
Laboratoire Kaloum
Facture INV-00418

Mariama Barry
63 ans

Total                                    479 500 GNF
`);
  expect(values.patient_name).toBe('Mariama Barry');
  const letter = read(`
Praxis Nordwall
Rechnung Nr. 4471
Heidemarie Schönfeld, 05.04.1949
Beratung am 12.02.2026                   50,00 €
Gesamtbetrag                             50,00 €
`);
  expect(letter.submission_date).toBeUndefined();
});

test('takes neither the software nor a priced service for the provider', () => {
  const values = read(`
Sistema de Gestión Clínica
Consultorio Palacios
Paciente: Rosa Campos                Factura No: 4418

Consulta hospital
Consulta hospital                        $ 500,00
Total                                    $ 500,00
`);
  expect(values.provider_name).toBe('Consultorio Palacios');
});

test.each([
  ['Aprovado e pago', 'health-invoice'],
  ['Aguarda aprovação', 'other'],
])('takes an estimate for a bill only once it was paid: %s', (status, kind) => {
  const estimate = `
ORÇAMENTO ODONTOLÓGICO
Clínica Sorriso
Paciente: Afonso Sarmento            Convênio: SulAmérica
Status: ${status}
Restauração dentária                     R$ 1.091,75
Cobertura do convênio                    R$ 545,88
Parte do paciente                        R$ 545,87
Valor total                              R$ 1.091,75
`;
  expect(extractInvoice(plainDocument(estimate)).outline.kind).toBe(kind);
});
