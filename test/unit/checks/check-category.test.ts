import { describe, expect, it } from 'vitest';
import { checkCategory } from '../../../lambdas/domain/checks/check-category.ts';
import { CATEGORIES, type Outline } from '../../../lambdas/domain/extraction/reading.ts';
import { SOMEWHERE } from './build-readings.ts';

const INVOICE: Outline = {
  language: 'en',
  kind: 'health-invoice',
  seemsToBe: null,
  category: 'dental',
  confidence: 0.9,
  evidence: [{ text: 'Dental invoice', place: SOMEWHERE }],
};

describe('the category check', () => {
  it('passes a category that the account covers, and points at the words that decided', () => {
    const finding = checkCategory(INVOICE, { coveredCategories: ['dental'] });
    expect(finding).toMatchObject({ result: 'PASS', reasonCode: 'CATEGORY_COVERED' });
    expect(finding.evidence).toEqual([{ field: null, text: 'Dental invoice', place: SOMEWHERE }]);
  });

  it('fails a category that the account does not cover, and names it', () => {
    const finding = checkCategory({ ...INVOICE, category: 'mental_health' }, { coveredCategories: ['dental'] });
    expect(finding).toMatchObject({ result: 'FAIL', reasonCode: 'CATEGORY_NOT_COVERED' });
    expect(finding.reason).toBe('The document bills mental health care, which the account does not cover.');
  });

  it('fails what is no healthcare invoice, whatever is covered, and says what it seems to be', () => {
    const outline: Outline = { ...INVOICE, kind: 'other', seemsToBe: 'a bank statement' };
    const finding = checkCategory(outline, { coveredCategories: CATEGORIES });
    expect(finding).toMatchObject({ result: 'FAIL', reasonCode: 'NOT_A_HEALTH_INVOICE' });
    expect(finding.reason).toContain('a bank statement');
  });

  it('fails an invoice of unknown category where one category is left out', () => {
    const coveredCategories = CATEGORIES.filter((category) => category !== 'cosmetic');
    const finding = checkCategory({ ...INVOICE, category: null }, { coveredCategories });
    expect(finding).toMatchObject({ result: 'FAIL', reasonCode: 'CATEGORY_UNKNOWN' });
  });

  it('passes an invoice of unknown category where every category is covered', () => {
    expect(checkCategory({ ...INVOICE, category: null }, { coveredCategories: CATEGORIES }).result).toBe('PASS');
  });

  it('fails everything for an account that covers nothing', () => {
    expect(checkCategory(INVOICE, { coveredCategories: [] }).result).toBe('FAIL');
  });
});
