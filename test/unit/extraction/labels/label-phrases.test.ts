import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figurePhrase } from '../../../../lambdas/domain/extraction/labels/figure-phrase.ts';
import { findLabels } from '../../../../lambdas/domain/extraction/labels/find-labels.ts';
import { joinWords } from '../../../../lambdas/domain/extraction/layout/layout.ts';

describe('a phrase about paying', () => {
  it.each([
    'amount admissible by insurer',
    'fund benefit',
    'balance billed to insurance',
    'claimed from your plan',
    'ins pmt',
    'due by medical aid',
    'amount we ve paid',
    'total insurance payments',
    'amount claimable',
    'benefit paid to you by plan',
  ])('%s is the insurer’s', (phrase) => {
    expect(figurePhrase(phrase)).toBe('insurance_amount');
  });

  it.each([
    'less policy excess payable by the patient',
    'co payment and non payable items borne by insured',
    'member liable',
    'what you owe',
    'pt resp',
    'copay collected from patient',
    'your share of the cost',
    'amount not claimable',
    'patient balance please pay this amount',
  ])('%s is the patient’s', (phrase) => {
    expect(figurePhrase(phrase)).toBe('out_of_pocket');
  });

  it.each(['total for this account', 'net charges after adjustment', 'total ambulance', 'total bill'])(
    '%s: a total is one only of what is billed',
    (phrase) => {
      expect(figurePhrase(phrase)).toBe(phrase === 'total ambulance' ? undefined : 'total_amount');
    },
  );

  it.each([
    'insurance adjustment',
    'patient deposit refund',
    'remaining deductible you owe in march',
    'paid to patient',
    'insurance company',
    'patient',
    'member plan pays',
    'amount paid',
  ])('%s says nothing: a word is not about paying, or both are named, or nobody is', (phrase) => {
    expect(figurePhrase(phrase)).toBeUndefined();
  });

  it('is judged whatever the words', () => {
    fc.assert(fc.property(fc.string(), (phrase) => void figurePhrase(phrase)));
  });
});

describe('a label by its words', () => {
  const labelOf = (text: string) => {
    const words = text.split(' ').map((word, at) => ({
      text: word,
      box: { x: 0.1 + at * 0.05, y: 0.1, width: 0.04, height: 0.01 },
      confidence: 1,
    }));
    const [hit] = findLabels([joinWords(words, { page: 1, pageWidth: 595, pageHeight: 842, thousandths: undefined })]);
    return (
      hit && { concepts: hit.meanings.map(({ concept }) => concept), value: text.slice(hit.end), whole: hit.whole }
    );
  };

  it.each([
    ['8. Hospital bill no.', 'invoice_number', ''],
    ['3. TPA card / Member ID', 'insured_id', ''],
    ['Insurer Claim Ref', 'claim_number', ''],
    ['Payer claim #: 4412-7', 'claim_number', '4412-7'],
    ['Policy/membership no HE275', 'insured_id', 'HE275'],
    ['Customer / patient', 'patient_name', ''],
    ['Less: excess invoiced to patient', 'out_of_pocket', ''],
    ['Paid by medical scheme @ 80%', 'insurance_amount', ''],
    ['Total bill (incl. 9% GST)', 'total_amount', ''],
    ['Due by patient (co-payment) 120.00', 'out_of_pocket', '120.00'],
  ])('%s', (text, concept, value) => {
    expect(labelOf(text)).toMatchObject({ concepts: expect.arrayContaining([concept]), value, whole: value === '' });
  });

  it('is not looked for where no number follows', () => {
    expect(labelOf('Claim reference team leader')?.whole ?? false).toBe(false);
    expect(labelOf('Hospital invoice and notes')?.concepts ?? []).not.toContain('invoice_number');
  });
});
