import type { Weights } from '../../lambdas/domain/extraction/labels/judge-by-weights.ts';
import { SAID } from '../../lambdas/domain/extraction/labels/judge-sentence.ts';
import {
  PLACES,
  sentenceFeatures,
  type ValueInText,
} from '../../lambdas/domain/extraction/labels/sentence-features.ts';
import { findMoney } from '../../lambdas/domain/extraction/text/money.ts';
import { type Fingerprint, fingerprintOf } from '../regression/fingerprint.ts';
import { fitWeights, randomNumbers, type Sample } from '../regression/fit-weights.ts';

/** A sentence and its values, each with what it is: one of `SAID`, or anything else, which then is none of them. */
export interface Sentence {
  readonly text: string;
  readonly values: readonly (ValueInText & { readonly is: string })[];
}

const VALUE = /\{([a-z_]+):([^{}]*)\}/g;

/** `We paid {insurance_amount:£126.00} on {other_date:3 March}.` */
export function readSentence(line: string): Sentence {
  const values: Sentence['values'][number][] = [];
  let text = '';
  let behind = 0;
  for (const { 0: marked, 1: is = '', 2: printed = '', index } of line.matchAll(VALUE)) {
    text += line.slice(behind, index);
    const kind = kindOf(is);
    const [money] = kind === 'amount' ? findMoney(printed) : [];
    const span = { kind, start: text.length, end: text.length + printed.length };
    values.push({ is, ...span, ...(money && { cents: money.cents }) });
    text += printed;
    behind = index + marked.length;
  }
  return { text: text + line.slice(behind), values };
}

function kindOf(is: string): ValueInText['kind'] {
  if (is.endsWith('_date')) return 'date';
  if (is.endsWith('percent')) return 'rate';
  return is.endsWith('_number') || is.endsWith('_id') ? 'number' : 'amount';
}

/** What values in sentences are judged by, fitted to these. */
export function fitSentences(sentences: readonly Sentence[]): Weights {
  const random = randomNumbers();
  return fitWeights(samplesOf(sentences, random), PLACES, SAID.length, random);
}

/** Tells whether a table is what `fitSentences` gives for these. */
export function fingerprintOfSentences(sentences: readonly Sentence[], table: Weights): Fingerprint {
  return fingerprintOf(samplesOf(sentences, randomNumbers()), PLACES, SAID.length, table);
}

/** Each value is learned twice as it is and once where lines broke the sentence off. */
function samplesOf(sentences: readonly Sentence[], random: () => number): Sample[] {
  return sentences.flatMap(({ text, values }) =>
    values.flatMap((value) => {
      const wanted = Math.max(0, (SAID as readonly unknown[]).indexOf(value.is));
      const sampleOf = (from: number, to: number) => {
        const moved = (one: ValueInText) => ({ ...one, start: one.start - from, end: one.end - from });
        const others = values.filter((one) => one !== value && one.start >= from && one.end <= to).map(moved);
        return { places: sentenceFeatures(text.slice(from, to), moved(value), others), wanted };
      };
      const whole = sampleOf(0, text.length);
      const from = wordStart(text, Math.floor(random() * value.start));
      return [whole, whole, sampleOf(from, value.end + Math.floor(random() * (text.length - value.end)))];
    }),
  );
}

function wordStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf(' ', at) + 1;
}
