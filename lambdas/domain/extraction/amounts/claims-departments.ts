import type { Segment } from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';

const DEPARTMENT =
  /^ *(?:health |medical )?claims? (?:department|dept|team|section|unit|office|division) *$|^ *(?:service|departamento|dpto|abteilung|bagian|divisi|setor|unit) (?:de |des |d )?(?:prestations|sinistres|remboursements|indemnisations?|siniestros|reembolsos|sinistros|leistung(?:en)?|klaim) *$|^ *leistungsabteilung *$/;

const remembered = new WeakMap<Sheet, readonly Segment[]>();

/**
 * The lines that address an insurer's department: a paper with one is a letter to the insurer. Remembered, since every
 * clause before a figure asks.
 */
export function claimsDepartments(sheet: Sheet): readonly Segment[] {
  const known = remembered.get(sheet) ?? sheet.segments.filter(({ plain }) => DEPARTMENT.test(plain));
  remembered.set(sheet, known);
  return known;
}
