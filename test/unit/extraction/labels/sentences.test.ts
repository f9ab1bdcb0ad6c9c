import { describe, expect, test } from 'vitest';
import stored from '../../../../lambdas/domain/extraction/labels/sentence-weights.json' with { type: 'json' };
import fitted from '../../../../scripts/regression/fitted.json' with { type: 'json' };
import { fingerprintOfSentences, readSentence } from '../../../../scripts/sentences/fit-sentences.ts';
import { readSentences } from '../../../../scripts/sentences/read-sentences.ts';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const SENTENCES = readSentences();

describe('the table of sentences’ weights', () => {
  test('is what the lists of sentences give', () => {
    expect(fingerprintOfSentences(SENTENCES, stored), 'run npm run fit').toEqual(fitted.sentence);
  });

  test('a line of the lists holds its values in braces', () => {
    expect(readSentence('We paid {insurance_amount:£126.00} on {other_date:3 March}.')).toEqual({
      text: 'We paid £126.00 on 3 March.',
      values: [
        { is: 'insurance_amount', kind: 'amount', start: 8, end: 15, cents: 12_600 },
        { is: 'other_date', kind: 'date', start: 19, end: 26 },
      ],
    });
  });
});

describe('figures in sentences', () => {
  test('are told by their likeness to others, where they agree', () => {
    const bill = amountsOfBill(`
Fee charged                                  £560.00
Your scheme will be sending £410.00 straight to us. The other £150.00 falls to you, and we should be glad of it
within a month.`);
    expect(bill).toEqual({ total: '560.00', insurance: '410.00', patient: '150.00' });
  });

  test('settle a table whose heads leave it open', () => {
    const bill = amountsOfBill(`
Bill head                      Lodged         Knocked off         Passed
Room                           18,000.00      3,000.00            15,000.00
Medicines                      11,840.00      1,115.00            10,725.00
TOTAL                          29,840.00      4,115.00            25,725.00
An amount of Rs. 25,725.00 has been credited by NEFT to your savings account on 06-03-2026.
The sum of Rs. 4,115.00 that was knocked off is to be borne by the insured.`);
    expect(bill).toEqual({ total: '29840.00', insurance: '25725.00', patient: '4115.00' });
  });
});

describe('numbers in sentences', () => {
  const read = (sentence: string) =>
    extractInvoice(
      plainDocument(`
Pennine Mutual Health Plans
Dear Ms Moss
${sentence}
You spent on glasses                         £168.00
We pay                                       £126.00`),
    ).values;

  test('are told by their likeness to others', () => {
    expect(read('We have now settled your optical claim PMC-2604471-R in full as set out here.').claim_number).toBe(
      'PMC-2604471-R',
    );
    expect(read('Thank you for the receipt HPC-66204 from your optician, which came on Monday.').invoice_number).toBe(
      'HPC-66204',
    );
  });

  test('are none where the sentence speaks of a bank account, a law or a telephone', () => {
    const { claim_number, invoice_number, insured_id } = read(
      'Our regulator’s register lists us as number 4410088 and you may ring us on 01422 550 160 any weekday.',
    );
    expect([claim_number, invoice_number, insured_id]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the likeliest sum', () => {
  test('takes any figure of a row that sums a table up for the whole', () => {
    const bill = amountsOfBill(`
Service                  Gross        Disc.        Net          Pt. share     Co. share
Consultation             200.00       30.00        170.00       34.00         136.00
Audiometry               185.00       27.75        157.25       16.00         141.25
Total                    385.00       57.75        327.25       50.00         277.25`);
    expect(bill).toEqual({ total: '327.25', insurance: '277.25', patient: '50.00' });
  });

  test('is not made of a list price and what was saved on it', () => {
    const bill = amountsOfBill(`
Amoxicillin 400 mg/5 ml, 100 ml
Usual & customary                      28.99
Plan paid                               6.75
Your copay                              5.00
YOUR INSURANCE SAVED YOU               23.99`);
    expect(bill).toMatchObject({ insurance: '6.75', patient: '5.00' });
  });

  test('stands against no clear label', () => {
    const bill = amountsOfBill(`
Of the $1,266.00 charged, $226.00 was taken off under the district's agreement with your carrier.
The allowed amount is $1,040.00. Your plan pays 80% of it; the rest, $208.00, is your coinsurance.
Allowed amount                         $1,040.00
Patient responsibility                 $208.00`);
    expect(bill.patient).toBe('208.00');
  });

  test('leaves a payment open of which nobody says who made it', () => {
    expect(
      amountsOfBill(`
Total                               $500.00
Payment recd.                       $400.00
Balance                             $100.00`).insurance,
    ).toBeUndefined();
  });
});
