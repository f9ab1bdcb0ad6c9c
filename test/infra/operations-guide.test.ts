import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutHash } from './readable.ts';
import { readStack } from './synthesized.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const [lookUp = ''] = /^resource\(\) \{.*\}$/m.exec(guide) ?? [];

/** What the guide's `resource` asks CloudFormation for, given its arguments as they stand there. */
function queryOf(use: string): string {
  const aws = 'aws() { while [ "$1" != --query ]; do shift; done; printf %s "$2"; }';
  return execFileSync('sh', ['-c', `${aws}\n${lookUp}\n${use}`], { encoding: 'utf8' });
}

/** The logical ids, less their hashes, that the query finds in a template. */
function found(query: string, { resources }: ReturnType<typeof readStack>): string[] {
  const [, start, type] =
    /^StackResourceSummaries\[\?starts_with\(LogicalResourceId, '(.+?)'\)(?: && ResourceType=='(.+)')?\]\.PhysicalResourceId$/.exec(
      query,
    ) ?? [];
  if (start === undefined) throw new Error(`This query can't be judged here: ${query}`);
  const ids = Object.entries(resources).filter(([id, { Type }]) => id.startsWith(start) && Type === (type ?? Type));
  return ids.map(([id]) => withoutHash(id));
}

const uses = [...new Set([...guide.matchAll(/\$\((resource [^)]*)\)/g)].map(([, use = '']) => use))];

test('the guide looks up resources', () => {
  expect(uses).toContain('resource EventsGivenUpQueue AWS::SQS::Queue');
});

test.each(uses)('`%s` finds exactly one resource, in whichever stack', (use) => {
  const [, name] = use.split(' ');
  for (const options of [{}, { region: 'eu-central-1', firewall: true }]) {
    expect(found(queryOf(use), readStack(options))).toEqual([name]);
  }
});
