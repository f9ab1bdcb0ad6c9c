import type { Document } from '../../document/document.ts';
import type { LabelHit } from '../labels/describe-label.ts';
import { findLabels, type KnownLabels } from '../labels/find-labels.ts';
import type { Concept } from '../labels/label-rule.ts';
import { cellsBeside, isNumberAlone } from '../layout/cells-beside.ts';
import { kindsBeside } from '../layout/kinds-beside.ts';
import { layOut, type Segment } from '../layout/layout.ts';
import { onceFor } from '../layout/once-for.ts';
import { findMoney } from '../text/money.ts';
import { findDates } from '../text/printed-date.ts';
import { bookedSlots } from './booked-slots.ts';
import { joinBrokenNames } from './broken-names.ts';
import { moveCaptionsBeforeValues } from './captions-behind-values.ts';
import { moveCaptionsOverValues } from './captions-under-values.ts';
import { joinCentredCells } from './centred-cells.ts';
import { columnSlots } from './column-slots.ts';
import { hasFigureAside } from './figure-aside.ts';
import { moveFiguresBehindLabels } from './figures-before-labels.ts';
import { figuresOverLabels } from './figures-over-labels.ts';
import { hangingSlots } from './hanging-slots.ts';
import { reachOverColumns } from './heads-over-columns.ts';
import { isPanel } from './is-panel.ts';
import { isNearlyNumber, isNearlyWhole, mayBeNumber, saysWhenToPay } from './nearly-whole.ts';
import { findNeighbours, type Neighbours } from './neighbours.ts';
import { withoutOtherBills } from './other-bills.ts';
import { outsideSlots } from './outside-slots.ts';
import { overLineSlots } from './over-line-slots.ts';
import { withoutPrefixes } from './prefixed-numbers.ts';
import { withoutReplacedColumns } from './replaced-columns.ts';
import { joinSpacedHeadings } from './spaced-headings.ts';
import { partTightHeads } from './tight-heads.ts';
import { joinTitledNames } from './titled-names.ts';
import { withoutTranslations } from './translated-labels.ts';
import { joinWrappedLabels } from './wrapped-labels.ts';

/** A stretch of text where the value of a label may stand. */
export interface Slot {
  readonly hit: LabelHit;
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
  readonly method: 'label-inside' | 'label-right' | 'label-below' | 'label-above' | 'sentence';
  /** 0 to 1: how naturally a value stands there. */
  readonly nearness: number;
}

/** A document laid out, its labels found, and for each label the places where its value may stand. */
export interface Sheet {
  readonly segments: readonly Segment[];
  readonly hits: readonly LabelHit[];
  readonly slots: readonly Slot[];
  readonly neighbours: Neighbours;
}

/** Lays a document out and finds its labels; once, since four steps ask, one after the other. */
export const sheetOf = onceFor((document: Document): Sheet => {
  const known: KnownLabels = new Map();
  const parted = partTightHeads(joinSpacedHeadings(withoutReplacedColumns(withoutOtherBills(layOut(document)))));
  const cells = joinWrappedLabels(joinCentredCells(parted), known);
  const named = joinTitledNames(joinBrokenNames(cells));
  const printed = reachOverColumns(moveFiguresBehindLabels(named));
  const labelled = labelsOf(printed, known);
  const segments = withCaptionsFirst(printed, labelled);
  const hits = segments === printed ? labelled : labelsOf(segments, known);
  const neighbours = findNeighbours(segments, hits);
  const found = findSlots(hits, neighbours);
  const slots = [
    ...found,
    ...overLineSlots(hits, segments),
    ...hangingSlots(hits, found, segments),
    ...figuresOverLabels(hits, segments, neighbours),
  ];
  return { segments, hits, neighbours, slots };
});

function labelsOf(segments: readonly Segment[], known: KnownLabels): readonly LabelHit[] {
  return withoutPrefixes(findLabels(segments, cellsBeside(segments), kindsBeside(segments), known));
}

/** Forms whose captions stand behind their values or under them, or twice before them, are read as others are. */
function withCaptionsFirst(segments: readonly Segment[], hits: readonly LabelHit[]): readonly Segment[] {
  const once = withoutTranslations(segments, hits);
  const before = once === segments ? moveCaptionsBeforeValues(segments, hits) : once;
  if (before !== once) return before;
  const left = new Set(once);
  return moveCaptionsOverValues(once, once === segments ? hits : hits.filter(({ segment }) => left.has(segment)));
}

