import type { Segment } from '../layout/layout.ts';
import { ID_FIELDS } from '../reading.ts';
import { everyMatch } from '../text/every-match.ts';
import { wordingFinder } from '../text/wording-finder.ts';
import { DATE_PHRASES } from './date-phrases.ts';
import { findFigurePhrases } from './find-figure-phrases.ts';
import { findPhrases } from './find-phrases.ts';
import type { LabelMatch } from './label-match.ts';
import type { Concept } from './label-rule.ts';
import { LABEL_RULES } from './label-rules.ts';
import { NUMBER_PHRASES } from './number-phrases.ts';
import { wordsOf } from './words-of.ts';

/** What one stretch of a text may announce, each with its rule; all have the same span. */
export type LabelGroup = readonly [LabelMatch, ...LabelMatch[]];

/**
 * The labels that the words of a segment make, listed whole or composed, at most one at any spot: the longest.
 * @param beside what stands beside it; see `cellsBeside`.
 */
export function matchLabels(segment: Segment, beside: string): LabelGroup[] {
  return HAS_WORD.test(segment.plain) ? longestOnly(matchesIn(segment, beside)) : [];
}

/** A letter, or a sign that may stand for a word: no label is made of figures. */
const HAS_WORD = /[a-z#%&]/;

const findWordings = wordingFinder(LABEL_RULES);

function matchesIn(segment: Segment, beside: string): LabelMatch[] {
  const { text, plain } = parted(segment);
  const matches: LabelMatch[] = [];
  for (const { of: rule, start, end } of findWordings(plain)) {
    // `at the Hospital, bill no. 77`: a comma parts ordinary words.
    if (!rule.strict || !text.slice(start, end).includes(',')) matches.push({ rule, start, end });
  }
  // What is surely known whole leaves nothing to what its words tell; see `longestOnly`.
  if (matches.some((match) => isSure(match) && isWhole(match, plain))) return inOrder(matches);
  const words = wordsOf(plain);
  let [numbers, dates, figures] = [false, false, false];
  for (const { means } of words) {
    numbers ||= means.ofNumbers !== undefined;
    dates ||= means.ofDates !== undefined;
    figures ||= means.tellsOfFigures;
  }
  if (numbers) {
    const kinds = words.map(({ means }) => means.ofNumbers);
    matches.push(...findPhrases(text + beside, words, kinds, NUMBER_PHRASES));
  }
  if (dates) {
    const kinds = words.map(({ means }) => means.ofDates);
    matches.push(...findPhrases(text, words, kinds, DATE_PHRASES));
  }
  if (figures) matches.push(...findFigurePhrases(segment, words));
  return inOrder(matches);
}

function inOrder(matches: LabelMatch[]): LabelMatch[] {
  return matches.length < 2 ? matches : matches.sort((a, b) => a.start - b.start || b.end - a.end);
}

function isWhole({ start, end }: LabelMatch, plain: string): boolean {
  return plain.slice(0, start).trim() === '' && plain.slice(end).trim() === '';
}

/**
 * Where a label ends, whatever its words would go on with: at a sentence's end (`del monto cubierto. Cobertura anual`), at a
 * colon (`Compañía: Seguros SURA`; not `Patient: Name` over a cell), at the stroke before the other language's label (`Rechnungsnummer / Numéro de facture`).
 */
const PARTS =
  /(?<=\p{Ll}{5})\.(?= +\p{Lu})|(?<=\p{L}{4} ?):(?= +(?!(?:Name|Nom|Nombre|Nome|Nama)$)\p{Lu})|(?<=\p{L} )\/(?= (?:[Nn]um[eé]ro|[Nn]umber|[Nn]omor|[Nn]ummer) )/gu;

/** The segment's text, with a line's end, which no wording holds, where a label ends. */
function parted({ text, plain }: Segment): Pick<Segment, 'text' | 'plain'> {
  if (!/[.:/] /.test(text)) return { text, plain };
  const broken = (all: string, { index }: RegExpExecArray) => `${all.slice(0, index)}\n${all.slice(index + 1)}`;
  const ends = everyMatch(text, PARTS);
  return { text: ends.reduce(broken, text), plain: ends.reduce(broken, plain) };
}

/** Groups equal spans; of overlapping ones only the longest group stays. */
function longestOnly(matches: readonly LabelMatch[]): LabelGroup[] {
  const groups: LabelGroup[] = [];
  for (const match of matches) {
    const last = groups.at(-1);
    if (!last || match.start >= last[0].end) groups.push([match]);
    else if (match.start === last[0].start && match.end === last[0].end) {
      // What is surely known whole is known better than what its words tell.
      const isListed = last.some(({ rule }) => NUMBERED.has(rule.concept) && rule.concept === match.rule.concept);
      if (match.rule.wordings.length > 0 || !(isListed || last.some(isSure)))
        groups[groups.length - 1] = [...last, match];
    } else if (isOneLabel(last[0], match)) {
      // `Nº de tarjeta` and `tarjeta sanitaria` are one label.
      groups[groups.length - 1] = [{ ...last[0], end: match.end }];
    } else if (match.end - match.start > last[0].end - last[0].start) groups[groups.length - 1] = [match];
  }
  return groups;
}

function isOneLabel({ rule, start, end }: LabelMatch, other: LabelMatch): boolean {
  const overlaps = other.start > start && other.end > end;
  return (
    overlaps && rule.concept === other.rule.concept && NUMBERED.has(rule.concept) && rule.weight >= other.rule.weight
  );
}

const NUMBERED: ReadonlySet<Concept> = new Set(ID_FIELDS);

const SURE = 0.75;

function isSure({ rule }: LabelMatch): boolean {
  return rule.weight >= SURE && rule.concept !== 'total_amount' && rule.concept !== 'line_amount';
}
