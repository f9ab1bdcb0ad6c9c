import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (sentence: string) => `
Grey Heron Medical Center
Patient Name: Ida Moss           Invoice Number: T-5512
Blood count                               $500.00
${sentence}`;

test.each([
  [
    'The insurer settles 80% of this invoice, i.e. $400.00. Please have the patient pay the remaining $100.00 at the desk.',
  ],
  ['Admissible to insurer $400.00, co-payment borne by patient $100.00 as agreed at the time of admission.'],
  ['Share of the insurer on the cumulative bill $400.00, share of the patient $100.00 before any advance.'],
  ['For this visit your plan has agreed to pay us $400.00 and your coinsurance of $100.00 is owed to the clinic.'],
])('reads who bears what from a sentence: %s', (sentence) => {
  expect(extractInvoice(plainDocument(bill(sentence))).values).toMatchObject({
    insurance_amount: '400.00',
    out_of_pocket: '100.00',
    total_amount: '500.00',
  });
});

test.each([
  ['Your plan pays up to $1,000.00 for this benefit each calendar year.'],
  ['Sessions are covered by the insurer (physiotherapy limit $1,000.00).'],
])('reads a limit from a sentence: %s', (sentence) => {
  expect(extractInvoice(plainDocument(bill(sentence))).values).toMatchObject({ max_coverage: '1000.00' });
});

test('takes what was charged for your treatment for nobody’s share', () => {
  const { values } = extractInvoice(plainDocument(bill('The amount charged for your treatment on 4 May is $500.00.')));
  expect(values.out_of_pocket).toBeUndefined();
});

test.each([
  ['Da despesa total de R$ 500,00, a Porto Saúde reembolsará R$ 400,00. A diferença cabe ao segurado.'],
  ['Del total de $ 500.00, Sanitas Mayor reembolsará $ 400.00 a su cuenta en los próximos días.'],
  ['Sur un total de 500,00 EUR, Alan Santé remboursera 400,00 EUR sur votre compte sous peu.'],
  ['Von insgesamt 500,00 EUR erhalten Sie einen Teil zurück: Die Nordstern erstattet 400,00 EUR auf Ihr Konto.'],
  ['Of the 500.00 that were billed to you, Northern Star reimburses 400.00 to your account in some days.'],
  ['Dari total biaya Rp 500.000, Bintang Utara akan mengganti Rp 400.000 ke rekening dalam beberapa hari.'],
])('takes what somebody is said to reimburse for the insurer’s share: %s', (sentence) => {
  const { insurance_amount: insurance } = extractInvoice(plainDocument(bill(sentence))).values;
  expect(insurance).toMatch(/^4000*\.00$/);
});

test.each([
  ['O hospital reembolsará R$ 300,00 da caução na alta do doente.'],
  ['La clinique remboursera 300,00 EUR du dépôt à la sortie.'],
  ['La clínica Los Tilos reembolsará 300,00 EUR del depósito al alta.'],
])('takes what a hospital gives back for no insurer’s share: %s', (sentence) => {
  expect(extractInvoice(plainDocument(bill(sentence))).values.insurance_amount).toBeUndefined();
});

test.each([
  'Visits cancelled with less than 48 hours’ notice are charged at $60.00 and are never covered by insurance.',
  'For missed appointments a fee of $60.00, to be paid by the patient, will be charged in every case.',
  'Nicht rechtzeitig abgesagte Termine werden mit 60,00 EUR in Rechnung gestellt, zu zahlen vom Patienten.',
])('takes what would be charged for a visit that nobody made for no figure of the bill: %s', (sentence) => {
  const { insurance_amount: insurance, out_of_pocket: patient } = extractInvoice(plainDocument(bill(sentence))).values;
  expect([insurance, patient]).toEqual([undefined, undefined]);
});

test('takes the price of one of several for no share where all of them are printed beside it', () => {
  const text = bill(`Copays received from patient, 4 at $25.00        $100.00
Billed to and paid by Aetna                      $400.00`);
  expect(extractInvoice(plainDocument(text)).values).toMatchObject({
    insurance_amount: '400.00',
    out_of_pocket: '100.00',
  });
});

test('nor where they come to something else', () => {
  const text = bill(`Copays received from patient, 4 at $25.00        $120.00
Billed to and paid by Aetna                      $400.00`);
  expect(extractInvoice(plainDocument(text)).values.out_of_pocket).not.toBe('25.00');
});

test('reads the total that a sentence brings the bill to', () => {
  const text = bill('The bandage was $20.50, which brings the bill to $520.50.');
  expect(extractInvoice(plainDocument(text)).values.total_amount).toBe('520.50');
});

const letter = (sentence: string) => `
Consultório Vila Serena
Paciente: Ida Moss           Recibo Nº: T-5512
Recebi de Ida Moss a importância de R$ 900,00 por quatro sessões de fisioterapia.
${sentence}`;

test.each([
  [
    'Segundo a operadora será reembolsado o valor de R$ 100,00 por sessão, num total de R$ 400,00, ficando R$ 500,00 por conta da paciente.',
  ],
  ['Conforme o plano serão pagos R$ 100,00 por sessão, no total de R$ 400,00, ficando R$ 500,00 a cargo da paciente.'],
])('takes what one of many comes to, and who bears the rest, as the sentence says: %s', (sentence) => {
  expect(extractInvoice(plainDocument(letter(sentence))).values).toMatchObject({
    insurance_amount: '400.00',
    out_of_pocket: '500.00',
    total_amount: '900.00',
  });
});

test('takes what all days of care come to where the price of one is told before', () => {
  const text = bill(
    'Laut Tarif trägt die Versicherte 55,00 Euro pro Pflegetag selbst; bei 4 Pflegetagen sind das EUR 220,00.',
  );
  expect(extractInvoice(plainDocument(text)).values.out_of_pocket).toBe('220.00');
});

test('takes no figure for a share that its label’s brackets call the most of it', () => {
  const text = bill(`Net amount                           $500.00
Patient share (20 %, max. $150.00 per
visit, consultation only)
Due from insurance company           $470.00`);
  expect(extractInvoice(plainDocument(text)).values.out_of_pocket).toBe('30.00');
});
