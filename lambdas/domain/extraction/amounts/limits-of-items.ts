import type { Segment } from '../layout/layout.ts';
import type { MisprintedFigure } from '../reading.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf, type Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { captionedFigures } from './captioned-figures.ts';
import { figuresInSentences } from './figures-in-sentences.ts';
import { endsWithLimit, sentenceUpTo, speaksOfLimit } from './limit-words.ts';
import { lineFigures } from './line-figures.ts';

/** Shorter words name no item; of longer ones so many letters tell a plural from another word. */
const LEAST_LETTERS = 4;
const ARTICLES = new Set('the der die das den le la les un une el los las una os as um uma'.split(' '));
const TOGETHER = new Set(
  'together zusammen insgesamt ensemble total juntos conjuntamente bersama all alle tous todos semua'.split(' '),
);
const AND = new Set('and et und y e dan'.split(' '));
/** What a limit speaks of stands behind these. */
const CLAUSE = /[,;:.](?=\s)/;
/** Lines of a bill; files made to exhaust a reader have more. */
const MOST_LINES = 300;

/**
 * The lines of the item that a sentence limits: `verres remboursés à 85 %, monture prise en charge dans la limite de 100,00 €`, beside other
 * lines. Empty where what is limited is none of them, or all.
 */
export function itemsLimitedTo({ text }: Segment, { start }: Money, sheet: Sheet): readonly Segment[] {
  const words = plainText(text.slice(0, start).split(CLAUSE).at(-1) ?? '')
    .trim()
    .split(/ +/);
  const [item = ''] = words.filter((word) => !ARTICLES.has(word));
  if (item.length < LEAST_LETTERS) return [];
  const lines = describedLines(sheet);
  // `Frame and lenses together`, `honoraires et confort`: several of them.
  const behind = words[words.indexOf(item) + 1] ?? '';
  if (AND.has(behind) || words.some((word) => TOGETHER.has(word))) return [];
  const named = lines.filter(({ plain }) => beginsWith(plain, item));
  return named.length < lines.length ? named : [];
}

function beginsWith(plain: string, item: string): boolean {
  return plain
    .trim()
    .split(/ +/)
    .some((word) => word.startsWith(item.slice(0, LEAST_LETTERS)));
}

/** The words of each billed line. */
const describedLines = onceASheet((sheet): readonly Segment[] => {
  const described = new Set<Segment>();
  for (const segment of [...lineFigures(sheet)].slice(0, MOST_LINES)) {
    const [words] = sheet.neighbours.row(segment).filter((one) => one.amounts.length === 0 && HAS_WORD.test(one.plain));
    if (words) described.add(words);
  }
  return [...described];
});

const HAS_WORD = /[a-z]{4}/;

/** What an insurer bears of an item beyond what a sentence limits it to, under its head in the item's line. */
export function aboveLimitOfItem(sheet: Sheet): Omit<MisprintedFigure, 'field'> | undefined {
  for (const { segment, money } of figuresInSentences(sheet)) {
    const before = sentenceUpTo(segment.text, money.start);
    if (!endsWithLimit(before) && !speaksOfLimit(before.trim(), segment.text.slice(money.end))) continue;
    const rows = itemsLimitedTo(segment, money, sheet).map((item) => new Set(sheet.neighbours.row(item)));
    const above = captionedFigures(sheet).find(
      ({ whose, head, segment: cell, candidate: { figure } }) =>
        whose === 'insurer' && head !== '' && figure > money.cents && rows.some((row) => row.has(cell)),
    );
    if (!above) continue;
    const { figure, place } = above.candidate;
    return { expected: decimalOf(money.cents), value: decimalOf(figure), text: segment.text, place };
  }
  return undefined;
}
