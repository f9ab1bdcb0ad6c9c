import type { Sheet } from '../sheet/sheet.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** Asked to pay: `von Ihnen zu überweisen`, `payable by you`; what somebody saves or gets is none of this. */
const ADDRESSED =
  /(?<![a-z])(?:(?:von|durch) ihnen (?:[a-z]+ ){0,3}(?:uberweisen|zahlen|zahlbar|begleichen|erstatten)|(?:payable|due|to be (?:paid|settled|met|remitted)) by (?:you|yourselves)|due from yourselves|(?:a pagar|a abonar) por (?:usted(?:es)?|ustedes)|a (?:regler|payer) par vous|a pagar por vossas? [a-z]+|(?:harus )?anda bayar)(?![a-z])/;
/** What only a patient bears, with whom it names. */
const BORNE =
  /(?<![a-z])(?:selbstbehalt|selbstbeteiligung|eigenanteil|zuzahlung|excess|deductible|co ?payment|co ?pay|co ?insurance|shortfall|copago|coaseguro|deducible|franquia|franchise|ticket moderateur)(?![a-z])/;
const PATIENT =
  /(?<![a-z])(?:patient(?:in|en|s|e)?|insured|member|policy ?holder|versicherte[rn]?|assuree?|asegurad[oa]|segurad[oa]|paciente|utente|pasien|peserta)(?![a-z])/;

/**
 * `abzüglich Selbstbehalt der Patientin 400,00 · von Ihnen zu überweisen 3.302,30`: where two shares that words give to the patient make up the
 * total, and one is said to be what the patient bears, whoever the bill asks for the other is not the patient but who insures.
 */
export function settleAddressed(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance } = solved;
  if (!total || insurance) return solved;
  const figures = captionedFigures(sheet);
  for (const addressed of figures) {
    if (!isShare(addressed, ADDRESSED) || PATIENT.test(captionOf(addressed))) continue;
    const named = figures.find(
      (other) =>
        isShare(other, PATIENT) &&
        BORNE.test(captionOf(other)) &&
        addressed.candidate.figure + other.candidate.figure === total.figure,
    );
    if (named) return { total, insurance: addressed.candidate, patient: named.candidate, agree: true };
  }
  return solved;
}

function isShare(figure: CaptionedFigure, words: RegExp): boolean {
  return words.test(captionOf(figure)) && figure.whose === 'patient';
}

function captionOf({ left, head }: CaptionedFigure): string {
  return left === '' ? head : left;
}
