import type { Sheet } from '../sheet/sheet.ts';
import { claimsDepartments } from './claims-departments.ts';
import { payerNames } from './named-payer.ts';

/**
 * Plain text with the word `insurer` for the labelled insurer's name (`a cargo de OSDE 210`): named, it is who pays; in a
 * letter to the insurer so is `you`.
 */
export function sayingInsurer(said: string, sheet: Sheet): string {
  const text = claimsDepartments(sheet).length > 0 ? said.replace(/\byour?\b/g, 'insurer') : said;
  const names = payerNames(sheet);
  return names.size === 0 ? text : text.replace(/[a-z]+/g, (word) => (names.has(word) ? 'insurer' : word));
}
