import type { Segment } from '../layout/layout.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { MISSED_VISIT_WORDS } from '../words/missed-visit-words.ts';
import { sentenceUpTo } from './limit-words.ts';

const MISSED = anyWordPattern(...MISSED_VISIT_WORDS.missed);
const AS_RULE = anyWordPattern(...MISSED_VISIT_WORDS.asRule);
/** Fewer words are a billed line: `Missed appointment 4 May   60.00`. */
const LEAST_WORDS = 8;
const CLAUSE = /^[^.;!?]{0,200}/;

/**
 * `Visits cancelled on the same day are charged at 60.00 and are not covered`: what a clinic would charge, and did not.
 * @param start where the figure begins, and `end` where it ends, in the segment.
 */
export function isOfMissedVisit({ text, words }: Segment, start: number, end: number): boolean {
  if (words.length < LEAST_WORDS) return false;
  const [rest = ''] = CLAUSE.exec(text.slice(end)) ?? [];
  const sentence = `${sentenceUpTo(text, start)} ${plainText(rest)}`;
  return hasWord(sentence, MISSED) && hasWord(sentence, AS_RULE);
}
