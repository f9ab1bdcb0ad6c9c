import { CATEGORIES, type Category, type Outline } from '../extraction/reading.ts';
import type { Evidence, Finding } from './finding.ts';

/**
 * The category check (contract section 5): a healthcare invoice or claim, of a category that the account covers.
 *
 * A healthcare invoice whose category can't be told passes only for an account that covers every category: then the
 * answer is the same whichever it is. For any other account it fails, because nothing passes for being unreadable.
 */
export function checkCategory(outline: Outline, policy: { readonly coveredCategories: readonly Category[] }): Finding {
  const evidence: readonly Evidence[] = outline.evidence.map(({ text, place }) => ({ field: null, text, place }));
  const fail = (reasonCode: string, reason: string): Finding => ({ result: 'FAIL', reasonCode, reason, evidence });
  const pass = (reason: string): Finding => ({ result: 'PASS', reasonCode: 'CATEGORY_COVERED', reason, evidence });

  if (outline.kind !== 'health-invoice') {
    const instead = outline.seemsToBe === null ? '' : `; it seems to be ${outline.seemsToBe}`;
    return fail('NOT_A_HEALTH_INVOICE', `The document is not a healthcare invoice or claim${instead}.`);
  }
  const { category } = outline;
  if (category === null) {
    const coversAll = CATEGORIES.every((known) => policy.coveredCategories.includes(known));
    return coversAll
      ? pass('The document is a healthcare invoice, and the account covers every category.')
      : fail('CATEGORY_UNKNOWN', 'The document does not say what kind of care it bills.');
  }
  const care = category === 'other' ? 'other care' : `${category.replaceAll('_', ' ')} care`;
  return policy.coveredCategories.includes(category)
    ? pass(`The document bills ${care}, which the account covers.`)
    : fail('CATEGORY_NOT_COVERED', `The document bills ${care}, which the account does not cover.`);
}
