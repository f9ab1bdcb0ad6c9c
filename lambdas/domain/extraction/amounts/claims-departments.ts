import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

const DEPARTMENT =
  /^ *(?:health |medical )?claims? (?:department|dept|team|section|unit|office|division) *$|^ *(?:service|departamento|dpto|abteilung|bagian|divisi|setor|unit) (?:de |des |d )?(?:prestations|prestaciones|prestacoes|sinistres|remboursements|indemnisations?|siniestros|reembolsos|sinistros|leistung(?:en)?|klaim)(?: (?:kesehatan|kumpulan|individu|health|medical|salud|sante|saude|group|groupe|grupo))* *$|^ *leistungs ?(?:abteilung|service|center)(?: +(?:kranken\w*|gesundheit\w*|privat\w*|sonderklasse))? *$/;

/** The lines that name an insurer's department: those above a letter's closing words, and those that sign it. */
const departmentsOf = onceASheet(({ segments }) => {
  const departments = segments.flatMap((segment, at) => (DEPARTMENT.test(segment.plain) ? [{ segment, at }] : []));
  const closing = departments.length === 0 ? -1 : segments.findIndex(({ plain }) => CLOSING.test(plain));
  const those = (isSigned: boolean) =>
    departments.filter(({ at }) => (closing >= 0 && at > closing) === isSigned).map(({ segment }) => segment);
  return { addressed: those(false), signing: those(true) };
});

/** The lines that address an insurer's department: a paper with one is a letter to the insurer. */
export function claimsDepartments(sheet: Sheet): readonly Segment[] {
  return departmentsOf(sheet).addressed;
}

/** Whether such a department stands under a letter's closing words: the letter is the insurer's. */
export function isSignedByClaimsDepartment(sheet: Sheet): boolean {
  return departmentsOf(sheet).signing.length > 0;
}

/** `Ihre Versicherte, Frau Moos`, `notre patient, votre assuré`: so only an insurer is written to. */
const YOUR_INSURED =
  /(?<![a-z])(?:ihre[rnms]? versicherte[rnms]?(?! (?:nr|nummer|no|karte))|your (?:insured|policyholder)(?! (?:s )?(?:id|no|number))|votre assuree?|vos assures|(?:su|vuestr[oa]) asegurad[oa]|(?:vosso|vossa|seu|sua) segurad[oa]|(?:haben sie|sie haben) (?:[a-z0-9]+ +){0,14}(?:zugesagt|genehmigt|bewilligt))(?![a-z])/;

/** `Dear Claims Team,`, `Estimado departamento de reembolsos de Sanitas:`: a line of its own, and no sentence that tells where to send something. */
const TO_DEPARTMENT = new RegExp(
  `^ *(?:${[
    '(?:dear|to the|attention|attn|fao) (?:[a-z]+ ){0,3}claims? (?:team|department|dept|section|unit|office|handlers?|assessors?|colleagues)',
    '(?:sehr geehrte[sr]?|liebe[sr]?|guten tag|an (?:die|das|den)) (?:[a-z]+ )?(?:leistungs|schaden|schadens|erstattungs)(?: ?)(?:team|abteilung|service|center)',
    '(?:(?:muy )?estimad[oa]s?|a la atencion del?|al) (?:[a-z]+ ){0,2}(?:departamento|dpto|equipo|servicio|area) de (?:reembolsos|prestaciones|siniestros|reclamaciones)',
    '(?:(?:a l )?attention du|au|cher|chere equipe du) (?:[a-z]+ )?service (?:de |des |d )?(?:prestations|sinistres|remboursements|indemnisations?)',
    '(?:prezad[oa]s?|car[oa]s?|exm[oa]s?|ao|a) (?:[a-z]+ ){0,2}(?:departamento|setor|equipa|equipe|servico) de (?:reembolsos?|sinistros|prestacoes)',
    '(?:yth|kepada(?: yth)?|up) (?:[a-z]+ ){0,2}(?:bagian|departemen|divisi|tim) klaim',
  ]
    .join('|')
    .replace(/ (?!\?)/g, ' +')})(?: +[a-z]+){0,3} *$`,
);

/** Whether a letter's salutation is to an insurer's department. */
export const isToDepartment = onceASheet(({ segments }) => segments.some(({ plain }) => TO_DEPARTMENT.test(plain)));

/** Whether a letter is to an insurer: to its department, or about who is insured by whom it is to. */
export const isToInsurer = onceASheet(
  (sheet) =>
    claimsDepartments(sheet).length > 0 ||
    isToDepartment(sheet) ||
    sheet.segments.some(({ plain }) => YOUR_INSURED.test(plain)),
);

const CLOSES =
  '(?:yours|kind(?:est)?|best|warm) (?:sincerely|faithfully|truly|regards|wishes)|sincerely|regards|mit (?:freundlichen|besten|herzlichen) grussen|freundliche grusse|atentamente|(?:un )?cordial(?:es)? saludos?|cordialement|atenciosamente|com os melhores cumprimentos|hormat kami';
/** What a letter ends with, on a line of its own or behind its last sentence: whoever stands below wrote it. */
const CLOSING = new RegExp(`^ *(?:${CLOSES})(?![a-z])|(?<![a-z])(?:${CLOSES}) *$`);
