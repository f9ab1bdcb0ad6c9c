import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

const looped = /^for function in \$\((resource [^)]*)\)/m.exec(guide)?.[1] ?? '';
const uses = [...new Set([...guide.matchAll(/\$\((resource [^)]*)\)/g)].map(([, use = '']) => use))].filter(
  (use) => use !== looped,
);

test('the guide looks up resources', () => {
  expect(uses).toContain('resource EventsGivenUpQueue AWS::SQS::Queue');
});

test.each(uses)('`%s` finds exactly one resource, in whichever stack', (use) => {
  const [, name] = use.split(' ');
  for (const options of [{}, { region: 'eu-central-1', firewall: true }]) {
    expect(found(queryOf(use), readStack(options))).toEqual([name]);
  }
});

test('the loop over versions goes over the functions that the state machine calls, and no other', () => {
  const stack = readStack();
  const called = Object.values(stack.only('AWS::StepFunctions::StateMachine').DefinitionSubstitutions).map(
    // biome-ignore lint/suspicious/noExplicitAny: a value of the template.
    (version: any) => withoutHash(stack.resources[version.Ref]?.Properties.FunctionName.Ref),
  );

  expect(called).toHaveLength(12);
  expect(found(queryOf(looped), stack).sort()).toEqual(called.sort());
});

describe('the commands after a deployment that was rolled back', () => {
  const commands = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].find(([, block = '']) => block.includes(looped))?.[1];
  const versionOf = (name: string, version: number) =>
    `arn:aws:lambda:eu-central-1:123456789012:function:${name}:${version}`;
  /** What the commands delete, with CloudFormation and Lambda answering as the CLI prints them. */
  function deleted({ definition = '', versions = '' }): string[] {
    const stub = `aws() {
      case "$1 $2" in
        'cloudformation list-stack-resources') printf 'read\\tread-more\\n' ;;
        'stepfunctions describe-state-machine') printf '%s\\n' '${definition}' ;;
        'lambda list-versions-by-function') printf '${versions}' ;;
        *) echo "$@" ;;
      esac
    }`;
    const { stdout } = spawnSync('sh', ['-c', `${stub}\n${lookUp}\n${commands}`], { encoding: 'utf8' });
    return stdout.split('\n').filter((line) => line !== '');
  }
  const definition = JSON.stringify({ a: versionOf('read', 9), b: { c: versionOf('read-more', 11) } }, null, 2);
  // Two pages, and not in the order of their numbers.
  const versions = '$LATEST\\t2\\t11\\n9\\t10\\n';

  test("delete each function's newest version, but one that the state machine calls", () => {
    expect(deleted({ definition, versions })).toEqual(['lambda delete-function --function-name read --qualifier 11']);
  });

  test('delete nothing where the state machine or the versions could not be read', () => {
    expect(deleted({ versions })).toEqual([]);
    expect(deleted({ definition })).toEqual([]);
  });
});

describe('the commands for an event that was given up', () => {
  const section = guide.split('### Events that were given up')[1]?.split('\n## ')[0] ?? '';
  const [take = '', , remove = ''] = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block);
  const body = '{"Records":[{"eventName":"INSERT","dynamodb":{"NewImage":{"payload":{"S":"{\\"step\\":3}\\n€"}}}}]}';

  test('keep its body as it was sent, and delete that very message', () => {
    const folder = mkdtempSync(join(tmpdir(), 'given-up-'));
    const message = JSON.stringify({ Messages: [{ MessageId: 'one', ReceiptHandle: 'a+handle/of=one', Body: body }] });
    const stub = `aws() {
      case "$1 $2" in
        'cloudformation list-stack-resources') echo https://sqs/given-up ;;
        'sqs receive-message') printf '%s\\n' "$MESSAGE" ;;
        *) echo "$@" ;;
      esac
    }`;
    const { stdout, stderr } = spawnSync('sh', ['-c', `${stub}\n${lookUp}\n${take}\n${remove}`], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, MESSAGE: message },
    });
    expect(stderr).toBe('');
    expect(JSON.parse(readFileSync(join(folder, 'body.json'), 'utf8'))).toEqual(JSON.parse(body));
    expect(stdout).toBe('sqs delete-message --queue-url https://sqs/given-up --receipt-handle a+handle/of=one\n');
  });
});
