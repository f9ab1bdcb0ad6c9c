import type { Segment } from '../layout/layout.ts';
import { segmentsByHeight } from '../layout/segments-by-height.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';

const REPLACED = anyWordPattern(
  'previous(?:ly)?|before|original(?:ly)?|old|bisher\\w*|vorher\\w*|ursprunglich\\w*|alt(?:er)?|anterior(?:es)?|antes|originale?s?',
  'ancien(?:ne)?s?|precedent(?:e)?s?|avant|initial(?:e)?s?|sebelum(?:nya)?|semula|lama',
);
const CORRECTED = anyWordPattern(
  'corrected|revised|amended|korrigiert\\w*|berichtigt\\w*|corregid[oa]s?|rectificad[oa]s?|corrige(?:e)?s?|rectifie(?:e)?s?|corrigid[oa]s?|retificad[oa]s?',
  '(?:di)?koreksi|terkoreksi|menjadi',
);
const DIFFERENCE = anyWordPattern(
  'difference|differenz|unterschied|diferencia|diferenca|ecart|selisih|variation|change',
);
const MOST_WORDS = 3;

type Kind = 'replaced' | 'corrected' | 'difference';

/**
 * `Previous value   Corrected value   Difference`: of an invoice that corrects another one only what is corrected counts. The figures of the
 * other columns are left out, on rows that have one for each of the heads.
 */
export function withoutReplacedColumns(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some((one) => mayHead(one) && hasWord(one.plain, CORRECTED))) return segments;
  const firsts = segments.filter((one) => kindOf(one) === 'replaced' || kindOf(one) === 'corrected');
  const around = segmentsByHeight(segments);
  const rowOf = (segment: Segment) => {
    const half = (segment.bottom - segment.top) / 2;
    return around
      .between(segment, segment.top - half, segment.top + half)
      .toSorted((one, other) => one.left - other.left);
  };
  const heads = firsts.flatMap((first) => {
    const kinds = rowOf(first)
      .filter(({ left }) => left >= first.left)
      .map(kindOf);
    return kinds.includes('replaced') && kinds.includes('corrected') ? [{ first, kinds }] : [];
  });
  if (heads.length === 0) return segments;
  const gone = new Set<Segment>();
  for (const segment of segments) {
    const over = heads.findLast(({ first }) => first.page === segment.page && first.bottom <= segment.top);
    if (!over || !isFigure(segment)) continue;
    const figures = rowOf(segment).filter(isFigure);
    const kind = over.kinds[figures.indexOf(segment)];
    if (figures.length === over.kinds.length && (kind === 'replaced' || kind === 'difference')) gone.add(segment);
  }
  return segments.filter((segment) => !gone.has(segment));
}

function mayHead({ words, text }: Segment): boolean {
  return words.length <= MOST_WORDS && !/\d/.test(text);
}

function kindOf(segment: Segment): Kind | undefined {
  if (!mayHead(segment)) return undefined;
  const { plain } = segment;
  if (hasWord(plain, CORRECTED)) return 'corrected';
  if (hasWord(plain, DIFFERENCE)) return 'difference';
  return hasWord(plain, REPLACED) ? 'replaced' : undefined;
}

/** A figure alone; one of nothing may have no decimals. */
function isFigure({ text, money }: Segment): boolean {
  return money.length === 1 && !/\p{L}{4}/u.test(text);
}
