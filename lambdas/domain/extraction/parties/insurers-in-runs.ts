import type { Insurer } from '../../insurers/insurer.ts';
import { matchInsurers } from '../../insurers/match-insurer.ts';
import type { Segment } from '../layout/layout.ts';
import { CURRENCY_CODES } from '../text/currency.ts';
import { everyMatch } from '../text/every-match.ts';
import { plainText } from '../text/plain-text.ts';
import { type Token, tokensOf } from '../text/printed-value.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { INSURER_BRANDS, INSURER_WORDINGS, INSURER_WORDS } from '../words/insurer-words.ts';
import { PAYING_ABROAD } from '../words/paid-by-abroad.ts';
import { isNamedAside } from './is-named-aside.ts';
import { COMPANY_END } from './read-organization.ts';

/** A stretch of a line that names an insurer by a word of its trade, or whom the registry knows. */
export interface NamedRun {
  readonly start: number;
  readonly end: number;
}

/** What captions, papers and kinds of payment are called stands beside a name and is no part of it. */
const NO_PART = anyWordPattern(
  'covered|coverage|pays?|paid|payments?|payable|portion|share|write ?offs?|adjustments?|estimated|amount|total|jumlah|importe|monto|valor|montant|betrag|cubierto|coberto',
  'claims?|forms?|desk|counter|details|information|info|verification|summary|breakdown|split|cover|policy|policies|card|invoice|bill|billing|statement|pre auth|number|no|nr|id',
  'afiliad[oa]s?|beneficiari[oa]s?|soci[oa]s?|adherente?s?|associad[oa]s?|usuari[oa]s?|titular|mitglied\\w*|members?|membership|subscribers?|adherent\\w*|beneficiaires?',
  'letter|guarantee|department|coordinator|officer|signature|authori[sz]ation|approval|approved|status|type|report|request|submission|settlement|discount|eligibility|notes?|advice|section|only|your|our|all|other|with|by|to|for|from|via|less|dear|primary|secondary',
  'subsid\\w+|\\w*erstattung|vergutung|anteil|\\w*anteil|reembolsos?|remboursements?|klaim|aporte|copago|asegurador|penjamin|pasien|paciente|patient\\w*|part|parte|segurado|asegurad[oa]|assure|tertanggung|peserta|\\w*versicherter?',
  '\\w*karte|kartu|carte|tarjeta|cartao|carteira|regime|contributivo|subsidiado|contributif|cliente?s?|kunde|bayar|ihre?|ihre[rnms]|votre|notre|su|sua|seu|unsere?|o|a|von|durch|mit|par|por|pela?|oleh|bei|an|ao|benefits?|cachet|stempel|expected|call|questions|visit|contact|diagnos\\w+',
);
/** `Telp 0811-4100 · NIB 9120304417702`: in Indonesia a business's number, where Portuguese is spoken a bank account's (`NIB 0001 0000 0044 1772 9017 5`), elsewhere an insurer. */
const BUSINESS_NUMBER = /^NIB\W{0,3}\d(?:[ .]?\d){12,}(?!\d)/;
const LINK = /^(?:of|the|for|and|&|de|del|la|las|los|y|e|da|do|das|dos|du|des|et|les|und|für|der|in|zu)$/;
const ABBREVIATION =
  /^(?:\p{L}\.|(?:co|inc|ltd|corp|ltda|cia|cía|ges|vers|mut|tbk|pt|st|pte|pvt|(?:\p{Lu}\.)+\p{Lu})\.)$/iu;
/** Behind a comma or a space a company's form belongs to its name. */
const FORM =
  /^(?: \p{Lu}\p{L}+)? \((?:Pte|Pty|Pvt)\.?\) (?:Ltd\.?|Limited)|^,? ?(?:S\.? ?[Aa]\.?(?: ?B\.?)?(?: de C\.? ?V\.?)?|C\.A\.|AG|SE|VVaG|a\. ?G\.|Inc\.?|Ltd\.?|Limited|LIMITED|INC\.?|Co\.(?:,? Ltd\.?)?|LLC|Plc|Tbk\.?|Ltda\.?)(?!\p{L})/u;
