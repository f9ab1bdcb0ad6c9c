import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const dated = (text: string) => extractInvoice(plainDocument(text)).values.submission_date;
/** A bill of 20 May on which something more stands. */
const billOf20May = (more: string) =>
  dated(`Elmbrook Dental\n\nInvoice No: ED-20881\nInvoice date: 20/05/2026\n\n${more}\n\nTotal: 240.00 GBP`);

test.each([
  'Claim transmitted     22/05/2026',
  'e-Claim lodged     22/05/2026',
  'Submitted electronically to fund     22/05/2026',
  'Date billed to Meadowbank     22/05/2026',
  'An Krankenkasse übermittelt     22.05.2026',
  'Enviado a la aseguradora     22/05/2026',
  'Télétransmise à la mutuelle     22/05/2026',
  'Enviada à seguradora     22/05/2026',
  'Klaim dikirim ke penjamin     22/05/2026',
])('takes the day beside what says that the claim was sent: %s', (caption) => {
  expect(billOf20May(caption)).toBe('2026-05-22');
});

test.each([
  'The receipts for both visits went to Meadowbank Health on 22 May 2026, they refund half.',
  'This account is dated 20 May 2026. Lodged with your health fund on 22 May 2026 under item 3.',
  'Die Abrechnung haben wir am 22. Mai 2026 an Ihre Krankenkasse weitergeleitet.',
  'La facture a été adressée à votre mutuelle le 22 mai 2026 par nos soins.',
  'La factura fue remitida a su aseguradora el 22 de mayo de 2026 por esta clínica.',
  'A fatura foi enviada à sua seguradora em 22 de maio de 2026 pela clínica.',
  'Tagihan ini telah dikirim ke asuransi Anda pada 22 Mei 2026 oleh klinik.',
  'O paciente é beneficiário do plano Ouro e o pedido de reembolso foi protocolado em 22/05/2026 pela clínica.',
  'El paciente tiene plan familiar y el siniestro fue presentado el 22/05/2026 por la clínica.',
])('or in a sentence: %s', (sentence) => {
  expect(billOf20May(sentence)).toBe('2026-05-22');
});

test.each([
  'Claim must be sent to insurer before     22/05/2026',
  'Test results sent to plan     22/05/2026',
  '22/05/2026     Medical report sent to insurer     40.00',
  'Payment sent by plan     22/05/2026',
  'The results went to Mrs Okonjo on 22 May 2026 and are not repeated here.',
  'We billed your insurer for the visit on 22 May 2026 and were paid half.',
  'Your claim was not sent to the insurer on 22 May 2026 as you asked us.',
])('and no day of anything else: %s', (sentence) => {
  expect(billOf20May(sentence)).toBe('2026-05-20');
});

test('takes the first row of an account that says it', () => {
  const rows = [
    'Statement date: 06/20/2026',
    '',
    'Date           Transaction                        Amount',
    '05/04/2026     Office visit, established          180.00',
    '05/11/2026     Filed to Meadow Health Plan          0.00',
    '06/02/2026     Filed to second insurance            0.00',
    '06/15/2026     Plan payment                        90.00',
  ];
  expect(dated(`Elm Family Practice, Dayton, Ohio\n${rows.join('\n')}`)).toBe('2026-05-11');
});

test('what the insurer sent to us was not sent to it', () => {
  const submitted = (words: string) =>
    extractInvoice(
      plainDocument(`
Oakridge Internal Medicine
Statement date: 20 February 2026        Patient: Ann Smith
Visit on 19 January 2026                            110.00
${words} 16 February 2026                            -88.00
Your responsibility                                  22.00`),
    ).values.submission_date;
  expect(submitted('Sent to your insurance on')).toBe('2026-02-16');
  expect(submitted('Sent to us by your insurance on')).toBe('2026-02-20');
});
