import type { Segment } from '../layout/layout.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { onceASheet } from './once-a-sheet.ts';
import { plainOfSheet } from './plain-of-sheet.ts';
import type { Sheet } from './sheet.ts';

/** The part of the first page where a paper says what it is. */
const HEADING = 0.3;
const MOST_WORDS = 8;
/** What only who pays writes; a German `Liquidation` is the physician's. */
const STATEMENT = anyWordPattern(
  'reembolsos?|remboursements?|decomptes?|releves? de prestations|liquidacion|leistungsabrechnung|erstattungsabrechnung|versicherungsleistungen|reimbursements?',
  'explanation of (?:benefits?|payment)|statement of claims?|eob|not a bill|statement of benefits|benefits? statement|remittance(?: advice)?|provider remittance|(?:payment|settlement|deposit) advice|settlement sheet|settlement statement|claims? statement|claims? (?:settlement|payment) (?:advice|statement|letter|summary)',
  'penggantian|bonificacion|(?:penyelesaian|pembayaran) klaim',
);
/** The heading by which a paper says that it is an insurer's statement of what it pays. */
export const insurersHeading: (sheet: Sheet) => Segment | undefined = onceASheet((sheet) => {
  if (!hasWord(plainOfSheet(sheet), STATEMENT)) return undefined;
  return sheet.segments.find(
    ({ page, top, pageHeight, plain, words }) =>
      page === 1 && top < HEADING * pageHeight && words.length <= MOST_WORDS && hasWord(plain, STATEMENT),
  );
});

/** Whether who pays wrote a document, by its heading: what it calls paid, it paid. */
export const isInsurersPaper = onceASheet((sheet) => insurersHeading(sheet) !== undefined);
