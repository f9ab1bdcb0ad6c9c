import type { LineItem } from '../extraction/reading.ts';
import { plainText } from '../extraction/text/plain-text.ts';
import { MOST_ROUNDED, saysRounded } from '../extraction/words/rounded-words.ts';
import { distance, type Hundredths, parseHundredths } from '../money/hundredths.ts';

/** `Summe 559.78 · Gesamtbetrag (auf 5 Rappen gerundet) 559.80`: a sum that says that it is the one above it, rounded. */
export function withoutRounded(items: readonly LineItem[]): readonly LineItem[] {
  const [sum, rounded] = items.slice(-2);
  if (sum?.kind !== 'sum' || rounded?.kind !== 'sum' || !saysRounded(plainText(rounded.description))) return items;
  const [one, other] = [sum, rounded].map(({ amount }) => parseHundredths(amount) ?? 0n) as [Hundredths, Hundredths];
  return distance(one, other) <= BigInt(MOST_ROUNDED) ? items.slice(0, -1) : items;
}

/** The sections' sums once more, all of them in their order, before the sum of all: a long bill's summary. */
export function withoutRecapitulation(items: readonly LineItem[]): readonly LineItem[] {
  const sums: LineItem[] = [];
  for (const [at, item] of items.entries()) {
    const isAgain = ({ amount }: LineItem, index: number) => {
      const again = items[at + index];
      return again !== undefined && again.kind !== 'sum' && again.amount === amount;
    };
    if (sums.length > 1 && sums.every(isAgain)) return [...items.slice(0, at), ...items.slice(at + sums.length)];
    if (item.kind === 'sum') sums.push(item);
  }
  return items;
}

/** `Theatre 27,650.00` over three lines that make just that: the sum of a section may stand in its head. */
export function withoutHeads(items: readonly LineItem[]): readonly LineItem[] {
  return items.filter((item, index) => item.kind !== 'line' || !isHead(item, items.slice(index + 1)));
}

function isHead({ amount }: LineItem, below: readonly LineItem[]): boolean {
  const head = parseHundredths(amount) ?? 0n;
  let rest = head;
  for (const [index, item] of below.entries()) {
    if (item.kind !== 'line') return false;
    rest -= parseHundredths(item.amount) ?? 0n;
    if (rest <= 0n) return rest === 0n && index > 0;
  }
  return false;
}

/**
 * `Ward 840.00 · Bed, two nights 840.00 · Theatre 27,650.00 · …`: a section of one line has a head that is its sum, too, where all
 * lines stand in sections, one of them of several lines; elsewhere it may be the first of two services at one price.
 */
export function withoutHeadsOfAll(items: readonly LineItem[]): readonly LineItem[] {
  const heads = new Set<LineItem>();
  let [rest, lines, most] = [0n, 0, 0];
  for (const item of items.filter(({ kind }) => kind === 'line')) {
    const amount = parseHundredths(item.amount) ?? 0n;
    if (rest === 0n && amount > 0n) {
      heads.add(item);
      [rest, lines] = [amount, 0];
    } else {
      rest -= amount;
      lines += 1;
      most = Math.max(most, lines);
    }
    if (rest < 0n) return items;
  }
  return rest === 0n && most > 1 ? items.filter((item) => !heads.has(item)) : items;
}
