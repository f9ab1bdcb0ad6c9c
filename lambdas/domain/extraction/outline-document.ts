import type { Document } from '../document/document.ts';
import { amountCandidates } from './amount-candidates.ts';
import { labelledValues } from './labelled-values.ts';
import { placeOf, type Segment } from './layout.ts';
import { readLineItems } from './line-items.ts';
import { findMoney } from './money.ts';
import { CARE_WORDS, HEALTH_WORDS } from './outline/care-vocabulary.ts';
import { detectLanguage } from './outline/detect-language.ts';
import { OTHER_DOCUMENTS, type OtherDocument } from './outline/other-documents.ts';
import { readId } from './read-id.ts';
import { readPerson } from './read-person.ts';
import type { Category, Outline, Place } from './reading.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** Signs of care and of a claim that a healthcare invoice shows at the least. */
const LEAST_CARE = 2;
/** Telling words of another kind of document that outweigh those signs. */
const OTHER_WEIGHT = 0.8;
const HEADING_REACH = 0.3;

type Evidence = { readonly text: string; readonly place: Place };

/**
 * Step 3: what the document is before any field is read. A healthcare invoice bills something (labelled figures or billed
 * lines), speaks of care or of an insured person's claim, and does not look more like something else.
 */
export function outlineDocument(document: Document): Outline {
  const sheet = sheetOf(document);
  const plain = sheet.segments.map((segment) => segment.plain).join('\n');
  const language = detectLanguage(plain);
  const category = categoryOf(sheet);
  const care = careEvidence(sheet, plain);
  const other = likeliestOther(sheet, plain);
  const bills = billsSomething(sheet);
  const outweighed = other !== undefined && (other.titled ? other.score + 2 : other.score) * OTHER_WEIGHT > care.score;
  const isInvoice = bills && care.score >= LEAST_CARE && !outweighed;
  if (isInvoice) {
    const confidence = Math.min(0.98, 0.6 + 0.06 * care.score);
    return {
      language,
      kind: 'health-invoice',
      seemsToBe: null,
      category,
      confidence,
      evidence: care.evidence.slice(0, 6),
    };
  }
  const confidence = other?.titled || sheet.segments.length === 0 ? 0.95 : 0.8;
  const evidence = other?.evidence.slice(0, 6) ?? [];
  return {
    language,
    kind: 'other',
    seemsToBe: seemsToBe(other, sheet, care.score, bills),
    category: null,
    confidence,
    evidence,
  };
}

function seemsToBe(other: Other | undefined, sheet: Sheet, care: number, bills: boolean): string | null {
  if (sheet.segments.length === 0) return 'a page without text';
  if (other && (other.titled || other.score >= 2)) return other.document.seemsToBe;
  if (care >= LEAST_CARE && !bills) return 'a medical form or letter that bills nothing';
  if (bills) return 'an invoice for something other than healthcare';
  return sheet.segments.some((segment) => segment.lines > 1) ? 'a letter or article' : null;
}

function billsSomething(sheet: Sheet): boolean {
  const has = (concept: 'total_amount' | 'insurance_amount' | 'out_of_pocket') =>
    amountCandidates(sheet, concept).some(({ score, figure }) => score >= 0.45 && figure >= 0);
  return has('total_amount') || has('insurance_amount') || has('out_of_pocket') || hasPricedLines(sheet);
}

/** Billed lines without any total: figures alone could be laboratory results, so they must carry a currency. */
function hasPricedLines(sheet: Sheet): boolean {
  const priced = sheet.segments.some((segment) => findMoney(segment.text).some(({ currency }) => currency !== null));
  return priced && readLineItems(sheet, undefined).length > 0;
}

function careEvidence(sheet: Sheet, plain: string): { score: number; evidence: Evidence[] } {
  const evidence: Evidence[] = [];
  let score = 0;
  const add = (weight: number, found: { readonly printed: string; readonly place: Place } | undefined) => {
    if (!found) return;
    score += weight;
    evidence.push({ text: found.printed, place: found.place });
  };
  add(1.5, labelledValues(sheet, 'claim_number', readId)[0]);
  add(1.5, labelledValues(sheet, 'insured_id', readId)[0]);
  add(1.5, labelledValues(sheet, 'patient_name', readPerson).filter((one) => one.score > 0.6)[0]);
  add(1, amountCandidates(sheet, 'insurance_amount')[0]);
  add(1, amountCandidates(sheet, 'out_of_pocket').filter((one) => one.score > 0.6)[0]);
  const words = new Set(
    [...CARE_WORDS.map(([, pattern]) => pattern), HEALTH_WORDS].flatMap((pattern) => distinct(plain, pattern)),
  );
  for (const word of [...words].slice(0, 4)) {
    const segment = sheet.segments.find((one) => one.plain.includes(word));
    if (segment) evidence.push({ text: segment.text.slice(0, 80), place: placeOf(segment) });
  }
  return { score: score + Math.min(3, words.size * 0.5), evidence };
}

interface Other {
  readonly document: OtherDocument;
  readonly score: number;
  readonly titled: boolean;
  readonly evidence: readonly Evidence[];
}

function likeliestOther(sheet: Sheet, plain: string): Other | undefined {
  const headings = sheet.segments.filter(isHeading);
  const others = OTHER_DOCUMENTS.map((document): Other => {
    const heading = headings.find((segment) => isWholly(segment.plain, document.title));
    const found = distinct(plain, document.telling);
    const segments = found.flatMap((word) => sheet.segments.find((segment) => segment.plain.includes(word)) ?? []);
    const evidence = [...(heading ? [heading] : []), ...segments].map((segment) => ({
      text: segment.text.slice(0, 80),
      place: placeOf(segment),
    }));
    return { document, score: found.length, titled: heading !== undefined, evidence };
  });
  const score = ({ titled, score }: Other) => score + (titled ? 2 : 0);
  const [best] = others.sort((a, b) => score(b) - score(a));
  return best && score(best) > 0 ? best : undefined;
}

function isHeading(segment: Segment): boolean {
  return (
    segment.page === 1 &&
    segment.lines === 1 &&
    segment.words.length <= 8 &&
    segment.top < HEADING_REACH * segment.pageHeight
  );
}

/** The title's wording makes up most of the heading: `Final report`, not `a report on the final of the cup`. */
function isWholly(plain: string, title: RegExp): boolean {
  const length = plain.replace(/ /g, '').length;
  return [...plain.matchAll(title)].some((match) => match[0].replace(/ /g, '').length > 0.3 * length);
}

function categoryOf(sheet: Sheet): Category | null {
  const scores = new Map<Category, number>();
  for (const segment of sheet.segments) {
    // A provider says what it does in its name, at the top and in larger type.
    const weight = segment.top < 0.25 * segment.pageHeight ? 2 : 1;
    for (const [category, pattern] of CARE_WORDS) {
      const count = distinct(segment.plain, pattern).length;
      if (count > 0) scores.set(category, (scores.get(category) ?? 0) + weight * count);
    }
  }
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function distinct(plain: string, pattern: RegExp): string[] {
  return [...new Set([...plain.matchAll(pattern)].map((match) => match[0]))];
}
