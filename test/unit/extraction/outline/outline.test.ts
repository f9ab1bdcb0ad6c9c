import { describe, expect, test } from 'vitest';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const outline = (text: string) => outlineDocument(plainDocument(text));

test.each([
  [
    'a utility bill',
    'NorthPower Energy\nElectricity Bill\nInvoice Number: NP-1   Customer: Mary Jones\nMeter Reading  44120 kWh\nTotal Amount Due  $132.50',
  ],
  [
    'an invoice for an animal',
    'Happy Paws Veterinary Clinic\nInvoice: 3310\nPatient: Bella (Canine)\nPet Insurance: PetSure    Claim Number: PS-7712\nDental cleaning   $300.00\nTotal   $300.00',
  ],
  [
    'an invoice for travel, food or goods',
    'Speedy Auto Repair\nInvoice: 7781   Claim Number: AUTO-5512\nInsured: Mark Webb\nVehicle: 2019 Corolla\nLabor hours 5   $500.00\nSpare parts   $750.00\nInsurance pays   $1,000.00\nTotal   $1,250.00',
  ],
  [
    'an insurance policy or premium notice',
    'Aviva Health UK Limited\nPremium Notice\nPolicyholder: Jane Frost   Policy number: AV-99\nPolicy period: 2026\nAnnual premium   £1,250.00\nAmount due   £104.17',
  ],
  [
    'an estimate, not an invoice',
    'Bright Smile Dental\nTreatment Estimate\nPatient: Leo Marks   Member ID: D-88120\nCrown   $1,200.00\nEstimated insurance   $600.00\nTotal estimate   $1,200.00',
  ],
  [
    'a payslip',
    'PAYSLIP\nEmployee: Callum Wexley   Employer: Textiles Ltd\nBasic pay   2,640.00   Income tax   318.40\nPrivate medical (Bupa)   48.00\nNet pay   2,230.14',
  ],
])('recognises %s', (seemsToBe, text) => {
  expect(outline(text)).toMatchObject({ kind: 'other', seemsToBe });
});

test.each([
  [
    'a payment reminder',
    'Hôpital privé des Côtes\nMISE EN DEMEURE\nPatient : Solène Marchand   N° adhérent : 50579114\nFacture n° : 4471\nTotal facture   443,03 €\nPayé par la mutuelle   310,12 €\nReste dû par le patient   132,91 €',
  ],
  [
    'an estimate, not an invoice',
    'Privatklinik Bergfried\nKostenvoranschlag Nr. 48813 vom 03.05.2026\nPatient: Cem Yilmaz\nVersicherungsnummer: 99297659\nOperation   61,40\nGesamtbetrag   395,29\nEigenanteil Patient   98,83',
  ],
  [
    'an invoice for an animal',
    'Tierarztpraxis Dr. Wolff\nRechnung Nr. 22945\nPatient: Bello, Hund, Labrador\nVersicherungsnummer: 31903447\nImpfung   35,50\nGesamtbetrag   59,50',
  ],
  [
    'an invoice for travel, food or goods',
    'Talleres Hermanos Ruiz\nFactura nº 5512\nAseguradora: MAPFRE   Nº de siniestro: 320275181\nAsegurado nº: 7645711\nChapa y pintura   376,44 €\nMano de obra   679,53 €\nTotal factura   1.055,97 €\nA cargo de la aseguradora   950,37 €',
  ],
])('recognises %s that names patient, insurer and figures as an invoice does', (seemsToBe, text) => {
  expect(outline(text)).toMatchObject({ kind: 'other', seemsToBe });
});

