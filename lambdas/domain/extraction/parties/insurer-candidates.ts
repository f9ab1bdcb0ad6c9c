import type { Insurer } from '../../insurers/insurer.ts';
import { type InsurerMatch, matchInsurers } from '../../insurers/match-insurer.ts';
import { joinBoxes, placeOf, type Segment } from '../layout/layout.ts';
import type { Place } from '../reading.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import { type Candidate, labelledValues } from '../sheet/labelled-values.ts';
import { hitsOn, slotsOn } from '../sheet/on-segment.ts';
import { type Sheet, type Slot, weightOf } from '../sheet/sheet.ts';
import { continueValue } from '../sheet/wrapped-value.ts';
import { isGeneralName } from '../text/general-names.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { BODIES, INSURER_BRANDS, INSURER_WORDS, NO_INSURER_WORDS } from '../words/insurer-words.ts';
import { beginsAsTitle } from '../words/paper-title.ts';
import { endOfName } from './end-of-name.ts';
import { insurerOfClaimForm } from './insurer-of-claim-form.ts';
import { insurerOfStatement } from './insurer-of-statement.ts';
import { insurersInRuns } from './insurers-in-runs.ts';
import { isInsurer } from './is-insurer.ts';
import { isNamedAside } from './is-named-aside.ts';
import { isNoName } from './is-no-name.ts';
import { isOfOtherRole } from './is-of-other-role.ts';
import { isPartOfName } from './is-part-of-name.ts';
import { linesOfInsurers } from './lines-of-insurers.ts';
import { payerBehindWord } from './name-behind-word.ts';
import { paidNothing } from './paid-nothing.ts';
import { readOrganization } from './read-organization.ts';
import { withoutRowLetter } from './without-row-letter.ts';

/** No bill names more; files made to exhaust a reader do. */
const MOST_CANDIDATES = 200;

/** A name that may be the insurer's, and where it stands. */
export interface InsurerCandidate {
  readonly value: string;
  readonly segment: Segment;
  readonly place: Place;
  /** How well a label of the insurer announces it, 0 to 1; 0 without. */
  readonly labelled: number;
  /** What announced or found it. */
  readonly method: string;
  readonly slot?: Slot;
}

/** All names that may be the insurer's: beside its labels, of payers in sentences, with a word of its trade or in the registry. */
export function insurerCandidates(sheet: Sheet, registry: readonly Insurer[]): readonly InsurerCandidate[] {
  const found: InsurerCandidate[] = labelledInsurers(sheet, registry).map(({ value, place, score, method, slot }) => ({
    value,
    segment: slot.segment,
    place,
    labelled: score,
    method,
    slot,
  }));
  const lines = linesOfInsurers(sheet);
  for (const segment of sheet.segments) {
    const runs = insurersInRuns(segment, lines.has(segment), registry);
    if (runs.length === 0 || paidNothing(segment, sheet)) continue;
    for (const { start: first, end } of runs) {
      const named = segment.text.slice(first, end);
      const start = first + ((LEADING_DEPARTMENT.exec(named) ?? LEADING_KIND.exec(named))?.[0].length ?? 0);
      const value = segment.text.slice(start, end);
      const slot = slotsOn(segment, sheet).find(
        ({ hit, from, to }) => weightOf(hit, 'insurance_name') > 0 && from <= start && to >= end,
      );
      const labelled = slot ? weightOf(slot.hit, 'insurance_name') * slot.nearness : 0;
      const isLabel =
        !isInsurersName(value, registry) && hitsOn(segment, sheet).some((hit) => hit.start <= start && hit.end >= end);
      if (!isLabel && !isGeneralName(value) && !beginsAsTitle(plainText(value))) {
        const rest = restBelow(segment, start, end, sheet, registry);
        const own = placeOf(segment, start, end);
        found.push({
          value: rest ? `${value}${segment.text.slice(end).trimEnd()} ${rest.text}` : value,
          segment,
          place: rest ? joinBoxes(own, placeOf(rest)) : own,
          labelled,
          method: 'run',
          ...(slot && { slot }),
        });
      }
    }
  }
  const behindWord = payerBehindWord(sheet);
  if (behindWord) found.push(behindWord);
  for (const writer of [insurerOfStatement(sheet), insurerOfClaimForm(sheet)]) {
    if (writer && !found.some(({ segment, method }) => segment === writer.segment && method === 'run'))
      found.push(writer);
  }
  return found.slice(0, MOST_CANDIDATES).filter((candidate) => !isOfOtherRole(candidate, sheet));
}

