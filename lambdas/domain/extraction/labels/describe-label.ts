import type { Segment } from '../layout/layout.ts';
import { CURRENCY_CODES } from '../text/currency.ts';
import { isPaperTitle } from '../words/paper-title.ts';
import { isNumbering } from './is-numbering.ts';
import type { LabelMatch } from './label-match.ts';
import type { Concept } from './label-rule.ts';
import type { LabelGroup } from './match-labels.ts';
import { sayOtherNumber } from './number-phrases.ts';
import { isServiceCalledTotal } from './service-called-total.ts';
import { valueMakesLabel } from './value-makes-label.ts';

/** A label found on the document. */
export interface LabelHit {
  /** Its position among the document's labels. */
  readonly index: number;
  readonly segment: Segment;
  readonly start: number;
  /** Where the value may begin: behind the label, its brackets and its colon. */
  readonly end: number;
  /** What it may announce; several when one wording serves several concepts. */
  readonly meanings: readonly { readonly concept: Concept; readonly weight: number }[];
  /** Nothing before it in its segment but a box number or a bullet. */
  readonly leads: boolean;
  /** Nothing behind it in its segment: the value stands elsewhere. */
  readonly whole: boolean;
  readonly colon: boolean;
  /** The next label follows it behind a stroke, `Asuransi / No. Peserta`: the two share what stands beside them. */
  readonly paired: boolean;
  /** A noun that may be an ordinary word, without a colon. */
  readonly bare: boolean;
}

/** A label before its place among the others is known. */
export type FoundLabel = Omit<LabelHit, 'index'>;

/** Names hold ordinary words (`Star Health Insurance`): only labels of figures, dates and numbers may begin late. */
function isFigureOrNumber({ rule }: LabelMatch): boolean {
  return !rule.strict && !/name|text|description|currency/.test(rule.concept);
}

