import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values;

test('reads the cells of a form whose labels begin with their boxes’ numbers', () => {
  const labels = ['8-Número da Carteira', '9-Plano', '10-Validade da Carteira', '11-Nome', '12-Número do Cartão'];
  const values = ['0811 2447 1882', 'EMPRESARIAL ENF', '30/11/2027', 'IARA BUENO PAIVA', '7009425895877'];
  const document = printedDocument(
    { x: 20, y: 20, text: 'GUIA DE SERVIÇO AUXILIAR DE DIAGNÓSTICO', size: 9 },
    ...labels.map((text, index) => ({ x: 20 + index * 110, y: 60, text, size: 6 })),
    ...values.map((text, index) => ({ x: 48 + index * 110, y: 68, text, size: 6 })),
    { x: 20, y: 90, text: '71-Total Geral da Guia R$', size: 6 },
    { x: 45, y: 98, text: '1.196,70', size: 6 },
  );
  const { values: found } = extractInvoice(document);
  expect(found).toMatchObject({
    insured_id: '0811 2447 1882',
    patient_name: 'Iara Bueno Paiva',
    total_amount: '1196.70',
  });
  expect(found.insurance_name).toBeUndefined();
  expect(found.submission_date).toBeUndefined();
});

test('takes the totals of a bill in Fcfa, the insurer’s own number for the patient, and no hospital’s file', () => {
  const values = read(`
Polyclinique de la Lagune
FACTURE HOSPITALISATION                          N° Dossier : D70418
N° FAC-H000734                                   N° matricule : P70418
Nom et Prénoms       : FANTA DIARRA
Assurance            : Sunu Assurances
Matricule Assurance  : SU-554-20711-A
N°    Nom de la prestation           Montant Total      Part Assurance      Part Patient
1     Chambre individuelle           146.000 Fcfa       116.800 Fcfa        29.200 Fcfa
2     Forfait bloc                   208.000 Fcfa       166.400 Fcfa        41.600 Fcfa
      Totals                         354.000 Fcfa       283.200 Fcfa        70.800 Fcfa`);
  expect(values).toMatchObject({
    patient_name: 'Fanta Diarra',
    insured_id: 'SU-554-20711-A',
    total_amount: '354000.00',
    insurance_amount: '283200.00',
    out_of_pocket: '70800.00',
    currency: 'XOF',
  });
  expect(values.claim_number).toBeUndefined();
});

test('takes a tax’s bare zero for no insurer’s rate', () => {
  const values = read(`
Cabinet de Physiothérapie des Tilleuls
Facture
Patient : Yannick Rochat
Code      Taux      Montant      TVA
0         0.00      125.40       0.00
Montant dû : CHF 125.40`);
  expect(values.insurance_percent).toBeUndefined();
  expect(values.insurance_amount).toBeUndefined();
});

test('takes neither a label with its colon nor a receipt’s title nor a cash desk’s stamp for a name', () => {
  const values = read(`
REÇU DE CAISSE OFFICIEL
CENTRE DE KINÉSITHÉRAPIE DES MARAIS
PATIENT BÉNÉFICIAIRE :                ENCAISSÉ LE :
Odile Vermeersch                      08/05/2026
Montant Brut Total : 89,73 €
Part Mutuelle (Partenamut 75%) : -67,30 €
NET PAYÉ PATIENT : 22,43 €
                                      CAISSE
                                      ACQUITTÉ CSP-C-01`);
  expect(values).toMatchObject({
    patient_name: 'Odile Vermeersch',
    insurance_name: 'Partenamut',
    insurance_amount: '67.30',
    out_of_pocket: '22.43',
  });
});

test('reads a letter to the insurer: what is taken off is the patient’s, and a department is nobody’s name', () => {
  const values = read(`
Barmer                                           Institut   Sparkasse Zwickau
Abteilung Erstattungen
Postfach 10 07 44
04007 Leipzig
Rechnung
für Ihre(n) Versicherte(n) Frau Jette Osterloh, Versichertennummer K310998421, berechne ich:
Bezeichnung                                      Betrag
Psychotherapeutische Sitzung                     260,50
Gesamtsumme                                      260,50
abzüglich Selbstbeteiligung des Versicherten     -26,05
Zu zahlender Betrag                              234,45
Dipl.-Psych. Almut Kirsten`);
  expect(values).toMatchObject({
    patient_name: 'Jette Osterloh',
    provider_name: 'Almut Kirsten',
    total_amount: '260.50',
    insurance_amount: '234.45',
    out_of_pocket: '26.05',
  });
});

test('takes a series and its number for one number', () => {
  const values = read(`
Botica San Judas
BOLETA DE VENTA ELECTRÓNICA
B004 - 018221
Cliente    : QUISPE ROJAS, ELVIRA
Total      S/ 103.08`);
  expect(values.invoice_number).toBe('B004 - 018221');
  expect(values.provider_name).toBe('Botica San Judas');
});

test('reads the number of a filed bill', () => {
  const values = read(`
Factura Médica
Información de la Factura
- Número de Factura: CR-118
- Número de Radicación: RAD-20261011-07
- Valor Total: $6,908,500 COP
Información del Prestador
- Nombre: Clínica del Magdalena
- NIT: 900.186.118-3
Información del Pagador
- Nombre: Seguros SURA
- Número de Afiliación: 123900417`);
  expect(values).toMatchObject({
    claim_number: 'RAD-20261011-07',
    insured_id: '123900417',
  });
});

test('reads the member’s number behind the insurer’s name and a stroke', () => {
  const values = read(`
Hospital de Vila Nova
Fatura Nº FT 2026A/4471
Paciente: Madalena Quaresma Brito
Documento          V/ Ref.                        Vencimento
FT 2026A/4471      Médis / 2077 1188 2741         2026-05-02
Consulta de cardiologia      1.122,75€
Comparticipação da seguradora 954,34€
Total a Pagar      1.122,75€`);
  expect(values.insured_id).toBe('2077 1188 2741');
});

test('multiplies no rate that is only said in passing', () => {
  const values = read(`
Praxis Dr. med. Caduff
Rechnung
Patient: Ursula Zbinden
Bemerkung: Versicherer: Helsana. Rückforderbar 90 % nach Franchise, maximal CHF 500.00 pro Jahr.
Konsultation       95.14
Gesamtbetrag   CHF 95.14`);
  expect(values.insurance_amount).toBeUndefined();
  expect(values.out_of_pocket).toBeUndefined();
});