/** `Blue Cross Blue Shield of` over `Texas`, `PT Asuransi Allianz` over `Life Indonesia`: what a narrow cell breaks off. */
function restBelow(
  segment: Segment,
  start: number,
  end: number,
  sheet: Sheet,
  registry: readonly Insurer[],
): Segment | undefined {
  const [name, behind] = [segment.text.slice(start, end), segment.text.slice(end).trim()];
  const goesOn = behind === 'of';
  if (!goesOn && (behind !== '' || matchInsurers(name, registry, true).length > 0)) return undefined;
  const left = placeOf(segment, start, end).box.x * segment.pageWidth;
  const height = segment.bottom - segment.top;
  return aroundOnSheet(sheet)(segment.page, segment.top, segment.bottom + height).find(
    (line) =>
      line.top > segment.top + height / 2 &&
      Math.abs(line.left - left) < SAME_EDGE_POINTS &&
      /^\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?$/u.test(line.text) &&
      (goesOn || isRegistered(`${name} ${line.text}`, registry)),
  );
}

/** Whether all of a text is a name of the registry, letter for letter. */
function isRegistered(text: string, registry: readonly Insurer[]): boolean {
  return matchInsurers(text, registry, true).some(
    ({ similarity, start, end }) => similarity === 1 && end - start === text.length,
  );
}

const SAME_EDGE_POINTS = 3;

function labelledInsurers(sheet: Sheet, registry: readonly Insurer[]): readonly Candidate[] {
  return (
    labelledValues(sheet, 'insurance_name', (text, inSentence) => {
      const known = inSentence ? firstNamed(text, registry) : undefined;
      if (!known) return readOrganization(text, inSentence);
      const end = endOfName(known, text);
      return { value: text.slice(known.start, end), start: known.start, end, quality: 1 };
    })
      .map((candidate) => withoutKind(candidate, registry))
      .map((candidate) => withoutOther(candidate, registry))
      .map((candidate) => withoutRowLetter(candidate, sheet))
      .filter(
        ({ value, slot }) =>
          !isPartOfName(slot) &&
          (!isBilled(slot, sheet) || isInsurer(value, registry)) &&
          (slot.hit.colon || slot.method !== 'label-inside' || startsWithCapital(value)),
      )
      // Under a bill's addressee stands its address; `PRESTADORA DE SALUD` under `RIMAC S.A. ENTIDAD` is what it is.
      .map((candidate) => continueValue(candidate, sheet, isAddressee(candidate) ? isOfTrade : undefined))
      .map(withoutDepartment)
      .filter(({ value }) => !isGeneralName(value))
      .filter((candidate) => !isNoName(candidate, (value) => isInsurer(value, registry)))
  );
}

/** `Krankenkasse` over `Akupunktur   130,00`: on its row stands what is billed for it. */
function isBilled({ segment, method, hit }: Slot, { neighbours }: Sheet): boolean {
  const [first, second, third] = neighbours.row(segment);
  const isPriced = first === segment && !third && second !== undefined && second.amounts.length > 0;
  return method === 'label-below' && !hit.colon && isPriced;
}

const DEPARTMENT =
  /,? [–—-] (?=(?:(?:Bagian|Unit|Divisi|Departemen|Abteilung|Service|Servicio|Servi[çc]o|Dept\.?|Departamento|Direcci[óo]n) )?(?:Klaim|Claims?|Leistung\p{L}*|Erstattung\p{L}*|Siniestros|Sinistros?|Reembolsos?|Remboursements?|Prestations|Prestaciones|Tramitaci[óo]n|Customer)(?!\p{L})).*$/u;

