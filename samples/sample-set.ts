import { composePdf } from './compose-pdf.ts';
import { composeInvoice, type SampleInvoice } from './sample-invoice.ts';

/** A sample document and what the service ought to say of it. */
export interface Sample {
  readonly fileName: string;
  readonly file: Uint8Array;
  /** What is special about it, for people. */
  readonly story: string;
  readonly verdict: 'PROCESSED' | 'FLAGGED' | 'FAILED';
}

const DAY_MS = 24 * 60 * 60 * 1000;
const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The documents of the demonstration, dated relative to now so that they never grow too old for the date check.
 *
 * @param now epoch milliseconds
 * @param series tells one set of samples from another: ids and invoice numbers carry it, so that only the planned
 *   duplicate is one
 */
export function composeSamples(now: number, series: string): readonly Sample[] {
  const regular: SampleInvoice = {
    provider: 'Riverside Family Clinic',
    patient: 'Maria Gonzalez',
    insurer: 'Aetna',
    claimNumber: `CLM-${series}-1`,
    insuredId: 'W2841190735',
    invoiceNumber: `INV-${series}-1`,
    submissionDate: isoDate(now - 3 * DAY_MS),
    items: [
      { description: 'Office consultation, established patient', cents: 18_000 },
      { description: 'Electrocardiogram', cents: 9_500 },
    ],
    insuranceCents: 22_000,
    outOfPocketCents: 5_500,
    maxCoverageCents: 100_000,
  };
  const numbered = (n: number) => ({ claimNumber: `CLM-${series}-${n}`, invoiceNumber: `INV-${series}-${n}` });
  const clean = composeInvoice(regular);
  return [
    { fileName: 'clean-invoice.pdf', file: clean, story: 'everything is in order', verdict: 'PROCESSED' },
    { fileName: 'same-file-again.pdf', file: clean, story: 'the same file a second time', verdict: 'FLAGGED' },
    {
      fileName: 'unknown-insurer.pdf',
      file: composeInvoice({ ...regular, ...numbered(2), insurer: 'Zephyrine Mutual of Nowhere' }),
      story: 'an insurer that nobody knows',
      verdict: 'FLAGGED',
    },
    {
      fileName: 'amounts-exceed-coverage.pdf',
      file: composeInvoice({ ...regular, ...numbered(3), maxCoverageCents: 15_000 }),
      story: 'the insurer would pay more than the maximum coverage',
      verdict: 'FLAGGED',
    },
    {
      fileName: 'too-old.pdf',
      file: composeInvoice({ ...regular, ...numbered(4), submissionDate: isoDate(now - 400 * DAY_MS) }),
      story: 'submitted more than a year ago',
      verdict: 'FLAGGED',
    },
    {
      fileName: 'a-letter.pdf',
      file: composePdf([
        [
          { x: 60, y: 80, text: 'Dear Mr. Abara,' },
          { x: 60, y: 110, text: 'thank you for the invitation to the garden party on Saturday. We will bring a cake' },
          { x: 60, y: 126, text: 'and the two folding chairs, and hope that the weather holds until the evening.' },
          { x: 60, y: 156, text: 'With kind regards, Ingrid and Tom' },
        ],
      ]),
      story: 'readable, but no invoice',
      verdict: 'FLAGGED',
    },
    {
      fileName: 'damaged.pdf',
      file: new TextEncoder().encode(
        '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 9 0 R >>\n%%EOF\n',
      ),
      story: 'a damaged file',
      verdict: 'FAILED',
    },
  ];
}
