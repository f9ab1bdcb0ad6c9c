import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const BILLS: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    'a Swiss claim form with the names of a patient in two cells',
    `
Physiotherapie Seefeld GmbH          Rückforderungsbeleg
Leistungserbringer   Physiotherapie Seefeld GmbH
Patient     Name: Vogel     Vorname: Annina
Versicherten-Nr.   80756009900123456789
Kostenträger    SWICA Krankenversicherung AG
Rechnungs-Nr.   4417-26      Rechnungsdatum   02.06.2026
Vergütungsart   Tiers Garant
Behandlung      von 04.05.2026 bis 29.05.2026
Tarif       Leistung                           Betrag
312         Allgemeine Physiotherapie          432.00
312         Zuschlag                           28.80
Gesamtbetrag CHF                               460.80
Anteil Versicherer (90%)                       414.72
Selbstbehalt Patient                           46.08`,
    {
      provider_name: 'Physiotherapie Seefeld GmbH',
      insurance_name: 'SWICA Krankenversicherung AG',
      invoice_number: '4417-26',
      submission_date: '2026-06-02',
      patient_name: 'Annina Vogel',
      insured_id: '80756009900123456789',
      total_amount: '460.80',
      out_of_pocket: '46.08',
      insurance_amount: '414.72',
      currency: 'CHF',
      insurance_percent: '90.00',
    },
  ],
  [
    'an invoice that goes to an insurer whose name does not say so',
    `
Cabinet d'orthodontie Les Alizés                    Facture FA2605-0031
                                                    Date facturation : 18/05/2026
                                                    Date d'échéance : 17/06/2026
                                                    Code client : CU2401-00012
Émetteur :                                          Adressé à :
Cabinet d'orthodontie Les Alizés                    Malakoff Humanis SA
12 rue des Acacias                                  21 rue Laffitte
31000 Toulouse                                      75009 Paris
Patient : Inès Laborde
N° adhérent : 4410229-B
Montants exprimés en Euros
Désignation                        TVA     P.U. HT     Qté     Total HT
Semestre de traitement ODF         0%      650,00      1       650,00
Total HT                                                       650,00
Total TTC                                                      650,00
Pris en charge par la mutuelle                                 455,00
Reste à payer par le patient                                   195,00`,
    {
      provider_name: "Cabinet d'orthodontie Les Alizés",
      insurance_name: 'Malakoff Humanis SA',
      invoice_number: 'FA2605-0031',
      submission_date: '2026-05-18',
      patient_name: 'Inès Laborde',
      insured_id: '4410229-B',
      total_amount: '650.00',
      out_of_pocket: '195.00',
      insurance_amount: '455.00',
      currency: 'EUR',
    },
  ],
  [
    'a hospital’s notice with two insurers in its columns',
    `
CENTRE HOSPITALIER DE BEAUVOIS
Régie des recettes
AVIS DES SOMMES À PAYER                 Titre n° 26 004418
Exercice 2026                           Émis le 02/07/2026
Débiteur : M. Gaspard THÉVENET
Assuré : 1 68 02 60 057 112 33          Organisme : CPAM de l'Oise
Mutuelle : Apréva                       N° AMC : 8810027
Prestation                     Montant       Part AMO      Part AMC      Part patient
Consultation spécialisée       55,00         38,50         16,50         0,00
Forfait technique              120,00        84,00         0,00          36,00
TOTAL                          175,00        122,50        16,50         36,00
Net à payer : 36,00 €`,
    {
      provider_name: 'CENTRE HOSPITALIER DE BEAUVOIS',
      patient_name: 'Gaspard Thévenet',
      submission_date: '2026-07-02',
      total_amount: '175.00',
      out_of_pocket: '36.00',
      currency: 'EUR',
    },
  ],
  [
    'a table whose columns are headed by who pays',
    `
Clínica CUF Alvalade, S.A.                            Original
NIF 502884665
Fatura/Recibo FR 2026A1/3381
Data de emissão: 2026-05-11           Data vencimento: 2026-05-11
Exmo.(s) Sr.(s)
Tiago Miguel Nogueira
Rua das Flores 18, 1200-194 Lisboa
Contribuinte: 218 441 902
Utente: Tiago Miguel Nogueira
Entidade: MÉDIS - Companhia Portuguesa de Seguros de Saúde
N.º Beneficiário: 1041 2290 11
Ato                                 Qtd     Preço      Entidade     Cliente
Consulta de dermatologia            1       85,00      65,00        20,00
Crioterapia                         1       60,00      48,00        12,00
Total                                       145,00     113,00       32,00
Total a pagar                                                       32,00 €`,
    {
      provider_name: 'Clínica CUF Alvalade, S.A.',
      insurance_name: 'MÉDIS - Companhia Portuguesa de Seguros de Saúde',
      invoice_number: 'FR 2026A1/3381',
      submission_date: '2026-05-11',
      patient_name: 'Tiago Miguel Nogueira',
      insured_id: '1041 2290 11',
      total_amount: '145.00',
      out_of_pocket: '32.00',
      insurance_amount: '113.00',
      currency: 'EUR',
    },
  ],
  [
    'a bill of a clearing office with the address on one line',
    `
PVS Südwest · Postfach 10 01 · 68001 Mannheim
Im Auftrag von: Prof. Dr. med. Ulrich Brandis, Kardiologie
Herrn Jonas Wiegand, Hauptstr. 7, 69117 Heidelberg
Rechnungs-Nr.   26-4481-002
Rechnungsdatum  08.04.2026
Behandlungszeitraum 01.03.2026 - 28.03.2026
Ziffer    Leistung                          Faktor    Betrag EUR
651       EKG                               1,8       26,54
424       Duplex-Echokardiographie          1,8       73,44
                           Rechnungsbetrag            99,98
Direktabrechnung mit Debeka Krankenversicherungsverein a. G.
Mitgliedsnummer 8812204-1
Erstattung Debeka 70 %                                69,99
Restbetrag                                            29,99`,
    {
      patient_name: 'Jonas Wiegand',
      invoice_number: '26-4481-002',
      submission_date: '2026-04-08',
      insured_id: '8812204-1',
      total_amount: '99.98',
      insurance_amount: '69.99',
      out_of_pocket: '29.99',
      insurance_percent: '70.00',
      currency: 'EUR',
    },
  ],
];

test.each(BILLS)('reads %s', (_, text, wanted) => {
  const { values, outline } = extractInvoice(plainDocument(text));
  expect(outline.kind).toBe('health-invoice');
  expect(values).toMatchObject(wanted);
});
