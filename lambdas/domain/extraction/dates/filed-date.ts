import { DATE_PHRASES } from '../labels/date-phrases.ts';
import { DATE_WORDS } from '../labels/date-words.ts';
import { wordsOf } from '../labels/words-of.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import { isInsurersPaper } from '../sheet/insurers-paper.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { listedWords } from '../text/listed-words.ts';
import { plainText } from '../text/plain-text.ts';
import { type DateOrder, findDates, type PrintedDate } from '../text/printed-date.ts';
import { hasWord, wordPattern } from '../text/word-pattern.ts';
import { SENT_BACK } from './sending-words.ts';

/** Where a clause begins anew. */
const CLAUSE = /[.,;:!?](?=\s)|\d/;
const [MOST_WORDS, MOST_CELL_WORDS] = [9, 6];
const FILED = wordPattern(...listedWords(DATE_WORDS.filed));
/** Who is written to: what is theirs was sent to who writes. */
const YOURS = new Set('your ihre ihrer ihr ihrem votre vos su sua seu tu anda bapak ibu'.split(' '));
/** `Seu pedido foi concluído e o crédito sai em 17/06`: of the day on which something became of it. */
const DECIDED = new Set(
  (
    'settled approved processed completed paid decided credited genehmigt bearbeitet abgeschlossen bewilligt uberwiesen' +
    ' aprobada aprobado procesada resuelta resuelto pagada abonada traitee acceptee reglee versee' +
    ' concluido concluida aprovado aprovada analisado processado pago creditado credito disetujui diproses selesai dibayar'
  ).split(' '),
);
export const FILED_CONFIDENCE = 0.82;

/**
 * `Ihre Einreichung vom 12.03.2026`, `Entrada de su petición    4 de marzo de 2026`: a date itself says that it is one, and
 * an insurer's words before it, beside it or over it that the claim was sent then.
 */
export function filedDate(sheet: Sheet, order: DateOrder): Reading | undefined {
  for (const segment of sheet.segments) {
    if (segment.page > 1) break;
    if (!hasWord(segment.plain, FILED)) continue;
    for (const { cell, date, words } of datesOf(segment, sheet, order)) {
      if (!saysFiled(words, sheet)) continue;
      const place = placeOf(cell, date.start, date.end);
      const printed = cell.text.slice(date.start, date.end);
      return { value: date.iso, printed, confidence: FILED_CONFIDENCE, place, method: 'filed' };
    }
  }
  return undefined;
}

interface CaptionedDate {
  readonly cell: Segment;
  readonly date: PrintedDate;
  /** The clause before it, or the whole cell that it stands beside or under. */
  readonly words: string;
}

function datesOf(segment: Segment, { neighbours }: Sheet, order: DateOrder): readonly CaptionedDate[] {
  if (/\d/.test(segment.text)) {
    return findDates(segment.text, order).map((date) => {
      const clause = segment.text.slice(0, date.start).split(CLAUSE).at(-1) ?? '';
      return { cell: segment, date, words: clause.split(/\s+/).slice(-MOST_WORDS).join(' ') };
    });
  }
  if (segment.words.length > MOST_CELL_WORDS) return [];
  return [neighbours.rightOf(segment), neighbours.below(segment)].flatMap((cell) => {
    const [date] = cell ? findDates(cell.text, order) : [];
    return cell && date && !/\p{L}/u.test(cell.text.slice(0, date.start)) ? [{ cell, date, words: segment.text }] : [];
  });
}

function saysFiled(caption: string, sheet: Sheet): boolean {
  if (SENT_BACK.test(plainText(caption))) return false;
  const words = wordsOf(plainText(caption)).map(({ text }) => text);
  const kinds = new Set(words.flatMap((word) => DATE_PHRASES.kindsOf(word) ?? []));
  if (!kinds.has('filed') || kinds.has('other') || words.some((word) => DECIDED.has(word))) return false;
  return (words.length > 1 && isInsurersPaper(sheet)) || words.some((word) => YOURS.has(word));
}
