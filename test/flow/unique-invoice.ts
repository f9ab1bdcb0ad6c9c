import { randomUUID } from 'node:crypto';
import type { SampleInvoice } from '../../samples/sample-invoice.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The ISO date so many days before today. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** An invoice in good order that shares its claim, number and amounts with no other. */
export function uniqueInvoice(changes: Partial<SampleInvoice> = {}): SampleInvoice {
  const series = randomUUID().slice(0, 13).toUpperCase();
  return {
    provider: 'Riverside Family Clinic',
    patient: 'Maria Gonzalez',
    insurer: 'Aetna',
    claimNumber: `CLM-${series}`,
    insuredId: 'W2841190735',
    invoiceNumber: `INV-${series}`,
    submissionDate: daysAgo(3),
    items: [
      { description: 'Office consultation, established patient', cents: 18_000 },
      { description: 'Electrocardiogram', cents: 9_500 },
    ],
    insuranceCents: 22_000,
    outOfPocketCents: 5_500,
    maxCoverageCents: 100_000,
    ...changes,
  };
}
