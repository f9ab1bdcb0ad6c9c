import { onceASheet } from './once-a-sheet.ts';

/** All lines of a sheet in plain text (see plain-text.ts), one under the other: what it does not hold, no line holds. */
export const plainOfSheet = onceASheet(({ segments }) => segments.map(({ plain }) => plain).join('\n'));
