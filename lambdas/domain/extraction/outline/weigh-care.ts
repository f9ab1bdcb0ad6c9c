import { amountCandidates } from '../amounts/amount-candidates.ts';
import { settleByCaptions } from '../amounts/settle-by-captions.ts';
import { settleByReckoning } from '../amounts/settle-by-reckoning.ts';
import { NOTHING_SOLVED } from '../amounts/solve-amounts.ts';
import { readPerson } from '../parties/read-person.ts';
import { readId } from '../read-id.ts';
import type { Outline, Place } from '../reading.ts';
import { labelledValues } from '../sheet/labelled-values.ts';
import { placeOf } from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** How much a document speaks of an insured patient's care. */
export interface Care {
  /** Everything together; an invoice of a clinic reaches 5 to 9. */
  readonly score: number;
  /** Only what speaks of medicine: a claim for a damaged car has a claim number and an insurer, too. */
  readonly medical: number;
  readonly evidence: Outline['evidence'];
}

/** What each sign of an insured patient's care counts. */
const WEIGHTS = { claimNumber: 1.5, insuredId: 1.5, patient: 1.5, insurerPays: 1, patientPays: 1, word: 0.5 } as const;
const MOST_WORDS = 6;
const MOST_WORDS_SHOWN = 4;
/** From here on a patient or a patient's share is labelled as such. */
const CLEARLY = 0.6;
/** Of what labels and words say; from here on the sums would add nothing that decides. */
const [ENOUGH, ENOUGH_SPOKEN] = [4, 1];

interface Found {
  readonly printed: string;
  readonly place: Place;
}

/** @param careWords the document's words of care and health. */
export function weighCare(sheet: Sheet, careWords: readonly string[]): Care {
  const words = new Set(careWords);
  const spoken = Math.min(MOST_WORDS, words.size) * WEIGHTS.word;
  const labelled = labelledSigns(sheet);
  // What the sums say is asked only where labels and words leave it open: working it out costs more than all else here.
  const isOpen = spoken < ENOUGH_SPOKEN || weigh(labelled) + spoken < ENOUGH;
  const signs =
    isOpen && !(labelled.insurerPays && labelled.patientPays) ? { ...settledSigns(sheet), ...labelled } : labelled;
  const isClaim = (signs.claimNumber ?? signs.insurerPays) !== undefined && signs.insuredId !== undefined;
  // "Insured" and "customer pays" may be anybody's; a patient by that name, or words of medicine, may not.
  // A claim that names its insured by number is a health plan's, be the wording ever so bare.
  const medical = spoken + (isClaim ? WEIGHTS.word : 0);
  const told = [...words].slice(0, MOST_WORDS_SHOWN).flatMap((word) => {
    const segment = sheet.segments.find((one) => one.plain.includes(word));
    return segment ? [{ text: segment.text.slice(0, 80), place: placeOf(segment) }] : [];
  });
  const evidence = Object.values(signs).map(({ printed, place }) => ({ text: printed, place }));
  return { score: weigh(signs) + spoken, medical, evidence: [...evidence, ...told] };
}

type Signs = { readonly [S in Exclude<keyof typeof WEIGHTS, 'word'>]?: Found };

function weigh(signs: Signs): number {
  return (Object.keys(signs) as (keyof Signs)[]).reduce((sum, sign) => sum + WEIGHTS[sign], 0);
}

function labelledSigns(sheet: Sheet): Signs {
  return given({
    claimNumber: labelledValues(sheet, 'claim_number', readId)[0],
    insurerPays: amountCandidates(sheet, 'insurance_amount')[0],
    insuredId: labelledValues(sheet, 'insured_id', readId)[0],
    patient: labelledValues(sheet, 'patient_name', readPerson).find(({ score }) => score > CLEARLY),
    patientPays: amountCandidates(sheet, 'out_of_pocket').find(({ score }) => score > CLEARLY),
  });
}

function settledSigns(sheet: Sheet): Signs {
  const { insurance, patient } = settleByCaptions(settleByReckoning(NOTHING_SOLVED, sheet), sheet);
  return given({ insurerPays: insurance, patientPays: patient });
}

function given(signs: { readonly [S in keyof Signs]: Found | undefined }): Signs {
  return Object.fromEntries(Object.entries(signs).filter(([, found]) => found !== undefined));
}
