import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventPayloadSchema } from '../../lambdas/contracts/event-payload.ts';
import { FLAG_TYPES } from '../../lambdas/contracts/resource-payload.ts';
import { SUBSCRIBABLE_EVENTS, TEST_EVENT } from '../../lambdas/contracts/webhook-events.ts';
import { CATEGORIES } from '../../lambdas/domain/extraction/reading.ts';
import { FAILURE_MESSAGES } from '../../lambdas/domain/invoice/failure.ts';
import { RISK_POLICY } from '../../lambdas/domain/risk/risk-policy.ts';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const api = textOf('docs/api.md');

/** What stands under a heading of docs/api.md, up to the next of any depth. */
const section = (heading: string): string => api.split(/^##+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
const quoted = (text: string, pattern: string): string[] =>
  [...text.matchAll(new RegExp(`\`(${pattern})\``, 'g'))].map(([, name = '']) => name);
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

test('docs/api.md tells every reason code of the checks, and no other', () => {
  const sources = globSync('lambdas/domain/checks/*.ts', { cwd: ROOT }).map(textOf).join('\n');
  const codes = [...sources.matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g)].map(([, code = '']) => code);

  expect(codes).toContain('AMOUNTS_AGREE');
  expect(sorted(quoted(section('Reason codes'), '[A-Z]+(?:_[A-Z]+)+'))).toEqual(sorted(codes));
});

test('docs/api.md tells every reason for which an invoice is FAILED', () => {
  const told = [...section('Why an invoice is FAILED').matchAll(/^\| `(\w+)` \|/gm)].map(([, reason = '']) => reason);

  expect(sorted(told)).toEqual(sorted(Object.keys(FAILURE_MESSAGES)));
});

test("docs/api.md tells the risk's points and levels as they are", () => {
  const risk = section('Risk');
  for (const [check, points] of Object.entries(RISK_POLICY.checkWeights)) {
    expect(risk).toContain(`| ${check.replaceAll('_', ' ')} fails | ${points} |`);
  }
  expect(risk).toContain(`| ${RISK_POLICY.incompletenessWeight} × their share`);
  expect(risk).toContain(`| MEDIUM | from ${RISK_POLICY.mediumFrom} |`);
  expect(risk).toContain(`| HIGH | from ${RISK_POLICY.highFrom} |`);
});

test('docs/api.md tells every event and every type of flag, and shows an event that is one', () => {
  const events = [...Object.values(SUBSCRIBABLE_EVENTS).flat(), TEST_EVENT];
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(section('The two formats')) ?? [];

  expect(sorted(quoted(section('Events'), '[a-z]+\\.[a-z]+'))).toEqual(sorted(events));
  expect(sorted(quoted(section('The two formats'), '\\w+_(?:INVALID|LIMIT|INVOICE)'))).toEqual(sorted(FLAG_TYPES));
  expect(eventPayloadSchema.parse(JSON.parse(example)).event).toBe('invoice.flagged');
});

test('README.md names every category that an account can cover', () => {
  const [, list = ''] = /^Categories: (.+)\.$/m.exec(textOf('README.md')) ?? [];

  expect(quoted(list, '\\w+')).toEqual([...CATEGORIES]);
});
