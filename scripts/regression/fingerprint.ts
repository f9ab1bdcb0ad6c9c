import { createHash } from 'node:crypto';
import type { Weights } from '../../lambdas/domain/extraction/labels/judge-by-weights.ts';
import { fitWeights, randomNumbers, type Sample } from './fit-weights.ts';

/** What tells that a table of weights is what its samples give, without all of them being fitted again. */
export interface Fingerprint {
  /** Of all samples: a changed list, or a changed way to see features in it. */
  readonly samples: string;
  /** Of what a part of the samples gives: a changed fit. */
  readonly trial: string;
  /** Of the table that all of them gave. */
  readonly table: string;
}

/** Of so many samples one is fitted on trial: a hundredth of the time. */
const EVERY = 97;

/** @param table what the samples gave, with so many places and classes. */
export function fingerprintOf(samples: readonly Sample[], size: number, classes: number, table: Weights): Fingerprint {
  const trial = samples.filter((_, at) => at % EVERY === 0);
  return {
    samples: digestOf(samples),
    trial: digestOfTable(fitWeights(trial, size, classes, randomNumbers())),
    table: digestOfTable(table),
  };
}

function digestOf(samples: readonly Sample[]): string {
  const hash = createHash('sha256');
  for (const { places, wanted } of samples) hash.update(Int32Array.of(wanted, places.length, ...places));
  return hash.digest('hex');
}

function digestOfTable({ unit, weights }: Weights): string {
  return createHash('sha256').update(`${unit} ${weights}`).digest('hex');
}
