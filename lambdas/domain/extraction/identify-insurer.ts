import { UNKNOWN_INSURER } from '../../contracts/extraction-data.ts';
import type { Document } from '../document/document.ts';
import type { Insurer } from '../insurers/insurer.ts';
import { distinctive } from '../insurers/insurer-names.ts';
import type { InsurerMatch } from '../insurers/match-insurer.ts';
import { asSureAsRead } from './amounts/as-sure-as-read.ts';
import { deniesCover } from './parties/denies-cover.ts';
import { isNamedAside } from './parties/is-named-aside.ts';
import { namesAnother } from './parties/names-another.ts';
import { type NamedInsurer, readInsurer } from './parties/read-insurer.ts';
import type { Reading, Readings } from './reading.ts';
import { guessCountry } from './sheet/country.ts';
import { type Sheet, sheetOf } from './sheet/sheet.ts';
import { plainText } from './text/plain-text.ts';

/**
 * Step 5: the insurer's name exactly as printed, and who of the registry that is.
 * `identified_insurer` is UNKNOWN when the document names none that the registry knows, or several as who pays.
 */
export function identifyInsurer(document: Document, registry: readonly Insurer[]): Readings {
  const sheet = sheetOf(document);
  const named = readInsurer(sheet, registry);
  const { insurance_name: name } = asSureAsRead(named ? { insurance_name: named.reading } : {}, document);
  const identified_insurer = identified(name && named && known(named, sheet, registry), name);
  return { ...(name && { insurance_name: name }), ...asSureAsRead({ identified_insurer }, document) };
}

/** Whom of the registry the insurer as printed is, if the paper names no other as its insurer, too. */
function known(
  { reading, matches, fields }: NamedInsurer,
  sheet: Sheet,
  registry: readonly Insurer[],
): InsurerMatch | undefined {
  const isOther = (match: InsurerMatch, value: string) => isNamesake(match, value, sheet);
  const its = matches.filter(
    (match) => !isOther(match, reading.value) && !isNamedAside(reading.value, match.start, match.end),
  );
  const names = its.map(({ start, end }) => reading.value.slice(start, end));
  if (fields.some(({ text }) => text.includes(reading.value) && deniesCover(text, names))) return undefined;
  const best = preferred(its, sheet);
  return best && fields.some((field) => namesAnother(field, best.insurer, registry, isOther)) ? undefined : best;
}

/** `Kaiser & Söhne Versicherungs-AG` is not `Kaiser`. */
const GOES_ON = /^ & \p{Lu}\p{L}{3}/u;

/** Of an insurer in more countries than these a subsidiary elsewhere is likely. */
const FEW_COUNTRIES = 2;

/**
 * New Zealand's `UniMed Group` is not Brazil's Unimed, nor `Prairie Star Health Plan` India's Star Health: one word of a longer name, or what a
 * name of its own stands before, in a country where that insurer is not.
 */
function isNamesake(match: InsurerMatch, value: string, sheet: Sheet): boolean {
  if (!value.trim().includes(' ')) return false;
  if (isOfGroup(match, value)) return false;
  if (GOES_ON.test(value.slice(match.end))) return true;
  if (isForeign(match, sheet, MORE_COUNTRIES) && NAMED_BEHIND.test(value.slice(match.end)) && isOneWord(match))
    return true;
  return isForeignWord(match, sheet) || (isForeign(match, sheet) && NAMED_BEFORE.test(value.slice(0, match.start)));
}

/** `AXA Mandiri`, in a country where AXA Health is not: a brand with a name of its own behind it. */
const NAMED_BEHIND =
  /^ (?!(?:Health|Healthcare|Insurance|Assurance|Assurances|Life|Medical|Care|Global|Worldwide|International|Seguros?|Salud|Sant[ée]|Sa[úu]de|Versicherung|Versicherungen|Asuransi|Services?|Group|Groupe|Grupo|Plan|Limited|Ltd|Inc|Gold|Silver|Basic|Premium)(?!\p{L}))\p{Lu}\p{Ll}{2,}/u;
const MORE_COUNTRIES = 3;

function isOneWord({ alias }: InsurerMatch): boolean {
  return !alias.includes(' ');
}