/** `Bagian Klaim Asuransi Sinar Mas`: or before the name. */
const LEADING_DEPARTMENT =
  /^(?:(?:Bagian|Divisi|Departemen|Unit) Klaim|(?:Health |Medical )?Claims (?:Department|Dept\.?|Team|Unit),?|Leistungsabteilung|Abteilung Leistung(?:en)?|Service (?:des )?(?:[Pp]restations|[Rr]emboursements|[Ss]inistres)|(?:Departamento|Dpto\.?|Depto\.?|Setor) de (?:[Ss]iniestros|[Ss]inistros|[Rr]eembolsos?))(?: (?:der|des|de la|du|de|d[ao]|of(?: the)?))? (?=\p{Lu})/u;

/** `Privatarztversicherung UNIQA Österreich Versicherungen AG`: of which kind it is, and then whose. */
const LEADING_KIND = /^\p{Lu}\p{Ll}+versicherung (?=\p{Lu}{2,} )/u;

/** `BCA Life – Klaim Kesehatan`: behind the dash is which of its departments a bill goes to. */
function withoutDepartment(candidate: Candidate): Candidate {
  const value = candidate.value.replace(DEPARTMENT, '').replace(LEADING_DEPARTMENT, '');
  return value === candidate.value || value === '' ? candidate : { ...candidate, value, printed: value };
}

function isOfTrade(line: string): boolean {
  const plain = plainText(line);
  return (
    (hasWord(plain, INSURER_WORDS) || hasWord(plain, BODIES)) && !hasWord(plain, NO_INSURER_WORDS) && !/\d/.test(line)
  );
}

const BELIEVED = 0.5;

function isAddressee({ slot }: Candidate): boolean {
  return weightOf(slot.hit, 'insurance_name') < BELIEVED;
}

/** `Ana Ruiz / BNI Life Insurance`: of two names with a stroke between them the one that is an insurer's. */
function withoutOther(candidate: Candidate, registry: readonly Insurer[]): Candidate {
  const parts = candidate.value.split(' / ');
  const [only, other] = parts.length === 2 ? parts.filter((part) => isInsurer(part, registry)) : [];
  return only === undefined || other !== undefined ? candidate : { ...candidate, value: only, printed: only };
}

const KIND =
  /^(?:asuransi|jaminan|penjamin|seguro|conv[eê]nio|assurance|versicherung|insurance)\b(\s*[-–—:/])?\s*(?=\p{Lu})/iu;

/** `Cara Bayar: JAMINAN - Jasa Raharja`, `Asuransi Prudential Indonesia`: how it is paid, and then by whom. */
function withoutKind(candidate: Candidate, registry: readonly Insurer[]): Candidate {
  const [kind, dash] = KIND.exec(candidate.value) ?? [];
  const value = candidate.value.slice(kind?.length ?? 0);
  const known = () => isAddressee(candidate) && matchInsurers(value, registry, true).length > 0;
  if (kind === undefined || (dash === undefined && !known())) return candidate;
  return { ...candidate, value, printed: value };
}

/** The longest of the names that a sentence goes on with. */
function firstNamed(text: string, registry: readonly Insurer[]): InsurerMatch | undefined {
  const near = matchInsurers(text.slice(0, 80), registry, false).filter(
    ({ start, end }) => start < 25 && !isNamedAside(text, start, end),
  );
  return near.sort((a, b) => b.end - b.start - (a.end - a.start))[0];
}

function startsWithCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text) || /^(?:nib|laya)\b/.test(text);
}

/** Whether a name is one insurer's by itself, and no label: `BPJS`. */
function isInsurersName(value: string, registry: readonly Insurer[]): boolean {
  return hasWord(plainText(value), INSURER_BRANDS) || matchInsurers(value, registry, false).length > 0;
}
