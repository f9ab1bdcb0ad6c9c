import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** `Total honorarios`, `Summe Honorar`, `Sub-total cath lab`: a word for a sum, and what it is the sum of. */
const NAMED =
  /^ *(?:sub ?)?(?:totals?|totales|summe|zwischensumme|sum|suma|somme|soma|jumlah)(?: (?:of|for|fur|de(?: la| los| las)?|del|des|du|da|do|das|dos))? +([a-z][a-z ]{3,})$/;
/** One section's total is the bill's as often; files made to exhaust a reader have thousands. */
const [SEVERAL, MOST] = [2, 100];

/**
 * The lines that sum up a section which is headed above: `Honorarios` over its lines and `Total honorarios` under them, where there are
 * several. None of them is the bill's total, however it is called.
 */
export const sectionTotals: (sheet: Sheet) => ReadonlySet<Segment> = onceASheet((sheet) => {
  const named = sheet.segments.flatMap((segment) => {
    const [, section] = segment.lines === 1 ? (NAMED.exec(segment.plain.trimEnd()) ?? []) : [];
    return section === undefined ? [] : [{ segment, section }];
  });
  if (named.length < SEVERAL || named.length > MOST) return new Set();
  const heads = sheet.segments.filter(
    ({ amounts, plain, lines }) => amounts.length === 0 && lines === 1 && LETTERS.test(plain),
  );
  const isHeaded = ({ segment, section }: (typeof named)[number]) =>
    heads.some(
      (head) =>
        (head.page < segment.page || (head.page === segment.page && head.top < segment.top)) &&
        ` ${head.plain.trim()}`.endsWith(` ${section}`) &&
        sheet.neighbours.row(head).every(({ amounts }) => amounts.length === 0),
    );
  const headed = named.filter(isHeaded).map(({ segment }) => segment);
  return new Set(headed.length < SEVERAL ? [] : headed);
});

const LETTERS = /[a-z]{4}/;
