import { placeOf, type Segment } from '../layout/layout.ts';
import { readId } from '../numbers/read-id.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';

/** What whoever writes or pays may number alike. */
const FILE =
  /^(?:n o |no |nr |n |ref |votre |your |ihr |ihre |su |seu )?(?:dossier|file|case|reference|ref|referenz|aktenzeichen|akte|vorgang|geschaft|expediente|referencia|caso|processo|berkas|referensi|kasus)(?: (?:no|nr|n o|n|number|nummer))?(?![a-z])[ .:#°]*/;
const LETTERS = /^(\p{Lu}{3,})[-/ ]?\d/u;
const LEAST_FIGURES = 5;
const CONFIDENCE = 0.6;

/** `Dossier    SOL-26-550182` on a bill to Solidaris: by its letters it is the insurer's file, and no stay's or patient's. */
export function fileOfInsurer({ segments, neighbours }: Sheet, insurer: Reading | undefined): Reading | undefined {
  if (!insurer) return undefined;
  for (const segment of segments) {
    const label = FILE.exec(segment.plain)?.[0].length;
    if (label === undefined) continue;
    const isWhole = segment.plain.slice(label).trim() === '';
    for (const cell of isWhole ? [neighbours.rightOf(segment), neighbours.below(segment)] : [segment]) {
      const found = cell && fileIn(cell, isWhole ? 0 : label, insurer.value);
      if (found) return found;
    }
  }
  return undefined;
}

function fileIn(cell: Segment, from: number, insurer: string): Reading | undefined {
  const id = readId(cell.text.slice(from), false);
  const letters = LETTERS.exec(id?.value ?? '')?.[1]?.toLowerCase();
  if (!id || !letters || id.value.replace(/\D/g, '').length < LEAST_FIGURES || !isOf(letters, insurer))
    return undefined;
  const place = placeOf(cell, from + id.start, from + id.end);
  return { value: id.value, printed: id.value, confidence: CONFIDENCE, place, method: 'file-of-insurer' };
}

/** The beginning of its name, or the first letters of its words. */
function isOf(letters: string, insurer: string): boolean {
  const words = plainText(insurer)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const initials = words.map(([first]) => first).join('');
  return words.join('').startsWith(letters) || initials.startsWith(letters);
}
