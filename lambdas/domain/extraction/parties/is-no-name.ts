import type { Candidate } from '../sheet/labelled-values.ts';
import type { Slot } from '../sheet/sheet.ts';
import { isNobody } from './is-nobody.ts';

/**
 * Whether what stands beside a label of the insurer is no name: words of plans, text, or more of a title.
 * @param isInsurer whether a name says by itself that it is an insurer's.
 */
export function isNoName(candidate: Candidate, isInsurer: (name: string) => boolean): boolean {
  const { value, slot } = candidate;
  return (
    isPlanWording(value) ||
    isNobody(value) ||
    isNextSentence(slot) ||
    isSentence(value) ||
    isRestOfTitle(candidate, isInsurer)
  );
}

function isPlanWording(value: string): boolean {
  return /^(?:ag|se|sa|s\.a\.|a\.? ?g\.?|vvag|ltd\.?|limited|inc\.?|plc|llc|gmbh|company|ppo|hmo|epo|pos|private|yes|primary|secondary|details|information|-+)$/i.test(
    value.trim(),
  );
}

/** `your benefits plan. If you have questions`: behind a full stop begins what is no name. */
function isNextSentence({ hit, segment, method }: Slot): boolean {
  return method === 'sentence' && /[.!?]\s*$/.test(segment.text.slice(hit.start, hit.end));
}

/** `In-network. Specialist visits are subject to a deductible`: under a heading may stand text. */
function isSentence(value: string): boolean {
  const words = value.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{3}/u.test(word));
  return words.length >= LEAST_WORDS_OF_TEXT && small.length > words.length / 3;
}

const LEAST_WORDS_OF_TEXT = 6;

/** `Insurance Desk`, `Insurance / TPA Split`: one word behind the label and no colon is more of a title, unless it is known. */
function isRestOfTitle({ value, slot }: Candidate, isInsurer: (name: string) => boolean): boolean {
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(value);
  return isWord && slot.method === 'label-inside' && !slot.hit.colon && !isInsurer(value);
}
