import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isToDepartment, isToInsurer } from './claims-departments.ts';
import { payerNames } from './named-payer.ts';

const YOU_IN_ENGLISH = /(?<![a-z])your?(?![a-z])/g;
/** Who is written to; German `sie` only beside a verb, `tragen Sie 80 % davon`, since it is `she` and `they` too. */
const YOU =
  /(?<![a-z])(?:your?|ihnen|vous|ustedes|uds|vossas? (?:senhorias?|excelencias?|exas?))(?![a-z])|(?<=(?<![a-z])(?:tragen|ubernehmen|zahlen|erstatten|uberweisen|leisten|ersetzen|verguten|begleichen) )sie(?![a-z])|(?<![a-z])sie(?= (?:tragen|ubernehmen|zahlen|erstatten|leisten|ersetzen|verguten|begleichen)(?![a-z]))/g;

/** `The Society’s portion is`: so friendly societies are spoken of; by itself the word ends names. */
const SOCIETYS = /(?<![a-z])(?:the )?society(?= s (?:portion|share|part|payment|benefit|contribution))/g;

/** To nobody by name; an insurer's own letter, with its department at its head, is to the insured. */
const TO_COMPANY =
  /^ *(?:sehr geehrte damen und herren|mesdames +(?:et +)?messieurs|madame +monsieur|(?:muy +)?(?:estimad[oa]s +)?senores|(?:exmos +|excelentissimos +|prezados +)?senhores)(?![a-z])/;
const isToCompany = onceASheet(
  (sheet) => isToDepartment(sheet) || sheet.segments.some(({ plain }) => TO_COMPANY.test(plain)),
);

/**
 * Plain text with the word `insurer` for the labelled insurer's name (`a cargo de OSDE 210`): named, it is who pays; in a
 * letter to the insurer so is `you`.
 */
export function sayingInsurer(said: string, sheet: Sheet): string {
  const text = isToInsurer(sheet) ? said.replace(isToCompany(sheet) ? YOU : YOU_IN_ENGLISH, 'insurer') : said;
  const names = payerNames(sheet);
  const named = text.replace(SOCIETYS, 'insurer');
  return names.size === 0 ? named : named.replace(/[a-z]+/g, (word) => (names.has(word) ? 'insurer' : word));
}
