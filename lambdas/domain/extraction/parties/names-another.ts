import type { Insurer } from '../../insurers/insurer.ts';
import { type InsurerMatch, matchInsurers } from '../../insurers/match-insurer.ts';
import { isGeneralName } from '../text/general-names.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { INSURER_BRANDS, INSURER_WORDS, OF_TRADE, SCHEMES } from '../words/insurer-words.ts';
import { beginsAsTitle } from '../words/paper-title.ts';
import { namesPermit, promisesPayment } from '../words/permit-words.ts';
import { CARE_GIVERS } from '../words/provider-words.ts';
import type { FieldOfInsurer } from './fields-of-insurer.ts';
import { isNamedAside } from './is-named-aside.ts';
import { readPerson } from './read-person.ts';

/** As far as a name may differ in print and still surely be another insurer's. */
const SURE = 0.9;
/** Labels below announce others, too: whom a bill goes to, who handles claims. */
const LIKELY = 0.6;
/** What stands beside `Insurance company` is one, whatever words its name is made of. */
const ASKS_FOR_NOBODY_ELSE = 0.9;
/** Below it a label asks for a person as well: `Customer`, `Bill to`. */
const OF_WHOM_IT_ASKS = 0.5;

/**
 * `Cigna / Aetna`, `Aetna (declined), paid by Zephyrine Mutual`: whether a field of the insurer names another than the one
 * that is taken for it, known or not.
 * @param isNamesake whether a name of the registry is another's in this document.
 */
export function namesAnother(
  { text, labelled }: FieldOfInsurer,
  insurer: Insurer,
  registry: readonly Insurer[],
  isNamesake: (match: InsurerMatch, text: string) => boolean,
): boolean {
  const matches = matchInsurers(text, registry, true);
  const own = matches.filter((match) => match.insurer.name === insurer.name);
  const isOther = (match: InsurerMatch) =>
    match.insurer.name !== insurer.name &&
    match.similarity >= SURE &&
    !isShortFor(match, insurer) &&
    !(labelled > 0 && labelled < OF_WHOM_IT_ASKS && isOfPerson(match, text)) &&
    own.every(({ start, end }) => match.end <= start || end <= match.start) &&
    !isNamedAside(text, match.start, match.end) &&
    // `HCF-77120`: a number begins so.
    !/^[-/]?\d/.test(text.slice(match.end)) &&
    !isNamesake(match, text);
  if (matches.some(isOther)) return true;
  const needsTrade = own.length > 0 || labelled <= ASKS_FOR_NOBODY_ELSE || HOUSE_NUMBER.test(text);
  return (
    labelled > LIKELY && partsBeside(text, own).some((part) => isName(part, needsTrade) && !sharesWord(part, insurer))
  );
}

/** `14 Augusta St, Glenelg SA 5045`: an address beside the label. What stands in it has to say that it insures. */
const HOUSE_NUMBER = /^\d{1,5}[a-z]? \p{Lu}/u;

/** `Prudential` beside `Prudential Indonesia`: the brand that an insurer's name holds stands for it. */
function isShortFor({ alias }: InsurerMatch, { name }: Insurer): boolean {
  return ` ${plainText(name)} `.includes(` ${plainText(alias)} `);
}

/** `Cliente: Herranz Molina, Lucía`: one word of a person's name. */
function isOfPerson({ start, end }: InsurerMatch, text: string): boolean {
  const person = readPerson(text, false);
  return person?.quality === 1 && person.value.length > end - start && !text.slice(start, end).includes(' ');
}

/** What a field says besides a name: all of it where it doesn't hold that name. */
function partsBeside(text: string, [match]: readonly InsurerMatch[]): readonly string[] {
  if (!match) return text.split(BETWEEN);
  const [before, behind] = [text.slice(0, match.start), text.slice(match.end)];
  const said = before.split(BEFORE);
  const announced = said.slice(0, UNDERWRITTEN.test(said.at(-1) ?? '') ? -2 : -1);
  return [...announced.filter((part) => !isKindOfCover(part)), ...behind.split(BETWEEN).slice(1)];
}