/** `OSDE 310 Nº 61`: Argentina's companies call their plans by numbers. */
const NUMBERED_BY = /^(?:OSDE|Galeno|Omint|Medif[ée]|Swiss Medical|Sancor Salud|Avalian|Medicus)$/iu;
const NUMBERED_PLAN = /^ (?:SMG ?)?\d{2,4}(?=$|[,;)]| N)/u;
/** `(CBHI)`: a name's initials. */
const INITIALS = /^ \(\p{Lu}[\p{Lu}&.-]{1,9}\)/u;
/** The runs of capitalised words in a line that hold an insurer's word or a name of the registry, each whole. */
export function insurersInRuns(
  { text, plain }: Segment,
  hasInsurersWord: boolean,
  registry: readonly Insurer[],
): readonly NamedRun[] {
  const matches = matchInsurers(text, registry, false, NEAR);
  if (matches.length === 0 && !hasInsurersWord) return [];
  const words = hasInsurersWord ? everyMatch(plain, INSURER_WORDINGS) : [];
  const cores = [...matches, ...words.map(({ index, 0: word }) => ({ start: index, end: index + word.length }))].filter(
    ({ start, end }) =>
      /^(?:\p{Lu}|nib\b|laya\b)/u.test(text.slice(start)) &&
      !BUSINESS_NUMBER.test(text.slice(start)) &&
      !isNamedAside(text, start, end),
  );
  const tokens = tokensOf(text);
  const runs: NamedRun[] = [];
  for (const core of cores.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (runs.some(({ start, end }) => core.start >= start && core.end <= end)) continue;
    const run = runAround(core, text, tokens);
    if (isNamedAside(text, run.start, run.end)) continue;
    const start = startOfName(run, text, registry);
    runs.push({ start: start + (/^[^\p{L}\d]*/u.exec(text.slice(start))?.[0].length ?? 0), end: run.end });
  }
  return runs;
}

/** Edits per letter: in running text as many as elsewhere would take other words for names. */
const NEAR = 0.1;

/** `Zusatzversicherung SWICA`, `Payer Molina Healthcare`: what a caption calls it, and then its name. */
function startOfName({ start, end }: NamedRun, text: string, registry: readonly Insurer[]): number {
  const word = BEFORE.exec(text.slice(start, end))?.[0] ?? '';
  if (word === '') return start;
  const rest = text.slice(start + word.length, end);
  const isBrand = hasWord(plainText(rest), INSURER_BRANDS) && !/^asuransi/i.test(word);
  const named = isBrand || matchInsurers(rest, registry, false, NEAR).length > 0;
  return ROLE.test(word) || named ? startOfName({ start: start + word.length, end }, text, registry) : start;
}

/** Words that no name begins with, and such as it may. */
const ROLE =
  /^(?:Auftrag|Namen|[Pp]ay[eo]r|PAY[EO]R|[Ii]nsurer|[Cc]arrier|[Ff]inanciador|[Aa]ssureur|ASSUREUR|[Zz]usatzversicherung|[Kk]osten\p{L}+|[Ll]eistung\p{L}*|[Kk]ostentr[äa]ger|der|die|des|de|da|do|del) /u;
const BEFORE =
  /^(?:auftrag|namen|pay[eo]r|plano?|seguro|conv[êe]nio|asuransi|jaminan|assureur|mutuelle|assurance|insurer|carrier|financiador|kasse|krankenkasse|kostentr[äa]ger|leistung\p{L}*|kosten\p{L}+|(?:zusatz|kranken)?versicherung|versicherungs|\p{L}*versicherer|obra social|previsi[óo]n|operadora|der|die|des|de|da|do|del) (?:[-–:] )?/iu;

