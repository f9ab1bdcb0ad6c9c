import { onceASheet } from '../sheet/once-a-sheet.ts';

const DEPARTMENT =
  /^ *(?:health |medical )?claims? (?:department|dept|team|section|unit|office|division) *$|^ *(?:service|departamento|dpto|abteilung|bagian|divisi|setor|unit) (?:de |des |d )?(?:prestations|sinistres|remboursements|indemnisations?|siniestros|reembolsos|sinistros|leistung(?:en)?|klaim) *$|^ *leistungs ?(?:abteilung|service|center)(?: +(?:kranken\w*|gesundheit\w*|privat\w*|sonderklasse))? *$/;

/**
 * The lines that address an insurer's department: a paper with one is a letter to the insurer. Remembered, since every
 * clause before a figure asks.
 */
export const claimsDepartments = onceASheet(({ segments }) => segments.filter(({ plain }) => DEPARTMENT.test(plain)));
