import type { Document } from '../../document/document.ts';
import { isAligned, joinWords, type Segment } from './layout.ts';
import { type SegmentsByHeight, segmentsByHeight } from './segments-by-height.ts';

/** From top to top, in line heights, and how much one line's type may differ from the other's. */
const [LEAST_PITCH, WRAP_PITCH, SAME_TYPE] = [0.6, 1.42, 0.12];
const SAME_EDGE_POINTS = 3;
const MOST_WORDS = 4;

/** What a company is by law: also under its label the line goes on with the name. */
const FORMS = 'company limited ltd inc corporation co llc plc pvt pte gmbh ag sa ltda';
/** What an institution is, and so ends its name. */
const KINDS =
  'hospital hospitals clinic clinics center centre centers centres physicians associates institute group pharmacy laboratory laboratories' +
  ' dentistry practice therapy physiotherapy rehabilitation imaging radiology diagnostics services insurance assurance hmo fund society trust' +
  ' versicherung versicherungen krankenversicherung krankenkasse klinik assurances seguros';
/** What may stand before it. */
const BEFORE_KIND = 'medical health healthcare life general family dental eye surgical heart specialist care and & of';
const FORM: ReadonlySet<string> = new Set(FORMS.split(' '));
const LAST: ReadonlySet<string> = new Set(`${FORMS} ${KINDS}`.split(' '));
const ANY: ReadonlySet<string> = new Set(`${FORMS} ${KINDS} ${BEFORE_KIND}`.split(' '));
/** `Payment Type` over `Insurance`, `Run number` over `Group`: a label, not the beginning of a name. */
const NO_BEGINNING =
  /(?<!\p{L})(?:type|number|no|id|date|name|status|mode|method|category|total|amount|paid|pays|due|by|to|share|claim|bill|patient|plan|primary|secondary)$/iu;

/**
 * Joins a name and its last line where that is nothing but what ends names (`Niva Bupa Health` / `Insurance`, `Kaveri
 * Lifeline` / `Hospital`): by itself the last line would pass for a label, and the first for the whole name.
 */
export function joinBrokenNames(segments: readonly Segment[], document: Document): readonly Segment[] {
  const lasts = segments.filter(endsName);
  if (lasts.length === 0) return segments;
  const around = segmentsByHeight(segments);
  const pages = new Map(document.pages.map((page) => [page.number, page]));
  const joined = new Map<Segment, Segment>();
  const gone = new Set<Segment>();
  for (const last of lasts) {
    const page = pages.get(last.page);
    const first = beginningOf(last, around);
    if (!page || !first || gone.has(first)) continue;
    joined.set(first, joinWords([...first.words, ...last.words], page));
    gone.add(last);
  }
  return segments.filter((segment) => !gone.has(segment)).map((segment) => joined.get(segment) ?? segment);
}

function endsName({ words, lines, text }: Segment): boolean {
  if (lines > 1 || words.length > MOST_WORDS || !/^\p{Lu}/u.test(text)) return false;
  const all = words.map((word) => word.text.toLowerCase().replaceAll('.', ''));
  return LAST.has(all.at(-1) ?? '') && all.every((word) => ANY.has(word));
}

function beginningOf(last: Segment, around: SegmentsByHeight): Segment | undefined {
  const height = last.bottom - last.top;
  const isForm = FORM.has(last.words.at(-1)?.text.toLowerCase().replaceAll('.', '') ?? '');
  return around
    .between(last, last.top - WRAP_PITCH * height, last.top - LEAST_PITCH * height)
    .find(
      (first) =>
        Math.abs(first.bottom - first.top - height) < SAME_TYPE * height &&
        beginsName(first, isForm) &&
        (isAligned(first, last, SAME_EDGE_POINTS) ? isForm || !/:./.test(first.text) : isUnderValue(last, first)),
    );
}

function beginsName({ words, text }: Segment, isForm: boolean): boolean {
  return (
    words.length > (isForm ? 0 : 1) && /(?:^|\s)(?:\p{Lu}[\p{L}’'-]*|of|and|&)$/u.test(text) && !NO_BEGINNING.test(text)
  );
}

/** `: Insurance - Niva Bupa Health` / `Insurance`: the value begins behind a sign of its line. */
function isUnderValue(last: Segment, { words, pageWidth }: Segment): boolean {
  return words.some(
    ({ box }, at) =>
      /[:–-]$/.test(words[at - 1]?.text ?? '') && Math.abs(box.x * pageWidth - last.left) < SAME_EDGE_POINTS,
  );
}
