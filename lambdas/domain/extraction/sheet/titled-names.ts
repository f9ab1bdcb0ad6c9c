import { joinWords, type Segment } from '../layout/layout.ts';
import { segmentsByHeight } from '../layout/segments-by-height.ts';
import { isTitle } from '../text/person-name.ts';
import { isProfessional } from '../words/professions.ts';

/** From top to top, in line heights, and how much one line's type may differ from the other's. */
const [LEAST_PITCH, WRAP_PITCH, SAME_TYPE] = [0.6, 1.75, 0.05];
const SAME_EDGE_POINTS = 3;
/** No paper names more physicians so; files made to exhaust a reader do, and for each all lines are looked through. */
const MOST_NAMES = 40;
/** A physician's title, whatever else stands before the name. */
const PHYSICIAN = /^(?:Univ\.-)?(?:Dr|Dra|Prof|Doz|PD|Priv\.-Doz)\.? /u;
const SHORTENED = /^\p{L}[\p{L}.-]*\.$/u;
const WORD = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u;

/** `Univ.-Doz. Dr. Raphaela` over `Gstettner`: titles leave room for no more than the given name, and the family's is the next line. */
export function joinTitledNames(segments: readonly Segment[]): readonly Segment[] {
  const firsts = segments.filter(isTitledGivenName).slice(0, MOST_NAMES);
  if (firsts.length === 0) return segments;
  const around = segmentsByHeight(segments);
  const joined = new Map<Segment, Segment>();
  const gone = new Set<Segment>();
  for (const first of firsts) {
    const height = first.bottom - first.top;
    const [from, to] = [first.top + LEAST_PITCH * height, first.top + WRAP_PITCH * height];
    const last = around.first(first, from, to, (line) => Math.abs(line.left - first.left) < SAME_EDGE_POINTS);
    const isLast = last && WORD.test(last.text) && Math.abs(last.bottom - last.top - height) < SAME_TYPE * height;
    if (!isLast || gone.has(last) || isProfessional(last.text) || !fillsColumn(first, last, segments)) continue;
    joined.set(first, joinWords([...first.words, ...last.words], first));
    gone.add(last);
  }
  return segments.filter((segment) => !gone.has(segment)).map((segment) => joined.get(segment) ?? segment);
}

/** Whether the second line would have had no room on the first: no line of their column reaches as far. */
function fillsColumn(first: Segment, last: Segment, segments: readonly Segment[]): boolean {
  const column = segments.filter(
    (line) => line !== first && line.page === first.page && Math.abs(line.left - first.left) < SAME_EDGE_POINTS,
  );
  const end = first.right + last.right - last.left;
  return column.length >= LEAST_LINES && column.every(({ right }) => right < end);
}

const LEAST_LINES = 4;

function isTitledGivenName({ text, words, lines }: Segment): boolean {
  if (lines > 1 || words.length < 2 || !PHYSICIAN.test(text)) return false;
  const names = words.filter(({ text: word }) => !isTitle(word) && !SHORTENED.test(word));
  return names.length === 1 && WORD.test(names[0]?.text ?? '') && words.at(-1) === names[0];
}
