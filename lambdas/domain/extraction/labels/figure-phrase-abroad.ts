import type { FigurePhrase } from './figure-phrase.ts';
import { FIGURE_WORDS, type FigureWords } from './figure-words.ts';

type Vocabulary = { readonly [K in keyof FigureWords]: ReadonlySet<string> } & { readonly known: ReadonlySet<string> };

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const VOCABULARIES: readonly Vocabulary[] = FIGURE_WORDS.map((words) => ({
  payer: set(words.payer),
  patient: set(words.patient),
  ofPayer: set(words.ofPayer),
  ofPatient: set(words.ofPatient),
  paying: set(words.paying),
  beside: set(words.beside),
  known: set(Object.values(words).join(' ')),
}));
const BEGINNING: ReadonlySet<string> = new Set(VOCABULARIES.flatMap(({ known }) => [...known]));
const MOST_WORDS = 9;
const WEIGHT = 0.92;

/** What is insured is the limit, not what the insured pays: `Monto asegurado`. */
const SUM_INSURED =
  /\b(?:monto|importe|valor|total|montant|montante|betrag) +(?:asegurad[oa]|segurad[oa]|assuree?|versicherte?)\b/;
const NOT_COVERED =
  /\b(?:no|nao|non|nicht) +(?:cubiert\w+|reembols\w+|cobert\w+|comparticipad\w+|couvert\w*|rembours\w+|pris\w* en charge|gedeckt\w*)/g;

/** Whether a plain text begins as such a phrase may: most lines begin with another word, and are not looked at further. */
export function mayBeFigurePhraseAbroad(plain: string): boolean {
  return BEGINNING.has(/[a-z]+/.exec(plain)?.[0] ?? '');
}

/**
 * What a label in German, Spanish, French, Portuguese or Indonesian is about by its words, as `figurePhrase` tells in
 * English: who pays, and that it is paid. All words must be known in one language; a label that names both sides is not
 * judged, but what an insurer refunds to the insured is the insurer's.
 * @param phrase plain text (see plain-text.ts) of the whole label.
 */
export function figurePhraseAbroad(phrase: string): FigurePhrase | undefined {
  if (SUM_INSURED.test(phrase)) return undefined;
  const tokens = phrase
    .replace(NOT_COVERED, 'uncovered')
    .replace(/\bpris(?:e)? +en +charge\b|\btiers +payant\b/g, 'pec')
    .replace(/\bco +(participacao|pagamento)\b/g, 'co$1')
    .split(/ +/)
    .filter((word) => word !== '' && word !== '&');
  if (tokens.length < 2 || tokens.length > MOST_WORDS) return undefined;
  for (const vocabulary of VOCABULARIES) {
    const concept = tokens.every((word) => vocabulary.known.has(word)) ? whose(tokens, vocabulary) : undefined;
    if (concept) return { concept, weight: WEIGHT };
  }
  return undefined;
}

function whose(tokens: readonly string[], words: Vocabulary): 'insurance_amount' | 'out_of_pocket' | undefined {
  const has = (list: ReadonlySet<string>) => tokens.some((word) => list.has(word));
  const [payer, patient, given, borne] = [words.payer, words.patient, words.ofPayer, words.ofPatient].map(has);
  if (borne) return payer || given ? undefined : 'out_of_pocket';
  if (given) return payer || patient ? 'insurance_amount' : undefined;
  if (payer === patient || !has(words.paying)) return undefined;
  return payer ? 'insurance_amount' : 'out_of_pocket';
}
