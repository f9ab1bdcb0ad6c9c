import type { Segment } from '../layout/layout.ts';
import { isLabelled } from '../sheet/neighbours.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { LARGE, usualHeight } from '../sheet/usual-height.ts';
import { hasWord } from '../text/word-pattern.ts';
import { CARE_GIVERS, DOCTOR } from '../words/provider-words.ts';
import { isLineOfName } from './is-line-of-name.ts';
import { mayName } from './lines-that-name.ts';

/** A name in large type may run over two lines: the line right above or below it in the same type and at the same edge. */
export function linesOfName(name: Segment, sheet: Sheet): readonly Segment[] {
  const isLarge = name.bottom - name.top >= LARGE * usualHeight(sheet);
  const isDoctor = DOCTOR.test(name.text);
  if (!isLarge && !isDoctor) return [name];
  const labels = new Set(sheet.hits.filter(isLabelled).map(({ segment }) => segment));
  const other = sheet.segments.find(
    (line) =>
      line !== name && isLineOfName(line, name) && !labels.has(line) && !/\d/.test(line.text) && mayName(line, sheet),
  );
  if (!other) return [name];
  // A physician and the practice are two names, of which the practice's is the provider's.
  if (isDoctor !== DOCTOR.test(other.text)) return [isDoctor && hasWord(other.plain, CARE_GIVERS) ? other : name];
  const isOwned = [name, other].some(({ text }) => OWNER.test(text)) || isSameHouse(other, name);
  if (!isLarge || isOwned) return [name];
  return other.top < name.top ? [other, name] : [name, other];
}

/** `OPTIQUE DES REMPARTS` over `SARL Vue Claire`: who owns the house is another name. */
const OWNER = /^(?:PT|CV|SARL|SASU?|EURL|SELARL|SELAS|SNC|SCM|SCP|Fa\.) \p{Lu}/u;

/** `YAYASAN HARAPAN MEDIKA` over `RS HARAPAN BANDUNG`: so is who bears a word of its name. */
function isSameHouse(one: Segment, other: Segment): boolean {
  const words = new Set(one.plain.split(/ +/).filter((word) => word.length >= LEAST_LETTERS));
  return other.plain.split(/ +/).some((word) => words.has(word));
}

const LEAST_LETTERS = 4;
