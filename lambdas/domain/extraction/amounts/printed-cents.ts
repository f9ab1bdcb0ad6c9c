import { onceASheet } from '../sheet/once-a-sheet.ts';

/** All amounts that a document prints, in cents and without their signs. */
export const printedCents = onceASheet(
  ({ segments }): ReadonlySet<number> =>
    new Set(segments.flatMap(({ amounts }) => amounts.map(({ cents }) => Math.abs(cents)))),
);