/** `Saga Health Insurance (underwritten by Bupa Insurance Limited)`: a brand, and then who insures under it. */
const UNDERWRITTEN = /^underwritten by (?:the )?$/i;

/** `Familienversicherung über`, `Assurance collective par`: nobody's name, which has another word in capitals than its trade's. */
function isKindOfCover(part: string): boolean {
  const plain = plainText(part);
  const ofTrade = (word: string) => hasWord(plainText(word), INSURER_WORDS);
  return (
    !hasWord(plain, INSURER_BRANDS) && part.split(/[ -]+/).every((word) => !/^\p{Lu}/u.test(word) || ofTrade(word))
  );
}

const BETWEEN = / ?[,;/|+()] ?| [-–—] | (?:or|oder|ou|atau) /;
const BEFORE =
  / ?[,;/|+()] ?| [-–—&] | (?:or|oder|ou|atau|and|und|et|y|e|dan|via|through|über|durch|par|por|a trav[ée]s de|atrav[ée]s d[aeo]|melalui|lewat) /;

/** Whether a part names somebody, and where that is needed says that they insure. */
function isName(part: string, needsTrade: boolean): boolean {
  const plain = plainText(part);
  const start = part.search(/\p{Lu}/u);
  if (start < 0 || isNamedAside(part, start, part.length)) return false;
  // `HCF-77120`, `Kostengutsprache`, `Faktur Layanan Medis`: the next cell's number or label, or the paper's title.
  if (NUMBER.test(part) || isPermit(plain) || beginsAsTitle(plain)) return false;
  const isInsurers = hasWord(plain, INSURER_WORDS);
  if ((needsTrade && !isInsurers) || hasWord(plain, NOT_THE_PAYER) || hasWord(plain, SCHEMES)) return false;
  // `TRIPLICADO (COMPANHIA)` over `Clínica Dentária Ria Formosa`: who treats.
  if (!isInsurers && hasWord(plain, CARE_GIVERS)) return false;
  return plain.split(/ +/).some(isDistinctive);
}

/** `Autorización`, the next cell's label; not `Approved Health Insurance`. */
function isPermit(plain: string): boolean {
  return promisesPayment(plain) || (namesPermit(plain) && !hasWord(plain, INSURER_WORDS));
}

const NUMBER = /^\p{Lu}{0,6}[-/ ]?\d[\d./-]{2}/u;

function isDistinctive(word: string): boolean {
  return /^[a-z]{3}/.test(word) && !isGeneralName(word) && !hasWord(word, OF_TRADE) && !hasWord(word, KINDS);
}

/** Who handles an insurer's claims, sells it or owns it, and the public schemes that pay their part before it; and kinds of plans. */
const NOT_THE_PAYER = anyWordPattern(
  'tpa|third party|administ\\w+|gestionnaire|gestora?|pengelola|brokers?|makler|courtier|corretora|corredora?|group|gruppe|groupe|grupo',
  'viamedis|almerys|admedika|owlexa|medi ?assist|meritain|healix',
  'cpam|caisse|assurance maladie|medicare|medicaid|bpjs|nhif|adse|imss|fonasa|eps|ppo|epo|pos|hdhp',
);

/** Words that say which kind an insurer is, or where to find it. */
const KINDS = anyWordPattern(
  'commercial|employer|employees?|staff|family|corporate|international|local|national|public|primary|reaseguros|resseguros|ruckversicherung\\w*|jiwa|life|leben|vida|vie',
  'file|see|above|below|same|pending|unknown|various|other|versichert\\w*|privat\\w*|gesetzlich\\w*',
);

/** Whether a part is the insurer's own name, or its brand's: `AXA Seguros` beside `AXA Health`. */
function sharesWord(part: string, { name, aliases }: Insurer): boolean {
  const words = new Set(plainText([name, ...aliases].join(' ')).split(/ +/));
  return plainText(part)
    .split(/ +/)
    .some((word) => words.has(word) && isDistinctive(word));
}
