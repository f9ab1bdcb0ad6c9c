import { type Segment, typeHeight } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { PROVIDER_WORDS } from '../words/provider-words.ts';

/** In heights of the mark's type: how near the rest of the name stands behind it, and the line in full under it. */
const [BEHIND, BELOW] = [0.6, 2.2];
/** How much larger a mark is set than what it belongs to. */
const LARGER = 1.25;
/** A name has no more words than this beside those of the mark. */
const MOST_MORE = 4;
const MOST_OF_MARK = 2;
const PARTED = /,\s+|\s+[-–—|·•]\s+/;
/** Who owns the house is another name. */
const OWNER = /^(?:PT|CV|SARL|SASU?|EURL|SELARL|SELAS|SNC|SCM|SCP|Fa\.) /u;

/** `lumiso Hörakustik`: the first word of the name, set larger as its mark, right before the rest on one row. */
export function markBefore(name: Segment, sheet: Sheet): Segment | undefined {
  const row = sheet.neighbours.row(name);
  const mark = row[row.indexOf(name) - 1];
  if (!mark || mark.words.length > MOST_OF_MARK || !/^\p{L}[\p{L} .&-]*$/u.test(mark.text)) return undefined;
  const gap = name.left - mark.right;
  const isMark = typeHeight(mark) > LARGER * typeHeight(name) && gap < BEHIND * (mark.bottom - mark.top);
  return isMark ? mark : undefined;
}

/** `langit biru` set large over `Klinik Gigi Langit Biru — Jl. Anggrek 5`: the name in full, with what kind of house it is. */
export function nameInFull(
  mark: Segment,
  sheet: Sheet,
): { readonly line: Segment; readonly value: string } | undefined {
  const height = mark.bottom - mark.top;
  const plain = ` ${mark.plain.trim()} `;
  for (const line of sheet.segments) {
    if (line.page !== mark.page || line.top > mark.bottom + BELOW * height) break;
    const isUnder = line.top > mark.top + height / 2 && typeHeight(mark) > LARGER * typeHeight(line);
    const value = isUnder ? (line.text.split(PARTED)[0] ?? '') : '';
    const full = ` ${plainText(value).trim()} `;
    if (!full.endsWith(plain) && !full.startsWith(plain)) continue;
    const more = full.replace(plain, ' ').trim();
    const isMore = more !== '' && more.split(/ +/).length <= MOST_MORE && hasWord(more, PROVIDER_WORDS);
    if (isMore && !/\d/.test(value) && !OWNER.test(value)) return { line, value };
  }
  return undefined;
}
