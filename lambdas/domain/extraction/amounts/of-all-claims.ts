import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** What a row begins with, in plain text, that sums up all claims of a statement. */
const ALL_CLAIMS =
  /^ *(?:(?:total (?:of|for) )?all (?:your )?(?:claims|accounts)|(?:total )?alle[rn]? (?:leistungs|schaden|versicherungs)falle|ensemble (?:du decompte|des (?:sinistres|dossiers))|(?:total de )?tous les (?:sinistres|dossiers)|(?:total de )?todos los siniestros|(?:total de )?todos os sinistros|(?:total )?(?:semua|seluruh) klaim)(?![a-z])/;
const THIS_CLAIM =
  /(?<![a-z])(?:(?:for|of|on|in|only) this claim|(?:an|fur|bei|zu) diesem (?:fall|leistungsfall|schadenfall)|(?:pour|de|sur) ce sinistre|(?:de|por|en) este siniestro|[dn]este sinistro|(?:untuk|pada|dari) klaim ini)(?![a-z])/;

const isOfOneClaim = onceASheet(({ segments }) => segments.some(({ plain }) => THIS_CLAIM.test(plain)));

/** `Alle Leistungsfälle zusammen   2'265.75` above `Ihr Kostenanteil an diesem Fall`: a statement's sums of all claims, where it is about one. */
export function isOfAllClaims(segment: Segment, sheet: Sheet): boolean {
  if (!isOfOneClaim(sheet)) return false;
  const [first] = sheet.neighbours.row(segment);
  return first !== undefined && ALL_CLAIMS.test(first.plain);
}
