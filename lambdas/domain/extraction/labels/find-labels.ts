import type { Segment } from '../sheet/layout.ts';
import { describeLabel, type FoundLabel, isLabelsEnd, type LabelHit } from './describe-label.ts';
import { type LabelGroup, matchLabels } from './match-labels.ts';

/** Every label in the segments, at most one at any spot: the longest wording wins. */
export function findLabels(segments: readonly Segment[]): LabelHit[] {
  const found = segments.flatMap(labelsIn);
  return found.map((hit, index) => ({ ...hit, index }));
}

function labelsIn(segment: Segment): FoundLabel[] {
  const groups = matchLabels(segment);
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
    const isPaired = next && !sharesConcept(group, next) && isPair(segment, end, next[0].start, next[0].end);
    const place = last === undefined ? 'first' : last.paired && hits.at(-1) === last ? 'second' : 'later';
    const hit = describeLabel(segment, start, end, group, place, isPaired ? next[0].start : undefined);
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

/** Nothing but a stroke or a word for and between two labels, and nothing but a colon behind the second. */
function isPair({ text, lines }: Segment, firstEnd: number, secondStart: number, secondEnd: number): boolean {
  if (lines > 1 || secondEnd > text.length) return false;
  return AND.test(text.slice(firstEnd, secondStart)) && isLabelsEnd(text.slice(secondEnd));
}

const AND = /^[\s.°º]*(?:[/&+]\s*-?|\s(?:and|und|u\.|et|y|e|dan) -?)$/;
