import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

/** Of a letter of 12 October. */
const submitted = (sentence: string, letter = 'Graz, 12.10.2026') =>
  extractInvoice(plainDocument(`Merkur Versicherung AG\n\n${letter}\n\n${sentence}\n\nTotal: 880,00 EUR`)).values
    .submission_date;

test.each([
  'You sent us this claim on 1 October 2026, for eight sessions.',
  'On 1 October 2026 we received your claim for eight sessions.',
  'Sie haben am 1. Oktober 2026 die Honorarnote Nr. 48/2026 der Praxis am Park zur Vergütung eingereicht.',
  'Am 1. Oktober 2026 haben wir Ihre Rechnung der Praxis am Park erhalten.',
  'Ihr Antrag ist am 1. Oktober 2026 bei uns eingegangen und geprüft.',
  'Vous nous avez adressé le 1er octobre 2026 la facture de votre psychologue.',
  'Nous avons bien reçu le 1er octobre 2026 votre demande de remboursement.',
  'El pasado 1 de octubre de 2026 presentó usted la solicitud de reembolso.',
  'Su solicitud tuvo entrada en esta Delegación el 1 de octubre de 2026.',
  'Recebemos em 1 de outubro de 2026 o seu pedido de reembolso das sessões.',
  'Kami telah menerima pengajuan klaim Anda pada tanggal 1 Oktober 2026.',
])('takes the day on which a letter says that the claim came: %s', (sentence) => {
  expect(submitted(sentence)).toBe('2026-10-01');
});

test.each([
  'Their remittance of 1 October 2026 has now reached us and settles the account.',
  'We have not received your claim of last year, on 1 October 2026 we wrote.',
  'Sie haben am 1. Oktober 2026 von der Praxis am Park eine Rechnung erhalten.',
  'Recebemos a fatura de 1 de outubro de 2026 da sua clínica em Lisboa.',
  'We received your payment with many thanks on 1 October 2026, Ms Stangl.',
])('and no day of a payment, of treatment or of the bill: %s', (sentence) => {
  expect(submitted(sentence)).toBe('2026-10-12');
});

test('the day behind a place is the letter’s where its number stands before both', () => {
  const letter = 'N/ Ref.: Conta n.º 26/MI/0934 Porto, 12 de outubro de 2026';
  expect(submitted('Remetemos a conta do internamento de 6 a 8 de outubro de 2026.', letter)).toBe('2026-10-12');
});

const letterOf = (...lines: readonly string[]) =>
  extractInvoice(plainDocument(['Praxis am Park', '', ...lines, '', 'Total: 880,00 EUR'].join('\n'))).values
    .submission_date;

test.each([
  ['Nr. H-0452/26, Wien, am 8. Oktober 2026', '2026-10-08'],
  ['Angers, le 13 novembre 2026. Séjour du 27/10/2026 au 29/10/2026, service de chirurgie.', '2026-11-13'],
  ['Lisboa, 5 de novembro de 2026. Internamento de 27/10/2026 a 29/10/2026', '2026-11-05'],
])('nor do a number before the place or a sentence behind the day keep it from that: %s', (line, day) => {
  expect(letterOf(line)).toBe(day);
});

test.each([
  ['Lisboa, 31 de setembro de 2026', '31 de setembro de 2026'],
  ['Graz, am 31. November 2026', '31. November 2026'],
  ['Lyon, le 30/02/2026', '30/02/2026'],
  ['Surabaya, 31 April 2026', '31 April 2026'],
])('keeps a letter’s day that does not exist as it is printed: %s', (line, printed) => {
  expect(letterOf(line)).toBe(printed);
});

test('takes the day on which a form was signed where it has no other', () => {
  const signed = (label: string) =>
    extractInvoice(
      plainDocument(
        `Dental Claim Form\nTotal Fee     $58.00${'\n'.repeat(24)}53. ${label} (Treating Dentist)\nGreta Sundvold, DDS\nDate 03/02/2026`,
      ),
    ).values.submission_date;
  expect(signed('Signed')).toBe('2026-03-02');
  expect(signed('Place')).toBeUndefined();
});

test('no place stands before the day of what was done', () => {
  expect(letterOf('16 September 2026', '', 'CT upper abdomen, 1 September 2026')).toBe('2026-09-16');
});

test('a receipt is dated beside its sum, behind the place', () => {
  expect(letterOf('Rp 640.000,-                      Surabaya, 12 Mei 2026')).toBe('2026-05-12');
});

test('a date alone says more than one behind a word', () => {
  expect(letterOf('20-11-2026', 'Colheita 19-11-2026')).toBe('2026-11-20');
});

test('no minutes are a year, and nobody is born in 2055', () => {
  expect(letterOf('Madrid, a 30 de septiembre de 2026', '', 'Las sesiones del 25 de septiembre, de 55 minutos')).toBe(
    '2026-09-30',
  );
  expect(letterOf('Graz, 30.09.2026', 'Frau Elke Brandl, 11.02.55')).toBe('2026-09-30');
});

test('a bank’s code is no day, and makes no other one old', () => {
  expect(letterOf('3 November 2026', '', 'A transfer to 20-11-43, 70441882, would be kind.')).toBe('2026-11-03');
});

test('days of service under a head are not the letter’s', () => {
  const rows = ['Día            Prestación             Euros', '14/09/26       Sesión                 45,00'];
  expect(letterOf('Lleida, 7 de octubre de 2026', '', ...rows, '22/09/26       Sesión                 45,00')).toBe(
    '2026-10-07',
  );
});

test.each(['Suture removal', 'Nachkontrolle', 'Retirada de puntos', 'Prochain contrôle', 'Kontrol luka', 'Retorno'])(
  'nor the day on which to come again: %s',
  (caption) => {
    const head = ['Date             Total bill        Patient', '30/03/2026       880,00            80,00'];
    expect(letterOf(...head, '', caption, '06/04/2026')).toBe('2026-03-30');
  },
);
