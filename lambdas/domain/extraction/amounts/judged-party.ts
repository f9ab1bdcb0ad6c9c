import { judgeCaption } from '../labels/judge-caption.ts';
import type { Party } from '../labels/whose-share.ts';

/** `Payment received` says not who paid: of payments it must be surer. */
const [LIKELY, SURELY] = [0.6, 0.8];
const [LEAST_LETTERS, MOST_LETTERS] = [/[a-z]{3}/, 70];

/** Whose a figure is by its caption's likeness to others (see judge-caption.ts), where none of its words tells. */
export function judgedParty(words: string, isPayment: boolean): Party | undefined {
  if (words.length > MOST_LETTERS || !LEAST_LETTERS.test(words)) return undefined;
  const { concept, likelihood } = judgeCaption(words, 'amount');
  if (likelihood < (isPayment ? SURELY : LIKELY)) return undefined;
  if (concept === 'insurance_amount') return 'insurer';
  return concept === 'out_of_pocket' ? 'patient' : undefined;
}
