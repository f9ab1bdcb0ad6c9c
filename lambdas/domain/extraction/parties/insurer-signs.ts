import type { Insurer } from '../../insurers/insurer.ts';
import { type InsurerMatch, matchInsurers } from '../../insurers/match-insurer.ts';
import type { Concept } from '../labels/label-rule.ts';
import { LABEL_WORDS } from '../labels/label-words.ts';
import type { Segment } from '../layout/layout.ts';
import { guessCountry } from '../sheet/country.ts';
import { isInsurersPaper } from '../sheet/insurers-paper.ts';
import { slotsOn } from '../sheet/on-segment.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { BODIES, INSURER_BRANDS, INSURER_WORDS, NO_INSURER_WORDS, OF_TRADE, SCHEMES } from '../words/insurer-words.ts';
import { CARE_GIVERS } from '../words/provider-words.ts';
import type { InsurerCandidate } from './insurer-candidates.ts';
import { readPerson } from './read-person.ts';
import { oddsBySigns, type Sign, weightOfSigns } from './signs.ts';

/** What is to be seen of a name, whoever bears it wherever. */
interface InsurerName {
  readonly value: string;
  readonly plain: string;
  readonly words: readonly string[];
  /** Whether the registry knows all of the name, or a part of it. */
  readonly known: 'whole' | 'part' | undefined;
  /** One word, and whom the registry knows so works in other countries than the paper's. */
  readonly foreign: boolean;
  /** Holds a word of the insurers' trade, or is one of their names. */
  readonly trade: boolean;
}

/** What the signs look at. */
interface Seen extends InsurerCandidate, InsurerName {
  readonly sheet: Sheet;
  readonly inLetterhead: boolean;
  /** All candidates of the line. */
  readonly beside: readonly InsurerCandidate[];
}

/** Fitted as the provider's are (see provider-signs.ts), and rounded: what the name says by itself. */
const SIGNS_OF_NAME: readonly Sign<InsurerName>[] = [
  [3.5, ({ known }) => known === 'whole'],
  [-0.5, ({ known }) => known === 'part'],
  [-2, ({ foreign }) => foreign],
  [1.5, ({ trade }) => trade],
  [1.5, ({ plain }) => hasWord(plain, INSURER_BRANDS)],
  [0.75, ({ plain, words }) => words.length === 1 && hasWord(plain, SCHEMES)],
  [0.75, ({ plain, trade }) => !trade && hasWord(plain, BODIES)],
  [-1.75, ({ plain }) => hasWord(plain, CARE_GIVERS)],
  [-1.25, ({ plain }) => hasWord(plain, NO_INSURER_WORDS)],
  // `Insurance Scheme`, `Assureur`: words of the trade and of labels name nobody in particular.
  [-1.25, ({ words }) => words.every((word) => word.length < 3 || LABEL_WORDS.has(word) || hasWord(word, OF_TRADE))],
  [-1.25, ({ words }) => words.length > 6],
  [-1, ({ value }) => /\d/.test(value)],
];

/** And what shows of it where it stands. */
const SIGNS: readonly Sign<Seen>[] = [
  [-1.5, isPerson],
  [-1.5, isCutShort],
  // What announces it.
  [0.75, ({ labelled }) => labelled > 0.5],
  [1, ({ labelled }) => labelled > 0.7],
  [0.5, ({ labelled }) => labelled > 0.9],
  [1.25, ({ labelled, trade, known }) => labelled > 0 && (trade || known !== undefined)],
  [-1.25, ({ slot }) => slot?.method === 'sentence'],
  [1.5, ({ slot }) => slot?.method === 'label-inside' && !slot.hit.colon],
  [-1.75, ({ slot, known }) => known === undefined && slot !== undefined && namesPlan(slot)],
  [1, ({ method }) => method === 'payment'],
  [-0.75, ({ method }) => method === 'run'],
  [-1, ({ method }) => method === 'letterhead'],
  [-1, ({ segment, sheet }) => isLabelledAs('patient_name', segment, sheet)],
  [-4, ({ segment, sheet }) => isLabelledAs('other_name', segment, sheet)],
  // Where it stands.
  [0.75, ({ value, segment, labelled }) => labelled === 0 && bare(segment.text) === bare(value)],
  [-0.75, ({ value, segment, labelled }) => labelled === 0 && segment.text.startsWith(`${value} `)],
  [0.5, ({ segment }) => segment.lines > 1 || segment.words.length > 12],
  [0.5, ({ inLetterhead }) => inLetterhead],
  [0.75, ({ inLetterhead, sheet }) => inLetterhead && isInsurersPaper(sheet)],
  // `8001 Zürich`, `2. Jubilee Health`
  [
    -2,
    ({ value, segment }) =>
      /(?:^|[^\d/.])(?:\d{4,5}[ -]|\d\. )$/.test(segment.text.slice(0, segment.text.indexOf(value))),
  ],
];