const OF_THIS = [
  '(?:for|of|in|on) this (?:claim|bill|invoice|visit|stay|statement)',
  '(?:pour|de|[àa]|sur) (?:ce|cet|cette) (?:sinistre|facture|d[ée]compte|s[ée]jour|dossier|demande)',
  '(?:an|f[üu]r|bei|zu|aus) diese[mnrs]? (?:Fall|Rechnung|Leistungsfall|Schadenfall|Aufenthalt|Abrechnung)',
  '(?:de|por|en|a) est[ea] (?:siniestro|factura|cuenta|liquidaci[óo]n)|(?:d|n)est[ea] (?:sinistro|fatura|conta)',
  '(?:untuk|pada|dari) (?:klaim|tagihan) ini',
].join('|');
const HINT = new RegExp(
  [
    '^[\\s.°º)]*',
    // `Payer name and address`
    '(?:(?:and|&|/|,|und|u\\.|y|et|e|dan) *(?:address|anschrift|adresse|direcci[oó]n|domicilio|endere[cç]o|alamat)\\s*)?',
    `(?:(?:${[...CURRENCY_CODES].join('|')})(?=\\s*:?\\s*$)|(?:[€$£]|R\\$|US\\$|Rp\\.?|S/\\.?|Rs\\.?)(?=\\s*:?\\s*$))?`,
    // In brackets words, a rate, or words that point at another box of the form: `(For Program in Item 1)`.
    '(?:\\((?:[^)\\d]{0,80}|[^)\\d]{0,40}\\d{1,3}(?:[.,]\\d+)?\\s*%[^)\\d]{0,20}|[A-Za-z][A-Za-z ,.]{5,60} \\d{1,2}[a-z]?|[A-Za-z]{3,10}\\.? \\d{1,2})\\)|\\[[^\\]\\d]{0,40}\\])*',
    '(?:@ ?\\d{1,3}(?:\\.\\d+)? ?%)?',
    // `COPAGO 20%:`, `Selbstbehalt 10 %`: nothing behind the rate.
    '(?:\\d{1,3}(?:[.,]\\d{1,2})?\\s?%(?=\\s*:?\\s*$))?',
    // `Annual limit, health appliances`: nothing behind what it is for, in small letters.
    '(?-i:, [a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,3}(?=\\s*:?\\s*$))?',
    // `Votre participation totale pour ce sinistre`, `Your share of this claim`: which claim or bill, and nothing behind it.
    `(?:(?:${OF_THIS})(?=\\s*:?\\s*$))?`,
    '[\\s.]*',
  ].join(''),
  'i',
);
const COLON = /^\s*(?:[:：=▪■◾]|[-–—]\s|[-–—]$|\.{2,})\s*/;
/** Words that belong to the label though its pattern begins later: `What your plan paid`, `Less: covered by insurer`. */
const PREAMBLE = /^(?:\(?\d{1,2}[a-z]?[.)]?\s+)?(?:Less ?[:–-] ?)?\p{Lu}[\p{L}’' /&-]{0,24}[: ]*$/u;
/** `Customer / patient`: two words for one thing, of which the second is the label. */
const ALTERNATIVE = /^\p{L}[\p{L} ]{1,24} ?\/ ?$/u;
const TRANSLATION = /^ ?\/ ?(?=\p{L}[\p{L} .’']{2,24}:?$)/u;
/** Words of neighbouring languages for one thing begin alike. */
const ALIKE = 2;

/** `Paciente / Pacient`, `Mutualité / Mutualiteit`: what a label is called in another language ends it. */
function isTranslated({ text, plain }: Segment, start: number, end: number): boolean {
  const stroke = TRANSLATION.exec(text.slice(end));
  const behind = end + (stroke?.[0].length ?? 0);
  return stroke !== null && plain.slice(start, start + ALIKE) === plain.slice(behind, behind + ALIKE);
}

/** `Colesterol total` is a service; `Factura total:` would be a label. */
function isAdjective(matched: string, after: string): boolean {
  return /^total(?:es)?$/.test(matched) && !/^\s*:/.test(after);
}
const ENDS = /^[\s.)°º]*(?::|$)/;
/** A form's sections are lettered and their boxes numbered, `B5 No. invoice`; before a figure's word it is a service, `T4 total`. */
const BOX = /^\p{Lu}\.?\d{1,2}[.):]?\s+$/u;
function isAmount({ rule }: LabelMatch): boolean {
  return /amount|pocket/.test(rule.concept);
}

/** Nothing but a colon stands behind a label. */
export function isLabelsEnd(behind: string): boolean {
  return ENDS.test(behind);
}

/** More words of the label before its colon: `Total amount charged to date: 12.00`. */
const LONGER = /^[^:\d\n]{0,28}:\s*/;

/** `NOSSA Seguros`: a company, for our insurance would be `nosso seguro`. */
const OURS = /(?<!\p{L})nossa $/iu;

/** In characters. */
const LONGEST_WORD = 24;

/** What stands around a label. */
interface LabelSetting {
  /** Nothing else in the segment is a label before it; or it is the second of two that share what stands beside them. */
  readonly place: 'first' | 'second' | 'later';
  /** Nothing else in the segment reads like a label. */
  readonly isOnly: boolean;
  /** A colon begins the cell at the right. */
  readonly colonBeside: boolean;
}

/**
 * Where a label stands in its segment, and what it announces there; undefined where its words are ordinary ones.
 * @param pairedAt where the next label begins, when the two share what stands beside them.
 */
export function describeLabel(
  segment: Segment,
  start: number,
  matchEnd: number,
  group: LabelGroup,
  { place, isOnly, colonBeside }: LabelSetting,
  pairedAt: number | undefined,
): FoundLabel | undefined {
  const before = segment.text.slice(0, start);
  const after = segment.text.slice(matchEnd);
  if (OURS.test(before) && segment.plain.startsWith('seguros', start)) return undefined;
  const close =
    place === 'second' ||
    isNumbering(before) ||
    (BOX.test(before) && !group.some(isAmount)) ||
    (ALTERNATIVE.test(before) && after.trim() === '');
  const leads =
    close ||
    (place === 'first' &&
      segment.lines === 1 &&
      group.some(isFigureOrNumber) &&
      PREAMBLE.test(before) &&
      !isAdjective(segment.plain.slice(start, matchEnd), after) &&
      ENDS.test(after));
  // `STATEMENT OF ACCOUNT` announces no account.
  if (leads && !close && isPaperTitle(segment.plain)) return undefined;
  if (/^total(?:es)?$/.test(segment.plain.slice(start, matchEnd))) {
    const from = Math.max(0, start - LONGEST_WORD);
    if (isServiceCalledTotal(segment.plain.slice(from, matchEnd + LONGEST_WORD))) return undefined;
  }
  // `DOS-262493` is a number, not the label DOS.
  if (/^[-/_.]\d/.test(after)) return undefined;
  const paired = close && pairedAt !== undefined;
  const translated = close && isOnly && isTranslated(segment, start, matchEnd) ? after.length : 0;
  const hint = translated || (after === '' ? 0 : (HINT.exec(after)?.[0].length ?? 0));
  const colonHere = after === '' ? null : COLON.exec(after.slice(hint));
  // `Harmonie Mutuelle - Groupe VYV`: inside a line a dash joins two parts of a name, it announces no value.
  const direct = colonHere && !leads && /^\s*[-–—]/.test(colonHere[0]) ? null : colonHere;
  const longer = direct || paired || segment.lines > 1 || after === '' ? null : LONGER.exec(after);
  const behind = matchEnd + (direct ? hint + direct[0].length : leads && longer ? longer[0].length : hint);
  const end = paired ? pairedAt : behind;
  const whole = leads && segment.plain.slice(end).trim() === '';
  const colon = direct !== null || (leads && longer !== null) || (whole && colonBeside);
  const more = direct || !longer ? '' : segment.plain.slice(matchEnd, behind);
  const allowed = group.filter(
    ({ rule }) =>
      !(more !== '' && /_(?:id|number)$/.test(rule.concept) && sayOtherNumber(more, rule.concept)) &&
      (colon || !rule.needsColon) &&
      (!rule.strict ||
        whole ||
        paired ||
        (colon && !/^\s*[-–—]/.test(after)) ||
        valueMakesLabel(rule, {
          after,
          leads: close,
          small: /^\p{Ll}|^.*\s(?:de|from|von|dari)$/u.test(segment.text.slice(start, matchEnd)),
          part: segment.part,
        })),
  );
  if (allowed.length === 0) return undefined;
  const meanings = allowed.map(({ rule }) => ({
    concept: rule.concept,
    weight: rule.weight * (direct || !longer ? 1 : 0.85) * (leads && !close ? 0.9 : 1),
  }));
  const bare = !colon && allowed.every(({ rule }) => rule.strict);
  return { segment, start, end, meanings, leads, whole, colon, paired, bare };
}
