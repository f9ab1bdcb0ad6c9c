import { describe, expect, it, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import type { Document } from '../../../../lambdas/domain/document/document.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { plainDocument } from '../printed-page.ts';

const check = (document: Document) => checkAmounts(readAmounts(document, outlineDocument(document)));

const LABELS = [
  ['Total amount', 'Insurance pays', 'Patient pays'],
  ['Gesamtbetrag', 'Erstattung durch Versicherung', 'Eigenanteil'],
  ['Montant total', 'Part assurance', 'Part patient'],
  ['Total', 'Cobertura del seguro', 'Copago'],
  ['Total', 'Valor coberto pelo seguro', 'Valor do paciente'],
  ['Total', 'Dibayar asuransi', 'Dibayar pasien'],
] as const;

describe('a figure that is stated once more, under the very same words', () => {
  const bill = (...rows: readonly (readonly [string, string])[]) =>
    plainDocument(`Harbour Street Clinic
Invoice No: HS-20411              Date: 02 March 2026
Patient: Ann Smith                Insurance: Aetna
Consultation                      180.00
X-ray                             95.00
${rows.map(([label, amount]) => label.padEnd(40) + amount).join('\n')}`);

  it.each(LABELS.flatMap((labels) => labels.map((twice) => ({ twice, labels }))))(
    'contradicts the other one: $twice',
    ({ twice, labels: [total, insurance, patient] }) => {
      const rows = [
        [total, '275.00'],
        [insurance, '220.00'],
        [patient, '55.00'],
      ] as const;
      expect(check(bill(...rows)).result).toBe('PASS');
      expect(check(bill(...rows, [twice, '1,295.00'])).reasonCode).toBe('AMOUNTS_DO_NOT_ADD_UP');
      expect(check(bill([twice, '1,295.00'], ...rows)).reasonCode).toBe('AMOUNTS_DO_NOT_ADD_UP');
    },
  );

  it('does not where the others are its parts', () => {
    const parts = [
      ['Plan paid', '20.00'],
      ['Plan paid', '200.00'],
      ['Total', '275.00'],
      ['Plan paid', '220.00'],
      ['Patient copay', '55.00'],
    ] as const;
    expect(check(bill(...parts)).result).toBe('PASS');
  });
});

describe('several bills in one file', () => {
  const page = (number: string, total: string, insurance: string) => `
Harbour Street Clinic
Invoice No: ${number}             Date: 02 March 2026
Patient: Ann Smith                Insurance: Aetna
Consultation                      ${total}
Total                             ${total}
Insurance pays                    ${insurance}
Patient pays                      55.00`;
  const file = (...pages: readonly string[]): Document => ({
    pages: pages.flatMap((text, index) => plainDocument(text).pages.map((one) => ({ ...one, number: index + 1 }))),
    pageCount: pages.length,
  });

  test('are not verified by one of them', () => {
    const [one, other] = [page('HS-20411', '275.00', '220.00'), page('HS-20412', '955.00', '900.00')];
    for (const both of [file(one, other), file(other, one)])
      expect(check(both)).toMatchObject({
        result: 'FAIL',
        reasonCode: 'SEVERAL_BILLS',
        reason: expect.stringContaining('HS-20411, HS-20412'),
      });
    for (const alone of [one, other]) expect(check(file(alone)).result).toBe('PASS');
  });

  test('are not seen in a bill that repeats its number, or in a receipt without a total beside it', () => {
    const bill = page('HS-20411', '275.00', '220.00');
    expect(check(file(bill, bill)).result).toBe('PASS');
    expect(check(file(bill, 'Receipt No: R-77120\nThank you for your visit')).result).toBe('PASS');
  });

  test('are not seen in the number that a body of dentists knows the one by who bills', () => {
    const end = `
Total                             275.00
KZV-Abrechnungsnummer 2 14 0933`;
    expect(check(file(page('HS-20411', '275.00', '220.00'), end)).result).toBe('PASS');
  });

  test.each([
    ['INV-2026-1', 'INV-2026-12'],
    ['1001', '11001'],
  ])('are seen where one number only begins or ends like the other: %s, %s', (one, other) => {
    const both = file(page(one, '275.00', '220.00'), page(other, '275.00', '220.00'));
    expect(check(both).reasonCode).toBe('SEVERAL_BILLS');
  });

  test.each([
    ['INV-4471', '4471'],
    ['HS 20411', 'HS-20411/2'],
  ])('are not seen where one number is a part of the other: %s, %s', (one, other) => {
    expect(check(file(page(one, '275.00', '220.00'), page(other, '275.00', '220.00'))).result).toBe('PASS');
  });

  const GAP = '                    ';
  const besideEachOther = (numbers: readonly [string, string], totals: readonly [string, string]) => `
Harbour Street Clinic
Patient: Ann Smith
Invoice No: ${numbers[0]}${GAP}Invoice No: ${numbers[1]}
Consultation   ${totals[0]}${GAP}Consultation   ${totals[1]}
Total          ${totals[0]}${GAP}Total          ${totals[1]}
Insurance pays   220.00${GAP}Insurance pays   900.00
Patient pays     55.00${GAP}Patient pays      55.00`;

  test('are seen side by side on one page, and not in one bill that repeats its number or total', () => {
    const code = (...bills: Parameters<typeof besideEachOther>) => check(file(besideEachOther(...bills))).reasonCode;
    expect(code(['HS-20411', 'HS-20412'], ['275.00', '955.00'])).toBe('SEVERAL_BILLS');
    expect(code(['HS-20411', 'HS-20411'], ['275.00', '955.00'])).not.toBe('SEVERAL_BILLS');
    expect(code(['HS-20411', 'HS-20412'], ['275.00', '275.00'])).not.toBe('SEVERAL_BILLS');
  });
});

describe('a share or total that is printed once more with two digits changed', () => {
  const bill = (last: string) =>
    check(
      plainDocument(`Cedar Falls Heart
Invoice No: HS-20411              Date: 02 March 2026
Patient: Ann Smith                Insurance: Aetna
Echocardiogram                    486.00
Office consultation               245.00
Total allowed                     731.00
Paid by your plan (75%)           548.25
Your share                        182.75
${last}`),
    );

  it.each([
    ['Detach and return     Your share: 128.75', 'Detach and return     Your share: 182.75'],
    ['Your share of this bill: 128.75', 'Your share of this bill: 182.75'],
    ['10/16/2026   Paid by your plan   584.25', '10/16/2026   Paid by your plan   548.25'],
    ['Aetna processed the claim and paid 584.25 on it.', 'Aetna processed the claim and paid 548.25 on it.'],
    ['The total of this statement is 713.00.', 'The total of this statement is 731.00.'],
  ])('contradicts the other one: %s', (wrong, right) => {
    expect(bill(wrong).reasonCode).toBe('AMOUNTS_DO_NOT_ADD_UP');
    expect(bill(right).result).toBe('PASS');
  });

  it('does not where what parts them is printed too', () => {
    expect(bill('Deposit                           54.00\nYour share after deposit          128.75').result).toBe(
      'PASS',
    );
  });
});

test('a share whose own row says nothing but its rate is not the figure of another row without words', () => {
  const document = plainDocument(`Hospital da Ribeira Nova
Fatura: FT 9907                   Data: 21/11/2026
Utente: Graça Pinho               Seguradora: Médis
Diária                            5         185,00         925,00
Cirurgia                          1       8.381,70       8.381,70
Total da fatura                                          9.306,70

Comparticipação da seguradora     A cargo do utente (25%)          Total
(75%)                             2.326,67 €                       9.306,70 €
6.980,03 €`);
  expect(check(document)).toMatchObject({ result: 'PASS' });
});

test('what stands under a label with words of its own is what these say', () => {
  const form = (under: string) => `
Total fee
${under}
PLAN PAYS 50 PCT     722.50
PATIENT PAYS         722.50
Grand total        1,445.00`;
  expect(check(plainDocument(form('(COLLECTED TODAY $300.00)'))).result).toBe('PASS');
  expect(check(plainDocument(form('$300.00'))).result).toBe('FAIL');
});

test('what an insurer bears of each line makes up what it bears of all, and is not that', () => {
  const till = (last: string) =>
    check(
      plainDocument(`FARMÁCIA SOMMERSCHIELD
RECIBO N.º VD-26-44170
Utente: Hermínia Sitoe
Seguro: Hollard Moçambique
COARTEM 24 COMP                770,00
  comparticipação              577,50
AMOXICILINA 21 CAPS            240,00
  comparticipação              180,00
PARACETAMOL 20 COMP            190,00
  comparticipação              ${last}
TOTAL MT                     1.200,00
Seguro                         900,00
Utente paga                    300,00`),
    );
  expect(till('142,50').result).toBe('PASS');
  expect(till('162,50').result).toBe('FAIL');
});
