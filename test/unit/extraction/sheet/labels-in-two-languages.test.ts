import { expect, test } from 'vitest';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { type Printed, plainDocument, printedDocument } from '../printed-page.ts';

const valuesOf = (bill: string) => extractInvoice(plainDocument(bill)).values;

test('a column that says the labels again stands between them and their values', () => {
  const values = valuesOf(`
Ottica Bernina Optik GmbH
Rechnungsnummer        N. fattura             26-00418
Ausstellungsdatum      Data di emissione      11.02.2026
Kunde                  Cliente                Reto Lardelli
Versicherer            Assicuratore           Helsana Zusatzversicherungen AG
Versicherten-Nr.       N. d’assicurato        80756 0055 4418
AHV-Nr.                N. AVS                 756.5550.1188.42
Gesamtbetrag           Totale                 CHF 584.50
Anteil Helsana         A carico di Helsana    CHF 300.00
Ihr Anteil             A Suo carico           CHF 284.50`);
  expect(values).toMatchObject({
    invoice_number: '26-00418',
    submission_date: '2026-02-11',
    insurance_name: 'Helsana Zusatzversicherungen AG',
    insured_id: '80756 0055 4418',
  });
});

/** Cells in rows of three, each with its lines one under the other. */
function cells(...rows: readonly (readonly (readonly string[])[])[]): Printed[] {
  return rows.flatMap((row, nth) =>
    row.flatMap((lines, column) =>
      lines.map((text, line) => ({
        x: 45 + 172 * column,
        y: 80 + 32 * nth + 7 * line + (line === 2 ? 3 : 0),
        text,
        size: line === 2 ? 9 : 6,
      })),
    ),
  );
}

test('a line under each label that says it again stands between it and its value', () => {
  const { values } = extractInvoice(
    printedDocument(
      ...cells(
        [
          ['Organisme assureur', 'Verzekeringsinstelling', 'Solidaris Brabant'],
          ['N° d’affilié', 'Aansluitingsnr.', '79.11.02-117.63'],
        ],
        [
          ['N° de facture', 'Nr. van het getuigschrift', '2026/0933'],
          ['Date de l’attestation', 'Datum van het getuigschrift', '12/06/2026'],
        ],
        [
          ['Total payé et à payer', 'Totaal betaald en te betalen', '239,50'],
          ['À charge de la mutualité', '', '163,05'],
          ['À charge du patient', 'Ten laste van de patiënt', '76,45'],
        ],
      ),
    ),
  );
  expect(values).toMatchObject({
    insurance_name: 'Solidaris Brabant',
    insured_id: '79.11.02-117.63',
    invoice_number: '2026/0933',
    submission_date: '2026-06-12',
    total_amount: '239.50',
    insurance_amount: '163.05',
    out_of_pocket: '76.45',
  });
});

test('a label that is known in both languages is as sure as the surer of them', () => {
  const rows: readonly (readonly [number, number, ...(readonly (readonly [number, string])[])])[] = [
    [190, 8, [40, 'Totaux / Totalen'], [251, '196,50']],
    [204, 8, [40, 'Ticket modérateur Remgeld'], [251, '33,45']],
    [218, 8, [40, 'Suppléments'], [251, '43,00']],
    [283, 6, [45, 'Total payé et à payer'], [216, 'À charge de la mutualité'], [388, 'À charge du patient']],
    [290, 6, [45, 'Totaal betaald en te betalen'], [388, 'Ten laste van de patiënt']],
    [299, 9, [45, '239,50'], [216, '163,05'], [388, '76,45']],
  ];
  const printed = rows.flatMap(([y, size, ...words]) => words.map(([x, text]): Printed => ({ x, y, text, size })));
  const { values } = extractInvoice(
    printedDocument(
      ...cells([
        ['Organisme assureur', 'Verzekeringsinstelling', 'Solidaris Brabant'],
        ['N° d’affilié', 'Aansluitingsnr.', '79.11.02-117.63'],
        ['Date de l’attestation', 'Datum van het getuigschrift', '12/06/2026'],
      ]),
      ...printed,
    ),
  );
  expect(values).toMatchObject({ total_amount: '239.50', insurance_amount: '163.05', out_of_pocket: '76.45' });
});

test('where the second column holds what is asked for it is the values’', () => {
  const values = valuesOf(`
Harbour Street Clinic
Invoice number         HS-20411               Original
Issue date             11 February 2026       First print
Patient                Ann Smith              Adult
Insurer                Aetna                  In network
Member number          W 8075 6005            Active`);
  expect(values).toMatchObject({
    invoice_number: 'HS-20411',
    submission_date: '2026-02-11',
    insured_id: 'W 8075 6005',
  });
});

test('a label and its translation behind a stroke are one', () => {
  const values = valuesOf(`
Centre de Fisioteràpia Les Corts
Número de factura / Número de factura            2026/0417
Paciente / Pacient                               Arnau Puigdellívol Serra
Aseguradora / Asseguradora                       SegurCaixa Adeslas, S.A.
Fisioterapeuta / Fisioterapeuta                  Mireia Solé Catà, col. 8842`);
  expect(values.patient_name).toBe('Arnau Puigdellívol Serra');
});

test('labels and values in turn are no table’s heads, whatever a label would head elsewhere', () => {
  const paper = plainDocument(`
Hospital Santa Brígida
Paciente            Luis Fernando Ochoa Medrano     Servicio              Urgencias adultos
Aseguradora         GNP Seguros                     Plan                  Versátil
No. de asegurado    GM-5520187-04                   No. de siniestro      2025-10-0077431`);
  expect([...sheetOf(paper).neighbours.headers]).toEqual([]);
  expect(extractInvoice(paper).values.patient_name).toBe('Luis Fernando Ochoa Medrano');
});

test('France’s form for care tells whom it is for, and what nobody ticked is no care', () => {
  const { values, outline } = extractInvoice(
    plainDocument(`
feuille de soins – chirurgien-dentiste
nom et prénom de la personne recevant les soins (nom de famille suivi du prénom)
TARDIVEL LÉO
CONDITIONS DE PRISE EN CHARGE DES SOINS
MALADIE [X]          MATERNITÉ [ ]
04/05/2026    Consultation                       23,00
11/05/2026    Détartrage arcade sup.             28,92
montant total                                    51,92
part obligatoire                                 31,15
montant payé par l’assuré                        20,77`),
  );
  expect(values.patient_name).toBe('Tardivel Léo');
  expect(outline.category).toBe('dental');
});

test('the day on which tests were asked for is not the one on which their bill was sent', () => {
  const values = valuesOf(`
SulAmérica Saúde
GUIA DE SERVIÇO PROFISSIONAL - SP/SADT
22 - Data da Solicitação: 25/02/2026
Hemograma com contagem de plaquetas              21,84
65 - Total Geral (R$)                            21,84
Data de envio do lote: 07/04/2026`);
  expect(values.submission_date).toBe('2026-04-07');
});
