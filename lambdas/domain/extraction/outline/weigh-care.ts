import { amountCandidates } from '../amounts/amount-candidates.ts';
import { settleByCaptions } from '../amounts/settle-by-captions.ts';
import { settleByReckoning } from '../amounts/settle-by-reckoning.ts';
import { NOTHING_SOLVED } from '../amounts/solve-amounts.ts';
import { readId } from '../numbers/read-id.ts';
import { linesOfInsurers } from '../parties/lines-of-insurers.ts';
import { readPerson } from '../parties/read-person.ts';
import type { Outline, Place } from '../reading.ts';
import { labelledValues } from '../sheet/labelled-values.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { asEvidence } from './as-evidence.ts';
import { ANY_DOCTORS, ANY_HOSPITALS, STAY_WORDS } from './care-contexts.ts';
import { CARE_WORDS } from './care-vocabulary.ts';
import { HEALTH_WORDS } from './health-words.ts';
import { weighSigns } from './odds.ts';
import { OTHER_TRADES } from './other-trades.ts';
import type { SpokenWords } from './spoken-words.ts';

/** Before anything is seen, a paper is about something else. */
const NOTHING_SEEN = -7.75;
/** The first word of care says most; further ones, up to so many, some more; as much speaks each word of something else against it. */
const [FIRST_WORD, WORD, MOST_WORDS] = [4.25, 1.25, 5];
const [OTHER_WORD, MOST_OTHERS] = [-1.375, 6];
/** A word of another trade says as much as one of care, since hardly any bill for care holds one. */
const [FIRST_TRADE, TRADE, MOST_TRADES] = [-3.5, -2, 5];
const MOST_WORDS_SHOWN = 4;
/** The names of forms on which nothing but care is claimed, in America and in India; what else they print (`AUTO ACCIDENT?`) is theirs. */
const CARE_FORMS =
  /(?<![a-z])(?:health insurance claim form|national uniform (?:claim|billing) committee|cms 1(?:500|450)|hcfa 1500|ub 04|dental claim form|details of insured person hospitali[sz]ed)(?![a-z])/;
/** From here on a patient or a patient's share is labelled as such. */
const CLEARLY = 0.6;

/**
 * The odds, as a logarithm, that a document speaks of an insured patient's care. Fitted to some 1,100 documents, of which
 * a tenth and a quarter of all words were made unreadable as well, together with the signs of a bill; then rounded. What words of other trades weigh was set by hand, see ADR 29.
 * @param otherWords how many words tell of another kind of document
 */
export function weighCare(sheet: Sheet, spoken: SpokenWords, otherWords: number): number {
  const words = wordsOfCare(spoken).length;
  const told = weighWords(words, FIRST_WORD, WORD, MOST_WORDS);
  const trades = wordsOfTrades(spoken).length;
  const against = OTHER_WORD * Math.min(MOST_OTHERS, otherWords) + weighWords(trades, FIRST_TRADE, TRADE, MOST_TRADES);
  const { patient, claimNumber, insuredId, insurerPays, patientPays } = labelledSigns(sheet);
  return weighSigns(NOTHING_SEEN + told + against, [
    [2.75, () => claimNumber !== undefined],
    [0.5, () => patient !== undefined],
    [1, () => insuredId !== undefined],
    // A claim that names its insured by number is a health plan's, be the wording ever so bare, unless it tells of a roof or a car.
    [4.5, () => trades <= words && insuredId !== undefined && (claimNumber ?? insurerPays) !== undefined],
    [4, () => sheet.segments.some(({ plain }) => CARE_FORMS.test(plain))],
    [0.5, () => [ANY_DOCTORS, ANY_HOSPITALS, ...CARE_WORDS.map(({ billers }) => billers)].some(isSpoken)],
    [0.5, () => isSpoken(STAY_WORDS)],
    [2, () => linesOfInsurers(sheet).size > 0],
    [0.5, () => (insurerPays ?? settledShares(sheet).insurance) !== undefined],
    [1.5, () => (patientPays ?? settledShares(sheet).patient) !== undefined],
  ]);

  function isSpoken(list: typeof STAY_WORDS): boolean {
    return spoken.of(list).length > 0;
  }
}

/** The labelled signs, and words of care, where they stand. */
export function evidenceOfCare(sheet: Sheet, spoken: SpokenWords): Outline['evidence'] {
  const told = wordsOfCare(spoken)
    .slice(0, MOST_WORDS_SHOWN)
    .flatMap((word) => {
      const segment = sheet.segments.find((one) => one.plain.includes(word));
      return segment ? [asEvidence(segment)] : [];
    });
  const labelled = Object.values(labelledSigns(sheet)).filter((sign) => sign !== undefined);
  return [...labelled.map(({ printed, place }) => ({ text: printed, place })), ...told];
}

function wordsOfCare(spoken: SpokenWords): readonly string[] {
  return [...new Set([...CARE_WORDS.flatMap(({ services }) => spoken.of(services)), ...spoken.of(HEALTH_WORDS)])];
}

function wordsOfTrades(spoken: SpokenWords): readonly string[] {
  return [...new Set(OTHER_TRADES.flatMap(({ telling }) => spoken.of(telling)))];
}

function weighWords(words: number, first: number, further: number, most: number): number {
  return words === 0 ? 0 : first + further * Math.min(most, words);
}

interface Found {
  readonly printed: string;
  readonly place: Place;
}

type Labelled = Readonly<
  Record<'claimNumber' | 'insurerPays' | 'insuredId' | 'patient' | 'patientPays', Found | undefined>
>;

const labelledSigns = onceASheet(
  (sheet): Labelled => ({
    claimNumber: labelledValues(sheet, 'claim_number', readId)[0],
    insurerPays: amountCandidates(sheet, 'insurance_amount')[0],
    insuredId: labelledValues(sheet, 'insured_id', readId)[0],
    patient: labelledValues(sheet, 'patient_name', readPerson).find(({ score }) => score > CLEARLY),
    patientPays: amountCandidates(sheet, 'out_of_pocket').find(({ score }) => score > CLEARLY),
  }),
);

/** What the sums say where no label does: working it out costs more than all else here. */
const settledShares = onceASheet((sheet) => settleByCaptions(settleByReckoning(NOTHING_SOLVED, sheet), sheet));
