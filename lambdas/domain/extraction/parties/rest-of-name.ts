import type { Segment } from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';

/** From top to top, in line heights: a name's second line may stand apart, or a row of the next column between. */
const PITCH = 2.6;
const MOST_WORDS = 3;

/** `Centro de Imagen Vale` over `do Sinos`: the line under a name is its rest where the paper prints the whole in one piece elsewhere. */
export function restOfName(name: string, { page, top, bottom }: Segment, { segments }: Sheet): Segment | undefined {
  const plain = plainText(name).trim();
  return segments.find(
    (line) =>
      line.page === page &&
      line.top > (top + bottom) / 2 &&
      line.top < top + PITCH * (bottom - top) &&
      line.words.length <= MOST_WORDS &&
      /^\p{L}[\p{L} .-]*$/u.test(line.text) &&
      segments.some((one) => ` ${one.plain} `.includes(` ${plain} ${line.plain} `)),
  );
}
