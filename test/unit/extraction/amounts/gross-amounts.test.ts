import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (between: string) =>
  plainDocument(`
Summit Reference Laboratories
Patient: Dana Whitfield
Insurance: Aetna
Member ID: W4471200
Lipid panel                     $425.00
Total charges                   $425.00
${between}
Insurance paid                  -$300.00
You owe                          $60.00`);

test('takes off what is printed as taken off: the gross is not the total', () => {
  const document = bill('Insurance adjustment            -$65.00');
  expect(extractInvoice(document).values).toMatchObject({
    insurance_amount: '300.00',
    out_of_pocket: '60.00',
    total_amount: '360.00',
  });
  expect(checkAmounts(readAmounts(document, outlineDocument(document))).result).toBe('PASS');
});

test('keeps a printed total that its parts do not reach, though a deductible would explain it', () => {
  const document = bill('Deductible                       $65.00');
  expect(extractInvoice(document).values).toMatchObject({ total_amount: '425.00' });
  expect(checkAmounts(readAmounts(document, outlineDocument(document)))).toMatchObject({
    result: 'FAIL',
    reasonCode: 'AMOUNTS_DO_NOT_ADD_UP',
  });
});

test('holds no line against shares whose sum is not printed, where an adjustment parts them', () => {
  const document = plainDocument(`
Grey Heron Hospital
Patient: Ida Moss
Description                        Amount
Service Charges                    $4,360.93
Less: Contractual Adjustments      - $1,308.28
Less: Insurance Payments           - $2,442.12
Patient Responsibility             $610.53`);
  expect(checkAmounts(readAmounts(document, outlineDocument(document))).result).toBe('PASS');
});
