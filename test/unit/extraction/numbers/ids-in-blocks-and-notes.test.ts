import { describe, expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values;
const BILL = `
Elmwood Family Clinic
Invoice No: INV-4471
Total              $1,200.00
Insurance pays       $900.00
Patient pays         $300.00`;

describe('the number behind a bare ID', () => {
  test.each([
    ['Member          Rosa Dena     ID 88120091'],
    ['Member: Rosa Dena (U88120091)'],
    ['Subscriber\nRosa Dena\nID: 88120091'],
    ['Policy holder\nRosa Dena\nPlan year 2026\nID # 88120091'],
    ['Insurance on file: Tufts Health Plan, ID# 88120091'],
  ])('is the member’s in %j', (block) => {
    expect(read(`${BILL}\n${block}`).insured_id?.replace('U', '')).toBe('88120091');
  });

  test.each([['Patient\nRosa Dena\nID: 88120091'], ['Doctor: Ann Lee     ID 88120091'], ['Staff ID 88120091']])(
    'is nobody’s that is insured in %j',
    (block) => {
      expect(read(`${BILL}\n${block}`).insured_id).toBeUndefined();
    },
  );

  test('is a card’s or insurance’s before the number that the state gives everybody', () => {
    const values = read(`${BILL}\nNHS No.: 7628372635\nInsurance ID: 8812009104`);
    expect(values.insured_id).toBe('8812009104');
  });
});

describe('a number that the end of a line divides', () => {
  test('goes on at the beginning of the next', () => {
    const values = read(`${BILL}
Notes: Bupa has authorised this visit (membership 4471-
882-01, claim CLM-7732-
1188). The balance is payable by the patient.`);
    expect(values).toMatchObject({ insured_id: '4471-882-01', claim_number: 'CLM-7732-1188' });
  });

  test.each([
    [
      'insured_id',
      'Ihre Wahlarztrechnung, Versicherte Person: Florian Haderer, Versichertennummer\n31-704 826',
      '31-704 826',
    ],
    [
      'claim_number',
      'Ihr Antrag, Frau Anna Maria Huber, Graz, Reha Klinik Süd, Schadennummer\n26-704-826',
      '26-704-826',
    ],
    [
      'claim_number',
      'Ihr Antrag, Frau Anna Maria Huber, Graz, Reha Klinik Süd, Schadennummer\nLeistung vom 4.5.2026',
      undefined,
    ],
  ] as const)('begins on the next behind its label: %s in %s', (field, lines, number) => {
    expect(read(`${BILL}\n${lines}`)[field]).toBe(number);
  });

  test('is found in quotation marks, and behind a share that it is not part of', () => {
    const values = read(`${BILL}
“X-ray after a fall. Claim 7970296411.”
Aetna has paid its part for member Y663338167. Thank you for your payment.`);
    expect(values).toMatchObject({ claim_number: '7970296411', insured_id: 'Y663338167' });
  });
});

test.each([
  ['cite su número de asegurado, 1120045578, o llame', '1120045578'],
  ['cite su número de asegurado, 24 horas, o llame', undefined],
])('reads a number that commas set apart in a sentence: %s', (words, number) => {
  const values = read(
    `${BILL}\nPara cualquier aclaración que necesite usted sobre el contenido de esta carta\n${words} por la mañana.`,
  );
  expect(values.insured_id).toBe(number);
});
