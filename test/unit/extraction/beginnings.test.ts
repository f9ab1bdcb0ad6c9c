import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningsOf } from '../../../lambdas/domain/extraction/labels/beginnings.ts';
import { LABEL_RULES } from '../../../lambdas/domain/extraction/labels/label-rules.ts';
import { CARE_WORDS, HEALTH_WORDS } from '../../../lambdas/domain/extraction/outline/care-vocabulary.ts';
import { OTHER_DOCUMENTS } from '../../../lambdas/domain/extraction/outline/other-documents.ts';
import type { Wording } from '../../../lambdas/domain/extraction/wording-finder.ts';

const WORDINGS = [
  ...LABEL_RULES,
  ...CARE_WORDS.map(([, words]) => words),
  HEALTH_WORDS,
  ...OTHER_DOCUMENTS.map(({ telling }) => telling),
].flatMap(({ wordings }) => wordings);

describe('the beginnings of a wording', () => {
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
    ['la\\w*', ['la']],
    ['\\w*klinik', ['', 'klin']],
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
