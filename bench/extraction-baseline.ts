import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evaluation } from './evaluate-extraction.ts';
import { figuresOf, isCostly, wrongAmountsOf } from './extraction-figures.ts';

/** What a set is held against, in thousandths cut off, so that the stored figures are ones that were reached. */
interface StoredFigures {
  readonly f1: number;
  readonly precisionOfAmountsAndIds: number;
  readonly kindsRight: number;
  readonly categoriesRight: number;
  readonly amountChecksRight: number;
  readonly sureAmountsWrong: number;
  readonly wrongAmountsPassed: number;
}

/** All others are the better the higher they are. */
const BETTER_LOWER: ReadonlySet<keyof StoredFigures> = new Set(['sureAmountsWrong', 'wrongAmountsPassed']);

const FILE = join(import.meta.dirname, 'extraction-baseline.json');

/** The stored figures by set. */
export function readBaseline(): Readonly<Record<string, StoredFigures>> {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

export function storeBaseline(set: string, evaluation: Evaluation): void {
  const stored = { ...readBaseline(), [set]: storedFiguresOf(evaluation) };
  writeFileSync(FILE, `${JSON.stringify(stored, null, 2)}\n`);
}

/** The figures of a set that are worse than the stored ones, a sentence each. */
export function findDrops(set: string, evaluation: Evaluation, stored: StoredFigures | undefined): string[] {
  if (!stored) return [];
  const now = storedFiguresOf(evaluation);
  return (Object.keys(now) as (keyof StoredFigures)[])
    .filter((figure) => (BETTER_LOWER.has(figure) ? now[figure] > stored[figure] : now[figure] < stored[figure]))
    .map((figure) => `${set} ${figure} is ${now[figure]}, was ${stored[figure]}`);
}

function storedFiguresOf(evaluation: Evaluation): StoredFigures {
  const { outcomes, kinds, categories, amountChecks } = evaluation;
  const { sure, passed } = wrongAmountsOf(evaluation);
  const thousandths = (figure: number) => Math.floor(figure * 1000) / 1000;
  return {
    f1: thousandths(figuresOf(outcomes).f1),
    precisionOfAmountsAndIds: thousandths(figuresOf(outcomes.filter(isCostly)).precision),
    kindsRight: right(kinds),
    categoriesRight: right(categories),
    amountChecksRight: right(amountChecks),
    sureAmountsWrong: sure,
    wrongAmountsPassed: passed,
  };
}

function right(judged: readonly { readonly found: unknown; readonly wanted: unknown }[]): number {
  return judged.filter(({ found, wanted }) => found === wanted).length;
}
