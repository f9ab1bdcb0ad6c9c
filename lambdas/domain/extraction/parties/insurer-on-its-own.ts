import { PAYING_ABROAD } from '../amounts/paid-by-abroad.ts';
import type { Reading } from '../reading.ts';
import { placeOf } from '../sheet/layout.ts';
import { isLabelled } from '../sheet/neighbours.ts';
import { beginsAsTitle } from '../sheet/paper-title.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isGeneralName } from '../text/general-names.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord, wordPattern } from '../text/word-pattern.ts';
import { INSURER_WORDS } from './insurer-words.ts';
import { CARE_GIVERS } from './provider-words.ts';
import { readOrganization } from './read-organization.ts';

/** What may stand before it: a bullet, what it is, or that it is written to. */
const BEFORE =
  /^(?:[-–•*] ?|(?:Seguro|Conv[êe]nio) (?=\p{Lu})|(?:[AÀ] l['’]attention d[eu] |A la atenci[óo]n de |[ÀA]o? (?:cuidado|aten[çc][ãa]o) d[eao] |Kepada(?: Yth\.?)?:? |An die |z\. ?Hd\. ))?/u;
const DEPARTMENT =
  /, ?(?:service|servicio|departamento|dpto|abteilung|leistungsabteilung|bagian|setor|divisi)(?!\p{L}).*$/iu;
const NAME = /^\p{Lu}[\p{L}&.'’-]+(?: (?:\p{Lu}[\p{L}&.'’-]*|d[aeiou]s?|del|und|y|e|et|&)){1,6}$/u;
/** English headings are capitalised as names are: `Insurance Claim Summary`, `Insurance Desk`. */
const OF_PAPERS = wordPattern(
  'claims?|forms?|desk|counter|details|information|info|verification|summary|breakdown|split|coverage|cover|policy|policies|card|payments?|invoice|bill|billing|statement',
  'letter|guarantee|department|coordinator|officer|signature|authori[sz]ation|approval|approved|portion|share|status|type|report|request|submission|settlement|adjustments?|discount|eligibility|notes?|advice|section|only|your|our|all|other|no|with|by|to|for',
);
const OF_SHARES = wordPattern('(?:ruck|kosten)?erstattung|vergutung|anteil|reembolsos?|remboursements?|klaim|aporte');
/** Behind a word that says what it is one word is enough. */
const WORD = /^\p{Lu}[\p{L}-]{3,}$/u;
const CONFIDENCE = 0.55;

/** A line that is nothing but an insurer's name, the only one such. */
export function insurerOnItsOwn(sheet: Sheet): Reading | undefined {
  const labelled = new Set(sheet.hits.filter(isLabelled).map(({ segment }) => segment));
  const found = sheet.segments.flatMap((segment) => {
    const from = BEFORE.exec(segment.text)?.[0].length ?? 0;
    const name =
      segment.lines === 1 && !labelled.has(segment)
        ? readOrganization(segment.text.slice(from).replace(DEPARTMENT, ''), false)
        : undefined;
    const plain = plainText(name?.value ?? '');
    if (
      !name ||
      !(NAME.test(name.value) || (from + name.start > 0 && WORD.test(name.value))) ||
      isGeneralName(name.value)
    )
      return [];
    if (
      !hasWord(plain, INSURER_WORDS) ||
      hasWord(plain, CARE_GIVERS) ||
      [OF_PAPERS, PAYING_ABROAD, OF_SHARES].some((words) => hasWord(plain, words)) ||
      beginsAsTitle(plain)
    )
      return [];
    return [{ segment, name, from }];
  });
  const [only] = found;
  if (!only || found.some(({ name }) => name.value !== only.name.value)) return undefined;
  const { segment, name, from } = only;
  const place = placeOf(segment, from + name.start, from + name.end);
  return { value: name.value, printed: name.value, confidence: CONFIDENCE, place, method: 'own-line' };
}