/** How sure a label is to announce a concept, 0 when it does not. */
export function weightOf(hit: Pick<LabelHit, 'meanings'>, concept: Concept): number {
  let best = 0;
  for (const meaning of hit.meanings) {
    if (meaning.concept === concept && meaning.weight > best) best = meaning.weight;
  }
  return best;
}

function findSlots(hits: readonly LabelHit[], neighbours: Neighbours): Slot[] {
  const pairs = hits.filter(({ paired }) => paired).flatMap((hit) => pairedSlots(hit, hits[hit.index + 1], neighbours));
  const shared = new Set(pairs.map(({ hit }) => hit));
  const asides = new Set(hits.filter((hit) => hasFigureAside(hit, neighbours)));
  const outside = hits
    .filter((hit) => !shared.has(hit))
    .filter(
      (hit) =>
        (hit.whole || asides.has(hit) || (isNearlyWhole(hit) && !sharesLine(hit, hits))) &&
        (!neighbours.headers.has(hit) || isPanel(hit, neighbours)),
    )
    .flatMap((hit) => outsideSlots(hit, neighbours))
    .filter(mayBeNumber);
  const numbers = hits
    .filter((hit) => !shared.has(hit) && isNearlyNumber(hit))
    .flatMap((hit) => outsideSlots(hit, neighbours))
    .filter(({ segment }) => isNumberAlone(segment));
  const signed = hits.filter((hit) => isBeforeSign(hit, neighbours)).flatMap((hit) => outsideSlots(hit, neighbours));
  const claims = [...outside, ...numbers, ...signed.filter(({ method }) => method === 'label-right')];
  const owners = new Map<Segment, Slot>();
  for (const slot of claims.filter(mayHold)) {
    const owner = owners.get(slot.segment);
    if (!owner || strength(slot) > strength(owner)) owners.set(slot.segment, slot);
  }
  // A value belongs to one label: what another label claims more strongly is not offered to the weaker one.
  const granted = claims.filter((slot) => strength(owners.get(slot.segment) ?? slot) - strength(slot) < 0.04);
  const inside = hits
    .filter((hit) => !shared.has(hit) && !hit.whole && !asides.has(hit))
    .flatMap((hit) => insideSlots(hit, nextIn(hit, hits)));
  const booked = hits.filter((hit) => !neighbours.headers.has(hit)).flatMap((hit) => bookedSlots(hit, neighbours));
  const columns = [...neighbours.headers].flatMap((hit) => columnSlots(hit, neighbours));
  return [...pairs, ...inside, ...granted, ...booked, ...columns];
}

/** `: Rodrigo Ulloa N° afiliado` before `: 4471820-0`: a value and the next column's label set tightly, whose sign stands with its value. */
function isBeforeSign({ segment, end, start }: LabelHit, { rightOf }: Neighbours): boolean {
  return start > 0 && end === segment.text.length && /^[:=] ?\S/.test(rightOf(segment)?.text ?? '');
}

/** `Asuransi / No. Peserta : AIA / 409854`: two labels with a stroke between them have two values so parted, or one. */
function pairedSlots(first: LabelHit, second: LabelHit | undefined, neighbours: Neighbours): Slot[] {
  if (second?.segment !== first.segment) return [];
  const values =
    second.colon && !second.whole && !/^\s*$/.test(second.segment.text.slice(second.end))
      ? insideSlots({ ...second, leads: true }, undefined)
      : outsideSlots({ ...second, whole: true }, neighbours);
  return values.flatMap((slot) => {
    const between = [...slot.segment.text.slice(slot.from).matchAll(BETWEEN)];
    const [only] = between;
    if (!only || between.length > 1) {
      const whole = { ...slot, hit: first, nearness: slot.nearness * NEARLY };
      // `Bill No. & Date: CR-418 04-03-2026`: a date is found behind what it stands with.
      return second.meanings.some(({ concept }) => concept.endsWith('_date'))
        ? [whole, { ...slot, hit: second }]
        : [whole];
    }
    const middle = slot.from + only.index;
    return [
      { ...slot, hit: first, to: middle },
      { ...slot, hit: second, from: middle + only[0].length },
    ];
  });
}

const BETWEEN = /\s[/&+]\s|,\s(?=\S*\d)/g;

/** `Rechnungsbetrag Ablehnungsbetrag Erstattungsbetrag`: heads set tightly, none of them the line's only label. */
function sharesLine({ index, segment, end, meanings }: LabelHit, hits: readonly LabelHit[]): boolean {
  const next = hits[index + 1];
  if (next?.segment !== segment || saysWhenToPay({ segment, end })) return false;
  // `Quote-part 10 % à votre charge` says one thing twice.
  return next.meanings.some(({ concept }) => FIGURES.has(concept) && weightOf({ meanings }, concept) === 0);
}

