import { composePdf, type TextRun } from './compose-pdf.ts';

/** What a sample invoice prints; amounts in cents. */
export interface SampleInvoice {
  readonly provider: string;
  readonly patient: string;
  readonly insurer: string;
  readonly claimNumber: string;
  readonly insuredId: string;
  readonly invoiceNumber: string;
  /** ISO date. */
  readonly submissionDate: string;
  readonly items: readonly { readonly description: string; readonly cents: number }[];
  readonly insuranceCents: number;
  readonly outOfPocketCents: number;
  readonly maxCoverageCents: number;
}

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/**
 * Typesets an invoice: letterhead, two columns of labels and values, a table of services, a box of totals.
 * @param embedded what the file carries along unseen, as those of scanners and design programs do.
 */
export function composeInvoice(invoice: SampleInvoice, embedded?: Uint8Array): Uint8Array {
  const total = invoice.insuranceCents + invoice.outOfPocketCents;
  const pair = (x: number, y: number, label: string, value: string): TextRun[] => [
    { x, y, text: label, bold: true },
    { x: x + 110, y, text: value },
  ];
  const runs: TextRun[] = [
    { x: 50, y: 60, text: invoice.provider, size: 16, bold: true },
    { x: 50, y: 78, text: '214 Harbour Street, Springfield, IL 62704' },
    { x: 430, y: 60, text: 'MEDICAL INVOICE', size: 14, bold: true },
    ...pair(50, 120, 'Patient Name:', invoice.patient),
    ...pair(50, 138, 'Insured ID:', invoice.insuredId),
    ...pair(50, 156, 'Insurance Company:', invoice.insurer),
    ...pair(330, 120, 'Invoice Number:', invoice.invoiceNumber),
    ...pair(330, 138, 'Claim Number:', invoice.claimNumber),
    ...pair(330, 156, 'Submission Date:', invoice.submissionDate),
    { x: 50, y: 200, text: 'Description of service', bold: true },
    { x: 480, y: 200, text: 'Amount', bold: true },
  ];
  invoice.items.forEach(({ description, cents }, index) => {
    const y = 220 + index * 18;
    runs.push({ x: 50, y, text: description }, { x: 480, y, text: dollars(cents) });
  });
  const y = 250 + invoice.items.length * 18;
  const percent = ((invoice.insuranceCents / total) * 100).toFixed(2);
  const totals: readonly (readonly [string, string])[] = [
    ['Total amount:', dollars(total)],
    ['Insurance pays:', dollars(invoice.insuranceCents)],
    ['Patient pays:', dollars(invoice.outOfPocketCents)],
    ['Coverage percentage:', `${percent}%`],
    ['Maximum coverage:', dollars(invoice.maxCoverageCents)],
  ];
  totals.forEach(([label, value], index) => {
    const line = y + index * 18;
    runs.push({ x: 330, y: line, text: label, bold: true }, { x: 480, y: line, text: value });
  });
  return composePdf([runs], embedded);
}
