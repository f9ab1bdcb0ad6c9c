import { listedWords } from '../text/listed-words.ts';
import { NOT_COVERED } from '../words/not-covered.ts';
import { FIGURE_WORDS, type FigureWords } from './figure-words.ts';
import { PAID_BY_YOU } from './paid-by-you.ts';

const OF_LANGUAGES: readonly FigureWords[] = Object.values(FIGURE_WORDS);

/** The words of one language that speak of paying, as sets. */
export type Vocabulary = { readonly [K in keyof FigureWords]: ReadonlySet<string> } & {
  readonly known: ReadonlySet<string>;
};

export const set = (...lists: readonly string[]): ReadonlySet<string> => new Set(listedWords(...lists));

/** English first. */
export const VOCABULARIES: readonly Vocabulary[] = OF_LANGUAGES.map((words) => ({
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
  known: set(...Object.values(words)),
}));
/** As English-language ledgers shorten them. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);
/** Several words that are one: what is not covered falls to the patient. */
const AS_ONE: readonly (readonly [RegExp, string])[] = [
  // A sum that is insured is a limit; `la suma de` is any, and who is insured bears.
  [/\b(?:suma|capital|beneficio)s? +(?:asegurad[oa]s?|maxim[oa]|contratad[oa])(?![a-z])/g, 'tope maximo'],
  [/\bco +pays?\b/g, 'copay'],
  [/\bco +payments?\b/g, 'copayment'],
  [/\bco +insurance\b/g, 'coinsurance'],
  [/\btop +ups?\b/g, 'topup'],
  [/\bmedical aid\b/g, 'scheme'],
  [/ (?:after|less) (?:insurance |contractual |plan )*(?:adjustments?|discounts?|deductions?|write ?offs?) *$/g, ''],
  [new RegExp(`\\b(?:${NOT_COVERED})(?![a-z])`, 'g'), 'uncovered'],
  // `Your own 20% comes to`, `Ihre 20 % betragen`: who has a rate of the bill bears it; `your 80% benefit` is the plan's.
  [
    /\b(?:your|ihre[nr]?|votre|vos|sus?|seus?|suas?)(?: +(?:own|eigenen?|propres?|propi[oa]s?|propri[oa]s?) +\d{1,2}(?: \d{1,2})? ?%| +\d{1,2}(?: \d{1,2})? ?%(?= *(?:$|comes|is|are|amounts|makes|being|share|part|portion|betragen|betragt|machen|macht|sind|anteil|font|fait|soit|part|son|es|equivale|representa|parte|sao)(?![a-z])))/g,
    'uncovered',
  ],
  // `Bitte überweisen Sie den Gesamtbetrag` says whom a bill asks to pay, not whose share it is.
  [/\b(?:uberweisen|zahlen|bezahlen|begleichen|entrichten|uberweist) +sie\b/g, ''],
  // Of one who is spoken to the verb is `übernehmen`: who `übernimmt` is somebody else.
  [/\b(ubernimmt|erstattet|ersetzt|vergutet|tragt|zahlt|bezahlt|begleicht|uberweist|leistet|deckt) +sie\b/g, '$1'],
  // Who writes received it, and bears nothing; so does whoever is said to have received.
  [PAID_BY_YOU, 'uncovered paid'],
  // `Votre contrat nous permet de prendre à notre charge`: who bears it writes.
  [/\b(?:notre(?= +charge\b)|nuestro(?= +cargo\b)|nosso(?= +(?:cargo|encargo)\b)|unseren(?= +lasten\b))/g, 'insurer'],
  // `Would you kindly let us have £150.00`: who writes asks whom he writes to.
  [/\blet +us +have\b/g, 'uncovered paid'],
  [/\b(?:we|us) +(?:(?:have|had|ve) +)?(?:(?:already|so far) +)?(received|collected)(?![a-z])/g, '$1'],
  [/\bprise? +en +charge\b|\btiers +payant\b/g, 'pec'],
  [/\bco +(participacao|pagamento)\b/g, 'co$1'],
];
const ANY_AS_ONE = new RegExp(AS_ONE.map(([words]) => words.source).join('|'));
/** Words that are of such phrases only together with others. */
const JOINED = [
  'nicht',
  'pas',
  'tidak',
  'no',
  'non',
  'nao',
  'pris',
  'prise',
  'tiers',
  'payant',
  'co',
  'participacao',
  'pagamento',
];

/** The words of a phrase in plain text, the shortened written out, several that are one as one. */
export function tokensOf(phrase: string): string[] {
  const text = ANY_AS_ONE.test(phrase) ? AS_ONE.reduce((all, [words, one]) => all.replace(words, one), phrase) : phrase;
  return text
    .split(' ')
    .filter((word) => word !== '' && word !== '&' && word !== '#')
    .map((word) => SHORT.get(word) ?? word);
}

/** `Not covered by plan`: without it the words say the contrary. */
const NEGATION = set('not never');

/** Which languages know a word of such phrases, a bit each. */
export const FIGURE_LANGUAGES: ReadonlyMap<string, number> = languagesOfWords();

function languagesOfWords(): Map<string, number> {
  const masks = new Map<string, number>();
  for (const [index, { known }] of VOCABULARIES.entries()) {
    const own = index === 0 ? [...known, ...SHORT.keys(), ...NEGATION, 'top', 'up'] : [...known, ...JOINED];
    for (const word of own) masks.set(word, (masks.get(word) ?? 0) | (1 << index));
  }
  return masks;
}

const TELLING = set(
  ...OF_LANGUAGES.flatMap(({ payer, patient, ofPayer, ofPatient, limit, whole }) => [
    payer,
    patient,
    ofPayer,
    ofPatient,
    limit,
    whole,
  ]),
  ...SHORT.keys(),
  ...JOINED,
  'aid',
);

const SPEAKING = set(...TELLING, ...NEGATION, ...OF_LANGUAGES.flatMap(({ paying, billed }) => [paying, billed]));

/** Whether a word says more than the words that link others. */
export function speaksOfPaying(word: string): boolean {
  return SPEAKING.has(word);
}

/** Whether a word says whose a figure is, or that it is the whole or the most. */
export function tellsOfFigures(word: string): boolean {
  return TELLING.has(word);
}

/** Whether one of the words is on a list. */
export function has(tokens: readonly string[], list: ReadonlySet<string>): boolean {
  return tokens.some((word) => list.has(word));
}
