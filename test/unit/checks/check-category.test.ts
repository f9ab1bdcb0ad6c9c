import { describe, expect, it } from 'vitest';
import { checkCategory } from '../../../lambdas/domain/checks/check-category.ts';
import { CATEGORIES, type Outline } from '../../../lambdas/domain/extraction/reading.ts';
import { SOMEWHERE } from './build-readings.ts';

const INVOICE: Outline = {
  language: 'en',
  kind: 'health-invoice',
  seemsToBe: null,
  category: 'dental',
  categories: [{ category: 'dental', confidence: 0.95 }],
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
    const outline: Outline = {
      ...INVOICE,
      category: 'mental_health',
      categories: [{ category: 'mental_health', confidence: 0.95 }],
    };
    const finding = checkCategory(outline, { coveredCategories: ['dental'] });
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
    const finding = checkCategory({ ...INVOICE, category: null, categories: [] }, { coveredCategories });
    expect(finding).toMatchObject({ result: 'FAIL', reasonCode: 'CATEGORY_UNKNOWN' });
  });

  it('passes an invoice of unknown category where every category is covered', () => {
    const unknown = { ...INVOICE, category: null, categories: [] };
    expect(checkCategory(unknown, { coveredCategories: CATEGORIES }).result).toBe('PASS');
  });

  it('fails everything for an account that covers nothing', () => {
    expect(checkCategory(INVOICE, { coveredCategories: [] }).result).toBe('FAIL');
  });

  it('says why it is in doubt where all that the document may bill is covered', () => {
    const outline: Outline = { ...INVOICE, categories: [{ category: 'dental', confidence: 0.7 }] };
    expect(checkCategory(outline, { coveredCategories: ['dental'] }).reason).toBe(
      'The document may bill dental care, but its lines do not say so.',
    );
  });

  describe('of a document that is a hospital’s or a laboratory’s', () => {
    const doubtful: Outline = {
      ...INVOICE,
      category: 'hospital',
      categories: [
        { category: 'hospital', confidence: 0.6 },
        { category: 'laboratory', confidence: 0.35 },
        { category: 'pharmacy', confidence: 0.03 },
      ],
    };

    it.each([
      ['passes where both are covered', ['hospital', 'laboratory'], 'PASS', 'CATEGORY_COVERED'],
      ['fails as not covered where neither is', ['dental', 'optical'], 'FAIL', 'CATEGORY_NOT_COVERED'],
      ['fails as unknown where only the likelier one is', ['hospital', 'pharmacy'], 'FAIL', 'CATEGORY_UNKNOWN'],
      ['fails as unknown where only the other one is', ['laboratory'], 'FAIL', 'CATEGORY_UNKNOWN'],
      ['passes where every category is covered', CATEGORIES, 'PASS', 'CATEGORY_COVERED'],
    ] as const)('%s', (_, coveredCategories, result, reasonCode) => {
      expect(checkCategory(doubtful, { coveredCategories })).toMatchObject({ result, reasonCode });
    });

    it('names what it may be and what is not covered', () => {
      expect(checkCategory(doubtful, { coveredCategories: ['hospital'] }).reason).toBe(
        'The document may bill hospital care or laboratory care; the account does not cover laboratory care.',
      );
    });
  });
});
