import type { Segment } from '../layout.ts';
import { findFigurePhrase } from './find-figure-phrase.ts';
import type { FoundLabel } from './find-labels.ts';
import { findNumberPhrase } from './find-number-phrase.ts';
import { findNumberPhraseAbroad } from './find-number-phrase-abroad.ts';

const SURE = 0.75;

/** A line that is about paying or a number by all its words is that; unless the lists know the whole line. */
export function preferPhrase(segment: Segment, listed: readonly FoundLabel[]): readonly FoundLabel[] {
  if (listed.some(({ paired }) => paired)) return listed;
  // A number known as no field's own may still be one by all its words: `Nro. Autorización`.
  const fields = listed.filter(({ meanings }) => meanings.some(({ concept }) => concept !== 'other_id'));
  const known = fields.find(({ whole, meanings }) => whole && meanings.some(({ weight }) => weight >= SURE));
  const figure = findFigurePhrase(segment);
  // `Valor total a cargo del convenio` begins like a total.
  if (known && !(figure?.meanings.some(isShare) && known.meanings.every(isTotal))) return listed;
  // A bare `No.` says less than the words behind it.
  const leading = fields.some((hit) => hit.leads && hit.meanings.some(isNumber));
  const numbered = () => findNumberPhrase(segment) ?? findNumberPhraseAbroad(segment);
  const phrase = figure ?? (leading ? undefined : numbered());
  return phrase ? [phrase] : listed;
}

type Meaning = FoundLabel['meanings'][number];

function isShare({ concept }: Meaning): boolean {
  return concept === 'insurance_amount' || concept === 'out_of_pocket';
}

function isNumber({ concept, weight }: Meaning): boolean {
  return /_id$|_number$/.test(concept) && weight > BARE;
}

const BARE = 0.5;

function isTotal({ concept }: Meaning): boolean {
  return concept === 'total_amount' || concept === 'line_amount' || concept === 'other_amount';
}
