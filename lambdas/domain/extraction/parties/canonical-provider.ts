import { canonicalPersonName, isTitle } from '../text/person-name.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { CARE_GIVERS, PROVIDER_WORDS } from '../words/provider-words.ts';
import { isKnownDegree } from './profession.ts';
import { readPerson } from './read-person.ts';

/** `Univ.-Prof.`, `dent.`, `Psic.`: what is shortened before a name; initials have one letter. */
const SHORTENED = /^(?:\p{L}{3,}\.(?:-\p{L}+\.?)?|Docteure?)$/u;
/** `FRCS`, `M.Sc.`: capitals behind a name. */
const DEGREE = /^(?:\p{Lu}{2,}|(?:\p{Lu}\p{Ll}{0,3}\.?){2,})$/u;
/** Behind a comma, with small letters in them as no company's form has. */
const DEGREES =
  /(?:, ?(?:(?:(?:S|M|D|B|A|Ph|Sp|Amd|Dr)\.)(?:\p{Lu}\p{Ll}{1,3}\.)*(?:\p{Lu}\p{Ll}{1,4}|Keb|Kep|KG|OG|PD)\.?|Sp\.? ?[A-Z]{1,3}(?:\(K\))?|Ns\.?|Bdn\.?|Apt\.?|Amd\.? ?Ke[bp]\.?))+$/u;
const COMPANY =
  /^(?:P?LLC|LL?P|P\.?C|P\.?A|S\.?A(?:\.?[SC])?|S\.?[Cc](?:\.?P)?|S\.?L(?:\.?[UP])?|E\.?I\.?R\.?L|AG|KG|OHG|EMS|SARL|EURL|SRL|SpA|PLC|INC|LTD|BV|NV|CC)\.?$/u;

/** Who treats under a name of their own goes by it, as a patient does: without titles, degrees and profession. A practice keeps what it is called. */
export function canonicalProvider(printed: string): string {
  // `Drs Pather, Naidoo & Partners`: the plural is a title of theirs, not the practice's name.
  if (/^Drs\.? .*&/.test(printed)) return printed.replace(/^Drs\.? /, '');
  const [first = '', ...others] = printed.replace(/ \([^)]*\)$/, '').split(/,\s+/);
  const words = first.split(' ');
  while (words.length > 2 && isLead(words[0] ?? '')) words.shift();
  // Without a title capitals may be more of a company's name; where all of a name is in capitals, only known degrees are none of it.
  if (words.join(' ') !== first) {
    const isLast = words.some(isOrdinary) ? isDegree : isKnownDegree;
    while (words.length > 2 && isLast(words.at(-1) ?? '')) words.pop();
  }
  const name = [
    words.join(' '),
    ...others.filter((part) => !part.split(' ').every(isDegree) && !isProfession(part)),
  ].join(', ');
  if (name !== printed && isPersons(name)) return canonicalPersonName(name);
  // `PRAKTIK BIDAN WAYAN, S.Tr.Keb., Bdn.`: the degrees of whom a practice is called after.
  return printed.replace(DEGREES, '');
}

function isLead(word: string): boolean {
  return isTitle(word) || SHORTENED.test(word);
}

function isDegree(word: string): boolean {
  return DEGREE.test(word) && !COMPANY.test(word);
}

function isOrdinary(word: string): boolean {
  return /\p{Ll}{2}/u.test(word);
}

/** `Obstetrician`; `Elm Row Surgery` is where, and has the name of its own. */
function isProfession(part: string): boolean {
  const plain = plainText(part);
  return /^\p{Ll}/u.test(part) || (hasWord(plain, PROVIDER_WORDS) && !hasWord(plain, CARE_GIVERS));
}

function isPersons(name: string): boolean {
  const person = readPerson(name, false);
  return person?.value === name && person.quality === 1 && !hasWord(plainText(name), PROVIDER_WORDS);
}
