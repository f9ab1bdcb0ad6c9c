import { judgeCaption } from '../labels/judge-caption.ts';
import type { Party } from './whose-share.ts';

const LIKELY = 0.6;
const [LEAST_LETTERS, MOST_LETTERS] = [/[a-z]{3}/, 70];

/** Whose a figure is by its caption's likeness to others (see judge-caption.ts), where none of its words tells. */
export function judgedParty(words: string): Party | undefined {
  if (words.length > MOST_LETTERS || !LEAST_LETTERS.test(words)) return undefined;
  const { concept, likelihood } = judgeCaption(words, 'amount');
  if (likelihood < LIKELY) return undefined;
  if (concept === 'insurance_amount') return 'insurer';
  return concept === 'out_of_pocket' ? 'patient' : undefined;
}
