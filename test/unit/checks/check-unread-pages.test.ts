import { expect, test } from 'vitest';
import { checkUnreadPages } from '../../../lambdas/domain/checks/check-unread-pages.ts';
import type { Finding } from '../../../lambdas/domain/checks/finding.ts';
import type { Document, Page } from '../../../lambdas/domain/document/document.ts';

const AGREE: Finding = { result: 'PASS', reasonCode: 'AMOUNTS_AGREE', reason: 'They agree.', evidence: [] };

const documentOf = (sources: readonly (Page['source'] | null)[], pageCount = sources.length): Document => ({
  pages: sources.flatMap((source, index) =>
    source === null ? [] : [{ number: index + 1, width: 595, height: 842, source, lines: [] }],
  ),
  pageCount,
});

test.each<[string, Document, string]>([
  ['a scan that was not recognised', documentOf(['text-layer', 'image']), '2'],
  ['the pages after those that are read', documentOf(Array(50).fill('text-layer'), 60), '51 to 60'],
  ['pages that can not be loaded', documentOf([null, 'ocr', null, null, 'text-layer', 'image']), '1, 3 to 4, 6'],
  [
    'pages that only the file speaks of',
    { ...documentOf(['text-layer']), claimedPages: 2_000_000_000 },
    '2 to 2000000000',
  ],
])('amounts that agree fail without %s', (_, document, missing) => {
  expect(checkUnreadPages(AGREE, document)).toEqual({
    ...AGREE,
    result: 'FAIL',
    reasonCode: 'PAGES_UNREAD',
    reason: `Not every page could be read (missing: ${missing}), and what stands there may contradict the amounts.`,
  });
});

test('amounts that agree pass beside recognised and empty pages', () => {
  expect(checkUnreadPages(AGREE, documentOf(['text-layer', 'ocr', 'empty']))).toEqual(AGREE);
});

test('amounts that disagree keep their own reason', () => {
  const finding: Finding = { ...AGREE, result: 'FAIL', reasonCode: 'AMOUNTS_DO_NOT_ADD_UP' };
  expect(checkUnreadPages(finding, documentOf(['image']))).toEqual(finding);
});
