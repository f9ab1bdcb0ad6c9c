import type { Bill } from './read-bills.ts';

/** Into so many parts the bills are divided to judge those of each by the others. */
const PARTS = 5;
/** Bills of one layout stand beside each other: they are kept together. */
const TOGETHER = 6;

/** The bills of each part, and those of all others. */
export function partsOfBills(
  bills: readonly Bill[],
): readonly { readonly kept: readonly Bill[]; readonly others: readonly Bill[] }[] {
  const partOf = (at: number) => Math.floor(at / TOGETHER) % PARTS;
  return Array.from({ length: PARTS }, (_, part) => ({
    kept: bills.filter((_, at) => partOf(at) === part),
    others: bills.filter((_, at) => partOf(at) !== part),
  }));
}
