import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { type Printed, plainDocument, printedDocument } from '../printed-page.ts';

const column = (x: number, top: number, lines: readonly string[]): Printed[] =>
  lines.map((text, index) => ({ x, y: top + index * 14, text }));

test('takes a label over priced lines for the head of a column, whatever heads the descriptions', () => {
  const { values } = extractInvoice(
    plainDocument(`
Physiotherapie Gleichgewicht
Patient: Walburga Hinterseer            Rechnungsnummer: RE-2026-4408
Heilmittel                                   Gesamtpreis
Krankengymnastik                             87,22 EUR
Manuelle Therapie                            47,84 EUR
Bruttosumme                                  135,06 EUR
abzgl. Kostenträger                          100,06 EUR
Zuzahlung Versicherte(r)                     35,00 EUR`),
  );
  expect(values).toMatchObject({ total_amount: '135.06', insurance_amount: '100.06', out_of_pocket: '35.00' });
});

test("finds a form's figures at the right end of the cells whose labels stand at the left", () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 50, text: 'Hospital Santa Clara', size: 16 },
      { x: 50, y: 90, text: '10 - Nome do Beneficiário' },
      { x: 50, y: 102, text: 'JULIANA FERRAZ' },
      { x: 50, y: 200, text: '50 - Coparticipação do Beneficiário (R$)', size: 7 },
      { x: 260, y: 200, text: '51 - Valor a Pagar pela Operadora (R$)', size: 7 },
      { x: 460, y: 200, text: '53 - Valor Total (R$)', size: 7 },
      { x: 210, y: 212, text: '48,00' },
      { x: 410, y: 212, text: '72,00' },
      { x: 540, y: 212, text: '120,00' },
      { x: 50, y: 230, text: 'Assinatura do contratado' },
    ),
  );
  expect(values).toMatchObject({ out_of_pocket: '48.00', insurance_amount: '72.00', total_amount: '120.00' });
});

test('joins given and family names that stand beside labels of their own', () => {
  const { values } = extractInvoice(
    plainDocument(`
Clinique des Ormeaux
Facture n° 37711480 du 17/06/2026
Nom : LE FLOCH
Prénom : Gwenaëlle
Née le : 24/06/1993
Total des soins                      100,00 €
Part mutuelle                         80,00 €
Reste à charge                        20,00 €`),
  );
  expect(values).toMatchObject({ patient_name: 'Gwenaëlle le Floch', submission_date: '2026-06-17' });
});

test('gives each of two paired labels its own of two paired values', () => {
  const { values } = extractInvoice(
    plainDocument(`
Klinik Pratama Sehat Bersama
Nama Pasien               : Agus Setiawan
Asuransi / No. Peserta    : AIA Financial / 409854-56
Jumlah Total              : Rp 1.237.000
Ditanggung asuransi       : Rp 1.051.450
Dibayar pasien            : Rp 185.550`),
  );
  expect(values).toMatchObject({ insurance_name: 'AIA Financial', insured_id: '409854-56' });
});

test('ends a name where another number is labelled behind a comma', () => {
  const { values } = extractInvoice(
    plainDocument(`
Dr. Gerlinde Pfeifenberger
Honorarnote Nr. HN 398/26
Patient: Cem Yilmaz
Zusatzversicherung: UNIQA Österreich Versicherungen AG, Versichertennummer 9389-981557
Honorar gesamt                 € 411,00
davon trägt die Zusatzversicherung        € 369,90
Selbstbehalt Patient           € 41,10`),
  );
  expect(values).toMatchObject({
    insurance_name: 'UNIQA Österreich Versicherungen AG',
    insured_id: '9389-981557',
    provider_name: 'Gerlinde Pfeifenberger',
  });
});

test('names the practice and not the office that bills for it, and takes the addressee for the patient', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'PVS Neckar-Alb Privatärztliche Verrechnungsstelle GmbH', size: 14 },
      ...column(50, 100, ['Frau', 'Walburga Hinterseer', 'Am Hirschgraben 7', '70565 Stuttgart']),
      ...column(50, 200, [
        'Für die ärztlichen Leistungen von',
        'Dr. med. Henrike Sommerfeld, Königstraße 18, 70173 Stuttgart',
      ]),
      ...column(50, 250, ['Krankenversicherung: Debeka', 'Versicherten-Nr.: F599013866']),
      { x: 50, y: 300, text: 'Rechnungsbetrag: 217,13 EUR' },
    ),
  );
  expect(values).toMatchObject({
    provider_name: 'Henrike Sommerfeld',
    patient_name: 'Walburga Hinterseer',
  });
});

test('names the insurer that writes itself, and the provider whose bill it settles', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Mutuelle Bleue', size: 18 },
      { x: 50, y: 100, text: "N° d'adhérent : 1919063" },
      { x: 300, y: 100, text: 'Référence sinistre : D38962576' },
      { x: 50, y: 130, text: 'Nous avons traité la facture FA74483 établie par Cabinet dentaire Lagarde.' },
      { x: 50, y: 170, text: 'Frais réels : 412,75 €' },
      { x: 50, y: 190, text: 'Remboursement mutuelle : 288,92 €' },
      { x: 50, y: 210, text: 'Reste à votre charge : 123,83 €' },
    ),
  );
  expect(values).toMatchObject({ insurance_name: 'Mutuelle Bleue', provider_name: 'Cabinet dentaire Lagarde' });
});

test("dates a letter by what stands behind the place, and a hospital's stay is no claim beside a claim", () => {
  const { values } = extractInvoice(
    plainDocument(`
Klinikum Friedrichshöhe
Göttingen, 3. Mai 2026                      28.04.2026
Patient: Cem Yilmaz
Fallnummer: 73933700
Schadennummer: 220-777634
Versicherung: DKV
Gesamtbetrag: 100,00 EUR
Zahlung der Krankenversicherung: 80,00 EUR`),
  );
  expect(values).toMatchObject({ submission_date: '2026-05-03', claim_number: '220-777634' });
});
