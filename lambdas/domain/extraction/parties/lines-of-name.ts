import type { Segment } from '../layout/layout.ts';
import { isLabelled } from '../sheet/neighbours.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { LARGE, usualHeight } from '../sheet/usual-height.ts';
import { isAddressLine } from '../text/address-words.ts';
import { hasWord } from '../text/word-pattern.ts';
import { CARE_GIVERS, DOCTOR, PROVIDER_WORDS } from '../words/provider-words.ts';
import { isLineOfName } from './is-line-of-name.ts';
import { isOfKind } from './is-of-kind.ts';
import { mayName } from './lines-that-name.ts';

/** A name in large type may run over two lines, or three: `Fisioterapia` / `Ribera del` / `Turia`, `Gabinete de` / `Psicología` / `Ferrer`. */
export function linesOfName(name: Segment, sheet: Sheet): readonly Segment[] {
  const lines = twoLinesOfName(name, sheet);
  const [first, last] = [lines[0], lines.at(-1)];
  const above =
    first !== last &&
    sheet.segments.find(
      (line) => first && line.top < first.top && isLineOfName(line, first) && ENDS_OPEN.test(line.text),
    );
  if (above) return [above, ...lines];
  if (lines.length < 2 || !last || !ENDS_OPEN.test(last.text)) return lines;
  const third = sheet.segments.find(
    (line) => line.top > last.top && isLineOfName(line, last) && ONE_WORD.test(line.text),
  );
  return third ? [...lines, third] : lines;
}

/** The line right above or below it in the same type and at the same edge. */
function twoLinesOfName(name: Segment, sheet: Sheet): readonly Segment[] {
  const isLarge = name.bottom - name.top >= LARGE * usualHeight(sheet);
  const isDoctor = DOCTOR.test(name.text);
  const goesOn = ENDS_OPEN.test(name.text) || isKindInLargerType(name, sheet);
  const isOpen = goesOn || isOfKind(name.plain);
  if (!isLarge && !isDoctor && !isOpen) return isCompanys(name, sheet);
  const labels = new Set(sheet.hits.filter(isLabelled).map(({ segment }) => segment));
  const other = sheet.segments.find(
    (line) =>
      line !== name &&
      isLineOfName(line, name) &&
      !labels.has(line) &&
      !/\d/.test(line.text) &&
      (mayName(line, sheet) || (goesOn && ONE_WORD.test(line.text))),
  );
  if (!other) return [name];
  // `LABORATORIO CLÍNICO` / `SAN JOAQUÍN`, `Consultorio médico` / `Dr. Vasco Lima`: the first line is no name by itself.
  if (isOpen && other.top > name.top && !isAddressLine(other.plain) && !isOfKind(other.plain)) return [name, other];
  if (!isLarge && !isDoctor) return [name];
  // A physician and the practice are two names, of which the practice's is the provider's.
  if (isDoctor !== DOCTOR.test(other.text)) return [isDoctor && hasWord(other.plain, CARE_GIVERS) ? other : name];
  const isOwned = [name, other].some(({ text }) => OWNER.test(text)) || isSameHouse(other, name);
  if (!isLarge || isOwned) return [name];
  return other.top < name.top ? [other, name] : [name, other];
}

/** `Zentrum für Handchirurgie` / `Seefeld AG`: what ends in a company's form ends the name over it, which has none. */
function isCompanys(name: Segment, sheet: Sheet): readonly Segment[] {
  if (FORM.test(name.text) || !hasWord(name.plain, PROVIDER_WORDS)) return [name];
  const last = sheet.segments.find(
    (line) =>
      line.top > name.top &&
      Math.abs(line.left - name.left) < SAME_EDGE_POINTS &&
      FORM.test(line.text) &&
      line.words.length <= MOST_LAST &&
      !/\d/.test(line.text) &&
      !hasWord(line.plain, PROVIDER_WORDS) &&
      isLineOfName(line, name) &&
      !isSameHouse(line, name),
  );
  return last ? [name, last] : [name];
}

const [SAME_EDGE_POINTS, MOST_LAST] = [3, 3];
const FORM =
  /[ ,](?:AG|GmbH|S\.?A\.?(?:S\.?|C\.?)?|S\.?R\.?L\.?|S\.?[Cc]\.?|Ltda?\.?|Lda\.?|Inc\.?|LLC|PLLC|P\.?C\.?|Limited|S\.?L\.?(?:U|P)?\.?|SARL|Sàrl|Tbk\.?)$/u;

/** `Hautärzte am` / `Zirlerberg` */
const ENDS_OPEN = / (?:am|im|an der|in der|zum|zur|du|de la|des|del|d[aeo]|of|of the|at the)$/;

/** `Orthopädie` / `Sonnenblick`, both larger than what is printed around them. */
function isKindInLargerType(name: Segment, sheet: Sheet): boolean {
  const isLarger = name.bottom - name.top >= LARGER * usualHeight(sheet);
  return isLarger && name.words.length === 1 && hasWord(name.plain, PROVIDER_WORDS);
}

const ONE_WORD = /^\p{Lu}\p{Ll}{3,}$/u;
const LARGER = 1.15;
/** `OPTIQUE DES REMPARTS` over `SARL Vue Claire`: who owns the house is another name. */
const OWNER = /^(?:PT|CV|SARL|SASU?|EURL|SELARL|SELAS|SNC|SCM|SCP|Fa\.) \p{Lu}/u;

/** `YAYASAN HARAPAN MEDIKA` over `RS HARAPAN BANDUNG`: so is who bears a word of its name. */
function isSameHouse(one: Segment, other: Segment): boolean {
  const words = new Set(one.plain.split(/ +/).filter((word) => word.length >= LEAST_LETTERS));
  return other.plain.split(/ +/).some((word) => words.has(word));
}

const LEAST_LETTERS = 4;
