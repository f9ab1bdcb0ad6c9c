import { expect, test } from 'vitest';
import { OTHER_DOCUMENTS } from '../../../../lambdas/domain/extraction/outline/other-documents.ts';

test('no title asks where the text ends, unless each line by itself: headings are looked through under each other', () => {
  const asks = OTHER_DOCUMENTS.filter(({ title: { source, multiline } }) => !multiline && ENDS.test(source));
  expect(asks.map(({ title }) => title.source)).toEqual([]);
});

/** Of the text; `[^a-z]` is another thing. */
const ENDS = /(?<!\[)\^|\$/;
