import type { LabelHit } from './labels/find-labels.ts';
import type { Concept } from './labels/label-rule.ts';
import type { Segment } from './layout.ts';

/** Who a section is about, by the words of its heading in plain text. */
const PARTIES: readonly (readonly [Concept, string])[] = [
  [
    'provider_name',
    'prestador|proveedor|emisor|emitente|contratado|prestataire|etablissement|leistungserbringer|provider|facility|clinic|hospital|penyedia|faskes|praxis|klinik|centro(?: medico)?',
  ],
  [
    'insurance_name',
    'pagador|asegurador|aseguradora|seguradora|operadora|convenio|assureur|assurance|mutuelle|payeur|versicherer|versicherung|krankenversicherung|kostentrager|krankenkasse|insurer|insurance|insurance company|payer|asuransi|penjamin|seguro',
  ],
  ['patient_name', 'paciente|patient|patienten|patientin|pasien|utente|beneficiario|beneficiaire'],
];
const ABOUT =
  '(?:informacion|datos|informacoes|dados|identificacion|identificacao|informations?|coordonnees|angaben|daten|data|informasi|detail)';
const OF = '(?:(?: (?:del?|la|do|da|du|de l|zum|zur|zu|des|der|sur|le|concernant))*)';
const HEADINGS = PARTIES.map(
  ([concept, words]) =>
    [
      concept,
      new RegExp(
        `^ *(?:${ABOUT}${OF} (?:${words})|(?:${words})(?: ?daten| s)? ?(?:information|info|details|data)?) *$`,
      ),
    ] as const,
);
const BARE_NAME = /^(?:nombre|nom|nome|nama|name|razon social|raison sociale|razao social|firma)$/;
/** A section's rows above a name are few, and begin near its heading's edge. */
const [MOST_ROWS, INDENT_POINTS] = [6, 60];

/** `Información del Pagador` / `Nombre: Sura EPS`: whose a bare `Nombre` is, the heading over it says. */
export function nameInSection(hits: readonly LabelHit[], segments: readonly Segment[]): readonly LabelHit[] {
  return hits.map((hit) => {
    const { segment, start, end, leads, colon } = hit;
    if (
      !leads ||
      !colon ||
      !BARE_NAME.test(
        segment.plain
          .slice(start, end)
          .replace(/[^a-z ]/g, '')
          .trim(),
      )
    )
      return hit;
    const concept = sectionOf(segment, segments);
    const isPart = concept === 'patient_name' && hits.some((other) => other !== hit && isFamilyName(other));
    return concept && !isPart ? { ...hit, meanings: [{ concept, weight: 0.95 }] } : hit;
  });
}

/** Beside `Apellidos` a `Nombre` is a part of the patient's name. */
function isFamilyName({ meanings }: LabelHit): boolean {
  return meanings.some(({ concept, weight }) => concept === 'family_name' && weight === 1);
}

function sectionOf(name: Segment, segments: readonly Segment[]): Concept | undefined {
  const above = segments
    .slice(0, segments.indexOf(name))
    .filter(
      ({ page, top, left }) => page === name.page && top < name.top && Math.abs(left - name.left) < INDENT_POINTS,
    );
  for (const { plain } of above.slice(-MOST_ROWS).reverse()) {
    const found = HEADINGS.find(([, heading]) => heading.test(plain.replace(/ *: *$/, '')));
    if (found) return found[0];
  }
  return undefined;
}
