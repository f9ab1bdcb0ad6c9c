import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

const mail = (printed: string) =>
  printedDocument(
    { x: 30, y: 20, text: printed },
    { x: 240, y: 20, text: 'Re: MRI knee – what do I owe?' },
    { x: 50, y: 60, text: 'Re: MRI knee', size: 14 },
    { x: 50, y: 90, text: 'Sligo Imaging Centre <billing@sligo.example>' },
    { x: 400, y: 90, text: 'Tue, 19 May 2026 at 11:05' },
    { x: 50, y: 110, text: 'To: Cormac Daly <cormac@inbox.example>' },
    { x: 50, y: 126, text: 'Cc: Brendan Foley <brendan@inbox.example>' },
    { x: 50, y: 150, text: 'Hi Cormac,' },
    { x: 50, y: 170, text: 'The MRI of your knee on 7 May cost €180.00 altogether.' },
    { x: 50, y: 186, text: 'laya healthcare has sent us €126.00 for it.' },
    { x: 50, y: 202, text: 'So you would owe us €54.00.' },
  );

test('who sent a mail provides, whom it greets was treated, and it is of the day it was sent', () => {
  expect(extractInvoice(mail('20/05/2026, 18:40')).values).toMatchObject({
    provider_name: 'Sligo Imaging Centre',
    patient_name: 'Cormac Daly',
    submission_date: '2026-05-19',
    total_amount: '180.00',
  });
});

test('the day on which a browser printed a page is not the day of what it shows', () => {
  const page = (upper: string) =>
    extractInvoice(
      printedDocument(
        { x: 30, y: 20, text: upper },
        { x: 50, y: 60, text: 'Sligo Imaging Centre', size: 14 },
        { x: 50, y: 90, text: 'Invoice No: SI-20417' },
        { x: 50, y: 110, text: 'Patient: Cormac Daly' },
        { x: 50, y: 140, text: 'Total' },
        { x: 400, y: 140, text: '€180.00' },
      ),
    ).values.submission_date;

  expect(page('20/05/2026, 18:40')).toBeUndefined();
  expect(page('20/05/2026')).toBe('2026-05-20');
});
