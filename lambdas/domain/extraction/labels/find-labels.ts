import { NUMBER_BESIDE } from '../layout/cells-beside.ts';
import type { Segment } from '../layout/layout.ts';
import type { ValueKind } from '../layout/value-kind.ts';
import { describeLabel, type FoundLabel, isLabelsEnd, type LabelHit } from './describe-label.ts';
import { withLabelByCaption } from './label-by-caption.ts';
import type { LabelMatch } from './label-match.ts';
import { type LabelGroup, matchLabels } from './match-labels.ts';

/** The labels of segments that were looked through, where nothing stood beside them. */
export type KnownLabels = Map<Segment, readonly FoundLabel[]>;

/**
 * Every label in the segments, at most one at any spot: the longest wording wins.
 * @param beside what stands beside a segment; see `cellsBeside`.
 * @param kinds of what kind the value beside a segment is; see `kindsBeside`.
 * @param known what was found before; what is found is added.
 */
export function findLabels(
  segments: readonly Segment[],
  beside: ReadonlyMap<Segment, string> = new Map(),
  kinds: ReadonlyMap<Segment, ValueKind> = new Map(),
  known: KnownLabels = new Map(),
): LabelHit[] {
  const hits: LabelHit[] = [];
  for (const segment of segments) {
    const next = beside.get(segment) ?? '';
    const kind = kinds.get(segment);
    const isAlone = next === '' && kind === undefined;
    const found = (isAlone ? known.get(segment) : undefined) ?? labelsIn(segment, next, kind);
    if (isAlone) known.set(segment, found);
    for (const hit of found) hits.push({ ...hit, index: hits.length });
  }
  return hits;
}

function labelsIn(segment: Segment, beside: string, kind: ValueKind | undefined): FoundLabel[] {
  const groups = withLabelByCaption(segment, matchLabels(segment, beside), kind);
  const hits: FoundLabel[] = [];
  for (const [at, group] of groups.entries()) {
    const [{ start, end }] = group;
    const last = hits.at(-1);
    // `Date d'envoi à la mutuelle :` is one label; what else its words would mean is not asked.
    if (last && start < last.end) {
      if (!decides(group, last)) continue;
      hits.pop();
    }
    const next = groups[at + 1];
    const isPaired = next && !sharesConcept(group, next) && isPair(segment, end, next[0]);
    const place = last === undefined ? 'first' : last.paired && hits.at(-1) === last ? 'second' : 'later';
    const hit = describeLabel(
      segment,
      start,
      end,
      group,
      { place, isOnly: groups.length === 1, colonBeside: beside !== '' && !beside.startsWith(NUMBER_BESIDE) },
      isPaired ? next[0].start : undefined,
    );
    if (hit) hits.push(hit);
  }
  return hits;
}

/** `Primary diagnosis:`, `Patient signature:`: what a name's label says last before its colon is what stands behind it. */
function decides(group: LabelGroup, { segment, colon, meanings }: FoundLabel): boolean {
  return (
    colon &&
    isLabelsEnd(segment.text.slice(group[0].end)) &&
    meanings.some(({ concept }) => concept.endsWith('_name')) &&
    group.every(({ rule }) => rule.concept.startsWith('other_'))
  );
}

/** `Customer / patient` names one field twice. */
function sharesConcept(first: LabelGroup, second: LabelGroup): boolean {
  return first.some(({ rule }) => second.some((other) => other.rule.concept === rule.concept));
}

/** Nothing but a stroke between two labels, or a word for and before a date's, and nothing but a colon behind the second. */
function isPair({ text, lines }: Segment, firstEnd: number, { rule, start, end }: LabelMatch): boolean {
  if (lines > 1 || end > text.length || !isLabelsEnd(text.slice(end))) return false;
  const between = text.slice(firstEnd, start);
  return STROKE.test(between) || (rule.concept.endsWith('_date') && AND.test(between));
}

const STROKE = /^[\s.°º]*\/\s*-?$/;
const AND = /^[\s.°º]*(?:[&+]\s*|\s(?:and|und|u\.|et|y|e|dan) -?)$/;