const FIGURES: ReadonlySet<Concept> = new Set(['total_amount', 'insurance_amount', 'out_of_pocket']);
const AMOUNTS: ReadonlySet<Concept> = new Set([...FIGURES, 'max_coverage', 'insurance_percent', 'other_amount']);

const NEARLY = 0.85;

/**
 * `Prise en charge assurance` over `NSIA Assurances` or `2026/0773`: where no figure stands, a figure's label has nothing to claim;
 * nor has `I - Ingreso` over `HSL-4418`, where no date does.
 */
function mayHold({ hit, segment: { text, thousandths } }: Slot): boolean {
  if (hit.meanings.every(({ concept }) => concept.endsWith('_date')))
    return /\d/.test(text) && findDates(text, 'day-first').length > 0;
  if (!hit.meanings.every(({ concept }) => AMOUNTS.has(concept))) return true;
  return /\d/.test(text) && (/%/.test(text) || findMoney(text, thousandths).length > 0);
}

function strength({ hit, nearness }: Slot): number {
  return nearness * Math.max(...hit.meanings.map(({ weight }) => weight));
}

/** A name holds at most this many words that are labels elsewhere. */
const LABELS_IN_NAME = 4;

/** The label that ends a label's value: the next one of another field, or behind a name that holds a label's words the next number's. */
function nextIn(hit: LabelHit, hits: readonly LabelHit[]): LabelHit | undefined {
  const next = nextLabel(hits, hit.index);
  if (!hit.colon || hit.segment.lines > 1 || next?.colon) return next;
  for (let at = hit.index + 1; at <= hit.index + LABELS_IN_NAME && hits[at]?.segment === hit.segment; at += 1) {
    const later = hits[at];
    if (later && beginsAnew(later)) return later;
  }
  return next;
}

/** In characters; no value is longer, and a line of nothing but labels must not be read anew for each of them. */
const LONGEST_VALUE = 400;

/** The label that ends another's value. `Insured with Shannon Health Fund, member no. 7`: a name holds words of labels. */
function nextLabel(hits: readonly LabelHit[], index: number): LabelHit | undefined {
  const [hit, next] = [hits[index], hits[index + 1]];
  if (!hit || !next || next.segment !== hit.segment || next.colon) return next;
  const between = hit.segment.text.slice(hit.end, next.start);
  const isName = next.meanings.every(({ concept }) => /_name$|^insurance_amount$/.test(concept));
  const inName =
    isName && /^\p{Lu}[\p{L}’' -]* $/u.test(between) && /^\p{Lu}/u.test(next.segment.text.slice(next.start));
  return inName && hit.meanings.some(({ concept }) => /_name$/.test(concept)) ? hits[index + 2] : next;
}

function insideSlots(hit: LabelHit, next: LabelHit | undefined): Slot[] {
  const { segment } = hit;
  // Behind a colon the value may hold what elsewhere is a label: `Insurer: Metropolitan Life Insurance Company`.
  const cut = next?.segment === segment && (!hit.colon || next.colon || segment.lines > 1 || beginsAnew(next));
  const end = cut ? next.start : segment.text.length;
  const slot = { hit, segment, from: hit.end, to: Math.min(end, hit.end + LONGEST_VALUE) };
  if (segment.lines > 1) return [{ ...slot, method: 'sentence', nearness: hit.colon ? 0.95 : 0.8 }];
  if (hit.colon) return [{ ...slot, method: 'label-inside', nearness: hit.leads ? 1 : 0.95 }];
  if ((hit.leads && segment.words.length < 14) || beginsAnew(hit))
    return [{ ...slot, method: 'label-inside', nearness: 0.9 }];
  return [{ ...slot, method: 'sentence', nearness: 0.8 }];
}

/** `UNIQA, Versichertennummer 9389`: behind a comma a labelled number is another field, even without its colon; also where the line ends before its value. */
function beginsAnew({ segment, start, end, meanings }: LabelHit): boolean {
  const numbers = meanings.some(({ concept }) => /_id$|_number$/.test(concept));
  return (
    numbers &&
    /[,;(–-]\s*$/.test(segment.text.slice(Math.max(0, start - 3), start)) &&
    /^(?:\S*\d|\s*$)/.test(segment.text.slice(end))
  );
}
