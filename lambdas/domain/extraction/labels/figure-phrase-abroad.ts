import type { FigurePhrase } from './figure-phrase.ts';
import { FIGURE_WORDS, type FigureWords } from './figure-words.ts';
import type { Concept } from './label-rule.ts';

type Vocabulary = { readonly [K in keyof FigureWords]: ReadonlySet<string> } & { readonly known: ReadonlySet<string> };

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const VOCABULARIES: readonly Vocabulary[] = FIGURE_WORDS.map((words) => ({
  payer: set(words.payer),
  patient: set(words.patient),
  ofPayer: set(words.ofPayer),
  ofPatient: set(words.ofPatient),
  paying: set(words.paying),
  billed: set(words.billed),
  whole: set(words.whole),
  limit: set(words.limit),
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
/** `Ihre Versicherung`, `votre mutuelle`: whose insurer it is does not say who pays. */
const OWN_PAYER =
  /\b(?:ihre?[rmn]?|votre|su|sua|seu) +(?=(?:zusatz|kranken|pflege)?(?:versicher|kasse)|mutuelle|assur|caisse|segur|asegur|mutua|convenio|plano|companhia|compania)/g;
/** What is left of a limit is not the limit. */
const LEFT =
  /\b(?:rest\w*|verbleibend\w*|verbraucht\w*|disponible\w*|disponivel|utilizado|consumido|sisa|terpakai|deducible|capital social)\b/;

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
  const tokens = tokensOf(phrase);
  if (tokens.length < 2 || tokens.length > MOST_WORDS) return undefined;
  for (const vocabulary of VOCABULARIES) {
    if (!tokens.every((word) => vocabulary.known.has(word))) continue;
    const concept = limitOf(tokens, phrase, vocabulary) ?? whose(tokens, vocabulary);
    if (concept) return { concept, weight: WEIGHT };
  }
  return undefined;
}

/** So many of a clause's words before its figure say what the figure is. */
const NEAR_FIGURE = 12;
/** Words that several languages share decide nothing about which of them a sentence is in. */
const LEAST_KNOWN = 0.4;

/**
 * What the words of a sentence before its figure say the figure is, as `figureClause` tells in English: `davon entfallen auf
 * den Versicherer`, `importe a cargo de la compañía`, `Total tagihan`. Words that are not of paying say nothing.
 * @param clause plain text from the sentence's beginning, or the figure before, up to the figure.
 */
export function figureClauseAbroad(clause: string): Concept | undefined {
  const tokens = tokensOf(clause.replace(OWN_PAYER, '')).slice(-NEAR_FIGURE);
  const rated = VOCABULARIES.map((vocabulary) => ({
    vocabulary,
    known: tokens.filter((word) => vocabulary.known.has(word)),
  })).sort((a, b) => b.known.length - a.known.length);
  for (const { vocabulary, known } of rated) {
    if (known.length === 0 || known.length < LEAST_KNOWN * tokens.length) return undefined;
    const concept = limitOf(known, clause, vocabulary) ?? whose(known, vocabulary) ?? totalOf(known, vocabulary);
    if (concept) return concept;
  }
  return undefined;
}

function tokensOf(phrase: string): string[] {
  return phrase
    .replace(NOT_COVERED, 'uncovered')
    .replace(/\bpris(?:e)? +en +charge\b|\btiers +payant\b/g, 'pec')
    .replace(/\bco +(participacao|pagamento)\b/g, 'co$1')
    .split(/ +/)
    .filter((word) => word !== '' && word !== '&');
}

function limitOf(tokens: readonly string[], phrase: string, { limit }: Vocabulary): Concept | undefined {
  return tokens.some((word) => limit.has(word)) && !LEFT.test(phrase) ? 'max_coverage' : undefined;
}

function totalOf(
  tokens: readonly string[],
  { whole, billed, payer, patient, beside }: Vocabulary,
): Concept | undefined {
  const from = tokens.findIndex((word) => whole.has(word));
  const named = tokens.some((word) => payer.has(word) || patient.has(word));
  // `total de`: nothing but the whole.
  const isBare = tokens.includes('total') && tokens.every((word) => whole.has(word) || beside.has(word));
  const isBilled = tokens.some((word, at) => at !== from && billed.has(word));
  return from >= 0 && !named && (isBilled || isBare) ? 'total_amount' : undefined;
}

function whose(tokens: readonly string[], words: Vocabulary): 'insurance_amount' | 'out_of_pocket' | undefined {
  const has = (list: ReadonlySet<string>) => tokens.some((word) => list.has(word));
  const [payer, patient, given, borne] = [words.payer, words.patient, words.ofPayer, words.ofPatient].map(has);
  // `coaseguro cubierto por el lesionado`: what only a patient bears is the patient's, whoever covers it.
  if (borne) return payer || (given && !patient) ? undefined : 'out_of_pocket';
  if (given) return payer || patient || has(words.paying) ? 'insurance_amount' : undefined;
  if (payer === patient || !has(words.paying)) return undefined;
  return payer ? 'insurance_amount' : 'out_of_pocket';
}
