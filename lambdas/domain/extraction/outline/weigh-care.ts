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

const CLEARLY = 0.6;
/** Of what labels and words say; from here on the sums would add nothing that decides. */
const [ENOUGH, ENOUGH_SPOKEN] = [4, 1];
const WORD = 0.5;
const MOST_WORDS = 6;

/** @param careWords the document's words of care and health. */
export function weighCare(sheet: Sheet, careWords: readonly string[]): Care {
  const evidence: { text: string; place: Place }[] = [];
  const weigh = (weight: number, found: { readonly printed: string; readonly place: Place } | undefined) => {
    if (!found) return 0;
    evidence.push({ text: found.printed, place: found.place });
    return weight;
  };
  const words = new Set(careWords);
  const spoken = Math.min(MOST_WORDS, words.size) * WORD;
  const claimNumber = labelledValues(sheet, 'claim_number', readId)[0];
  const insuredId = labelledValues(sheet, 'insured_id', readId)[0];
  const named = labelledValues(sheet, 'patient_name', readPerson).find(({ score }) => score > CLEARLY);
  const insurerPays = amountCandidates(sheet, 'insurance_amount')[0];
  const patientPays = amountCandidates(sheet, 'out_of_pocket').find(({ score }) => score > CLEARLY);
  const labelled =
    [claimNumber, insuredId, named].filter((one) => one !== undefined).length * 1.5 +
    [insurerPays, patientPays].filter((one) => one !== undefined).length;
  // What the sums say is asked only where labels and words leave it open: working it out costs more than all else here.
  const isOpen = spoken < ENOUGH_SPOKEN || labelled + spoken < ENOUGH;
  const settled =
    isOpen && !(insurerPays && patientPays)
      ? settleByCaptions(settleByReckoning(NOTHING_SOLVED, sheet), sheet)
      : NOTHING_SOLVED;
  const claim = weigh(1.5, claimNumber) + weigh(1, insurerPays ?? settled.insurance);
  const member = weigh(1.5, insuredId);
  const patient = weigh(1.5, named) + weigh(1, patientPays ?? settled.patient);
  for (const word of [...words].slice(0, 4)) {
    const segment = sheet.segments.find((one) => one.plain.includes(word));
    if (segment) evidence.push({ text: segment.text.slice(0, 80), place: placeOf(segment) });
  }
  // "Insured" and "customer pays" may be anybody's; a patient by that name, or words of medicine, may not.
  // A claim that names its insured by number is a health plan's, be the wording ever so bare.
  const medical = spoken + (claim > 0 && member > 0 ? WORD : 0);
  return { score: claim + member + patient + spoken, medical, evidence };
}
