import type { Document } from '../document/document.ts';
import type { Finding } from './finding.ts';

/**
 * Pages that nobody could look at as part of the amount check: a limit, another total, a correction may stand there, so
 * amounts that agree pass only where every page was read. A page that was recognised and is blank was read.
 * @param amounts what the pages that were read give; a FAIL stays as it is.
 */
export function checkUnreadPages(amounts: Finding, document: Document): Finding {
  const unread = unreadPages(document);
  if (amounts.result === 'FAIL' || unread.length === 0) return amounts;
  const reason = `Not every page could be read (missing: ${unread.join(', ')}), and what stands there may contradict the amounts.`;
  return { ...amounts, result: 'FAIL', reasonCode: 'PAGES_UNREAD', reason };
}

/** The gaps between the pages that were read: `2`, `51 to 60`. A file may claim billions of pages. */
function unreadPages({ pages, pageCount, claimedPages = pageCount }: Document): string[] {
  const read = pages.filter(({ source }) => source !== 'image').map(({ number }) => number);
  const ends = [...read, claimedPages + 1];
  return ends.flatMap((end, index) => {
    const first = (read[index - 1] ?? 0) + 1;
    if (first === end) return [];
    return first === end - 1 ? [`${first}`] : [`${first} to ${end - 1}`];
  });
}
