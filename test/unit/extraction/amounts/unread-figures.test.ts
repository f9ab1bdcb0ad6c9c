import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import type { Document, Page } from '../../../../lambdas/domain/document/document.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { plainDocument } from '../printed-page.ts';

/** A bill of which the shares are enough to work out the total. */
const billWith = (lines: string, source: Page['source'] = 'text-layer'): Document => {
  const { pages, pageCount } = plainDocument(`
Riverside Medical Center
Medical Invoice INV-2026-00417
Patient: Maria Gonzalez
Insurance company: Aetna
Consultation and echocardiogram
${lines}
Insurance pays                    $976.00
Patient responsibility            $244.00`);
  return { pages: pages.map((page) => ({ ...page, source })), pageCount };
};
const check = (document: Document) => checkAmounts(readAmounts(document, outlineDocument(document)));
const LIMIT = 'Maximum coverage                  ';
const TOTAL = 'Total charges                     ';

test.each(['$5OO.OO', '$S00.00', '$?00.00', '$5.00.00', '$A00.00', '5OO.00 USD'])(
  'a limit that can not be read fails amounts that agree: %s',
  (limit) => {
    expect(check(billWith(LIMIT + limit))).toMatchObject({
      result: 'FAIL',
      reasonCode: 'AMOUNT_UNREAD',
      reason:
        'The document prints the max coverage in a way that could not be read, and it may contradict the other amounts.',
      evidence: expect.arrayContaining([expect.objectContaining({ field: 'max_coverage', text: limit })]),
    });
  },
);

test.each(['$4,22O.OO', '$4,220.0O', '$A,220.00'])('a total that can not be read is not worked out: %s', (total) => {
  expect(check(billWith(TOTAL + total)).reasonCode).toBe('AMOUNT_UNREAD');
});

test.each([
  ['in a cell with its label', `Maximum coverage: $5OO.OO`],
  ['in a cell with its label, without a colon', `Maximum coverage $5OO.OO`],
])('so does one %s', (_, line) => {
  expect(check(billWith(line)).reasonCode).toBe('AMOUNT_UNREAD');
});

test.each([LIMIT, TOTAL])('on a recognised page nothing beside a label in a list of figures was lost: %s', (label) => {
  expect(check(billWith(label, 'ocr')).reasonCode).toBe('AMOUNT_UNREAD');
  expect(check(billWith(label)).reasonCode).toBe('AMOUNTS_AGREE');
});

test.each([
  `${LIMIT}Unlimited`,
  `${LIMIT}—`,
  `${LIMIT}$5,000.00`,
  `${LIMIT}$500/DAY`,
  `${TOTAL}$1,220.00\nOf which covered\nMaximum coverage is said in the policy`,
])('a limit or total that is read, or is none, was not lost: %s', (lines) => {
  expect(check(billWith(lines, 'ocr')).reasonCode).toBe('AMOUNTS_AGREE');
});

test.each(['**', '***', '$**', '******'])(
  'asterisks that fill the place before a figure hide nothing: %s800.00',
  (signs) => {
    const bill = (most: string) =>
      plainDocument(`
Alder Row Clinic
Invoice Number: A-3071           Patient Name: Ida Moss
Total charges                     ${signs}1,000.00
Insurance pays                    ${signs}800.00
Patient pays                      ${signs}200.00
Maximum coverage                  ${most}`);
    expect(check(bill(`${signs}5,000.00`)).reasonCode).toBe('AMOUNTS_AGREE');
    expect(check(bill(`${signs}500.00`)).reasonCode).toBe('MAX_COVERAGE_EXCEEDED');
    for (const hidden of ['4,2*0.00', '*5,000.00', '**,500.00', '**5,0*0.00', '5,0**.00'])
      expect(check(bill(hidden)).result).toBe('FAIL');
  },
);
