import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT_LABELS } from '../../../lambdas/domain/extraction/labels/amount-labels.ts';
import { beginningsOf } from '../../../lambdas/domain/extraction/labels/beginnings.ts';
import { DATE_LABELS } from '../../../lambdas/domain/extraction/labels/date-labels.ts';
import { ID_LABELS } from '../../../lambdas/domain/extraction/labels/id-labels.ts';
import type { LabelRule } from '../../../lambdas/domain/extraction/labels/label-rule.ts';
import { NAME_LABELS } from '../../../lambdas/domain/extraction/labels/name-labels.ts';
import { SHARE_LABELS } from '../../../lambdas/domain/extraction/labels/share-labels.ts';

const RULES = [...AMOUNT_LABELS, ...SHARE_LABELS, ...DATE_LABELS, ...ID_LABELS, ...NAME_LABELS];

describe('the beginnings of a label', () => {
  it.each([
    ['invoice or bill', ['invo', 'bill']],
    ['(?:total )?amount(?: due)?', ['tota', 'amou']],
    ['no or n o or n[ro]', ['no', 'n ', 'nr']],
    ['tax(?:es)?', ['taxe', 'tax']],
    ['mwst ?nr or ust ?id', ['mwst', 'ust ', 'usti']],
    ['(?:de |du ){0,3}la', ['de ', 'du ', 'la']],
    ['(?:(?:my|your) )?(?:co|in)pay', ['my ', 'your', 'copa', 'inpa']],
    ['v[a-z]*nummer', ['v', 'vnum']],
    ['a+b', ['a']],
  ])('of %s are the first letters of all that it matches', (pattern, beginnings) => {
    expect(beginningsOf(pattern.split(' or '))).toEqual(new Set(beginnings));
  });

  it('exist for every label, since one without them would be looked for nowhere', () => {
    const nowhere = RULES.filter(({ beginnings }) => beginnings.size === 0 || beginnings.has(''));
    expect(nowhere.map(({ pattern }) => pattern.source)).toEqual([]);
  });

  it('are at the start of a word in every text that the label matches', () => {
    const example = fc.constantFrom(...RULES).chain((rule) => fc.tuple(fc.constant(rule), textsOf(rule)));
    fc.assert(
      fc.property(example, ([{ pattern, beginnings }, text]) => {
        fc.pre(text.search(pattern) >= 0);
        const words = [...text.matchAll(/(?<![a-z0-9#])[^ ]/g)].map(({ index }) => text.slice(index));
        expect(words.some((word) => [...beginnings].some((beginning) => word.startsWith(beginning)))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Texts out of what a label's pattern holds between its word boundaries. */
function textsOf({ pattern }: LabelRule): fc.Arbitrary<string> {
  const wording = pattern.source.slice('(?<![a-z0-9#])'.length, -'(?:(?<=#)|(?![a-z0-9]))'.length);
  return fc.stringMatching(new RegExp(`^${wording}$`));
}
