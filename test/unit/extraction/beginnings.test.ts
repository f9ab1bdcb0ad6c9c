import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABROAD_LABELS } from '../../../lambdas/domain/extraction/labels/abroad-labels.ts';
import { AMOUNT_LABELS } from '../../../lambdas/domain/extraction/labels/amount-labels.ts';
import { beginningsOf } from '../../../lambdas/domain/extraction/labels/beginnings.ts';
import { BILLING_LABELS } from '../../../lambdas/domain/extraction/labels/billing-labels.ts';
import { DATE_LABELS } from '../../../lambdas/domain/extraction/labels/date-labels.ts';
import { ID_LABELS } from '../../../lambdas/domain/extraction/labels/id-labels.ts';
import type { Wording } from '../../../lambdas/domain/extraction/labels/label-rule.ts';
import { NAME_LABELS } from '../../../lambdas/domain/extraction/labels/name-labels.ts';
import { SHARE_LABELS } from '../../../lambdas/domain/extraction/labels/share-labels.ts';

const WORDINGS = [
  ...AMOUNT_LABELS,
  ...BILLING_LABELS,
  ...SHARE_LABELS,
  ...DATE_LABELS,
  ...ID_LABELS,
  ...NAME_LABELS,
  ...ABROAD_LABELS,
].flatMap(({ wordings }) => wordings);

describe('the beginnings of a label', () => {
  it.each([
    ['invoice', ['invo']],
    ['(?:invoice|bill)', ['invo', 'bill']],
    ['(?:total )?amount(?: due)?', ['tota', 'amou']],
    ['n o', ['n ']],
    ['n[ro]', ['nr', 'no']],
    ['tax(?:es)?', ['taxe', 'tax']],
    ['mwst ?nr', ['mwst']],
    ['ust ?id', ['ust ', 'usti']],
    ['(?:de |du ){0,3}la', ['de ', 'du ', 'la']],
    ['(?:(?:my|your) )?(?:co|in)pay', ['my ', 'your', 'copa', 'inpa']],
    ['v[a-z]*nummer', ['v', 'vnum']],
    ['a+b', ['a']],
  ])('of %s are the first letters of all that it matches', (wording, beginnings) => {
    expect(beginningsOf(wording)).toEqual(new Set(beginnings));
  });

  it('exist for every wording, since one without them would be looked for nowhere', () => {
    const nowhere = WORDINGS.filter(({ beginnings }) => beginnings.size === 0 || beginnings.has(''));
    expect(nowhere.map(({ source }) => source)).toEqual([]);
  });

  it('are at the start of every text that the wording matches', () => {
    const example = fc.constantFrom(...WORDINGS).chain((wording) => fc.tuple(fc.constant(wording), textsOf(wording)));
    fc.assert(
      fc.property(example, ([{ beginnings }, text]) => {
        expect([...beginnings].some((beginning) => text.startsWith(beginning))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** What has to follow a wording says nothing about its beginning. */
const LOOKAHEAD = /\(\?[=!](?:[^()]|\([^()]*\))*\)/g;

function textsOf({ source }: Wording): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(`^(?:${source.replace(LOOKAHEAD, '')})$`));
}
