import type { PrintedValue } from '../text/printed-value.ts';
import { DOCTOR } from '../words/provider-words.ts';
import { readPerson } from './read-person.ts';

const PRACTICE = /^(?:Praxis|Ordination|Cabinet|Consult[oó]rio) (?:du |des |del? |da )?/u;
/** `Dr. Krüger & Dr. Yilmaz`: of several the practice is called after all. */
const AND_OTHERS = /^,? (?:&|und|u\.|et|y|e|and|\+) (?=\p{Lu})/u;

/** `Dr. med. Henrike Osterloh, Fachärztin für …`, `Praxis Dr. med. Wiebke Carstensen`: who treats, at the beginning of a text and by a physician's title. */
export function readPhysician(text: string): PrintedValue | undefined {
  if (!DOCTOR.test(text)) return undefined;
  const from = PRACTICE.exec(text)?.[0].length ?? 0;
  const found = readPerson(text.slice(from), true);
  if (!found || AND_OTHERS.test(text.slice(from + found.end))) return undefined;
  return { ...found, start: from + found.start, end: from + found.end };
}
