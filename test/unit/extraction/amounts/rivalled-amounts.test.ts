import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { plainDocument } from '../printed-page.ts';

const amountsOf = (lines: string) => {
  const document = plainDocument(`
Alder Row Clinic
Invoice Number: A-3071           Patient Name: Ida Moss
${lines}`);
  const amounts = readAmounts(document, outlineDocument(document));
  const { total_amount: total, insurance_amount: insurance, out_of_pocket: patient } = amounts.readings;
  return {
    total: total?.value,
    insurance: insurance?.value,
    patient: patient?.value,
    sure: [total, insurance, patient].filter((one) => one && one.confidence >= 0.8).length,
    check: checkAmounts(amounts).result,
  };
};

test('believes no total beside a patient’s share that makes up another printed figure, where the rest is printed nowhere', () => {
  const bill = amountsOf(`
Total charges: $310.00
Zorvel gim: $240.00
Mavel: $192.00
Patient responsibility: $48.00`);
  expect(bill).toMatchObject({ total: undefined, patient: '48.00', sure: 0, check: 'FAIL' });
});

test('believes no insurer’s share either, where the total that it makes with the patient’s is printed nowhere', () => {
  const bill = amountsOf(`
Insurance paid: $60.00
Gurtel: $12.00
Patient responsibility: $48.00`);
  expect(bill).toMatchObject({ insurance: undefined, patient: '48.00', sure: 0, check: 'FAIL' });
});

test('takes one of several parts for no share, and is less sure of the total', () => {
  const bill = amountsOf(`
Total charges: $620.00
Copay: $25.00
Guarantor gavel: $155.00
Zorvel for the guarantor: $180.00`);
  expect(bill).toMatchObject({ total: '620.00', patient: undefined, sure: 0, check: 'FAIL' });
});

test('believes a total and a share whose rest is printed, whatever else the share makes up', () => {
  const bill = amountsOf(`
Total charges: $310.00
Zorvel gim: $240.00
Mavel: $192.00
Lumon: $262.00
Patient responsibility: $48.00`);
  expect(bill).toMatchObject({ total: '310.00', patient: '48.00', check: 'PASS' });
});

test('believes a total and a share whose rest is printed nowhere, where no other figures make a sum with the share', () => {
  const bill = amountsOf(`
Total charges: $310.00
Zorvel gim: $240.00
Patient responsibility: $48.00`);
  expect(bill).toMatchObject({ total: '310.00', patient: '48.00', check: 'PASS' });
});

test('minds no sum that only a discount makes with the share', () => {
  const bill = amountsOf(`
Zorvel gim: $240.00
Loyalty discount: $192.00
Total: $310.00
Patient responsibility: $48.00`);
  expect(bill).toMatchObject({ total: '310.00', patient: '48.00', check: 'PASS' });
});

test('needs the share twice to see it doubled', () => {
  const bill = amountsOf(`
Total charges: $310.00
Zorvel gim: $96.00
Patient responsibility: $48.00`);
  expect(bill).toMatchObject({ total: '310.00', patient: '48.00', check: 'PASS' });
});

test('minds no lines that the total is added up from', () => {
  const bill = amountsOf(`
Ward                        $125.00
Theatre                     $300.00
Medicines                    $75.00
Total charges               $500.00
Patient responsibility: $50.00`);
  expect(bill).toMatchObject({ total: '500.00', patient: '50.00', check: 'PASS' });
});
