import type { LabelHit } from '../labels/describe-label.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import { isAddressLine } from '../text/address-words.ts';
import { isGeneralName } from '../text/general-names.ts';
import { isParticle } from '../text/person-name.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { STREET_WORDS } from '../words/provider-words.ts';
import { aroundOnSheet } from './around-on-sheet.ts';
import type { Candidate } from './labelled-values.ts';
import { isLabelled } from './neighbours.ts';
import { hitsOn, slotsOn } from './on-segment.ts';
import { onceASheet } from './once-a-sheet.ts';
import type { Sheet, Slot } from './sheet.ts';

/** Lines of one wrapped value follow each other more closely than the rows of a form. */
const WRAP_PITCH = 1.45;
/** In a margin set widely they follow each other by up to this, and what comes then stands apart by as much more. */
const [WIDE_PITCH, APART] = [1.75, 1.2];
const AS_CLOSE = 1.1;
const SAME_EDGE_POINTS = 2.5;
const MAX_LINES = 3;

/**
 * A name that a narrow column breaks over several lines, made whole: the lines right under the value, at the same left
 * edge, that no label owns or begins.
 */
export function continueValue(
  found: Candidate,
  sheet: Sheet,
  fits: (line: string, before: string) => boolean = () => true,
): Candidate {
  const candidate = withParticles(found);
  const { segment, to } = candidate.slot;
  if (candidate.slot.method === 'sentence' || to < segment.text.length || !reachesEnd(candidate, segment)) return found;
  // `Services` may end a name as well as head a table: right under a name it is more of the name.
  const isOther = (hit: LabelHit) =>
    isLabelled(hit) && !hit.meanings.every(({ concept }) => concept === 'line_description');
  const isLabel = (line: Segment) => hitsOn(line, sheet).some(isOther);
  const isAlone = (line: Segment) => hitsOn(line, sheet).some((hit) => hit.whole && isOther(hit));
  const isOwned = (line: Segment) => slotsOn(line, sheet).some(({ method }) => method !== 'sentence');
  let [value, last] = [candidate.value, segment];
  // `ASEGURADORA Seguros` / `Atlántida`: in a narrow cell the name goes on under its label.
  // `: Aldo Renzo Villafuerte` / `Paz`: the cell begins with the sign.
  const goesOn = isGeneralName(value) || endsOpen(value) || /^[:=] \S/.test(segment.text);
  const lefts = [valueLeft(candidate, segment), ...(goesOn ? [segment.left] : []), ...signLeft(candidate, segment)];
  for (let line = 1; line < MAX_LINES; line += 1) {
    const next = nextLine(last, lefts, sheet, candidate.slot, endsOpen(value));
    if (!next || isLabel(next) || isOwned(next) || !fits(next.text, value)) break;
    if (isAddressLine(next.plain) || OF_PLAN.test(next.plain) || BRANCH.test(next.plain) || OWNER.test(next.text))
      break;
    if (namesAgain(next, value) || labelBeside(next, isAlone, candidate.slot.hit.segment, sheet)) break;
    // `Centre dentaire Beauharnois-` / `Est`
    const isParted = last.text.endsWith(',') && COMPANY.test(next.text);
    // `Krankenversiche-` / `rungsverein`: a small letter goes on with a divided word.
    const isDivided = DIVIDED.test(last.text) && /^\p{Ll}/u.test(next.text);
    const before = isDivided ? value.replace(/-$/, '') : value;
    value = `${before}${isDivided ? '' : last.text.endsWith('-') ? '-' : isParted ? ', ' : ' '}${next.text}`;
    value = value.replace('--', '-');
    last = next;
  }
  return last === segment ? found : { ...candidate, value, printed: value };
}

const DIVIDED = /\p{L}-$/u;

/** `Insurance Company of`, `Nur Aisyah binte`: behind its last word more of a name has to follow. */
export function endsOpen(name: string): boolean {
  const last = name.split(' ').at(-1) ?? '';
  // `… a.` of `a. G.`; `S. A.` is whole.
  return (isParticle(last) && last.length > 1 && last === last.toLowerCase()) || OPEN.test(last) || last === 'a.';
}

const OPEN = /^(?:bin|bint[ei]|of|for|and|the|für|mit|pour|para|com|con|dan|&)$/i;

/** `Grupo Nacional Provincial,` over `S.A.B.`: what a company is stands behind its comma. */
const COMPANY = /^(?:S\.? ?A\.?|S\.? ?L\.?|S\. de|Inc|Ltd|Limited|LLC|L\.L\.C|Ltda|Lda|Tbk|e\. ?V)/;

/** Under an insurer stands the plan, with the word for it. */
const OF_PLAN =
  /^ *(?:formule|plan|plano|option|opcion|opcao|contrat|contrato|offre|gamme|niveau|tarif|produkt|produk|paket|modalidad|modalidade|categoria|polic[ey]|police|polis|poliza|apolice) /;

/** Or where its office is, and which of them. */
const BRANCH =
  /^ *(?:landesstelle|geschaftsstelle|bezirksdirektion|regionaldirektion|kundencenter|agence|succursale|sucursal|agencia|delegacion|(?:area|departamento|direccion|direcao|gerencia|division|divisao) de|departemen|bagian|abteilung)(?: |$)/;

