import { readOrganization } from '../parties/read-organization.ts';
import { labelledValues } from '../sheet/labelled-values.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';

/** A name is recognised by its first words; one of fewer letters is too often part of another word. */
const LEAST_LETTERS = 3;
const SCORE = 0.8;

/** The first words, in plain text, of the names that clear labels give the insurer. */
export const payerNames = onceASheet(findNames);

function findNames(sheet: Sheet): ReadonlySet<string> {
  return new Set(
    labelledValues(sheet, 'insurance_name', readOrganization)
      .filter(({ score }) => score >= SCORE)
      .map(({ value }) => plainText(value).trim().split(/ +/)[0] ?? '')
      .filter((name) => name.length >= LEAST_LETTERS),
  );
}