describe('an estimate that names patient, insurer and figures', () => {
  const paper = (title: string, last = '') =>
    outline(
      `Harbour Family Clinic\n${title}\nInvoice Number: 4471\nClaim Number: CLM-90817   Insurer: Aetna\nPatient: Maria Gonzalez   Member ID: 55120\nOffice visit   180.00\nBlood test   95.00\nTotal amount   275.00\nInsurance pays   220.00\nPatient pays   55.00\n${last}`,
    );
  const estimate = { kind: 'other', seemsToBe: 'an estimate, not an invoice' };

  test.each([
    'Cost Estimate - not an invoice',
    'ESTIMATE (NOT AN INVOICE)',
    'Treatment cost estimate',
    'Estimate of charges',
    'Good Faith Estimate for Health Care Services',
    'Price quote',
    'Quotation for treatment',
    'Treatment plan and estimate',
  ])('is one by its title: %s', (title) => {
    expect(paper(title)).toMatchObject(estimate);
  });

  test.each([
    'This is an estimate, not an invoice.',
    'Please note: this document is only a cost estimate and is not a bill.',
    'Dies ist ein Kostenvoranschlag und keine Rechnung.',
    'Ceci est un devis, pas une facture.',
    'Este documento es un presupuesto y no una factura.',
    'Este documento é um orçamento, não uma fatura.',
    'Ini adalah perkiraan biaya, bukan tagihan.',
  ])('is one where a sentence says so: %s', (last) => {
    expect(paper('', last)).toMatchObject(estimate);
  });

  test.each([
    ['Invoice for treatment', 'Your estimate of 2 March was accepted.'],
    ['Statement', 'What your insurance pays is an estimate.'],
    ['Estimate of insurance payment', ''],
  ])('is none that speaks of an estimate: %s, %s', (title, last) => {
    expect(paper(title, last).kind).toBe('health-invoice');
  });
});

describe('a title that takes a bill back', () => {
  const billUnder = (...titles: readonly string[]) =>
    outline(
      `Harbour Family Clinic\n${titles.join('\n')}\nInvoice Number: 4471\nPatient: Maria Gonzalez   Member ID: 55120\nOffice visit   180.00\nCancelled appointment fee   95.00\nTotal amount   275.00\nInsurance pays   220.00\nPatient pays   55.00`,
    );

  test.each([
    'CANCELLED',
    'CANCELLED INVOICE',
    'SPECIMEN - NOT A VALID INVOICE',
    '*** VOID ***',
    'Sample invoice',
    'STORNIERT',
    'MUSTERRECHNUNG',
    'MUSTER',
    'Facture annulée',
    'ANULADA',
    'Nota fiscal cancelada',
    'FAKTUR BATAL',
  ])('%s says that it is none, whatever else the paper calls itself', (title) => {
    expect(billUnder('MEDICAL INVOICE', title)).toMatchObject({
      kind: 'other',
      seemsToBe: 'a cancelled invoice or a specimen',
    });
  });

  test.each([
    ['a billed line', 'MEDICAL INVOICE'],
    ['a paid bill in Spanish', 'CANCELADO'],
    ['a patient’s name', 'Patient: Erika\nName   Muster'],
    ['a laboratory’s field', 'SPECIMEN   SERUM'],
  ])('is not found in %s', (_, line) => {
    expect(billUnder(line).kind).toBe('health-invoice');
  });

  const plain =
    'Harbour Family Clinic\nMedical invoice 4471\nPatient: Maria Gonzalez   Member ID: 55120\nOffice visit   180.00\nTotal amount   180.00\nInsurance pays   120.00';
  const aslant = [...'CANCELLED'].map((text, at) => ({ x: 90 + 40 * at, y: 600 - 40 * at, text, size: 60 }));

  test.each([
    ['across the page, letter by letter', aslant],
    ['at its foot', [{ x: 200, y: 760, text: 'VOID', size: 30 }]],
  ])('is a stamp %s', (_, texts) => {
    const [bill] = plainDocument(plain).pages;
    const [page] = printedDocument(...texts).pages;
    if (!bill || !page) throw new Error('no page');
    const lines = [...bill.lines, ...page.lines];
    const document = { pages: [{ ...page, lines }], pageCount: 1 };
    expect(outlineDocument(document)).toMatchObject({ kind: 'other', seemsToBe: 'a cancelled invoice or a specimen' });
    const second = { pages: [bill, { ...page, number: 2 }], pageCount: 2 };
    expect(outlineDocument(second).kind).toBe('other');
  });

  test('is none in small type below the heading, where it may be a field or a section', () => {
    expect(outlineDocument(plainDocument(`${plain}\n${'\n'.repeat(20)}SPECIMEN`)).kind).toBe('health-invoice');
  });

  test('is one in large type, too', () => {
    const bill = plainDocument(
      'Harbour Family Clinic\nInvoice Number: 4471\nPatient: Maria Gonzalez   Member ID: 55120\nOffice visit   180.00\nTotal amount   180.00\nInsurance pays   120.00',
    ).pages.flatMap(({ lines }) => lines);
    const [page] = printedDocument({ x: 200, y: 20, text: 'Cancelled', size: 28 }).pages;
    if (!page) throw new Error('no page');
    const document = { pages: [{ ...page, lines: [...page.lines, ...bill] }], pageCount: 1 };
    expect(outlineDocument(document).seemsToBe).toBe('a cancelled invoice or a specimen');
  });
});

