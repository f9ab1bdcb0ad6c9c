import { isFigureOrDate, NUMBER_BESIDE } from '../layout/cells-beside.ts';
import { kindsOfWords, type Vocabulary } from './find-phrases.ts';
import { type Concept, type LabelRule, labelByWords } from './label-rule.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { wordsOf } from './words-of.ts';

type Kind = keyof typeof NUMBER_WORDS;

/** The most telling word decides: an `autorización de siniestro` is a claim's, a patient's invoice an invoice's. */
const NUMBERED: readonly (readonly [Kind, LabelRule])[] = [
  ['foreign', labelByWords('other_id', 1)],
  ['claim', labelByWords('claim_number', 1)],
  ['procedure', labelByWords('claim_number', 0.94)],
  ['invoice', labelByWords('invoice_number', 1)],
  ['receipt', labelByWords('invoice_number', 0.94)],
  ['paper', labelByWords('invoice_number', 0.97)],
  ['insured', labelByWords('insured_id', 1)],
  ['form', labelByWords('claim_number', 0.6)],
  ['approval', labelByWords('other_id', 1)],
  ['card', labelByWords('insured_id', 0.95)],
  ['other', labelByWords('other_id', 1)],
  ['state', labelByWords('insured_id', 0.68)],
  ['file', labelByWords('claim_number', 0.7)],
  ['payer', labelByWords('insured_id', 0.85)],
];
/** `Policy / member ID`: another number's word beside it makes it less sure. */
const SHARED: ReadonlyMap<Kind, LabelRule> = new Map([['insured', labelByWords('insured_id', 0.9)]]);
/** `N° matricule`: a hospital numbers its patients too. */
const BARE_CARD = labelByWords('insured_id', 0.88, true);
/** `Cartão Nacional de Saúde`: not the insurer's card. */
const OF_STATE = labelByWords('insured_id', 0.68, true);
/** `Carné de afiliación`, `Matricule assuré`: what the insured carry needs no word for number. */
const CARRIED = labelByWords('insured_id', 0.95, true);
/** `Ticket: TK-0041`: with a colon and a number behind it the noun alone announces one. */
const ANNOUNCED: ReadonlySet<Kind> = new Set(['claim', 'procedure', 'invoice', 'receipt', 'approval', 'form']);
const NUMBER_CELL = new RegExp(`^[ .]*${NUMBER_BESIDE}`);
const [BY_NOUN_ALONE, IN_CELL_ALONE] = [0.9, 0.75];
const COLON_AND_NUMBER = /^[ .]*[:\n]\s*(?:\p{Lu}{1,5} )?(?=(?:\D*\d){4})\S*\d/u;
/** `Rg. L26-40817`: so does a shortened noun. */
const SHORTENED = /^\. (?:\p{Lu}{1,5} )?(?=(?:[^\s\d]*\d){5})[\p{Lu}\d]+(?:[/.-][\p{Lu}\d]+)*(?![\p{L}\d])/u;
/** `Tagihan INV/RI/2026/0417`: so does a number that by its capitals, strokes and figures can be nothing else. */
const SPEAKING_NUMBER = /^ \p{Lu}{1,5}\d{0,4}[-/](?=(?:[^\s\d]*\d){4})[\p{Lu}\d/.-]+(?![\p{L}\d])/u;
/** `Expediente 26/SD/77120`: or by the capitals between strokes. */
const YEAR_AND_CAPITALS = /^ \d{2,4}\/\p{Lu}{1,4}\/\d{3,8}(?![\p{L}\d/])/u;
/** `Cartão n.º 8 1044 20973 6`, `Pessoa segura 70144832-01`: nothing but a number of seven figures up to the cell's end, and no amount. */
const LONG_NUMBER = /^[.º°]* (?!\d{1,3}(?: \d{3})+$)(?=(?:\D*\d){7})\d[\d /-]*\d$/;

function isLongNumber(behind: string): boolean {
  return LONG_NUMBER.test(behind) && !isFigureOrDate({ text: behind.trim() });
}

/** Labels of numbers by their words: `Hospital bill no.`, `Nº de membro`, `TPA card / Member ID`, `Genehmigungsnummer`. */
export const NUMBER_PHRASES: Vocabulary<Kind> = {
  kindsOf: kindsOfWords(
    NUMBER_WORDS,
    'number',
    'nummer nummern nr kennzeichen zeichen kennung number numbers no num id ref reference code',
    2,
  ),
  mark: 'number',
  loose: 'payer',
  meant: (kinds, behind) => {
    const [kind, rule] = NUMBERED.find(([one]) => kinds.has(one)) ?? [];
    if (!kind || !rule) return undefined;
    if (kinds.has('number')) {
      if (kind === 'card' && kinds.size === 2)
        return isLongNumber(behind) ? { ...BARE_CARD, strict: false } : BARE_CARD;
      if (kind === 'card' && kinds.has('state')) return OF_STATE;
      return (kinds.has('other') && SHARED.get(kind)) || rule;
    }
    if (kind === 'card' || (kind === 'insured' && kinds.has('card')))
      return kinds.size === 1 ? undefined : kinds.has('state') ? OF_STATE : CARRIED;
    if (ANNOUNCED.has(kind) && NUMBER_CELL.test(behind))
      return { ...rule, weight: inCellAlone(rule.weight), strict: true };
    const isAnnounced = ANNOUNCED.has(kind)
      ? [COLON_AND_NUMBER, SPEAKING_NUMBER, YEAR_AND_CAPITALS, SHORTENED].some((number) => number.test(behind))
      : kind === 'insured' && isLongNumber(behind);
    return isAnnounced ? { ...rule, weight: Math.min(rule.weight, BY_NOUN_ALONE) } : undefined;
  },
};

/** Of two such nouns the one that tells more still goes before. */
function inCellAlone(weight: number): number {
  return weight > IN_CELL_ALONE ? weight * IN_CELL_ALONE : weight;
}

/** `Folio carta de autorización`, `Processo clínico`: further words of a label may say that another number is meant. */
export function sayOtherNumber(words: string, concept: Concept): boolean {
  return wordsOf(words).some(({ text }) => {
    const kinds = NUMBER_PHRASES.kindsOf(text) ?? [];
    return NUMBERED.some(([kind, rule]) => kinds.includes(kind) && rule.concept !== concept && kind !== 'payer');
  });
}
