import { findMoney } from '../text/money.ts';
import { MONTH_ALTERNATION } from '../text/months.ts';
import { findPercentages } from '../text/percentage.ts';
import { plainText } from '../text/plain-text.ts';
import { findDates } from '../text/printed-date.ts';
import { type PrintedValue, type Token, tokensOf } from '../text/printed-value.ts';
import { hasWord } from '../text/word-pattern.ts';
import { PROVIDER_WORDS } from '../words/provider-words.ts';

const MAX_LENGTH = 110;
const LINKING =
  /^(?:of|the|for|and|&|de|del|la|las|los|el|y|e|da|do|das|dos|du|des|et|le|les|und|für|der|die|an|am|in|zu|a\.?|-|–|\+)$/;
const CONNECTOR = /^(?:is|are|was|with|by|to|at|through|ist|lautet|bei|es|con|est|é|com|adalah|the|[:=–-])$/i;
/** A company's form, behind which its name does not go on. */
export const COMPANY_END = /^(?:Ltd|LTD|Inc|INC|Tbk|Ltda)\.$/;
const GOES_ON = /^(?:y|e|et|und|and|dan|de|del|do|da|du|des|of)$/i;
/** An abbreviation's full stop does not end a sentence. */
const ABBREVIATION = /^(?:\p{L}\.|(?:co|inc|ltd|corp|dr|st|dept|no|pty|cia|cía|ges|vers|mut|\p{Lu}\.\p{Lu})\.)$/iu;

/**
 * The name of a company or institution at the start of a text, exactly as printed.
 * @param inSentence takes the run of capitalised words; otherwise the whole text is the name.
 */
