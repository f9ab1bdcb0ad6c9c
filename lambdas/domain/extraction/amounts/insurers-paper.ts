import type { Segment } from '../sheet/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';

/** The part of the first page where a paper says what it is. */
const HEADING = 0.3;
const MOST_WORDS = 8;
/** What only who pays writes; a German `Liquidation` is the physician's. */
const STATEMENT = anyWordPattern(
  'reembolsos?|remboursements?|decomptes?|liquidacion|leistungsabrechnung|erstattungsabrechnung|reimbursements?',
  'explanation of (?:benefits?|payment)|eob|not a bill|statement of benefits|benefits? statement|remittance(?: advice)?|provider remittance|(?:payment|settlement|deposit) advice|claims? statement|claims? (?:settlement|payment) (?:advice|statement|letter|summary)',
  'penggantian|bonificacion',
);
/** Heads of the columns in which an insurer says what it allowed and took off. */
const ADJUDICATED =
  /^ *(?:deduct(?:ible)?|ded|coins(?:urance)?|co insurance|not covered|allowed|eligible|remark(?:s| code)?|reason(?: code)?) *$/;
const LEAST_HEADS = 2;

/** The heading by which a paper says that it is an insurer's statement of what it pays. */
export function insurersHeading({ segments }: Sheet): Segment | undefined {
  return segments.find(
    ({ page, top, pageHeight, plain, words }) =>
      page === 1 && top < HEADING * pageHeight && words.length <= MOST_WORDS && hasWord(plain, STATEMENT),
  );
}

/** `We have processed the claim from Umlazi Day Hospital`: nobody else writes so. */
const PROCESSED =
  /(?<![a-z])we (?:have |recently )*(?:processed|adjudicated|assessed|reimbursed|settled) (?:the|your|this|a) (?:[a-z]+ ){0,2}claims?(?![a-z])|(?<![a-z])(?:your|the) (?:scheme|plan|fund) (?:has )?(?:paid|covered)(?![a-z])/;

/** The paragraph in which a letter says that its writer settled a claim. */
export function processedClaim({ segments }: Sheet): Segment | undefined {
  return segments.find(({ words, plain }) => words.length > MOST_WORDS && PROCESSED.test(plain));
}

/** Whether who pays wrote a document, by its heading or the columns of its tables: what it calls paid, it paid. */
export const isInsurersPaper = onceASheet(
  (sheet) => insurersHeading(sheet) !== undefined || isAdjudicated(sheet) || processedClaim(sheet) !== undefined,
);

function isAdjudicated({ segments, neighbours }: Sheet): boolean {
  const heads = segments.filter(({ plain }) => ADJUDICATED.test(plain));
  return heads.some((head) => neighbours.row(head).filter((one) => heads.includes(one)).length >= LEAST_HEADS);
}
