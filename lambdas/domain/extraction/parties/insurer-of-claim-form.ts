import { placeOf, type Segment } from '../layout/layout.ts';
import { labelledValues } from '../sheet/labelled-values.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { usualHeight } from '../sheet/usual-height.ts';
import { hasWord } from '../text/word-pattern.ts';
import { beginsAsTitle } from '../words/paper-title.ts';
import { PROVIDER_WORDS } from '../words/provider-words.ts';
import type { InsurerCandidate } from './insurer-candidates.ts';
import { readOrganization } from './read-organization.ts';

/** The part of the first page where letterheads stand. */
const LETTERHEAD = 0.2;
const MOST_WORDS = 8;
const LARGER = 1.15;

/** An insurer's own form: right over `GUIA DE CONSULTA`, in larger type than the rest, stands who issues it. */
export function insurerOfClaimForm(sheet: Sheet): InsurerCandidate | undefined {
  const forms = claimForms(sheet);
  if (forms.length === 0) return undefined;
  const usual = usualHeight(sheet);
  const labels = new Set(sheet.hits.filter(({ colon, whole }) => colon || whole).map(({ segment }) => segment));
  const found = sheet.segments.find(
    (segment) =>
      segment.page === 1 &&
      segment.lines === 1 &&
      segment.top < LETTERHEAD * segment.pageHeight &&
      segment.words.length <= MOST_WORDS &&
      height(segment) > LARGER * usual &&
      !labels.has(segment) &&
      !forms.includes(segment) &&
      !beginsAsTitle(segment.plain) &&
      issuesForm(segment, sheet),
  );
  const name = found && readOrganization(found.text, false);
  if (!found || !name || name.quality < 1) return undefined;
  const place = placeOf(found, name.start, name.end);
  return { value: name.value, segment: found, place, labelled: 0, method: 'heading' };
}

/** Its insurer, where the form is one that only insurers have, or a field of it names somebody else as the provider. */
function issuesForm(line: Segment, sheet: Sheet): boolean {
  const isOver = claimForms(sheet).some(
    ({ page, top }) =>
      page === line.page && top > line.top - SAME_ROW * height(line) && top - line.top < TITLE_PITCH * height(line),
  );
  if (!isOver || !NAME.test(line.text)) return false;
  const isOwn = sheet.segments.some(({ page, plain }) => page === line.page && OF_INSURERS.test(plain));
  if (isOwn && !hasWord(line.plain, PROVIDER_WORDS)) return true;
  const [provider] = labelledValues(sheet, 'provider_name', readOrganization);
  return provider !== undefined && provider.score >= CLEAR && provider.slot.segment !== line;
}

const CLEAR = 0.9;
const NAME = /^\p{Lu}[\p{L}&.’' -]+$/u;
/** What such a form calls itself, which names nobody: `HEALTH INSURANCE CLAIMS FORM`. */
const CLAIM_FORM =
  /(?<![a-z])claims? form *$|^ *guia d[aeo] (?:servico|resumo|consulta|internacao|solicitacao)|^ *resumo d[ae] (?:conta|internacao)|^ *claims? form|^ *(?:solicitud|formulario|pedido|solicitacao|demande|formulaire) de (?:reembolsos?|remboursements?|reclamaci\w+|siniestros?) *$|^ *(?:laporan|formulir|detail|rincian|status|riwayat|ringkasan) klaim(?: asuransi)? *$|^ *(?:detalle|estado|detalhes?|situacao|detail|suivi) d[aeiou]l? (?:siniestro|reclamo|sinistro|sinistre|reembolso|remboursement) *$|^ *(?:leistungs|erstattungs)antrag *$/;
/** Who asks for money back fills in a form of the insurer's; who treats has none of these. */
const OF_INSURERS =
  /^ *(?:solicitud|formulario) de reembolsos? *$|^ *(?:laporan|detail|rincian|status|riwayat|ringkasan) klaim(?: asuransi)? *$|^ *(?:detalle|estado|detalhes?|situacao|detail|suivi) d[aeiou]l? (?:siniestro|reclamo|sinistro|sinistre|reembolso|remboursement) *$/;
/** What each holds. */
const OF_CLAIMS =
  /claims? form|guia d|resumo d|reembolso|remboursement|reclamaci|siniestro|reclamo|sinistr|klaim|antrag/;
const claimForms = onceASheet((sheet) =>
  OF_CLAIMS.test(plainOfSheet(sheet)) ? sheet.segments.filter(({ plain }) => CLAIM_FORM.test(plain)) : [],
);
const TITLE_PITCH = 2.5;
const SAME_ROW = 0.5;

function height({ top, bottom }: Segment): number {
  return bottom - top;
}
