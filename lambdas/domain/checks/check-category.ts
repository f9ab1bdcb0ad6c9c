import type { ReasonCode } from '../../contracts/reason-codes.ts';
import { CATEGORIES, type Category, type Outline } from '../extraction/reading.ts';
import type { Evidence, Finding } from './finding.ts';

/** How sure it must be that what is billed is covered, or that it is not. */
const SURE = 0.8;

/**
 * The category check (contract section 5): a healthcare invoice or claim, of a category that the account covers.
 *
 * Where a document may be of several categories it passes if the account covers them all, or all but the unlikely: then
 * the answer is the same whichever it is. Where some are covered and others aren't it fails, because nothing passes for
 * being unclear; likewise one that says nothing of its care, unless the account covers every category.
 */
export function checkCategory(outline: Outline, policy: { readonly coveredCategories: readonly Category[] }): Finding {
  const evidence: readonly Evidence[] = outline.evidence.map(({ text, place }) => ({ field: null, text, place }));
  const fail = (reasonCode: ReasonCode, reason: string): Finding => ({ result: 'FAIL', reasonCode, reason, evidence });
  const pass = (reason: string): Finding => ({ result: 'PASS', reasonCode: 'CATEGORY_COVERED', reason, evidence });

  if (outline.kind !== 'health-invoice') {
    const instead = outline.seemsToBe === null ? '' : `; it seems to be ${outline.seemsToBe}`;
    return fail('NOT_A_HEALTH_INVOICE', `The document is not a healthcare invoice or claim${instead}.`);
  }
  const isCovered = (category: Category) => policy.coveredCategories.includes(category);
  if (CATEGORIES.every(isCovered)) {
    const care =
      outline.category === null
        ? 'The document is a healthcare invoice'
        : `The document bills ${careOf(outline.category)}`;
    return pass(`${care}, and the account covers every category.`);
  }
  if (outline.category === null)
    return fail('CATEGORY_UNKNOWN', 'The document does not say what kind of care it bills.');
  const likelihood = (covered: boolean) =>
    outline.categories
      .filter(({ category }) => isCovered(category) === covered)
      .reduce((sum, { confidence }) => sum + confidence, 0);
  if (likelihood(true) >= SURE)
    return pass(`The document bills ${careOf(outline.category)}, which the account covers.`);
  if (likelihood(false) >= SURE)
    return fail(
      'CATEGORY_NOT_COVERED',
      `The document bills ${careOf(outline.category)}, which the account does not cover.`,
    );
  const missing = outline.categories.find(({ category }) => !isCovered(category));
  const doubt =
    missing === undefined
      ? ', but its lines do not say so'
      : `; the account does not cover ${careOf(missing.category)}`;
  return fail(
    'CATEGORY_UNKNOWN',
    `The document may bill ${outline.categories
      .slice(0, 2)
      .map(({ category }) => careOf(category))
      .join(' or ')}${doubt}.`,
  );
}

function careOf(category: Category): string {
  return category === 'other' ? 'other care' : `${category.replaceAll('_', ' ')} care`;
}
