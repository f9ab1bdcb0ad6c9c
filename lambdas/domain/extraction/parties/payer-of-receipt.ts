import type { Reading } from '../reading.ts';
import { placeOf } from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { readPerson } from './read-person.ts';

/** `Recebi de Heloísa Mantovani (CPF 777…) a quantia de`: a receipt in sentences says from whom the money came. */
const RECEIVED =
  /(?:^|[.;] )(?:recebi(?: ?emos)?|recibi(?:mos)?|hemos recibido|(?:ho )?recu|(?:sudah |telah )?(?:di)?terima|received(?: with thanks)?|erhalten)(?: [a-z]+){0,2}? (?:de|del|d[oa]|dari|from|von)(?: (?:[oa]|la|el|sra?|srta|senhora?|mr|mrs|ms|m|mme|bapak|ibu|frau|herrn?))? /;
const CONFIDENCE = 0.6;

/** Who paid, where a sentence of the paper says so and it is a person: on a receipt without labels the patient. */
export function payerOfReceipt(sheet: Sheet): Reading | undefined {
  for (const segment of sheet.segments) {
    const match = RECEIVED.exec(segment.plain);
    if (!match) continue;
    const behind = match.index + match[0].length;
    // `from Mrs. Asha Nair`: the title's full stop is a space in plain text.
    const from = behind + (/^\s*/.exec(segment.text.slice(behind))?.[0].length ?? 0);
    const name = readPerson(segment.text.slice(from), true);
    if (!name || name.quality < 1 || name.start > 0) continue;
    const place = placeOf(segment, from, from + name.value.length);
    return { value: name.value, printed: name.value, confidence: CONFIDENCE, place, method: 'receipt' };
  }
  return undefined;
}
