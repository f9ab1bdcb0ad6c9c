import type { Sheet } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { NOT_COVERED } from '../words/not-covered.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captioned-figures.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import { reckoningRows } from './reckoning-rows.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { together } from './together.ts';

const CENT = 1;
const LEAST_PARTS = 2;
/** `Deducible`, `Coparticipação`, `Tidak dijamin: vitamin`: in a sentence these alone, in a list also what was paid. */
const OWN_PARTS = [...OWN_SHARE_WORDS.excess, ...OWN_SHARE_WORDS.copay, NOT_COVERED];
const SAID_PART = anyWordPattern(...OWN_PARTS);
/** What a patient's share is made of, in plain text. */
const PART = anyWordPattern(
  'deductible|co ?pays?|co ?payments?|co ?insurance|coins|excess|not covered|non covered|non payable|ineligible',
  '(?:patient|member|guarantor|customer|client) (?:payments?|paid)|(?:paid|payments?) by (?:the )?(?:patient|member|guarantor|customer|client)|balance(?: due)?|amount due|due (?:from|by) (?:the )?patient',
  ...OWN_PARTS,
);
/** `Coinsurance 20%: 12.00` is a part, `Deductible met` and `Balance of benefits` are not. */
const NO_PART = anyWordPattern(
  'met|remaining|limit|max|maximum|annual|year|available|total|sum|subtotal|previous|opening',
  'limite|tope|anual|restante|pendiente|disponible|disponivel|consumido|acumulad[oa]|suma|soma|summe|gesamt|rest|jahrlich\\w*|plafond|annuelle?|restante?s?|sisa|batas|maksimum|jumlah|tahunan',
);

/**
 * Papers that print what the patient's share is made of and not the share: `Claim 380.04 · Paid 266.03 · Deductible 62.71 ·
 * Copay 25.00 · Coinsurance 26.30`, or what the patient paid and what is left. Where the parts and one other printed figure
 * make up the total, they are the two shares. Where their sum alone is printed, it is the patient's share and none of them is.
 */
export function settleByParts(solved: SolvedAmounts, sheet: Sheet, { charged }: LabelledFigures): SolvedAmounts {
  const listed = partsIn(sheet);
  const isSaid = listed.length < LEAST_PARTS;
  const parts = isSaid ? partsSaid(sheet) : listed;
  const patient = parts.length < LEAST_PARTS ? undefined : together(parts);
  if (!patient) return solved;
  // `el deducible de 90,00 y el coaseguro de 294,48; corresponde a ustedes abonar el saldo de 1.668,72`: a sentence's rest is anybody's.
  const others = captionedFigures(sheet).filter(({ whose, candidate }) =>
    isSaid ? !parts.includes(candidate) : whose !== 'patient',
  );
  for (const total of charged) {
    const insurance = others.find(
      ({ candidate }) => Math.abs(candidate.figure + patient.figure - total.figure) <= CENT,
    )?.candidate;
    if (insurance) return { total, insurance, patient, agree: true };
  }
  const isOnePart = parts.some(({ figure }) => figure === solved.patient?.figure);
  const sum = captionedFigures(sheet).find(({ candidate }) => candidate.figure === patient.figure)?.candidate;
  // What was paid and what is left may make up all that was billed.
  return isOnePart && sum && sum.figure !== solved.total?.figure ? { ...solved, patient: sum } : solved;
}

/** `It is made up of the deductible of $3,500.00 and co-insurance of $775.85`: what one paragraph names. */
function partsSaid(sheet: Sheet): readonly AmountCandidate[] {
  const said = captionedFigures(sheet).filter(({ segment, left }) => segment.lines > 1 && isPart(left, SAID_PART));
  const paragraphs = [...Map.groupBy(said, ({ segment }) => segment).values()];
  return paragraphs.find((parts) => parts.length >= LEAST_PARTS)?.map(({ candidate }) => candidate) ?? [];
}

function isPart(words: string, part = PART): boolean {
  return hasWord(words, part) && !hasWord(words, NO_PART);
}

/** Each figure once: several lines may print a part, as `COPAY 10.00 … COPAYS DUE 10.00`. */
function partsIn(sheet: Sheet): AmountCandidate[] {
  const rows = reckoningRows(sheet).filter(({ figure, caption }) => figure > 0 && isPart(caption));
  return [...new Map(rows.toReversed().map(({ figure, candidate }) => [figure, candidate])).values()].toReversed();
}
