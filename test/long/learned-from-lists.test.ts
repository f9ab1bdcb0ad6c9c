import { expect, test } from 'vitest';
import { ANNOUNCED, likelihoodsBy as captionsBy } from '../../lambdas/domain/extraction/labels/judge-caption.ts';
import { SAID, likelihoodsBy as sentencesBy } from '../../lambdas/domain/extraction/labels/judge-sentence.ts';
import type { ValueKind } from '../../lambdas/domain/extraction/layout/value-kind.ts';
import { LINE_KINDS, likelihoodsBy as linesBy } from '../../lambdas/domain/extraction/outline/judge-line.ts';
import { plainText } from '../../lambdas/domain/extraction/text/plain-text.ts';
import { fitCaptions } from '../../scripts/captions/fit-captions.ts';
import { readCaptions } from '../../scripts/captions/read-captions.ts';
import { fitLines } from '../../scripts/papers/fit-lines.ts';
import { readLines } from '../../scripts/papers/read-lines.ts';
import { fitSentences } from '../../scripts/sentences/fit-sentences.ts';
import { readSentences } from '../../scripts/sentences/read-sentences.ts';

const NONE_OF_KIND = 'none';
const OF_KIND: { readonly [K in ValueKind]: readonly string[] } = {
  amount: [
    'insurance_amount',
    'out_of_pocket',
    'max_coverage',
    'total_amount',
    'line_amount',
    'other_amount',
    NONE_OF_KIND,
  ],
  number: ['claim_number', 'insured_id', 'invoice_number', 'other_id', NONE_OF_KIND],
  date: ['submission_date', 'other_date', NONE_OF_KIND],
  name: [],
};

test('captions are told that the table was not fitted to, at least as surely as they are right', () => {
  const byText = [...Map.groupBy(readCaptions(), ({ text }) => plainText(text).trim())];
  const isKept = (_: unknown, at: number) => at % 5 === 0;
  const likelihoods = captionsBy(fitCaptions(byText.filter((one, at) => !isKept(one, at)).flatMap(([, all]) => all)));
  const kept = byText.filter(isKept).map(([text, all]) => ({ text, wanted: new Set(all.map((one) => one.announces)) }));
  const isField = (concept: string | undefined) => concept !== undefined && !/^(?:other_|line_|none)/.test(concept);
  const judge = (kind?: ValueKind) =>
    kept
      .filter(({ wanted }) => !kind || OF_KIND[kind].some((one) => wanted.has(one)))
      .map(({ text, wanted }) => {
        const likely = likelihoods(text, kind);
        const best = likely.indexOf(Math.max(...likely));
        return { wanted, concept: ANNOUNCED[best] as string | undefined, likelihood: likely[best] ?? 0 };
      });
  const kinds = [undefined, 'amount', 'number', 'date'] satisfies (ValueKind | undefined)[];
  const judged = new Map<ValueKind | undefined, ReturnType<typeof judge>>(kinds.map((kind) => [kind, judge(kind)]));
  const told = (kind: ValueKind | undefined, from: number, to = 1.01) => {
    const all = judged.get(kind) ?? [];
    const given = all.filter(({ concept, likelihood }) => isField(concept) && likelihood >= from && likelihood < to);
    const right = given.filter(({ concept, wanted }) => wanted.has(concept ?? '')).length;
    return { right: right / given.length, of: right / all.filter(({ wanted }) => [...wanted].some(isField)).length };
  };
  for (const [from, to] of [
    [0.5, 0.7],
    [0.7, 0.9],
    [0.9, 1.01],
  ] as const) {
    expect(told(undefined, from, to).right).toBeGreaterThan(from);
    // Two kinds of dates are told apart from 0.7 on only, and no less is asked of them.
    for (const kind of from < 0.7 ? (['amount', 'number'] as const) : (['amount', 'number', 'date'] as const))
      expect(told(kind, from, to).right).toBeGreaterThan(from);
  }
  expect(told(undefined, 0.7).of).toBeGreaterThan(0.5);
  // What stands beside a caption tells more than its words alone.
  for (const kind of ['amount', 'number', 'date'] as const) {
    expect(told(kind, 0.7).of).toBeGreaterThan(0.68);
  }
}, 240_000);

test('values in sentences are told that the table was not fitted to, nearly as surely as they are right', () => {
  const sentences = readSentences();
  // Neighbouring lines speak of the same bill: whole stretches are kept apart.
  const isKept = (at: number) => Math.floor(at / 100) % 5 === 0;
  const likelihoods = sentencesBy(fitSentences(sentences.filter((_, at) => !isKept(at))));
  const judged = sentences
    .filter((_, at) => isKept(at))
    .flatMap(({ text, values }) =>
      values.map((value) => {
        const likely = likelihoods(
          text,
          value,
          values.filter((one) => one !== value),
        );
        const best = likely.indexOf(Math.max(...likely));
        return { is: value.is, concept: SAID[best], likelihood: likely[best] ?? 0 };
      }),
    );
  const right = (from: number) => {
    const given = judged.filter(({ concept, likelihood }) => concept && likelihood >= from);
    return given.filter(({ is, concept }) => is === concept).length / given.length;
  };
  expect(right(0.5)).toBeGreaterThan(0.7);
  expect(right(0.7)).toBeGreaterThan(0.8);
  expect(right(0.9)).toBeGreaterThan(0.88);
});

test('lines are told that the table was not fitted to, and one of a bill is seldom taken for another’s', () => {
  const lines = readLines();
  // Neighbouring lines say the like: whole stretches are kept apart.
  const isKept = (at: number) => Math.floor(at / 20) % 5 === 0;
  const likelihoods = linesBy(fitLines(lines.filter((_, at) => !isKept(at))));
  const judged = lines
    .filter((_, at) => isKept(at))
    .map(({ of, text }) => {
      const likely = likelihoods(plainText(text));
      const best = LINE_KINDS[likely.indexOf(Math.max(...likely))];
      return { of, best, sure: Math.max(...likely) };
    });
  const share = (all: typeof judged, is: (one: (typeof judged)[number]) => boolean) =>
    all.filter(is).length / all.length;
  const surely = judged.filter(({ best, sure }) => best !== 'bill' && sure >= 0.8);
  expect(share(surely, ({ of, best }) => of === best)).toBeGreaterThan(0.75);
  expect(
    share(
      judged.filter(({ of }) => of === 'bill'),
      ({ best }) => best !== 'bill',
    ),
  ).toBeLessThan(0.1);
  expect(
    share(
      judged.filter(({ of }) => of !== 'bill'),
      ({ best }) => best !== 'bill',
    ),
  ).toBeGreaterThan(0.4);
});