test('takes a copayment alone for no bill, and measures for no money', () => {
  const approval =
    'Techniker Krankenkasse\nSehr geehrte Frau Meili\nVersichertennummer: K952859699\nBehandlung in der Klinik Bad Nauheim\nZuzahlung: 10,00 EUR';
  const results =
    'Unilabs Laboratório\nUtente: Beatriz Gouveia\nN.º de utente: 118825965\nGlicose   92,00 mg/dL\nTotal de proteínas   7,10 g/dL';
  expect([outline(approval).kind, outline(results).kind]).toEqual(['other', 'other']);
});

test('does not take the label of a policy number for the heading of a policy', () => {
  const text =
    'Bice Vida Compañía de Seguros\nLiquidación de reembolso\nPóliza N°   448120\nPaciente: Javiera Rojas\nPrestador: Clínica Alemana\nGasto presentado   $ 100.000\nMonto reembolsado   $ 80.000\nGasto no cubierto   $ 20.000';
  expect(outline(text).kind).toBe('health-invoice');
});

test('finds no invoice in a blank claim form, whose labels have no values', () => {
  const form =
    'MEDICAL EXPENSES CLAIM FORM\nClaim number\n\nMember ID\n\nName of patient\n\nTotal amount claimed\n\nDate of submission';
  expect(outline(form).kind).toBe('other');
});

test('takes a bare claim without a medical word for a healthcare invoice', () => {
  const bare = 'Claim Number: CLM-1\nInsured ID: M-77120\nTotal Amount: $1,234.50\nInsurance Pays 80%';
  expect(outline(bare)).toMatchObject({ kind: 'health-invoice' });
});

test.each([
  [
    'de',
    'physiotherapy',
    'Praxis für Physiotherapie\nRechnung Nr. 12\nPatient: Lena Baumann\nKrankengymnastik   40,00 €\nGesamtbetrag   40,00 €\nBitte überweisen Sie den Betrag bis zum 1. Mai',
  ],
  [
    'fr',
    'optical',
    'Optique du Marché\nFacture n° 12\nPatient : Claire Dupont\nMonture de lunettes   120,00 €\nMontant total   120,00 €\nPart assurance   100,00 €',
  ],
  [
    'id',
    'pharmacy',
    'Apotek Sehat\nNomor Faktur: 12\nNama Pasien: Siti Rahma\nAmoxicillin 500 mg kapsul   Rp 50.000\nTotal   Rp 50.000\nDitanggung Asuransi   Rp 40.000',
  ],
  [
    'es',
    'dental',
    'Clínica Dental del Mar\nFactura n.º 12\nPaciente: Ana Torres\nEndodoncia   200,00 €\nImporte total   200,00 €\nPagado por el seguro   100,00 €',
  ],
  [
    'pt',
    'laboratory',
    'Laboratório Central\nFatura n.º 12\nNome do paciente: Rui Moura\nHemograma   20,00 €\nValor total   20,00 €\nPago pelo seguro   10,00 €',
  ],
])('tells language %s and category %s', (language, category, text) => {
  expect(outline(text)).toMatchObject({ kind: 'health-invoice', language, category });
});

test('says that a page without text is one', () => {
  expect(outlineDocument(printedDocument())).toMatchObject({
    kind: 'other',
    language: null,
    seemsToBe: 'a page without text',
  });
});
