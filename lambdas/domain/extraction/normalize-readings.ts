import { deriveAmounts } from './amounts/derive-amounts.ts';
import { canonicalProvider } from './parties/canonical-provider.ts';
import { ID_FIELDS, type Outline, type Reading, type Readings } from './reading.ts';
import { canonicalPersonName } from './text/person-name.ts';

const NAMES = ['insurance_name', 'provider_name'] as const;

/**
 * Step 8: canonical forms, and the figures that follow from the printed ones.
 * Names of people become First Last without title, who treats among them, names of companies lose stray spaces, ids too; `printed` stays as it
 * was. Amounts of a document that is no invoice are not derived: nothing follows from figures that mean something else.
 */
export function normalizeReadings(readings: Readings, outline: Outline): Readings {
  const canonical: { -readonly [F in keyof Readings]: Readings[F] } = { ...readings };
  if (readings.patient_name) canonical.patient_name = withValue(readings.patient_name, canonicalPersonName);
  for (const field of ID_FIELDS) {
    const reading = readings[field];
    if (reading) canonical[field] = withValue(reading, (value) => value.replace(/\s+/g, ' ').replace(/[.,;:]+$/, ''));
  }
  for (const field of NAMES) {
    const reading = readings[field];
    if (reading) canonical[field] = withValue(reading, (value) => value.replace(/\s+/g, ' ').trim());
  }
  if (canonical.provider_name) canonical.provider_name = withValue(canonical.provider_name, canonicalProvider);
  return outline.kind === 'health-invoice' ? deriveAmounts(canonical) : canonical;
}

function withValue(reading: Reading, change: (value: string) => string): Reading {
  return { ...reading, value: change(reading.value.trim()) };
}
