import { isAligned, joinWords, type Segment } from '../layout/layout.ts';
import { type SegmentsByHeight, segmentsByHeight } from '../layout/segments-by-height.ts';
import { listedWords } from '../text/listed-words.ts';
import { areRows, hasAnnouncedBeside, hasFigureBeside } from './figure-beside.ts';

/** From top to top, in line heights, and how much one line's type may differ from the other's. */
const [LEAST_PITCH, WRAP_PITCH, SAME_TYPE] = [0.6, 1.75, 0.12];
/** A value follows its label more closely than this many times the distance of the line before. */
const NEXT_LINE = 1.3;
const SAME_EDGE_POINTS = 3;
const MOST_WORDS = 4;

const set = (...words: readonly string[]): ReadonlySet<string> => new Set(listedWords(...words));
/** What a company is by law. */
const FORMS = 'company limited ltd inc corporation co llc plc pvt pte gmbh ag sa ltda';
/** What an institution is. */
const KINDS =
  'hospital hospitals clinic clinics center centre centers centres physicians surgeons associates institute group pharmacy' +
  ' polyclinic laboratory laboratories dentistry medicine cardiology pediatrics paediatrics practice therapy physiotherapy rehabilitation' +
  ' imaging radiology diagnostics services insurance assurance hmo fund society trust scheme cooperative foundation' +
  ' versicherung versicherungen krankenversicherung krankenkasse gesundheitskasse ersatzkasse klinik assurances seguros';
/** What may stand before it on its line. */
const BEFORE =
  'medical health healthcare life general family internal dental eye surgical heart specialist care and & of';
const [FORM, LAST, ANY] = [set(FORMS), set(FORMS, KINDS), set(FORMS, KINDS, BEFORE)];
/** `Steirische` over `Gesundheitskasse`: no name by itself. */
const ADJECTIVE = /(?:^|\s)(?:\p{Lu}\p{Ll}+ische|Allgemeine|Deutsche)$/u;
/** Under `UHID` a label, with the insurer beside it; under a name its end. */
const ALSO_LABEL = /^ *(?:insurance|assurance) +(?:co|company) *$/;
/** `Payment Type` over `Insurance`, `Dr. Osei` over `Internal Medicine`, `Special charges` over `Laboratory`. */
const NO_NAME =
  /^(?:Dr|Prof|Mr|Mrs|Ms|Tgl)\.? | \/ |(?<!\p{L})(?:type|number|no|id|date|name|status|mode|method|category|total|amount|paid|pays|due|by|to|share|charges|fees?|claim|bill|patient|plan|primary|secondary)$/iu;

/**
 * Joins a name and its last line where that is nothing but what ends names (`Niva Bupa Health` / `Insurance`, `Kaveri
 * Lifeline` / `Hospital`): by itself the last line would pass for a label, and the first for the whole name.
 */
export function joinBrokenNames(segments: readonly Segment[]): readonly Segment[] {
  const lasts = segments.filter(endsName);
  if (lasts.length === 0) return segments;
  const around = segmentsByHeight(segments);
  const joined = new Map<Segment, Segment>();
  const gone = new Set<Segment>();
  for (const last of lasts) {
    const first = beginningOf(last, around);
    if (!first || gone.has(first)) continue;
    joined.set(first, joinWords([...first.words, ...last.words], first));
    gone.add(last);
  }
  return segments.filter((segment) => !gone.has(segment)).map((segment) => joined.get(segment) ?? segment);
}

function endsName({ words, lines, text }: Segment): boolean {
  if (lines > 1 || words.length > MOST_WORDS) return false;
  const last = words.at(-1);
  return (
    last !== undefined && LAST.has(bare(last)) && /^\p{Lu}/u.test(text) && words.every((word) => ANY.has(bare(word)))
  );
}

function bare({ text }: { readonly text: string }): string {
  return text.toLowerCase().replaceAll('.', '');
}

function beginningOf(last: Segment, around: SegmentsByHeight): Segment | undefined {
  const height = last.bottom - last.top;
  const isForm = last.words.slice(-1).every((word) => FORM.has(bare(word)));
  const first = around
    .between(last, last.top - WRAP_PITCH * height, last.top - LEAST_PITCH * height)
    .find(
      (line) =>
        Math.abs(line.bottom - line.top - height) < SAME_TYPE * height &&
        beginsName(line, isForm) &&
        (isAligned(line, last, SAME_EDGE_POINTS) || isUnderValue(last, line)),
    );
  if (!first || hasFigureBeside(last, around) || hasAnnouncedBeside(last, around)) return undefined;
  if (ALSO_LABEL.test(last.plain) && areRows(first, last, around)) return undefined;
  return isForm || ADJECTIVE.test(first.text) || !isLabel(last, last.top - first.top, around) ? first : undefined;
}

function beginsName({ words, text }: Segment, isForm: boolean): boolean {
  const isOpen = /(?:^|\s)(?:\p{Lu}[\p{L}’'-]*|of|and|&)$/u.test(text);
  return isOpen && words.length > (isForm || ADJECTIVE.test(text) ? 0 : 1) && !NO_NAME.test(text);
}

/** `Insurance` over `Aetna PPO`: words stand under it, as under the line before; under a name, its address, or the next row's `: 77`. */
function isLabel(last: Segment, pitch: number, around: SegmentsByHeight): boolean {
  return around
    .between(last, last.top + LEAST_PITCH * pitch, last.top + NEXT_LINE * pitch)
    .some((line) => line !== last && isAligned(line, last, SAME_EDGE_POINTS) && !/\d|^[:=]/.test(line.text));
}

/** `: Insurance - Niva Bupa Health` / `Insurance`: the value begins behind a sign of its line. */
function isUnderValue(last: Segment, { words, pageWidth }: Segment): boolean {
  return words.some(
    ({ box }, at) =>
      /[:–-]$/.test(words[at - 1]?.text ?? '') && Math.abs(box.x * pageWidth - last.left) < SAME_EDGE_POINTS,
  );
}