/** `AIA Philippines`: an insurer of several countries has companies in others that bear its name and theirs. */
function isOfGroup({ insurer, start, end }: InsurerMatch, value: string): boolean {
  if (insurer.countries.length < 2 || start > 0) return false;
  const isGroups = value.slice(0, end).toLowerCase() === insurer.name.toLowerCase();
  const behind = value.slice(end);
  return OTHER_COUNTRY.test(behind) || (isGroups && (COMPANY_ABROAD.test(behind) || OF_ANY_TRADE.test(behind)));
}

const OTHER_COUNTRY =
  /^ (?:(?:of|de|do|du|in) )?(?:the )?(?:Philippines|Malaysia|Thailand|Hong Kong|Vi[eệ]t ?[Nn]am|Cambodia|Sri Lanka|Indonesia|Singapore|Australia|New Zealand|India|Brunei|Taiwan|Korea|China|Macau|Myanmar)(?: |$)/u;

/** `AIA Bhd.`, `BUPA ECUADOR S.A.`: behind the whole group's name, further countries and their companies' forms. */
const COMPANY_ABROAD =
  /^ (?:\(?(?:M|Malaysia|Singapore)\)? )?(?:Sdn\.? Bhd|Bhd|Berhad|Pte\.? Ltd|Pty\.? Ltd)\.?$|^ (?:Ecuador|M[eé]xico|Colombia|Per[uú]|Chile|Argentina|Bolivia|Guatemala|Panam[aá]|Uruguay|Paraguay|Venezuela|Costa Rica|Rep[uú]blica Dominicana|Brasil|Portugal|Espa[nñ]a|Egypt|Arabia|Nigeria|Kenya|Lebanon|Jordan|Bahrain|Qatar|Oman|Kuwait|T[uü]rkiye|Polska|Ireland)(?=[ ,]|$)/iu;

/** `AIA Health Services`: behind the whole group's name nothing but words of its trade. */
const OF_ANY_TRADE = /^(?: (?:Health(?: ?care)?|Insurance|Assurance|Life|Medical|Services|Takaful)){1,3}$/i;

/** A name, and no company's form or trade. */
const NAMED_BEFORE =
  /(?<!\p{L})(?!(?:PT|CV|The|Messrs|Insurance|Insurer|Payer|Seguros?|Grupo|Group|Groupe|Mutuelle|Asuransi|Assurances?|Compa\S+|Cia)(?!\p{L}))\p{Lu}\p{L}{2,} $/u;

/**
 * Indonesia's `Rekam Medis` is not Portugal's Médis, nor a Señora Molina a plan of the United States; nor is `Prudential Life Insurance` there
 * Indonesia's `Prudential Life Assurance`, of whose name one word tells which insurer it is.
 */
function isForeignWord(match: InsurerMatch, sheet: Sheet): boolean {
  const words = match.alias.split(' ');
  const isWord = words.length < 2 || (match.similarity < 1 && distinctive(words.map(plainText)).length < 2);
  return isWord && isForeign(match, sheet);
}

function isForeign({ insurer }: InsurerMatch, sheet: Sheet, most = FEW_COUNTRIES): boolean {
  if (insurer.countries.length > most) return false;
  const country = guessCountry(sheet.segments);
  return country !== undefined && !insurer.countries.includes(country);
}

/** Of equally good matches the insurer that works in the document's country. */
function preferred(matches: readonly InsurerMatch[], sheet: Sheet): InsurerMatch | undefined {
  const [best] = matches;
  if (!best) return undefined;
  const equals = matches.filter((match) => match.similarity >= best.similarity - 0.01);
  if (equals.length === 1) return best;
  const country = guessCountry(sheet.segments);
  const local = equals.find(({ insurer }) => country !== undefined && insurer.countries.includes(country));
  const longest = [...equals].sort((a, b) => b.end - b.start - (a.end - a.start))[0];
  return local && longest && local.end - local.start >= longest.end - longest.start ? local : longest;
}

function identified(match: InsurerMatch | undefined, name: Reading | undefined): Reading {
  if (!match || !name)
    return {
      value: UNKNOWN_INSURER,
      printed: name?.printed ?? null,
      confidence: 0.9,
      place: name?.place ?? null,
      method: 'registry',
    };
  const { printed, place } = name;
  const confidence = Math.min(0.98, name.confidence + 0.1, match.similarity);
  return { value: match.insurer.name, printed, confidence, place, method: 'registry' };
}
