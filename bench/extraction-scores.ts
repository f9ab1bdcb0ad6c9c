import { type DocumentField, UNKNOWN_INSURER } from '../lambdas/contracts/extraction-data.ts';
import type { Reading } from '../lambdas/domain/extraction/reading.ts';

interface Outcome {
  readonly id: string;
  readonly groups: readonly string[];
  readonly field: DocumentField;
  readonly wanted: string | number | null | undefined;
  readonly reading: Reading | undefined;
  readonly right: boolean;
}

/** Counts what was wanted, given and right, and prints precision, recall, F1 and calibration. */
export class Scores {
  readonly #outcomes: Outcome[] = [];
  readonly #wrongKinds: string[] = [];
  readonly #wrongCategories: string[] = [];
  #kinds = 0;

  add(outcome: Outcome): void {
    this.#outcomes.push(outcome);
  }

  addKind(id: string, found: string, wanted: string): void {
    this.#kinds += 1;
    if (found !== wanted) this.#wrongKinds.push(`${id} (${found})`);
  }

  addCategory(id: string, found: string | null, wanted: string | number | null | undefined): void {
    if (found !== wanted) this.#wrongCategories.push(`${id} (${found} for ${wanted})`);
  }

  print(verbose: boolean): void {
    if (this.#outcomes.length > 0) this.#printFields(verbose);
    console.log(
      `\nkind right: ${this.#kinds - this.#wrongKinds.length} of ${this.#kinds}${this.#wrongKinds.length > 0 ? `; wrong: ${this.#wrongKinds.join(', ')}` : ''}`,
    );
    this.#printCategories();
  }

  #printCategories(): void {
    if (this.#wrongCategories.length > 0) console.log(`category wrong: ${this.#wrongCategories.join(', ')}`);
  }

  #printFields(verbose: boolean): void {
    console.log('field               present extracted  precision  recall     F1');
    const fields = [...new Set(this.#outcomes.map(({ field }) => field))];
    for (const field of fields)
      printRow(
        field,
        this.#outcomes.filter((one) => one.field === field),
      );
    printRow('all (micro)', this.#outcomes);
    console.log('');
    for (const group of [...new Set(this.#outcomes.flatMap(({ groups }) => groups))].sort()) {
      printRow(
        group,
        this.#outcomes.filter(({ groups }) => groups.includes(group)),
      );
    }
    this.#printCalibration();
    this.#printWorst(verbose);
  }

  #printCalibration(): void {
    console.log('\nconfidence      values  right');
    for (let from = 0.4; from < 1; from += 0.1) {
      const bucket = this.#outcomes.filter(
        ({ reading }) => reading && reading.confidence >= from && reading.confidence < from + 0.1,
      );
      const right = bucket.filter((one) => one.right).length;
      if (bucket.length > 0)
        console.log(
          `${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}  ${String(bucket.length).padStart(8)}  ${(right / bucket.length).toFixed(3)}`,
        );
    }
  }

  #printWorst(verbose: boolean): void {
    const wrong = this.#outcomes.filter(isMistake);
    const ids = [...new Set(wrong.map(({ id }) => id))]
      .map((id) => ({ id, mistakes: wrong.filter((one) => one.id === id) }))
      .sort((a, b) => b.mistakes.length - a.mistakes.length);
    console.log('\nworst documents');
    for (const { id, mistakes } of verbose ? ids : ids.slice(0, 5)) {
      console.log(`${id} ${mistakes[0]?.groups.join(' ')}`);
      for (const { field, wanted, reading } of mistakes) {
        console.log(
          `  ${field}: wanted ${wanted ?? '-'}, got ${reading ? `${reading.value} [${reading.method} ${reading.confidence.toFixed(2)}]` : '-'}`,
        );
      }
    }
  }
}

function isMistake({ wanted, reading, right }: Outcome): boolean {
  return (wanted !== null && wanted !== undefined && !right) || (given(reading) && !right);
}

/** UNKNOWN says that nothing was identified: it is no extracted value, but it is right where nothing is to be found. */
function given(reading: Reading | undefined): boolean {
  return reading !== undefined && reading.value !== UNKNOWN_INSURER;
}

function printRow(name: string, outcomes: readonly Outcome[]): void {
  const present = outcomes.filter(({ wanted }) => wanted !== null && wanted !== undefined).length;
  const extracted = outcomes.filter(({ reading, right }) => given(reading) || right).length;
  const right = outcomes.filter((one) => one.right).length;
  const precision = extracted === 0 ? 0 : right / extracted;
  const recall = present === 0 ? 0 : right / present;
  const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  const figures = [precision, recall, f1].map((figure) => figure.toFixed(3).padStart(9)).join('');
  console.log(`${name.padEnd(20)}${String(present).padStart(7)}${String(extracted).padStart(10)}  ${figures}`);
}
