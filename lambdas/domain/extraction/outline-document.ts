import type { Document } from '../document/document.ts';
import { billsNoCare } from './outline/bills-no-care.ts';
import { careSigns } from './outline/care-signs.ts';
import { detectLanguage } from './outline/detect-language.ts';
import { judgeCategory } from './outline/judge-category.ts';
import { likeliestOther, type Other } from './outline/likeliest-other.ts';
import { likeliestTrade } from './outline/likeliest-trade.ts';
import { likelihoodOf } from './outline/odds.ts';
import { spokenWords } from './outline/spoken-words.ts';
import { weighBill } from './outline/weigh-bill.ts';
import { evidenceOfCare, weighCare } from './outline/weigh-care.ts';
import type { Outline } from './reading.ts';
import { plainOfSheet } from './sheet/plain-of-sheet.ts';
import { type Sheet, sheetOf } from './sheet/sheet.ts';

/** Sure enough that it is one; and the most that signs can say. */
const [LIKELY, SUREST] = [0.5, 0.98];
const MOST_EVIDENCE = 6;

/**
 * Step 3: what the document is before any field is read. A healthcare invoice bills something and speaks of an insured
 * patient's care, each weighed by signs of its own, and its heading does not call it something else.
 */
export function outlineDocument(document: Document): Outline {
  const sheet = sheetOf(document);
  const plain = plainOfSheet(sheet);
  const language = detectLanguage(plain);
  const words = spokenWords(sheet.segments, plain);
  const other = likeliestOther(sheet, words);
  const bills = likelihoodOf(weighBill(sheet));
  const cares = likelihoodOf(weighCare(sheet, words, other?.words ?? 0));
  const likely = Math.min(SUREST, Math.round(100 * bills * cares) / 100);
  if (likely > LIKELY && !other?.decides) {
    const signs = careSigns(sheet, words);
    const judged = judgeCategory(signs, billsNoCare(sheet, words, signs));
    const evidence = [...judged.evidence, ...evidenceOfCare(sheet, words)].slice(0, MOST_EVIDENCE);
    return {
      language,
      kind: 'health-invoice',
      seemsToBe: null,
      category: judged.categories[0]?.category ?? null,
      categories: judged.categories,
      confidence: likely,
      evidence,
    };
  }
  const confidence = other?.decides || sheet.segments.length === 0 ? 0.95 : Math.min(0.95, 1 - likely);
  const trade = other?.decides || bills <= LIKELY ? undefined : likeliestTrade(words);
  const evidence = (trade ?? other)?.evidence.slice(0, MOST_EVIDENCE) ?? [];
  const seemsToBe = trade?.seemsToBe ?? describe(other, sheet, cares > LIKELY, bills > LIKELY);
  return { language, kind: 'other', seemsToBe, category: null, categories: [], confidence, evidence };
}

function describe(other: Other | undefined, sheet: Sheet, cares: boolean, bills: boolean): string | null {
  if (sheet.segments.length === 0) return 'a page without text';
  if (other && (other.decides || other.score >= 2)) return other.seemsToBe;
  if (cares && !bills) return 'a medical form or letter that bills nothing';
  if (bills) return 'an invoice for something other than healthcare';
  return sheet.segments.some((segment) => segment.lines > 1) ? 'a letter or article' : null;
}
