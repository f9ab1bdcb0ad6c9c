import type { Outline } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { asEvidence } from './as-evidence.ts';
import type { PaperKind } from './judge-line.ts';
import type { Other } from './likeliest-other.ts';
import { likeliestTrade } from './likeliest-trade.ts';
import type { SpokenWords } from './spoken-words.ts';
import { isOfPapers, likeliestPaper, whatLinesSay } from './what-lines-say.ts';

const PAPERS: Readonly<Record<PaperKind, string>> = {
  estimate: 'an estimate, not an invoice',
  approval: 'an approval before treatment, not an invoice',
  refusal: 'a refusal, not an invoice',
  appointment: 'an appointment or an admission, not an invoice',
  referral: 'a referral, a report or a certificate',
  reminder: 'a payment reminder',
  account: 'a statement of account over several bills',
  documents: 'a request for documents',
  premium: 'an insurance policy or premium notice',
  letter: 'a letter that bills nothing',
};
/** So many words say more than one in passing. */
const SEVERAL = 2;

/** What a paper that is no healthcare bill seems to be, and the lines that say so. */
export interface Described extends Pick<Outline, 'seemsToBe' | 'evidence'> {}

/**
 * @param bills whether it seems to bill something
 * @param cares whether it seems to speak of an insured patient's care
 */
export function describeOther(
  sheet: Sheet,
  spoken: SpokenWords,
  other: Other | undefined,
  { bills, cares }: { readonly bills: boolean; readonly cares: boolean },
): Described {
  if (sheet.segments.length === 0) return { seemsToBe: 'a page without text', evidence: [] };
  if (other?.decides) return other;
  const trade = bills ? likeliestTrade(spoken) : undefined;
  if (trade) return trade;
  if (other && other.score >= SEVERAL) return other;
  if (cares && isOfPapers(whatLinesSay(sheet))) {
    const { kind, segments } = likeliestPaper(sheet);
    return { seemsToBe: PAPERS[kind], evidence: segments.map(asEvidence) };
  }
  return { seemsToBe: inGeneral(sheet, bills, cares), evidence: other?.evidence ?? [] };
}

function inGeneral({ segments }: Sheet, bills: boolean, cares: boolean): string | null {
  if (cares && !bills) return 'a medical form or letter that bills nothing';
  if (bills) return 'an invoice for something other than healthcare';
  return segments.some((segment) => segment.lines > 1) ? 'a letter or article' : null;
}
