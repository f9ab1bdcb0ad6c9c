import { claimsDepartments } from '../amounts/claims-departments.ts';
import type { Reading } from '../reading.ts';
import { placeOf } from '../sheet/layout.ts';
import { lineAbove } from '../sheet/line-above.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from './insurer-words.ts';
import { readOrganization } from './read-organization.ts';

/** A letter to an insurer: its name, and under it the department that settles claims. */
export function addressedInsurer(sheet: Sheet): Reading | undefined {
  for (const department of claimsDepartments(sheet)) {
    const [above, below] = [lineAbove(department, sheet), sheet.neighbours.below(department)];
    const line = [above, below].find((one) => one && hasWord(one.plain, INSURER_WORDS)) ?? above;
    const name = line && readOrganization(line.text, false);
    if (!line || !name) continue;
    const place = placeOf(line, name.start, name.end);
    return { value: name.value, printed: name.value, confidence: 0.7, place, method: 'addressee' };
  }
  return undefined;
}
