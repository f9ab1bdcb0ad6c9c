import type { Segment } from '../layout/layout.ts';
import type { Category } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { isUnticked } from '../text/unticked-box.ts';
import { ANY_DOCTORS, ANY_HOSPITALS, CODE_WORDS, NO_CARE } from './care-contexts.ts';
import { wentBefore } from './care-in-passing.ts';
import { CARE_WORDS } from './care-vocabulary.ts';
import { careOfCode } from './procedure-codes.ts';
import type { SpokenWord, SpokenWords } from './spoken-words.ts';
import type { WordList } from './word-list.ts';

/** Where a document names a kind of care. */
export interface CareMention extends Omit<SpokenWord, 'list'> {
  readonly category: Category;
  /** `service`: what is done; `name`: what those who do it are called; `vague`: so are others; `code`: a procedure's number. */
  readonly by: 'service' | 'name' | 'vague' | 'code';
}

type Meant = Pick<CareMention, 'category' | 'by'>;

const MEANT = new Map<WordList, Meant>([
  [ANY_DOCTORS, { category: 'consultation', by: 'vague' }],
  [ANY_HOSPITALS, { category: 'hospital', by: 'vague' }],
  ...CARE_WORDS.flatMap(({ category, services, everyday, billers }): [WordList, Meant][] => [
    [services, { category, by: 'service' }],
    [everyday, { category, by: 'service' }],
    [billers, { category, by: 'name' }],
  ]),
]);

/**
 * Every kind of care that words or codes name. Of words over each other the longest counts: `ultrasound therapy` is no
 * ultrasound. A consultation is everybody's: it counts only where nothing else is named, and a dose only where not even that is.
 */
export function careMentions(sheet: Sheet, spoken: SpokenWords): CareMention[] {
  const words = spoken.all.filter(({ list }) => MEANT.has(list) || list === NO_CARE);
  const named = words.flatMap((one, index) => {
    const meant = MEANT.get(one.list);
    if (!meant || isPartOfLonger(one, words, index) || isState(one) || isOfCode(one)) return [];
    if (isUnticked(one.segment.text, one.start, one.end)) return [];
    // What is done for looks is never overlooked.
    return meant.category !== 'cosmetic' && wentBefore(one) ? [] : [{ ...one, ...meant }];
  });
  const all = spoken.of(CODE_WORDS).length > 0 ? [...named, ...codesIn(sheet)] : named;
  const most = new Map<Segment, number>();
  for (const one of all) most.set(one.segment, Math.max(most.get(one.segment) ?? 0, tellingOf(one)));
  return all.filter((one) => tellingOf(one) === most.get(one.segment));
}

/** `Trastuzumab 440 mg`: who infuses a drug names its dose as who sells it does. */
const DOSES: ReadonlySet<string> = new Set(['mg', 'ml', 'tab', 'tabs', 'caps', 'drops', 'vial', 'vials']);

/** How much a mention tells of its line; what tells less than another counts nothing beside it. */
function tellingOf({ category, word }: CareMention): number {
  if (DOSES.has(word)) return 0;
  return category === 'consultation' ? 1 : 2;
}

/** `Belo Horizonte – MG`, `CRM-MG 41.207`: Minas Gerais, no milligrams. */
function isState({ word, segment, start }: SpokenWord): boolean {
  return word === 'mg' && /[-–—/,] ?$/.test(segment.text.slice(0, start)) && segment.text.startsWith('MG', start);
}

/** `TSH-D-20884`, `Oficio ML/25/77120`, `AMB-UCI`, Brazil's `NFS-e`: capitals of a number or code name no care. */
function isOfCode({ segment: { text }, start, end }: SpokenWord): boolean {
  const word = text.slice(start, end);
  if (!CAPITALS.test(word)) return false;
  const [before, behind] = [text.slice(Math.max(0, start - LONGEST_CODE), start), text.slice(end, end + LONGEST_CODE)];
  return CODE_BEFORE.test(before) || CODE_BEHIND.test(behind);
}

/** In characters, of one side of it. */
const LONGEST_CODE = 20;
const CAPITALS = /^\p{Lu}{2,4}$/u;
const CODE_BEFORE = /(?<![\p{L}\d])[\p{Lu}\d]{2,}[-/]$/u;
const CODE_BEHIND = /^(?:[-/][\p{Lu}\d/-]*\d|-e(?!\p{L}))/u;

/** Words come in the order in which they begin: what stands over one is near it in the list. */
const NEAR = 6;

function isPartOfLonger({ segment, start, end }: SpokenWord, words: readonly SpokenWord[], index: number): boolean {
  for (let at = Math.max(0, index - NEAR); at <= index + NEAR; at += 1) {
    const other = words[at];
    if (other?.segment !== segment) continue;
    if (other.start < end && other.end > start && other.end - other.start > end - start) return true;
  }
  return false;
}

/** `Hamilton, MT 59840` is a town’s, `417/7355/01774` a payment’s. */
const CODE = /(?<![\p{L}\d.,-]|\d[ /]|, [A-Z]{2} )(?:\d{5}|[ADELV]\d{4})(?![\p{L}\d.,-]| \d{4})/gu;

const FOUR_DIGITS = /\d{4}/;

function codesIn({ segments }: Sheet): CareMention[] {
  return segments.flatMap((segment) => {
    if (!FOUR_DIGITS.test(segment.text)) return [];
    return everyMatch(segment.text, CODE).flatMap(({ 0: word, index: start }): CareMention[] => {
      const category = careOfCode(word);
      return category ? [{ category, by: 'code', word, segment, start, end: start + word.length }] : [];
    });
  });
}
