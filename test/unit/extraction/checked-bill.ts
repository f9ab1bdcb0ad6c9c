import { checkAmounts } from '../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../lambdas/domain/extraction/read-amounts.ts';
import { plainDocument } from './printed-page.ts';

const HEAD = `
Harbour Street Clinic
Invoice No: HS-20411              Date: 02 March 2026
Patient: Ann Smith                Insurance: Aetna
`;

/** What the amount check finds in a bill with these lines, and what was read. */
export function check(amounts: string) {
  const document = plainDocument(HEAD + amounts);
  const read = readAmounts(document, outlineDocument(document));
  const values = Object.fromEntries(Object.entries(read.readings).map(([field, reading]) => [field, reading?.value]));
  return { ...checkAmounts(read), values };
}
