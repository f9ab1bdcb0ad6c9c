import type { LabelHit } from '../labels/describe-label.ts';
import { type Sheet, type Slot, weightOf } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import type { InsurerCandidate } from './insurer-candidates.ts';
import { isNobody } from './is-nobody.ts';

/** What stands where the insurer is asked for. */
export interface FieldOfInsurer {
  readonly text: string;
  /** How well its label asks for the insurer and nobody else, 0 to 1. */
  readonly labelled: number;
}

const SURE = 0.6;

/** All fields that ask for the insurer, and what was taken for it. */
export function fieldsOfInsurer(candidates: readonly InsurerCandidate[], taken: string): readonly FieldOfInsurer[] {
  const fields = candidates.flatMap(({ value, slot, labelled }) => {
    if (!slot || slot.method === 'sentence' || asksForAnother(slot)) return [];
    const text = slot.segment.text.slice(slot.from, slot.to);
    // A name may go on over the next lines.
    return { text: value.length > text.length ? value : text, labelled: isVague(slot) ? 0 : labelled };
  });
  return [{ text: taken, labelled: 1 }, ...fields];
}

const BESIDES = anyWordPattern('secondary|sec|tpa|administ\\w+|zusatz\\w*|complementaire');

/** `TPA`, `Secondary payer`: who handles the claims or pays besides. */
function asksForAnother({ hit }: Slot): boolean {
  return weightOf(hit, 'other_name') > 0 || hasWord(wordsOf(hit), BESIDES);
}

const COVER = anyWordPattern('plan|sponsor|corporate');

/** `Plan`, `Sponsor`: what a cover is called, or whose employees it is for. */
function isVague({ hit }: Slot): boolean {
  return hasWord(wordsOf(hit), COVER);
}

function wordsOf({ segment, start, end }: LabelHit): string {
  return segment.plain.slice(start, end);
}

/** `Insurance Company: None (self-pay)`: whether a field of the insurer says that there is none. */
export function deniesInsurer({ slots }: Sheet): boolean {
  return slots.some(
    (slot) =>
      weightOf(slot.hit, 'insurance_name') > SURE &&
      slot.method !== 'sentence' &&
      !asksForAnother(slot) &&
      !isVague(slot) &&
      isNobody(slot.segment.text.slice(slot.from, slot.to)),
  );
}
