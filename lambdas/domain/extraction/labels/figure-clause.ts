import { isTotal, limitOf, whose } from './figure-phrase.ts';
import { has, set, tellsOfFigures, tokensOf, VOCABULARIES } from './figure-vocabulary.ts';
import type { Concept } from './label-rule.ts';

const [ENGLISH, ...ABROAD] = VOCABULARIES;
const GROSS = set('amount charged charges bill billed claimed claim cost');
/** So many of a clause's words before its figure say what the figure is. */
const NEAR_FIGURE = 16;

/**
 * What the words of an English sentence before its figure say the figure is: as `figurePhrase`, but a sentence holds other
 * words too, which say nothing. `the insurer settles 80% of this invoice, i.e.`, `share of the patient before advance`.
 * @param clause plain text from the sentence's beginning, or the figure before, up to the figure.
 */
export function figureClause(clause: string): Concept | undefined {
  const near = tokensOf(clause).slice(-NEAR_FIGURE);
  if (!ENGLISH || !near.some(tells)) return undefined;
  const tokens = near.filter((word) => ENGLISH.known.has(word));
  if (tokens.some((word, at) => ENGLISH.whole.has(word) && GROSS.has(tokens[at + 1] ?? ''))) return undefined;
  return has(tokens, ENGLISH.paying) ? whose(tokens, ENGLISH) : undefined;
}

/** Without such a word no language says whose a figure is, or that it is the whole or the most. */
function tells(word: string): boolean {
  return tellsOfFigures(word) || word === 'uncovered';
}

const NEAR_FIGURE_ABROAD = 12;
/** Words that several languages share decide nothing about which of them a sentence is in. */
const LEAST_KNOWN = 0.4;

/** As `figureClause`, in the other languages: `davon entfallen auf den Versicherer`, `importe a cargo de la compañía`. */
export function figureClauseAbroad(clause: string): Concept | undefined {
  const tokens = tokensOf(clause).slice(-NEAR_FIGURE_ABROAD);
  if (!tokens.some(tells)) return undefined;
  const rated = ABROAD.map((vocabulary) => ({
    vocabulary,
    known: tokens.filter((word) => vocabulary.known.has(word)),
  })).sort((a, b) => b.known.length - a.known.length);
  for (const { vocabulary, known } of rated) {
    if (known.length === 0 || known.length < LEAST_KNOWN * tokens.length) return undefined;
    const concept = limitOf(known, clause, vocabulary) ?? whose(known, vocabulary);
    if (concept) return concept;
    // `total de`: nothing but the whole.
    const isBare = known.includes('total') && known.every((w) => vocabulary.whole.has(w) || vocabulary.beside.has(w));
    if (isTotal(known, vocabulary) || isBare) return 'total_amount';
  }
  return undefined;
}
