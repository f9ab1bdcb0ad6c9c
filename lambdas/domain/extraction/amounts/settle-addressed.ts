import type { Sheet } from '../sheet/sheet.ts';
import { type CaptionedFigure, captionedFigures } from './captions.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const ADDRESSED = /(?<![a-z])(?:you|ihnen|sie|usted(?:es)?|vous|voces?|vossas|anda|saudara)(?![a-z])/;
const PATIENT =
  /(?<![a-z])(?:patient(?:in|en|s|e)?|insured|member|policy ?holder|versicherte[rn]?|assuree?|asegurad[oa]|segurad[oa]|paciente|utente|pasien|peserta)(?![a-z])/;

/**
 * `abzüglich Selbstbehalt der Patientin 400,00 · von Ihnen zu überweisen 3.302,30`: where two shares make up the total and one is named as the
 * patient's, whoever the bill speaks to is not the patient but who insures.
 */
export function settleAddressed(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, agree } = solved;
  if (agree || !total || insurance) return solved;
  const figures = captionedFigures(sheet);
  for (const addressed of figures) {
    if (!isShare(addressed, ADDRESSED) || PATIENT.test(captionOf(addressed))) continue;
    const named = figures.find(
      (other) => isShare(other, PATIENT) && addressed.candidate.figure + other.candidate.figure === total.figure,
    );
    if (named) return { total, insurance: addressed.candidate, patient: named.candidate, agree: true };
  }
  return solved;
}

function isShare(figure: CaptionedFigure, words: RegExp): boolean {
  return words.test(captionOf(figure)) && figure.whose !== 'insurer';
}

function captionOf({ left, head }: CaptionedFigure): string {
  return left === '' ? head : left;
}
