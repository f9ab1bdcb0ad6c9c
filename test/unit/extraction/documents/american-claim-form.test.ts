import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import type { Document } from '../../../../lambdas/domain/document/document.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { type Printed, printedDocument } from '../printed-page.ts';

const checked = (document: Document) => checkAmounts(readAmounts(document, outlineDocument(document))).result;

/** Of one row: where each piece begins, and its text. */
const row = (y: number, size: number, ...pieces: readonly (readonly [x: number, text: string])[]): Printed[] =>
  pieces.map(([x, text]) => ({ x, y, size, text }));

/** A CMS-1500's boxes where they are, in points: small captions over what is filled in. Who provides has no name that tells of care. */
function form({ charges = ['210.00', '185.00', '185.00'] } = {}): Document {
  return printedDocument(
    ...row(23, 8, [350, 'OSCAR HEALTH PLAN INC']),
    ...row(26, 12, [30, 'HEALTH INSURANCE CLAIM FORM']),
    ...row(42, 5, [30, 'APPROVED BY NATIONAL UNIFORM CLAIM COMMITTEE (NUCC) 02/12']),
    ...row(75, 4, [385, "1a. INSURED'S I.D. NUMBER"]),
    ...row(83, 7, [388, 'OSC48811720']),
    ...row(100, 4, [32, "2. PATIENT'S NAME (Last Name, First Name)"], [242, "3. PATIENT'S BIRTH DATE"]),
    ...row(108, 7, [35, 'BRANDVOLD, MILES, T'], [245, '11 05 2009']),
    ...row(200, 4, [242, 'b. AUTO ACCIDENT?'], [305, 'PLACE (State)']),
    ...row(208, 7, [265, 'NO']),
    ...row(400, 4, [32, '24. A. FROM'], [208, 'D. PROCEDURES'], [368, 'F. $ CHARGES'], [440, 'G. UNITS']),
    ...charges.flatMap((charge, at) =>
      row(415 + 19 * at, 7, [33, '04 02 25'], [210, '90791'], [431 - 3.5 * charge.length, charge], [441, '1']),
    ),
    ...row(526, 4, [32, '25. FEDERAL TAX I.D. NUMBER'], [363, '28. TOTAL CHARGE'], [440, '29. AMOUNT PAID']),
    ...row(526, 4, [512, '30. Rsvd for NUCC Use']),
    ...row(534, 7, [35, '86-1120953'], [366, '$'], [391, '580.00'], [443, '$'], [464, '75.00']),
    ...row(551, 4, [380, '33. BILLING PROVIDER INFO & PH #']),
    ...row(559, 7, [383, 'WESTCOTT & LOWE LLC']),
  );
}

test('the form that America claims care on is one, whatever accidents it asks for', () => {
  expect(outlineDocument(form()).kind).toBe('health-invoice');
});

test('what it says is paid already is not the insurer’s, the signs at their cells’ left', () => {
  expect(extractInvoice(form()).values).toMatchObject({
    total_amount: '580.00',
    out_of_pocket: '75.00',
    insurance_amount: '505.00',
  });
});

test('what one visit’s share was is no share', () => {
  const { patient } = amountsOfBill('COPAY 75.00 COLLECTED FROM PATIENT (25.00 X 3 VISITS)\nTotal charge   580.00');
  expect(patient).not.toBe('25.00');
});

test('services that make another sum than box 28 says do not add up', () => {
  expect(checked(form())).toBe('PASS');
  expect(checked(form({ charges: ['210.00', '185.00', '95.00'] }))).toBe('FAIL');
});
