import { FIGURE_WORDS, type FigureWords } from './figure-words.ts';
import type { Concept } from './label-rule.ts';

/** What a phrase of a bill says its figure is. */
export interface FigurePhrase {
  readonly concept: Concept;
  readonly weight: number;
}

type Vocabulary = { readonly [K in keyof FigureWords]: ReadonlySet<string> } & { readonly known: ReadonlySet<string> };

const set = (list: string): ReadonlySet<string> => new Set(list.split(' ').filter((word) => word !== ''));

const VOCABULARIES: readonly Vocabulary[] = FIGURE_WORDS.map((words) => ({
  payer: set(words.payer),
  patient: set(words.patient),
  ofPayer: set(words.ofPayer),
  ofPatient: set(words.ofPatient),
  paying: set(words.paying),
  billed: set(words.billed),
  whole: set(words.whole),
  limit: set(words.limit),
  rate: set(words.rate),
  towards: set(words.towards),
  beside: set(words.beside),
  known: set(Object.values(words).join(' ')),
}));
const [ENGLISH, ...ABROAD] = VOCABULARIES;

const SHORT: Readonly<Record<string, string>> = {
  pmt: 'payment',
  pmts: 'payments',
  pt: 'patient',
  pat: 'patient',
  prov: 'provider',
  pd: 'paid',
  resp: 'responsibility',
  amt: 'amount',
  bal: 'balance',
  chg: 'charge',
  chgs: 'charges',
  mbr: 'member',
  mem: 'member',
  tot: 'total',
};
/** Several words that are one: what is not covered falls to the patient. */
const AS_ONE: readonly (readonly [RegExp, string])[] = [
  [/\bco +pays?\b/g, 'copay'],
  [/\bco +payments?\b/g, 'copayment'],
  [/\bco +insurance\b/g, 'coinsurance'],
  [/\btop +ups?\b/g, 'topup'],
  [/\bmedical aid\b/g, 'scheme'],
  [/ (?:after|less) (?:insurance |contractual |plan )*(?:adjustments?|discounts?|deductions?|write ?offs?) *$/g, ''],
  [/\b(?:not|non) (?:claimable|covered|payable|reimbursable|admissible)\b/g, 'uncovered'],
  [
    /\b(?:no|nao|non|nicht) +(?:cubiert\w+|reembols\w+|cobert\w+|comparticipad\w+|couvert\w*|rembours\w+|pris\w* en charge|gedeckt\w*)/g,
    'uncovered',
  ],
  [/\bprise? +en +charge\b|\btiers +payant\b/g, 'pec'],
  [/\bco +(participacao|pagamento)\b/g, 'co$1'],
];
/** Words that are of such phrases only together with others. */
const JOINED = ['nicht', 'no', 'non', 'nao', 'pris', 'prise', 'tiers', 'payant', 'co', 'participacao', 'pagamento'];
const MOST_WORDS = 11;
const [WEIGHT, TOTAL] = [0.95, 0.8];

/** What is insured is the limit, not what the insured pays: `Monto asegurado`. */
const SUM_INSURED =
  /\b(?:monto|importe|valor|total|montant|montante|betrag) +(?:asegurad[oa]|segurad[oa]|assuree?|versicherte?)\b/;
/** What is left of a limit is not the limit. */
const LEFT =
  /\b(?:rest\w*|verbleibend\w*|verbraucht\w*|disponible\w*|disponivel|utilizado|consumido|sisa|terpakai|deducible|capital social|remaining|left|deductible)\b/;

/** Which languages know a word of such phrases, a bit each. */
export const FIGURE_LANGUAGES: ReadonlyMap<string, number> = languagesOfWords();

function languagesOfWords(): Map<string, number> {
  const masks = new Map<string, number>();
  for (const [index, { known }] of VOCABULARIES.entries()) {
    const own = index === 0 ? [...known, ...Object.keys(SHORT), 'not', 'top', 'up'] : [...known, ...JOINED];
    for (const word of own) masks.set(word, (masks.get(word) ?? 0) | (1 << index));
  }
  return masks;
}

const TELLING: ReadonlySet<string> = new Set(
  FIGURE_WORDS.flatMap(({ payer, patient, ofPayer, ofPatient, limit, whole }) => [
    ...[payer, patient, ofPayer, ofPatient, limit, whole].flatMap((list) => list.split(' ')),
  ]).concat(Object.keys(SHORT), JOINED, 'aid'),
);

const SPEAKING: ReadonlySet<string> = new Set(
  [...TELLING].concat(FIGURE_WORDS.flatMap(({ paying, billed }) => `${paying} ${billed}`.split(' '))),
);

/** Whether a word says more than the words that link others. */
export function speaksOfPaying(word: string): boolean {
  return SPEAKING.has(word);
}

