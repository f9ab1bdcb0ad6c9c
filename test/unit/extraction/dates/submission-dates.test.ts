import { expect, test } from 'vitest';
import { checkSubmissionDate } from '../../../../lambdas/domain/checks/check-submission-date.ts';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

/** Of a bill with an invoice date of its own. */
const submitted = (line: string) => billWith(`${line}\nInvoice Date: 4 March 2026`);

test.each([
  'Submission Date: 4.XI.2025',
  'Submission Date: November 2025',
  'Submission Date: 04:11:2025',
  'Submission Date: 04_11_2025',
  'Submission Date: 2025-308',
  'Submission Date: 115/11/04',
  'Submission Date: 04/11',
  'Submission Date: 4 Novmber 2025',
  'Submission Date: the fourth of November',
  'Submission Date: pending',
  'Submission Date: not yet submitted',
  'Submission Date               November 2025',
  'Submitted on: 4.XI.2025',
  'Eingereicht am: 4. Novmber 2025',
  'Einreichungsdatum: folgt',
  'Date de soumission : en attente',
  'Fecha de presentación: pendiente',
  'Data de submissão: pendente',
  'Tanggal pengajuan: belum',
  'Submission Date: (pending)',
  'Submission Date: not submitted',
  'Submission Date: to be confirmed',
  'Einreichungsdatum: noch nicht eingereicht',
  'Date de soumission : pas encore envoyé',
  'Fecha de presentación: aún no presentada',
  'Data de submissão: ainda não submetido',
  'Submitted: 4.XI',
])('lets no other day stand for one of submission that it cannot read: %s', (line) => {
  const { readings } = submitted(line);
  expect(checkSubmissionDate(readings, '2026-04-01', 90).reasonCode).toBe('DATE_MISSING');
});

test.each(['J', 'aa', 'd.'])('looks no longer at a long run of what blanks are made of: %j', (sign) => {
  expect(submitted(`Submission Date: ${sign.repeat(200)}x`).values.submission_date).toBe('2026-03-04');
});

test.each([
  'Submission Date: ____________',
  'Submission Date: dd/mm/yyyy',
  'Submission Date: (TT.MM.JJJJ)',
  'Submission Date: ddmmyyyy',
  'Submission Date: __ / __ / ____',
  'Submission Date:              Claim No: 4417-2',
  'Submission Date: __/__/20__',
  'Submission Date: DD Month YYYY',
  'Submission Date: [date]',
  'Submission Date: (for office use)',
  'Submission Date: N/A',
  'Submission Date: None',
  'Submission Date: not applicable',
  'Submission Date: see attached',
  'Submission Date: same as invoice date',
  'Einreichungsdatum: siehe Rechnungsdatum',
  'Eingereicht am: (bitte ausfüllen)',
  'Date de soumission : à compléter',
  'Fecha de presentación: no aplica',
  'Data de submissão: a preencher',
  'Tanggal pengajuan: tidak ada',
  'Date submitted: electronically',
  'Submitted: 2 pages',
  'Submitted: 3 items',
  'Eingereicht: 2 Belege',
  'Submitted by: Elm Row Billing, 12 Hill Road',
  'Submitted to: Zephyrine Mutual 2025',
  'Submitted           £ 90.00',
  'Eingereicht von: Praxis Ulme',
  'Envoyé à : Mutuelle Zéphyr 2000',
  'Enviado por: Clínica Olmo',
  'Diajukan oleh: Klinik Elm',
])('takes the invoice’s date where no day of submission is filled in: %s', (line) => {
  expect(submitted(line).values.submission_date).toBe('2026-03-04');
});

test.each([
  ['Submission Date: 04112025', '2025-11-04'],
  ['Submission Date: 04 11 2025', '2025-11-04'],
  ['Submission Date: 20 11 2025', '2025-11-20'],
  ['Submission Date: 4 November 2026 (first submitted 4 November 2025)', '2025-11-04'],
  ['Submission Date: 4 November 2026 / 4 November 2025', '2025-11-04'],
  ['Einreichungsdatum: 04.11.2026 (erstmals eingereicht 04.11.2025)', '2025-11-04'],
  ['Date de soumission : 04/11/2026 (première fois 04/11/2025)', '2025-11-04'],
  ['Fecha de presentación: 04/11/2026 (presentado originalmente 04/11/2025)', '2025-11-04'],
  ['Data de submissão: 04/11/2026 (enviado primeiro em 04/11/2025)', '2025-11-04'],
  ['Tanggal pengajuan: 04/11/2026 (pertama kali 04/11/2025)', '2025-11-04'],
  ['Submission Date: 4 March 2026 (first sent 2 January 2024)', '2024-01-02'],
  ['Submission Date: 4 March 2026 (first visit: 2 January 2024)', '2026-03-04'],
  ['Einreichungsdatum: 04.03.2026 (Erstbehandlung 02.01.2024)', '2026-03-04'],
  ['Date de soumission : 04/03/2026 (premier rendez-vous 02/01/2024)', '2026-03-04'],
  ['Fecha de presentación: 04/03/2026 (primera consulta 02/01/2024)', '2026-03-04'],
  ['Tanggal pengajuan: 04/03/2026 (kunjungan pertama 02/01/2024)', '2026-03-04'],
  ['Date submitted / date of birth: 04/03/2026 / 12/05/1980', '2026-03-04'],
  ['Submission Date: 4 November 2026 (care of 2 January 2026)', '2026-11-04'],
])('reads the day of submission: %s', (line, day) => {
  expect(billWith(`${line}\nFee paid on £ terms`).values.submission_date).toBe(day);
});

test('does not take the day on which the amount was received for the one of submission', () => {
  const { values } = billWith('12 May 2026\nThe amount was received on 8 May 2026 by bank transfer, with thanks.');
  expect(values.submission_date).toBe('2026-05-12');
});

test('takes nothing under a label for its day where one stands beside it', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Augenordination Sonnberg' },
      { x: 140, y: 100, text: 'Honorarnote' },
      { x: 250, y: 100, text: 'AS-2026-0417' },
      { x: 140, y: 120, text: 'Ausgestellt am' },
      { x: 250, y: 120, text: '27.08.2026' },
      { x: 140, y: 160, text: '04.08.2026' },
      { x: 230, y: 160, text: 'Untersuchung' },
      { x: 480, y: 160, text: '165,00' },
    ),
  );
  expect(values.submission_date).toBe('2026-08-27');
});

test.each([
  [`${'\n'.repeat(26)}Emissão 22/05/2026 18:57:10`, '2026-05-22'],
  [
    'De             Vers             Le\nCourgevaux     Meyriez          17.03.2026\nCressier, le 26 mars 2026',
    '2026-03-26',
  ],
])('reads the day of issue behind its word, and no ride’s: %s', (lines, day) => {
  expect(billWith(lines).values.submission_date).toBe(day);
});
