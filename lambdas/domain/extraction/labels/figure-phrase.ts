import { FIGURE_LANGUAGES, has, set, tokensOf, VOCABULARIES, type Vocabulary } from './figure-vocabulary.ts';
import type { Concept } from './label-rule.ts';

const MOST_WORDS = 11;
/** What is insured is the limit, not what the insured pays: `Monto asegurado`. */
const SUM_INSURED =
  /\b(?:monto|importe|valor|total|montant|montante|betrag) +(?:asegurad[oa]|segurad[oa]|assuree?|versicherte?)\b|\bversicherte +leistung(?:en)?\b/;
/** What is left of a limit is not the limit. */
export const WHAT_IS_LEFT =
  /\b(?:rest\w*|verbleibend\w*|verbraucht\w*|disponible\w*|disponivel|utilizado|consumido|sisa|terpakai|deducible|capital social|au capital|remaining|left|balance|saldo|solde|of pocket|deductible)\b/;

/**
 * What a label is about by its words, in any of the six languages: who (insurer or patient), and that it is paid, owed,
 * covered or borne. Billing offices word this in more ways than a list holds; but a phrase with any word that is not
 * about paying says nothing.
 * @param phrase plain text (see plain-text.ts) of the whole label.
 */
export function figurePhrase(phrase: string): Concept | undefined {
  if (SUM_INSURED.test(phrase)) return undefined;
  const tokens = tokensOf(phrase);
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined;
  let languages = -1;
  for (const word of tokens) languages &= FIGURE_LANGUAGES.get(word) ?? 0;
  for (const [index, vocabulary] of VOCABULARIES.entries()) {
    // Nearly every phrase is of one language: the others are not asked word by word.
    if ((languages & (1 << index)) === 0 || !tokens.every((word) => vocabulary.known.has(word))) continue;
    if (tokens.length === 1 && !has(tokens, vocabulary.paying)) continue;
    const concept = limitOf(tokens, phrase, vocabulary) ?? rateOr(whose(tokens, vocabulary), tokens, vocabulary);
    if (concept) return concept;
    const [first = ''] = tokens;
    if (vocabulary.whole.has(first) && isTotal(tokens, vocabulary)) return 'total_amount';
  }
  return undefined;
}

/** The most that is paid; what is left of it is not. */
export function limitOf(tokens: readonly string[], phrase: string, { limit }: Vocabulary): Concept | undefined {
  return has(tokens, limit) && !WHAT_IS_LEFT.test(phrase) ? 'max_coverage' : undefined;
}

/** `% aseguradora`, `Taux AMO`: a share with a word for rates is the rate; the patient's is none of the fields. */
function rateOr(share: Concept | undefined, tokens: readonly string[], { rate, payer, ofPayer }: Vocabulary) {
  if (!has(tokens, rate)) return share;
  return share === 'insurance_amount' || (share === undefined && (has(tokens, payer) || has(tokens, ofPayer)))
    ? 'insurance_percent'
    : undefined;
}

/** A word for the whole, and of what is billed: a sum of nobody's. */
export function isTotal(tokens: readonly string[], { whole, billed, payer, patient }: Vocabulary): boolean {
  const from = tokens.findIndex((word) => whole.has(word));
  const isBilled = tokens.some((word, at) => at !== from && billed.has(word));
  return from >= 0 && isBilled && !has(tokens, payer) && !has(tokens, patient);
}

/** `paid to`, `reimbursed to`: the one named behind it receives. */
const REFUNDED = set('refundable refund');
const RECEIVING = set('paid pay payable payment payments reimbursed reimbursement reimburse benefit benefits');

/** Whose a figure is by the words around it: who pays it, or who bears it. */
export function whose(tokens: readonly string[], words: Vocabulary): 'insurance_amount' | 'out_of_pocket' | undefined {
  // `Not covered by insurance`: whoever is named does not pay it.
  if (tokens.includes('uncovered')) return 'out_of_pocket';
  const [payer, given, borne] = [words.payer, words.ofPayer, words.ofPatient].map((list) => has(tokens, list));
  const namesPatient = (some: readonly string[]) => some.some((word, at) => isPatient(word, some[at + 1], words));
  const patient = namesPatient(tokens);
  const named = tokens.findLastIndex((word, at) => words.towards.has(word) && at > 0);
  const behind = named < 0 ? [] : tokens.slice(named + 1);
  // `Refundable to patient`: of a deposit, on a hospital's account.
  if (tokens[named] === 'to' && REFUNDED.has(tokens[named - 1] ?? '') && namesPatient(behind)) return undefined;
  const receives = tokens[named] === 'to' && RECEIVING.has(tokens[named - 1] ?? '');
  if (has(behind, words.payer)) return receives ? undefined : 'insurance_amount';
  if (namesPatient(behind)) {
    if (receives) return payer || given ? 'insurance_amount' : undefined;
    return 'out_of_pocket';
  }
  // What only a patient bears is the patient's, unless the insurer is named with it.
  if (borne) return payer || (given && !patient) ? undefined : 'out_of_pocket';
  // What an insurer refunds to the insured is the insurer's.
  if (given) return payer || patient || has(tokens, words.paying) ? 'insurance_amount' : undefined;
  if (payer === patient || !has(tokens, words.paying)) return undefined;
  return payer ? 'insurance_amount' : 'out_of_pocket';
}

const POSSESSIVE = set('your ihr ihre ihrer votre');

/** `your share` is the patient's, `your plan` and `your treatment` are nobody's figure. */
function isPatient(word: string, next = '', { patient, paying, ofPatient, payer }: Vocabulary): boolean {
  if (!patient.has(word)) return false;
  return !POSSESSIVE.has(word) || ((paying.has(next) || ofPatient.has(next)) && !payer.has(next));
}