/** Under a practice, whose it is: `Mme Ludivine Hamon, ostéopathe`, `Inh. Detlef Grahl`. */
const OWNER = /^(?:Inh(?:aber(?:in)?)?[.:]?|Mme|Mlle|M\.|Dres?\.?|Drs?\.|Dra\.|Frau|Herr|Sra?\.|Propr?\.) \p{Lu}/u;

/** `Sanitas` over `Sanitas, S.A. de Seguros`: the name in everyday use, and then that of the law, which holds its first word. */
function namesAgain({ plain }: Segment, value: string): boolean {
  const [first = ''] = plainText(value).trim().split(/ +/);
  return first.length > 2 && ` ${plain} `.includes(` ${first} `);
}

function reachesEnd(candidate: Candidate, segment: Segment): boolean {
  const text = segment.text.trimEnd();
  return ['', ',', '-'].some((end) => text.endsWith(`${candidate.printed}${end}`));
}

/** `Maria Fernanda de la` / `Cruz Ortega`: a name's small words at the line's end belong to what follows. */
function withParticles(candidate: Candidate): Candidate {
  const { segment, to } = candidate.slot;
  const from = segment.text.lastIndexOf(candidate.printed);
  const rest = segment.text.slice(from + candidate.printed.length, to).trim();
  if (from < 0 || rest === '' || !rest.split(' ').every(isParticle)) return candidate;
  return { ...candidate, value: `${candidate.value} ${rest}`, printed: `${candidate.printed} ${rest}` };
}

function valueLeft({ printed }: Candidate, segment: Segment): number {
  return leftOf(segment, segment.text.lastIndexOf(printed));
}

/** `Perusahaan Asuransi : PT Asuransi Jiwa` / `Sejahtera`: so it may where the label is on the same line. */
function signLeft({ printed }: Candidate, segment: Segment): readonly number[] {
  const at = segment.text.lastIndexOf(printed);
  return / : $/.test(segment.text.slice(0, at)) ? [leftOf(segment, at - 2)] : [];
}

/** Where a segment that may stand elsewhere than it is printed has one of its characters. */
function leftOf(segment: Segment, at: number): number {
  return segment.left + (placeOf(segment, at).box.x - placeOf(segment, 0).box.x) * segment.pageWidth;
}

function nextLine(
  last: Segment,
  lefts: readonly number[],
  sheet: Sheet,
  { hit, method }: Slot,
  isOpen: boolean,
): Segment | undefined {
  const height = last.bottom - last.top;
  const below = aroundOnSheet(sheet)(last.page, last.top, last.top + (1 + APART) * WIDE_PITCH * height);
  // `Seguro: Pan-American Life` / `Insurance, S.A.`: across a till's roll what had no more room goes on at the paper's edge.
  const isRun = (other: Segment) => method === 'label-inside' && hit.colon && hadNoRoom(other, last, sheet);
  // `Debeka Krankenversicherungsverein a.` over `G.`, both at the right margin.
  const isFlushRight = (other: Segment) => Math.abs(other.right - last.right) < SAME_EDGE_POINTS;
  const next = below.find(
    (other) =>
      lefts.some((left) => isNextLine(other, last, left)) ||
      (isNextLine(other, last, last.left) && isRun(other)) ||
      (isOpen && isNextLine(other, last, other.left) && isFlushRight(other)),
  );
  if (!next || next.top - last.top < WRAP_PITCH * height) return next;
  // `ZUSATZVERSICHERUNG` / `UNIQA Österreich` / `Versicherungen AG`, and the next label farther below.
  const pitch = next.top - last.top;
  const isOwn =
    method === 'label-below' && hit.segment.page === last.page && last.top - hit.segment.top < AS_CLOSE * pitch;
  const isApart = !below.some(
    (other) =>
      other.top > next.top + height / 2 &&
      other.top < next.top + APART * pitch &&
      Math.abs(other.left - next.left) < SAME_EDGE_POINTS,
  );
  return isOwn && isApart ? next : undefined;
}

/** Whether a line's first word would have reached beyond all text, had it stood at the end of the line before. */
function hadNoRoom({ words, text, pageWidth }: Segment, last: Segment, sheet: Sheet): boolean {
  const [first] = words;
  const end = last.right + (first ? (first.box.width * pageWidth * (first.text.length + 1)) / first.text.length : 0);
  return first !== undefined && last.lines === 1 && !text.includes(':') && end > (rightmost(sheet).get(last.page) ?? 0);
}

const rightmost = onceASheet(({ segments }) => {
  const ends = new Map<number, number>();
  for (const { page, right } of segments) ends.set(page, Math.max(ends.get(page) ?? 0, right));
  return ends;
});

function isNextLine(other: Segment, last: Segment, left: number): boolean {
  const pitch = other.top - last.top;
  const height = last.bottom - last.top;
  return (
    pitch > 0.6 * height &&
    pitch < WIDE_PITCH * height &&
    Math.abs(other.left - left) < SAME_EDGE_POINTS &&
    /^[\p{L}(&–-]/u.test(other.text) &&
    !/\d{3}/.test(other.text) &&
    !(/\d/.test(other.text) && hasWord(other.plain, STREET_WORDS))
  );
}

/** A label without its value to the left on the same row, or what stands where this value's own label does, has the line for its value. */
function labelBeside(line: Segment, isAlone: (segment: Segment) => boolean, label: Segment, sheet: Sheet): boolean {
  const row = sheet.neighbours.row(line);
  const before = row[row.indexOf(line) - 1];
  return before !== undefined && (isAlone(before) || Math.abs(before.left - label.left) < SAME_EDGE_POINTS);
}
