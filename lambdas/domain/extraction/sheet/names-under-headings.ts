import type { LabelHit } from '../labels/describe-label.ts';
import type { Concept } from '../labels/label-rule.ts';
import type { Segment } from './layout.ts';

const ABOUT =
  '(?:informacion(?:es)?|datos|informacoes|dados|identificacion|identificacao|informations?|coordonnees|angaben|daten|data|informasi)';
const OF = '(?: (?:del?|la|do|da|du|l|zum|zur|zu|des|der|sur|le))*';

/** `Información del Pagador`, `Dados do Prestador`, `Angaben zum Versicherer`. */
function about(words: string): RegExp {
  return new RegExp(`^ *${ABOUT}${OF} (?:${words}) *:? *$`);
}

const PATIENT = 'paciente|patient(?:en|in)?|pasien|utente|beneficiaire|beneficiari[oa]';
const PROVIDER =
  'prestador|proveedor|emisor|emitente|contratado|prestataire|etablissement|leistungserbringer|penyedia|faskes';

/** `PRESTATAIRE DE SOINS`: nothing but whom the block is about. */
function bare(words: string): RegExp {
  return new RegExp(`^ *(?:${words})(?: de (?:soins|salud|saude|servic(?:ios|os)))? *$`);
}

const [BARE_PATIENT, BARE_PROVIDER] = [bare(PATIENT), bare(PROVIDER)];

/** What a heading says that the rows under it are about. */
const HEADINGS: readonly (readonly [Concept, RegExp])[] = [
  ['patient_name', /^ *(?:patient|claimant)(?: s)? (?:information|details?|info|data|demographics|particulars) *$/],
  ['patient_name', about(PATIENT)],
  ['patient_name', BARE_PATIENT],
  ['provider_name', BARE_PROVIDER],
  [
    'insurance_name',
    /^ *(?:primary |health |medical |patient )?(?:insurance|insurer|payer|coverage|carrier|hmo|plan)(?: (?:and|&|or) [a-z]+)?(?: (?:information|details?|info|data|coverage))? *$/,
  ],
  [
    'provider_name',
    /^ *(?:health ?care |service |billing |rendering |treating |medical )?(?:provider|facility|hospital|clinic|practice|pharmacy)(?: (?:and|&|or|diagnosis|[a-z]+))?(?: (?:information|details?|info|data))? *$/,
  ],
  [
    'insurance_name',
    about(
      'pagador|asegurador|aseguradora|seguradora|operadora|convenio|seguro|assureur|assurance|mutuelle|payeur|versicherer|versicherung|krankenversicherung|kostentrager|krankenkasse|asuransi|penjamin',
    ),
  ],
  ['provider_name', about(`${PROVIDER}|praxis|klinik|clinica|hospital|centro`)],
];
/** Rows that name whom the heading is about. */
const NAMES =
  /^ *(?:[•*-] *)?(?:name|nombre|nom|nome|nama|razon social|raison sociale|razao social|provider|company|carrier|payer|insurer|organi[sz]ation|facility|practice|hospital|clinic|billing|insurance)(?: (?:name|provider|company))? *$/;
/** Among a patient's data stands the insurer, too: only a name by itself is the patient's. */
const PERSONS_NAME = /^ *(?:[•*-] *)?(?:full )?(?:name|nombre|nom|nome|nama) *$/;
/** What a bare `Number` or `ID` under a heading numbers. */
const NUMBERS: readonly (readonly [Concept, RegExp])[] = [
  ['invoice_number', /^ *(?:invoice|bill|receipt|statement)(?: (?:information|details?|info|data))? *$/],
  ['claim_number', /^ *claims?(?: (?:information|details?|info|data))? *$/],
  [
    'insured_id',
    /^ *(?:insurance|insurer|payer|coverage|carrier|hmo|plan|member|membership|subscriber|insured)(?: (?:information|details?|info|data|coverage))? *$/,
  ],
];
const ANY_HEADING = new RegExp([...HEADINGS, ...NUMBERS].map(([, heading]) => heading.source).join('|'));
const NUMBER = /^ *(?:number|no|nr|num|id|id no|id number|#|ref|ref no|reference|reference no|reference number) *$/;
/** Rows of a block, from top to top, in line heights, and how many a block has at most. */
const PITCH = 2.6;
const MOST_ROWS = 8;
/** In line heights. */
const INDENT = 4;

/** `Insurance Information` over `Provider: Daman`, `Provider Information` over `Name: Lakeside Clinic`: the heading decides. */
export function underHeadings(hits: readonly LabelHit[], segments: readonly Segment[]): readonly LabelHit[] {
  const meant = new Map<Segment, Subject>();
  const labelled = new Set(hits.filter(({ colon }) => colon).map(({ segment }) => segment));
  for (const heading of segments) {
    const about = heading.lines > 1 || heading.words.length > 4 ? undefined : subjectOf(heading.plain);
    if (!about || labelled.has(heading) || isLabel(heading, segments)) continue;
    let last = heading;
    for (let row = 0; row < MOST_ROWS; row += 1) {
      const next = segments.find((other) => isNext(other, last, heading));
      if (!next || subjectOf(next.plain)) break;
      meant.set(next, about);
      last = next;
    }
  }
  if (meant.size === 0) return hits;
  return hits.map((hit) => {
    const about = meant.get(hit.segment);
    const label = hit.segment.plain.slice(0, hit.segment.text.indexOf(':'));
    const concept = namesSubject(label, about?.named) ? about?.named : NUMBER.test(label) ? about?.numbered : undefined;
    // `Apellidos` and `Nombre` are two parts of one name.
    const isPart = concept === 'patient_name' && hit.meanings.some((one) => one.concept === 'given_name');
    if (!concept || !hit.leads || isPart) return hit;
    return { ...hit, meanings: [{ concept, weight: WEIGHT }] };
  });
}

/** `Prestador   Clínica Vega`: a word alone is a heading where nothing but another heading stands on its row. */
function isLabel(heading: Segment, segments: readonly Segment[]): boolean {
  if (!BARE_PATIENT.test(heading.plain) && !BARE_PROVIDER.test(heading.plain)) return false;
  const half = (heading.bottom - heading.top) / 2;
  return segments.some(
    ({ page, top, plain }) => page === heading.page && Math.abs(top - heading.top) < half && !subjectOf(plain),
  );
}

function namesSubject(label: string, subject: Concept | undefined): boolean {
  return (subject === 'patient_name' ? PERSONS_NAME : NAMES).test(label);
}

const WEIGHT = 0.9;

/** What the rows under a heading name and number. */
interface Subject {
  readonly named: Concept | undefined;
  readonly numbered: Concept | undefined;
}

function subjectOf(plain: string): Subject | undefined {
  if (!ANY_HEADING.test(plain)) return undefined;
  const [named, numbered] = [HEADINGS, NUMBERS].map((of) => of.find(([, heading]) => heading.test(plain))?.[0]);
  return named || numbered ? { named, numbered } : undefined;
}

/** The next row of a label and its value: at the heading's edge, or indented behind a bullet. */
function isNext(other: Segment, above: Segment, heading: Segment): boolean {
  const apart = other.top - above.top;
  const height = Math.max(above.bottom - above.top, other.bottom - other.top);
  return (
    other.page === above.page &&
    other.left > heading.left - height &&
    other.left < heading.left + INDENT * height &&
    other.text.includes(':') &&
    apart > 0.6 * height &&
    apart < PITCH * height
  );
}
