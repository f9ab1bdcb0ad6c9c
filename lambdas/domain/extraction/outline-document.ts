import type { Document } from '../document/document.ts';
import { amountCandidates } from './amounts/amount-candidates.ts';
import { settleByCaptions } from './amounts/settle-by-captions.ts';
import { settleByColumns } from './amounts/settle-by-columns.ts';
import { NOTHING_SOLVED, solveAmounts } from './amounts/solve-amounts.ts';
import { readLineItems } from './lines/line-items.ts';
import { numberOfTitle } from './number-of-title.ts';
import { careSigns } from './outline/care-signs.ts';
import { CARE_WORDS } from './outline/care-vocabulary.ts';
import { detectLanguage } from './outline/detect-language.ts';
import { HEALTH_WORDS } from './outline/health-words.ts';
import { judgeCategory } from './outline/judge-category.ts';
import { likeliestOther, type Other } from './outline/likeliest-other.ts';
import { spokenWords } from './outline/spoken-words.ts';
import { weighCare } from './outline/weigh-care.ts';
import { readId } from './read-id.ts';
import type { Outline } from './reading.ts';
import { labelledValues } from './sheet/labelled-values.ts';
import { type Sheet, sheetOf } from './sheet/sheet.ts';
import { findMoney } from './text/money.ts';

/** Signs of care and of a claim that a healthcare invoice shows at the least, and of medicine alone. */
const LEAST_CARE = 2;
const LEAST_MEDICAL = 0.5;
/** Telling words of another kind of document that outweigh those signs. */
const OTHER_WEIGHT = 0.8;
const BARELY_OUTWEIGHED = 3;
const MOST_EVIDENCE = 6;

/**
 * Step 3: what the document is before any field is read. A healthcare invoice bills something (labelled figures or billed
 * lines), speaks of an insured patient's care, and does not look more like something else.
 */
export function outlineDocument(document: Document): Outline {
  const sheet = sheetOf(document);
  const plain = sheet.segments.map((segment) => segment.plain).join('\n');
  const language = detectLanguage(plain);
  const words = spokenWords(sheet.segments);
  const care = weighCare(sheet, [
    ...CARE_WORDS.flatMap(({ services }) => words.of(services)),
    ...words.of(HEALTH_WORDS),
  ]);
  const other = likeliestOther(sheet, words);
  const bills = billsSomething(sheet);
  // A claim number and an insured's number alone may be a car's: then a few words of something else are enough.
  const barelyMedical = care.medical <= LEAST_MEDICAL && (other?.score ?? 0) >= BARELY_OUTWEIGHED;
  const outweighed = other !== undefined && (other.decides || barelyMedical || other.score * OTHER_WEIGHT > care.score);
  if (bills && care.score >= LEAST_CARE && care.medical >= LEAST_MEDICAL && !outweighed) {
    const confidence = Math.min(0.98, 0.6 + 0.06 * care.score);
    const judged = judgeCategory(careSigns(sheet, words));
    const evidence = [...judged.evidence, ...care.evidence].slice(0, MOST_EVIDENCE);
    return {
      language,
      kind: 'health-invoice',
      seemsToBe: null,
      category: judged.categories[0]?.category ?? null,
      categories: judged.categories,
      confidence,
      evidence,
    };
  }
  const confidence = other?.decides || sheet.segments.length === 0 ? 0.95 : 0.8;
  const evidence = other?.evidence.slice(0, MOST_EVIDENCE) ?? [];
  const seemsToBe = describe(other, sheet, care.score, bills);
  return { language, kind: 'other', seemsToBe, category: null, categories: [], confidence, evidence };
}

function describe(other: Other | undefined, sheet: Sheet, care: number, bills: boolean): string | null {
  if (sheet.segments.length === 0) return 'a page without text';
  if (other && (other.decides || other.score >= 2)) return other.seemsToBe;
  if (care >= LEAST_CARE && !bills) return 'a medical form or letter that bills nothing';
  if (bills) return 'an invoice for something other than healthcare';
  return sheet.segments.some((segment) => segment.lines > 1) ? 'a letter or article' : null;
}

/**
 * A labelled total or share, three figures that agree, or billed lines. A copayment alone bills nothing: insurance cards, prescriptions and letters
 * of approval print them; only beside an invoice's number it is what is left to pay.
 */
function billsSomething(sheet: Sheet): boolean {
  const has = (concept: 'total_amount' | 'insurance_amount' | 'out_of_pocket', least: number) =>
    amountCandidates(sheet, concept).some(({ score, figure }) => score >= least && figure >= 0);
  const isNumbered = labelledValues(sheet, 'invoice_number', readId).length > 0;
  return (
    has('total_amount', 0.4) ||
    has('insurance_amount', 0.5) ||
    (has('out_of_pocket', 0.8) && isNumbered) ||
    (has('total_amount', 0.3) && numberOfTitle(sheet) !== undefined) ||
    solveAmounts(
      amountCandidates(sheet, 'total_amount'),
      amountCandidates(sheet, 'insurance_amount'),
      amountCandidates(sheet, 'out_of_pocket'),
      undefined,
    ).agree ||
    settleByCaptions(settleByColumns(NOTHING_SOLVED, sheet), sheet).agree ||
    hasPricedLines(sheet)
  );
}

/** Billed lines without any total: figures alone could be laboratory results, so they must carry a currency. */
function hasPricedLines(sheet: Sheet): boolean {
  const priced = sheet.segments.some((segment) => findMoney(segment.text).some(({ currency }) => currency !== null));
  return priced && readLineItems(sheet).length > 1;
}