function runAround(core: NamedRun, text: string, tokens: readonly Token[]): NamedRun {
  const isName = (at: number) => {
    const token = tokens[at];
    return token !== undefined && ((token.start < core.end && token.end > core.start) || isWordOfName(token.text));
  };
  const joins = (at: number) => joinsNext(tokens, at, isName);
  let first = tokens.findIndex(({ end }) => end > core.start);
  let last = tokens.findLastIndex(({ start }) => start < core.end);
  while (first > 0 && joins(first - 1)) first -= 1;
  while (first < last && LINK.test(tokens[first]?.text ?? '')) first += 1;
  while (last < tokens.length - 1 && joins(last)) last += 1;
  while (last > first && (tokens[last]?.start ?? 0) >= core.end && LINK.test(tokens[last]?.text ?? '')) last -= 1;
  const start = Math.min(
    core.start,
    (tokens[first]?.start ?? 0) + (/^[^\p{L}\d]*/u.exec(tokens[first]?.text ?? '')?.[0].length ?? 0),
  );
  let end = Math.max(
    core.end,
    (tokens[last]?.start ?? 0) + (tokens[last]?.text ?? '').replace(/[^\p{L}\d.&]+$/u, '').length,
  );
  if (text[end - 1] === '.' && !ABBREVIATION.test(text.slice(0, end).split(' ').at(-1) ?? '')) end -= 1;
  end += FORM.exec(text.slice(end))?.[0].length ?? 0;
  if (NUMBERED_BY.test(text.slice(start, end))) end += NUMBERED_PLAN.exec(text.slice(end))?.[0].length ?? 0;
  const initials = INITIALS.exec(text.slice(end))?.[0] ?? '';
  if (spells(initials, text.slice(start, end))) end += initials.length;
  if (text[end] === ')' && text.slice(start, end).split('(').length > text.slice(start, end).split(')').length)
    end += 1;
  return { start, end };
}

/** Whether the letters of a bracket stand in a name one after the other, the first at its beginning. */
function spells(initials: string, name: string): boolean {
  const letters = [...initials.replace(/\P{Lu}/gu, '')].join('.*');
  return letters.length > 1 && new RegExp(`^${letters}`, 'isu').test(name);
}

/** Whether a word and the next both belong to one name. */
function joinsNext(tokens: readonly Token[], at: number, isName: (at: number) => boolean): boolean {
  const [one, other] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (COMPANY_END.test(one)) return false;
  if (other.startsWith('(') || (/[.;:,)]$/.test(one) && !ABBREVIATION.test(one))) return false;
  if (isDash(one)) return isOfTrade(tokens, at + 1) && isName(at - 1);
  if (isDash(other)) return isName(at) && isOfTrade(tokens, at + 2);
  const isLink = (place: number) => LINK.test(tokens[place]?.text ?? '');
  if (isLink(at) && isLink(at + 1)) return isName(at - 1) && isName(at + 2);
  if (isLink(at)) return isName(at + 1) && isName(isLink(at - 1) ? at - 2 : at - 1);
  if (isLink(at + 1)) return isName(at) && isName(isLink(at + 2) ? at + 3 : at + 2);
  return isName(at) && isName(at + 1);
}

function isDash(word: string): boolean {
  return /^[-–]$/.test(word);
}

const TRADE_WITHIN = 5;

/** `– Die Gesundheitskasse`: behind a dash a name goes on with what it is. */
function isOfTrade(tokens: readonly Token[], from: number): boolean {
  const rest = tokens
    .slice(from, from + TRADE_WITHIN)
    .map(({ text }) => text)
    .join(' ');
  return hasWord(plainText(rest), INSURER_WORDS) && !/\d/.test(rest);
}

/** `Ditagihkan ke Manulife Indonesia Rp 1.200.000`: what a figure is in. */
function isOfMoney(word: string): boolean {
  return CURRENCY_CODES.has(word) || /^R[ps]\.?$/.test(word);
}

function isWordOfName(word: string): boolean {
  if (!/^(?:[dl][’'])?[\p{Lu}&]/u.test(word) || /\d{2}/.test(word) || isOfMoney(word)) return false;
  const plain = plainText(word);
  return !hasWord(plain, NO_PART) && !hasWord(plain, PAYING_ABROAD);
}
