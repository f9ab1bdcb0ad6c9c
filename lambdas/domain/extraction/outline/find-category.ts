import type { Segment } from '../layout.ts';
import type { Category } from '../reading.ts';
import { hasWord, wordPattern } from '../word-pattern.ts';
import { CARE_WORDS } from './care-vocabulary.ts';
import { distinctMatches } from './distinct-matches.ts';

/** A provider says what it does in its name, at the top: words there count double. */
const TOP = 0.25;

/** What a hospital bills is hospital care where no word says more. */
const HOSPITAL = wordPattern(
  'hospital|krankenhaus|\\w*klinikum|spital|hopital|chu|rsu|rumah sakit|rs|rsud|sanatorio|sanatorium',
);

/** The kind of care that most of the document's words speak of; null when none does. */
export function findCategory(segments: readonly Segment[]): Category | null {
  const isTop = (segment: Segment) => segment.page === 1 && segment.top < TOP * segment.pageHeight;
  const all = segments.map(({ plain }) => plain).join('\n');
  const top = segments
    .filter(isTop)
    .map(({ plain }) => plain)
    .join('\n');
  const scores = CARE_WORDS.map(([category, pattern]) => {
    const score = distinctMatches(all, pattern).length + distinctMatches(top, pattern).length;
    return { category, score };
  });
  const [best] = scores.sort((a, b) => b.score - a.score);
  if (best && best.score > 0) return best.category;
  return hasWord(top, HOSPITAL) ? 'hospital' : null;
}
