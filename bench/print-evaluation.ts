import type { Evaluation, FieldOutcome } from './evaluate-extraction.ts';
import { figuresOf, isCostly, isGiven, wrongAmountsOf } from './extraction-figures.ts';

/** Prints one set: per field, per group, calibration, the worst documents, what kind and category they were taken for. */
export function printEvaluation(name: string, evaluation: Evaluation, verbose: boolean): void {
  const { outcomes, kinds, categories, amountChecks, pages, readMs, extractMs } = evaluation;
  console.log(`\n== ${name} ==`);
  if (outcomes.length > 0) printFields(outcomes, verbose);
  const wrongKinds = kinds.filter(({ found, wanted }) => found !== wanted).map(({ id, found }) => `${id} (${found})`);
  console.log(`\nkind right: ${kinds.length - wrongKinds.length} of ${kinds.length}  ${wrongKinds.join(', ')}`);
  const wrongCategories = categories.filter(({ found, wanted }) => found !== wanted);
  if (categories.length > 0) {
    const list = wrongCategories.map(({ id, found, wanted }) => `${id} (${found} for ${wanted})`).join(', ');
    console.log(`category right: ${categories.length - wrongCategories.length} of ${categories.length}  ${list}`);
  }
  const misjudged = amountChecks.filter(({ found, wanted }) => found !== wanted);
  if (amountChecks.length > 0) {
    const list = misjudged.map(({ id, found }) => `${id} (${found})`).join(', ');
    console.log(`amount check right: ${amountChecks.length - misjudged.length} of ${amountChecks.length}  ${list}`);
    const { given, sure, passed } = wrongAmountsOf(evaluation);
    console.log(`wrong amounts: ${given}, at 0.8 or more ${sure}; amount checks passed with one: ${passed}`);
  }
  const perPage = (ms: number) => (ms / Math.max(1, pages)).toFixed(1);
  console.log(`${pages} pages: reading ${perPage(readMs)} ms a page, extracting ${perPage(extractMs)} ms a page`);
}

function printFields(outcomes: readonly FieldOutcome[], verbose: boolean): void {
  console.log('field                 present extracted  precision  recall     F1');
  for (const field of new Set(outcomes.map((one) => one.field))) {
    printRow(
      field,
      outcomes.filter((one) => one.field === field),
    );
  }
  printRow('all (micro)', outcomes);
  printRow('amounts and ids', outcomes.filter(isCostly));
  console.log('');
  for (const group of [...new Set(outcomes.flatMap(({ groups }) => groups))].sort()) {
    printRow(
      group,
      outcomes.filter(({ groups }) => groups.includes(group)),
    );
  }
  printCalibration(outcomes);
  printWorst(outcomes, verbose);
}

function printRow(name: string, outcomes: readonly FieldOutcome[]): void {
  const { present, extracted, precision, recall, f1 } = figuresOf(outcomes);
  const figures = [precision, recall, f1].map((figure) => figure.toFixed(3).padStart(9)).join('');
  console.log(`${name.padEnd(22)}${String(present).padStart(7)}${String(extracted).padStart(10)}  ${figures}`);
}

function printCalibration(outcomes: readonly FieldOutcome[]): void {
  console.log('\nconfidence      values  right');
  for (let from = 4; from < 10; from += 1) {
    const bucket = outcomes.filter(
      ({ reading }) => reading && reading.confidence >= from / 10 && reading.confidence < (from + 1) / 10,
    );
    if (bucket.length === 0) continue;
    const right = bucket.filter((one) => one.right).length / bucket.length;
    const range = `${(from / 10).toFixed(1)} to ${((from + 1) / 10).toFixed(1)}`;
    console.log(`${range}  ${String(bucket.length).padStart(8)}  ${right.toFixed(3)}`);
  }
}

const WORST = 5;

function printWorst(outcomes: readonly FieldOutcome[], verbose: boolean): void {
  const wrong = outcomes.filter(isMistake);
  const ids = [...new Set(wrong.map(({ id }) => id))]
    .map((id) => ({ id, mistakes: wrong.filter((one) => one.id === id) }))
    .sort((a, b) => b.mistakes.length - a.mistakes.length);
  console.log('\nworst documents');
  for (const { id, mistakes } of verbose ? ids : ids.slice(0, WORST)) {
    console.log(`${id} ${mistakes[0]?.groups.join(' ')}`);
    for (const { field, wanted, reading } of mistakes) {
      const got = reading ? `${reading.value} [${reading.method} ${reading.confidence.toFixed(2)}]` : '-';
      console.log(`  ${field}: wanted ${wanted ?? '-'}, got ${got}`);
    }
  }
}

function isMistake(outcome: FieldOutcome): boolean {
  const { wanted, right } = outcome;
  return !right && ((wanted !== null && wanted !== undefined) || isGiven(outcome));
}
