import type { Segment } from '../layout.ts';
import { findFigurePhrase } from './find-figure-phrase.ts';
import type { FoundLabel } from './find-labels.ts';

const SURE = 0.75;

/** A line that is about paying or a number by all its words is that; unless the lists know the whole line. */
export function preferPhrase(segment: Segment, listed: readonly FoundLabel[]): readonly FoundLabel[] {
  if (listed.some(({ paired }) => paired)) return listed;
  const known = listed.find(({ whole, meanings }) => whole && meanings.some(({ weight }) => weight >= SURE));
  const figure = findFigurePhrase(segment);
  // `Valor total a cargo del convenio` begins like a total.
  if (known && !(figure?.meanings.some(isShare) && known.meanings.every(isTotal))) return listed;
  return figure ? [figure] : listed;
}

type Meaning = FoundLabel['meanings'][number];

function isShare({ concept }: Meaning): boolean {
  return concept === 'insurance_amount' || concept === 'out_of_pocket';
}

function isTotal({ concept }: Meaning): boolean {
  return concept === 'total_amount' || concept === 'line_amount' || concept === 'other_amount';
}
