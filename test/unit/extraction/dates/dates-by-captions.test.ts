import { expect, test } from 'vitest';
import { checkSubmissionDate } from '../../../../lambdas/domain/checks/check-submission-date.ts';
import type { Page } from '../../../../lambdas/domain/document/document.ts';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

test.each([
  'Leistungsabrechnung\nIhre Einreichung vom 12.03.2026\nRechnung R-26-118 vom 03.03.2026            90,00',
  'Demonstrativo de reembolso\nPedido recebido em\n12/03/2026\nRecibo nº 0057/2026, de 28/02/2026',
  'Entrada de su petición     12 de marzo de 2026\nZaragoza, a     19 de marzo de 2026',
])('takes the date that an insurer’s words for sending stand before: %s', (lines) => {
  expect(billWith(lines).values.submission_date).toBe('2026-03-12');
});

test.each([
  'Pedido médico      01/05/2026\nFecha              13/05/2026',
  'Entrada            01/05/2026\nEmissão            13/05/2026',
])('takes no order or admission of a practice for a claim’s submission: %s', (lines) => {
  expect(billWith(lines).values.submission_date).toBe('2026-05-13');
});

test('takes the date that a paper was prepared for a letter’s own before one with words that we don’t know', () => {
  const { submission_date } = billWith('Prepared           Jun 4, 2026\nPlease pay by      Jun 30, 2026').values;
  expect(submission_date).toBe('2026-06-04');
});

test('takes nobody’s name for a place before a date', () => {
  const { submission_date } = billWith(
    'Facture n° KH-26-0931          30 avril 2026\nOrdonnance Dr Berens, 24 mars 2026',
  ).values;
  expect(submission_date).toBe('2026-04-30');
});

test.each(['2026-02-30', '02/30/2026', '30 February 2026', '31.11.2026', 'November 31, 2026'])(
  'keeps a submission date that does not exist as it is printed, for the check to name: %s',
  (date) => {
    const { readings } = billWith(`Submission Date: ${date}`);
    expect(checkSubmissionDate(readings, '2026-11-30', 90)).toMatchObject({
      reasonCode: 'DATE_NOT_REAL',
      reason: `The submission date ${date} is not a real date.`,
      evidence: [{ field: 'submission_date', text: date, place: { page: 1 } }],
    });
  },
);

test('takes a real date before one that does not exist', () => {
  const { values } = billWith('Billing Date: 30 February 2026\nInvoice Date: 3 March 2026');
  expect(values.submission_date).toBe('2026-03-03');
});

test.each([
  ['2026-01-20', '2026-11-17'],
  ['2026-11-17', '2026-01-20'],
])('takes the older of two submission dates, wherever each stands: %s, then %s', (first, second) => {
  const { submission_date } = billWith(`Submission Date   ${first}\nNote\nSubmission Date: ${second}`).values;
  expect(submission_date).toBe('2026-01-20');
});

test('does not take an older date of the bill for one of its submission', () => {
  const { submission_date } = billWith('Invoice Date: 2026-01-20\nSubmission Date: 2026-02-03').values;
  expect(submission_date).toBe('2026-02-03');
});

test.each([
  'Not submitted before 2026-11-17.',
  'Noch nicht eingereicht am 17.11.2026.',
  'No presentada el 17/11/2026.',
  'Belum diajukan pada 17/11/2026.',
  'Must be submitted by 2026-11-17.',
  'Debe ser presentada antes del 17/11/2026.',
])('takes no date on which nothing was submitted: %s', (line) => {
  expect(billWith(`${line}\nInvoice date: 2024-01-15`).values.submission_date).toBe('2024-01-15');
});

test.each(['2026-02-31', '2026-0l-1O', '1l November 2026', '2026-  -10', '10-2026', '2026'])(
  'takes no other day for a submission date that is not real or can not be read: %s',
  (date) => {
    const { readings } = billWith(`Submission date: ${date}\nInvoice date: 2026-11-02`);
    expect(checkSubmissionDate(readings, '2026-11-20', 90)).toMatchObject({ result: 'FAIL' });
  },
);

test.each([
  'Submission no.: 2026\nInvoice date: 2026-11-02',
  'Submission date:\nInvoice date: 2026-11-02',
  'Must be submitted by 31/02/2026\nInvoice date: 2026-11-02',
  'Submission date: 2026-02-31\nDate submitted: 2026-11-02',
])('takes the day that is printed where none of submission is: %s', (lines) => {
  expect(billWith(lines).values.submission_date).toBe('2026-11-02');
});

test('takes no other day on a recognised page that lost the submission date of its list', () => {
  const read = (lines: string, source: Page['source']) => {
    const { pages, pageCount } = plainDocument(
      `Harbour Street Clinic\n${lines}\nPatient: Ann Smith\nConsultation                          90.00\nTotal                                 90.00`,
    );
    return extractInvoice({ pages: pages.map((page) => ({ ...page, source })), pageCount }).values.submission_date;
  };
  const lost = 'Invoice number: HS-2041\nSubmission date:\nInvoice date: 2026-11-02';
  expect(read(lost, 'ocr')).toBeUndefined();
  expect(read(lost, 'text-layer')).toBe('2026-11-02');
  expect(read('Submission date: 2026-11-05\nInvoice date: 2026-11-02', 'ocr')).toBe('2026-11-05');
});

test('takes the day on which a claim was reported for that of its submission', () => {
  const { values } = billWith('Fecha de liquidación: 18-03-2026\nFecha de denuncio: 11-03-2026');
  expect(values.submission_date).toBe('2026-03-11');
});

test.each([
  'Kacamata diambil                16-11-2026\nTanggal 13-11-2026',
  'Brille abgeholt am              16.11.2026\nRechnungsdatum 13.11.2026',
  'Data 13/11/2026\nÓculos levantados a 16/11/2026',
  'Glasses collected               16 Nov 2026\nDate 13 Nov 2026',
])('takes the date behind the words for one before a day of something else: %s', (lines) => {
  expect(billWith(lines).values.submission_date).toBe('2026-11-13');
});
