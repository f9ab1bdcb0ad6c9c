import { NUMBER_PHRASES } from '../labels/number-phrases.ts';
import { isFigureOrDate, isNumberAlone } from '../layout/cells-beside.ts';
import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** `Walkout #`, `N° bono`, in plain text: a word for number and one more. */
const LABEL =
  /^ *(?:(?:n|no|n o|nr|nro|num|numero|number|nomor|#) +([a-z]{4,})|([a-z]{4,}) +(?:n|no|n o|nr|nro|num|number|#))[ .:]*$/;

/**
 * The number of what a title names by a word that nobody listed, `WALKOUT STATEMENT` and `Walkout # 30418`: the cell that
 * holds nothing else, beside or under such a label.
 */
export function numberByTitleWord(
  titles: readonly Segment[],
  upper: readonly Segment[],
  sheet: Sheet,
): Segment | undefined {
  const words = new Set(titles.map(({ plain }) => plain.trim().split(/ +/)[0] ?? ''));
  for (const label of upper) {
    const [, behind, before] = LABEL.exec(label.plain) ?? [];
    const word = behind ?? before;
    if (word === undefined || !words.has(word) || NUMBER_PHRASES.kindsOf(word)) continue;
    const { rightOf, below } = sheet.neighbours;
    const number = [rightOf(label), below(label)].find((one) => one && isNumberAlone(one) && !isFigureOrDate(one));
    if (number) return number;
  }
  return undefined;
}
