import type { Category } from '../reading.ts';
import type { Segment } from '../sheet/layout.ts';
import { hasWord, wordPattern } from '../text/word-pattern.ts';
import { spokenWords } from './spoken-words.ts';
import type { WordList } from './word-list.ts';

/** A provider says what it does in its name, at the top: words there count double. */
const TOP = 0.25;
/** Every hospital does many kinds of care: its name decides only where nothing else speaks. */
const HOSPITAL_NAME =
  /\p{Lu}[\p{L}.'’]+ (?:Hospital|HOSPITAL|Klinikum|Krankenhaus)|(?:Rumah Sakit|Hôpital|Hospital) \p{Lu}/u;
const HOSPITAL = /\b(?:hospital|klinikum|krankenhaus|hopital|rumah sakit)\b/;

/** What a hospital bills is hospital care where no word says more. */
const HOSPITAL_WORDS = wordPattern(
  'hospital|krankenhaus|\\w*klinikum|spital|hopital|chu|rsu|rumah sakit|rs|rsud|sanatorio|sanatorium',
);

/** What a document says of one kind of care. */
export interface SpokenCare {
  readonly category: Category;
  readonly list: WordList;
  /** The different words of the list that the document holds. */
  readonly words: readonly string[];
}

/** The kind of care that most of the document's words speak of; null when none does. */
export function findCategory(segments: readonly Segment[], spoken: readonly SpokenCare[]): Category | null {
  const isTop = (segment: Segment) => segment.page === 1 && segment.top < TOP * segment.pageHeight;
  const top = segments
    .filter(isTop)
    .map(({ plain }) => plain)
    .join('\n');
  const wordsAtTop = spokenWords(top);
  const scores = spoken.map(({ category, list, words }) => {
    const atTop = wordsAtTop(list).length;
    const named = category === 'hospital' && HOSPITAL.test(top) ? 0.5 : 0;
    return { category, score: words.length + atTop + named };
  });
  const [best] = scores.sort((a, b) => b.score - a.score);
  if (best && best.score >= 1) return best.category;
  const isHospital = segments.some(({ text }) => HOSPITAL_NAME.test(text)) || hasWord(top, HOSPITAL_WORDS);
  return isHospital ? 'hospital' : null;
}
