import { linesOfInsurers } from '../parties/lines-of-insurers.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { payerNames } from './named-payer.ts';

/** Whether a paper speaks of an insurer: the rest of a bill that none shares is the patient's own. */
export function namesInsurer(sheet: Sheet): boolean {
  return payerNames(sheet).size > 0 || linesOfInsurers(sheet).size > 0;
}
