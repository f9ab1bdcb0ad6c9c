import type { Segment } from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';

const DEPARTMENT = /^ *(?:health |medical )?claims? (?:department|dept|team|section|unit|office|division) *$/;

/** The lines that address an insurer's department: a paper with one is a letter to the insurer. */
export function claimsDepartments({ segments }: Sheet): readonly Segment[] {
  return segments.filter(({ plain }) => DEPARTMENT.test(plain));
}