export function readOrganization(text: string, inSentence: boolean): PrintedValue | undefined {
  const start = LEAD.exec(text)?.[0].length ?? 0;
  const found = inSentence ? capitalisedRun(text.slice(0, endOfPart(text))) : { start, end: endOfPart(text) };
  if (!found) return undefined;
  const named = text
    .slice(found.start, found.end)
    .replace(/[\s,;:(/–—-]+$/, '')
    .replace(SENTENCE_END, '');
  const value = inSentence ? named.replace(LEADING_ON, '') : named;
  const isOdd =
    value.length > MAX_LENGTH ||
    !TWO_LETTERS.test(value) ||
    LINKING.test(value) ||
    BOX.test(value) ||
    /@|www\.|https?:/i.test(value) ||
    (/\d/.test(value) && isFigure(value));
  if (isOdd) return undefined;
  const quality =
    (/^[\p{L}\d(]/u.test(value) ? 1 : 0.7) * (value.split(' ').length > 12 ? 0.6 : 1) * (inSentence ? 0.9 : 1);
  return { value, start: found.start, end: found.start + value.length, quality };
}

/** `MATERNITÉ [ ]`, to be ticked. */
const BOX = /\[[ xX]{0,3}\]|[☐□◻☑☒]/u;
const TWO_LETTERS = /\p{L}\P{L}*\p{L}/u;

/** An amount, a rate, a date, or more figures than letters. */
function isFigure(value: string): boolean {
  return (
    findMoney(value).some(({ certain }) => certain) ||
    findPercentages(value).length > 0 ||
    findDates(value, 'day-first').length > 0 ||
    value.replace(/\D/g, '').length > value.replace(/\P{L}/gu, '').length
  );
}

/** `Less PhilHealth`, `for Aetna`: no name begins with a word for what is done for or by it. */
const LEAD = /^\s*(?:(?:[Ll]ess|LESS|[Bb]y|BY|[Ff]or|FOR|[Tt]o|TO|[Ff]rom|FROM|[Vv]ia|c\/o):? (?=\p{Lu}))?/u;

/** `Cabinet dentaire Lagarde`, `Cabinet d’orthodontie du Splendid`: in a name of several words those of care may be small. */
function isCareWithin(tokens: readonly Token[], at: number): boolean {
  const [word = '', next = '', other = ''] = tokens.slice(at, at + 3).map(({ text }) => text);
  const goesOn = /^\p{Lu}/u.test(LINKING.test(next) ? other : next);
  return goesOn && hasWord(plainText(word), PROVIDER_WORDS);
}

/** The full stop behind an ordinary word; one behind `Ltda`, `S.A` or `Cía` belongs to the name. */
const SENTENCE_END =
  /(?<=\s(?!(?:ltda?|inc|corp|c[ií]a|tbk|bhd|sdn|pvt|pte|plc|pty|llc|soc|mut|vers|ges|dept|med|int|natl|assoc|seg|sas|srl)\.)\p{L}{3,})\.$/iu;

/** `Clínica Bahía for the delivery`, `Clínica Mente in January`: words that lead on to what is no name. */
const LEADING_ON = new RegExp(
  `(?: (?:for|in|on|at|of|since|im|am|em|en) (?:${MONTH_ALTERNATION})(?!\\p{L}).*| (?:for|in|on|at|of|the|and|und|y|e|et|de|la))+$`,
  'iu',
);

/** `Aetna, ID# 745Y24067`, `Aetna (W7451240)`: behind the comma or in the brackets stands a number, not more of the name. */
function endOfPart(text: string): number {
  const [part = ''] = text.split(
    /[,;]\s+(?=[^,;]*\d)|(?<=\s\p{L}*\p{L}{4})\.\s+(?=[^,;]*\d)|\s\/\s(?=\p{Lu}{0,4}[\d .-]{6,}$)|\s\((?=[^)]*\d{4}|\d{3}\)$|\s?\d{1,3}\s?%\s?\))|\s[—–-]\s+(?=\p{Ll}+\.?\s[^\d]{0,6}\d)|\s[—–-]\s+(?=\p{L}[\p{L}. °º-]{0,20}:\s?\S*\d)|\s[—–-]\s+(?=\p{Lu}{2,}[\p{Lu}/-]{0,6}\.?\s\d)|,?\s(?=(?:N[°º]|N\.º|No\.|Nr\.)\s?[\p{L}’' ]{0,25}:?(?:$|\s?[\p{Lu} ]{0,4}\S*\d))|,?\s(?=(?:Carteir(?:inh)?a|Cart[ãa]o|Carn[eé]|Tarjeta|Carte|Karte|Kartu|Card|Policy|P[óo]liza|Ap[óo]lice|Polis|Member|Peserta|Afiliad[oa]|Adh[ée]rente?)\s(?:[Nn](?:[º°]|[or]\.?|[úu]m(?:ero)?\.?)|ID)\s?:?\s?\S{0,6}\d)|,\s(?=\p{L}[\p{L}.]*-N[ro]\.?$)|\s(?:on|dated)\s(?=\d{1,2}[/. -]|\p{Lu}\p{Ll}{2,8}\.? \d)/u,
  );
  return part.trimEnd().length;
}

function capitalisedRun(text: string): { start: number; end: number } | undefined {
  const tokens = tokensOf(text);
  let at = 0;
  while (at < 3 && CONNECTOR.test(tokens[at]?.text ?? '')) at += 1;
  const first = tokens[at];
  // `COMPAÑÍA DE SEGUROS Y REASEGUROS`: behind the label's words goes on a name that holds them.
  if (!first || !/^[\p{Lu}(]/u.test(first.text) || GOES_ON.test(first.text)) return undefined;
  let end = first.start;
  for (; at < tokens.length; at += 1) {
    const { text: word, end: wordEnd } = tokens[at] ?? { text: '', end };
    const next = tokens[at + 1]?.text ?? '';
    const links = LINKING.test(word) ? /^[\p{Lu}\p{Ll}(]/u.test(next) : isCareWithin(tokens, at);
    if (!/^[\p{Lu}\d(&–]/u.test(word) && !links) break;
    if (LINKING.test(word) && !/^\p{Lu}|^(?:und|de|la|the|of)$/u.test(next) && !isCareWithin(tokens, at + 1)) break;
    end = wordEnd;
    // `… Co. Ltd. The file`: behind the form ends the name.
    if (COMPANY_END.test(word)) break;
    const inBrackets = word.endsWith(')') && text.slice(first.start, wordEnd).includes('(');
    if (inBrackets) return { start: first.start, end: wordEnd };
    if (/[.;:,)]$/.test(word) && !ABBREVIATION.test(word)) return { start: first.start, end: wordEnd - 1 };
  }
  return end > first.start ? { start: first.start, end } : undefined;
}