const LETTERHEAD = 0.15;

/** A name with the weight of its own signs. */
export interface WeighedName extends InsurerName {
  readonly weight: number;
  /** Whom of the registry it names, best first. */
  readonly matches: readonly InsurerMatch[];
}

/** What a name says by itself: asked once of each, since papers name their insurer again and again. */
export function weighName(value: string, sheet: Sheet, registry: readonly Insurer[]): WeighedName {
  const plain = plainText(value);
  const matches = matchInsurers(value, registry, true).filter((one) => !isOwn(one) || isWhole(one, value));
  const [match] = matches;
  const words = plain.split(/ +/).filter((word) => /[a-z]/.test(word));
  const country = match && words.length === 1 ? guessCountry(sheet.segments) : undefined;
  const name: InsurerName = {
    value,
    plain,
    words,
    known: match && (isWhole(match, value) ? 'whole' : 'part'),
    foreign: match !== undefined && country !== undefined && !match.insurer.countries.includes(country),
    trade: hasWord(plain, INSURER_WORDS),
  };
  return { ...name, weight: weightOfSigns(SIGNS_OF_NAME, name), matches };
}

/** How many times likelier a name is the insurer's than that the paper names none. */
export function oddsOfInsurer(
  candidate: InsurerCandidate,
  name: WeighedName,
  beside: readonly InsurerCandidate[],
  sheet: Sheet,
): number {
  const { segment, labelled } = candidate;
  const { plain, words, known, foreign, trade } = name;
  const inLetterhead = labelled === 0 && segment.page === 1 && segment.top < LETTERHEAD * segment.pageHeight;
  // Each property by its name: objects spread over one another are slow to make.
  const seen: Seen = { ...candidate, plain, words, known, foreign, trade, sheet, beside, inLetterhead };
  return oddsBySigns(SIGNS, seen, name.weight);
}

const KIND = /^(?:health|healthcare|salud|saude|sante|life|company|group|limited|plan|gesundheits?\w*)$/;

/** Whether the rest of a name says no more than what its bearer is: `Bradesco Saúde Seguros`. */
function isWhole({ start, end }: InsurerMatch, value: string): boolean {
  const rest = plainText(`${value.slice(0, start)} ${value.slice(end).replace(SEAT, '')}`);
  return rest.split(/ +/).every((word) => word.length < 4 || hasWord(word, INSURER_WORDS) || KIND.test(word));
}

/** `Great Eastern Life Assurance (Malaysia) Berhad`: in which country a group's company is, and its form. */
const SEAT =
  / (?:\([\p{L} ]{1,20}\) )?(?:Sdn\.? )?(?:Berhad|Bhd|Limited|Ltd|Pte\.? Ltd|Pty\.? Ltd|PLC|Plc|Inc|Corporation|Aktiengesellschaft)\.?$/u;

/** `Blue Harbor` may be an account's own name of an insurer, which a `Blue Harbor Yacht Club` is not. */
function isOwn({ insurer, alias }: InsurerMatch): boolean {
  return insurer.ownAliases?.includes(alias) === true;
}

function isPerson({ value, plain, trade, known, slot, labelled }: Seen): boolean {
  // `Mutualista: Médica Oriental`
  if (slot?.hit.colon && labelled > CLEARLY) return false;
  return !trade && !known && !hasWord(plain, BODIES) && !OF_PLAN.test(plain) && readPerson(value, false)?.quality === 1;
}

/** `Medica Individual Choice`: words of plans, which no person is called. */
const OF_PLAN =
  /(?<![a-z])(?:choice|individual|select|advantage|premier|preferred|essentials?|complete|classic|standard|comprehensive|corporate|family|employee|staff|access|managed|network|completo?|integral|esencial|familiar|empresarial|colectivo|individuel(?:le)?|komfort|basis|optimal|exklusiv)(?![a-z])/;

/** Another candidate on its line holds it: `Daman` of `National Health Insurance Company - Daman`. */
function isCutShort({ value, beside }: Seen): boolean {
  return beside.some((other) => other.value.length > value.length && ` ${other.value} `.includes(` ${value} `));
}

/** `Plan Name: Choice 80/20`: the plan's own name, which says nothing of whose plan it is. */
function namesPlan({ hit: { segment, start, end } }: NonNullable<InsurerCandidate['slot']>): boolean {
  return /^(?!.*(?:company|carrier|pay[eo]r)).*plan/.test(segment.plain.slice(start, end));
}

const CLEARLY = 0.6;

function isLabelledAs(concept: Concept, segment: Segment, sheet: Sheet): boolean {
  return slotsOn(segment, sheet).some(
    (slot) =>
      slot.method !== 'sentence' && weightOf(slot.hit, concept) > CLEARLY && weightOf(slot.hit, 'insurance_name') === 0,
  );
}

function bare(text: string): string {
  return text.replace(/[.,;]+$/, '').trim();
}
