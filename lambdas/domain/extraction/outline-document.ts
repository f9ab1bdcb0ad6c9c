import type { Document } from '../document/document.ts';
import { billsNoCare } from './outline/bills-no-care.ts';
import { careSigns } from './outline/care-signs.ts';
import { describeOther } from './outline/describe-other.ts';
import { detectLanguage } from './outline/detect-language.ts';
import { judgeCategory } from './outline/judge-category.ts';
import { likeliestOther } from './outline/likeliest-other.ts';
import { likelihoodOf } from './outline/odds.ts';
import { spokenWords } from './outline/spoken-words.ts';
import { weighBill } from './outline/weigh-bill.ts';
import { evidenceOfCare, weighCare } from './outline/weigh-care.ts';
import { saidAgainstBill, saidAgainstCare, whatLinesSay } from './outline/what-lines-say.ts';
import type { Outline } from './reading.ts';
import { plainOfSheet } from './sheet/plain-of-sheet.ts';
import { sheetOf } from './sheet/sheet.ts';

/** Sure enough that it is one; and the most that signs can say. */
const [LIKELY, SUREST] = [0.5, 0.98];
const MOST_EVIDENCE = 6;
/**
 * Step 3: what the document is before any field is read. A healthcare invoice bills something and speaks of an insured
 * patient's care, each weighed by signs of its own and against what the lines say, and its heading does not call it something else.
 */
export function outlineDocument(document: Document): Outline {
  const { outline, isUnpaid } = outlined(document);
  const pages = document.pages.slice(1);
  if (!isUnpaid || pages.length === 0) return outline;
  // A letter of guarantee, and on the pages behind it the bill that it was given for.
  const behind = outlined({ ...document, pages }).outline;
  return behind.kind === 'health-invoice' ? behind : outline;
}

/** What the document is by all of its pages, and whether it is a paper that asks for nothing yet. */
function outlined(document: Document): { readonly outline: Outline; readonly isUnpaid: boolean } {
  const sheet = sheetOf(document);
  const plain = plainOfSheet(sheet);
  const language = detectLanguage(plain);
  const words = spokenWords(sheet.segments, plain);
  const other = likeliestOther(sheet, words);
  const said = whatLinesSay(sheet);
  const bills = likelihoodOf(weighBill(sheet) + saidAgainstBill(said));
  const cares = likelihoodOf(weighCare(sheet, words, other?.words ?? 0) + saidAgainstCare(said));
  const likely = Math.min(SUREST, Math.round(100 * bills * cares) / 100);
  if (likely > LIKELY && !other?.decides) {
    const signs = careSigns(sheet, words);
    const judged = judgeCategory(signs, billsNoCare(sheet, words, signs));
    const evidence = [...judged.evidence, ...evidenceOfCare(sheet, words)].slice(0, MOST_EVIDENCE);
    const outline: Outline = {
      language,
      kind: 'health-invoice',
      seemsToBe: null,
      category: judged.categories[0]?.category ?? null,
      categories: judged.categories,
      confidence: likely,
      evidence,
    };
    return { outline, isUnpaid: false };
  }
  const confidence = other?.decides || sheet.segments.length === 0 ? 0.95 : Math.min(0.95, 1 - likely);
  const { seemsToBe, evidence } = describeOther(sheet, words, other, { bills: bills > LIKELY, cares: cares > LIKELY });
  const shown = evidence.slice(0, MOST_EVIDENCE);
  const outline = {
    language,
    kind: 'other',
    seemsToBe,
    category: null,
    categories: [],
    confidence,
    evidence: shown,
  } as const;
  return { outline, isUnpaid: other?.decides === true && other.unpaid };
}
