import { expect, test } from 'vitest';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

test('takes two short labels with a number each for two rows, however close they stand', () => {
  const row = (y: number, label: string, value: string) => [
    { x: 50, y, text: label },
    { x: 140, y, text: value },
  ];
  const { segments } = sheetOf(
    printedDocument(
      { x: 50, y: 40, text: 'Three Rivers Ambulance Service' },
      ...row(80, 'Invoice', 'A26-01933'),
      ...row(93, 'Run ticket', '26-004871'),
      ...row(106, 'Patient', 'Ida Moss'),
    ),
  );
  expect(segments.map(({ text }) => text)).toContain('Run ticket');
});

test('takes the abbreviated word before a receipt’s number for no part of it', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'HARROW DRUG' },
      { x: 50, y: 60, text: 'RCPT 0417-03-88120' },
      { x: 50, y: 100, text: 'PATIENT: IDA MOSS' },
      { x: 50, y: 140, text: 'PLAN PAID   8.64' },
      { x: 50, y: 160, text: 'COPAY   10.00' },
    ),
  );
  expect(values.invoice_number).toBe('0417-03-88120');
});