/** Whether a word says whose a figure is, or that it is the whole or the most. */
export function tellsOfFigures(word: string): boolean {
  return TELLING.has(word);
}

/**
 * What a label is about by its words, in any of the six languages: who (insurer or patient), and that it is paid, owed,
 * covered or borne. Billing offices word this in more ways than a list holds; but a phrase with any word that is not
 * about paying says nothing.
 * @param phrase plain text (see plain-text.ts) of the whole label.
 */
export function figurePhrase(phrase: string): FigurePhrase | undefined {
  if (SUM_INSURED.test(phrase)) return undefined;
  const tokens = tokensOf(phrase);
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined;
  for (const vocabulary of VOCABULARIES) {
    if (!tokens.every((word) => vocabulary.known.has(word))) continue;
    if (tokens.length === 1 && !has(tokens, vocabulary.paying)) continue;
    const concept = limitOf(tokens, phrase, vocabulary) ?? rateOr(whose(tokens, vocabulary), tokens, vocabulary);
    if (concept) return { concept, weight: WEIGHT };
    const [first = ''] = tokens;
    if (vocabulary.whole.has(first) && isTotal(tokens, vocabulary)) return { concept: 'total_amount', weight: TOTAL };
  }
  return undefined;
}

const GROSS = set('amount charged charges bill billed claimed claim cost');
/** So many of a clause's words before its figure say what the figure is. */
const NEAR_FIGURE = 16;

/**
 * What the words of an English sentence before its figure say the figure is: as `figurePhrase`, but a sentence holds other
 * words too, which say nothing. `the insurer settles 80% of this invoice, i.e.`, `share of the patient before advance`.
 * @param clause plain text from the sentence's beginning, or the figure before, up to the figure.
 */
export function figureClause(clause: string): FigurePhrase['concept'] | undefined {
  if (!ENGLISH) return undefined;
  const tokens = tokensOf(clause)
    .slice(-NEAR_FIGURE)
    .filter((word) => ENGLISH.known.has(word));
  if (tokens.some((word, at) => ENGLISH.whole.has(word) && GROSS.has(tokens[at + 1] ?? ''))) return undefined;
  return has(tokens, ENGLISH.paying) ? whose(tokens, ENGLISH) : undefined;
}

const NEAR_FIGURE_ABROAD = 12;
/** Words that several languages share decide nothing about which of them a sentence is in. */
const LEAST_KNOWN = 0.4;

/** As `figureClause`, in the other languages: `davon entfallen auf den Versicherer`, `importe a cargo de la compañía`. */
export function figureClauseAbroad(clause: string): Concept | undefined {
  const tokens = tokensOf(clause).slice(-NEAR_FIGURE_ABROAD);
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

function tokensOf(phrase: string): string[] {
  return AS_ONE.reduce((text, [words, one]) => text.replace(words, one), phrase)
    .split(/ +/)
    .map((word) => SHORT[word] ?? word)
    .filter((word) => word !== '' && word !== '&' && word !== '#');
}

const has = (tokens: readonly string[], list: ReadonlySet<string>) => tokens.some((word) => list.has(word));

function limitOf(tokens: readonly string[], phrase: string, { limit }: Vocabulary): Concept | undefined {
  return has(tokens, limit) && !LEFT.test(phrase) ? 'max_coverage' : undefined;
}

/** `% aseguradora`, `Taux AMO`: a share with a word for rates is the rate; the patient's is none of the fields. */
function rateOr(share: Concept | undefined, tokens: readonly string[], { rate, payer, ofPayer }: Vocabulary) {
  if (!has(tokens, rate)) return share;
  return share === 'insurance_amount' || (share === undefined && (has(tokens, payer) || has(tokens, ofPayer)))
    ? 'insurance_percent'
    : undefined;
}

/** A word for the whole, and of what is billed: a sum of nobody's. */
function isTotal(tokens: readonly string[], { whole, billed, payer, patient }: Vocabulary): boolean {
  const from = tokens.findIndex((word) => whole.has(word));
  const isBilled = tokens.some((word, at) => at !== from && billed.has(word));
  return from >= 0 && isBilled && !has(tokens, payer) && !has(tokens, patient);
}

/** `paid to`, `reimbursed to`: the one named behind it receives. */
const RECEIVING = set('paid pay payable payment payments reimbursed reimbursement reimburse benefit benefits');

function whose(tokens: readonly string[], words: Vocabulary): 'insurance_amount' | 'out_of_pocket' | undefined {
  const [payer, given, borne] = [words.payer, words.ofPayer, words.ofPatient].map((list) => has(tokens, list));
  const namesPatient = (some: readonly string[]) => some.some((word, at) => isPatient(word, some[at + 1], words));
  const patient = namesPatient(tokens);
  const named = tokens.findLastIndex((word, at) => words.towards.has(word) && at > 0);
  const behind = named < 0 ? [] : tokens.slice(named + 1);
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
