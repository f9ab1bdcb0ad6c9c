import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { FunctionHost } from '../../../local/lambda/function-host.ts';
import type { AccessControl } from '../../../local/ports.ts';
import type { Execution } from '../../../local/stepfunctions/execution.ts';
import { StateMachineHost } from '../../../local/stepfunctions/state-machine-host.ts';
import {
  accessExcept,
  functionArn,
  functionResource,
  ROLE_ARN,
  smallAssembly,
  temporaryDirectory,
} from '../../support/small-assembly.ts';

const MACHINE = 'arn:aws:states:us-east-1:000000000000:stateMachine:pipeline';

const STEP = `import { appendFileSync } from 'node:fs';
export const handler = async (event) => {
  if (event.file) appendFileSync(event.file, process.env.AWS_LAMBDA_FUNCTION_NAME + '\\n');
  if (event.fail === process.env.AWS_LAMBDA_FUNCTION_NAME) throw Object.assign(new Error('as asked'), { name: event.as ?? 'Error' });
  if (event.hang === process.env.AWS_LAMBDA_FUNCTION_NAME) await new Promise((r) => setTimeout(r, 3000));
  if (event.big) return 'a'.repeat(262144);
  return { done: process.env.AWS_LAMBDA_FUNCTION_NAME };
};`;

function task(functionName: string, more: Record<string, unknown>): Record<string, unknown> {
  return {
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Parameters: { FunctionName: `\${${functionName}}`, 'Payload.$': '$' },
    ...more,
  };
}

const PIPELINE = {
  StartAt: 'First',
  States: {
    First: task('first', { ResultPath: null, Next: 'Second' }),
    Second: task('second', {
      ResultPath: '$.second',
      TimeoutSeconds: 1,
      Retry: [
        { ErrorEquals: ['Fleeting'], IntervalSeconds: 1, MaxAttempts: 2, MaxDelaySeconds: 1, JitterStrategy: 'FULL' },
      ],
      Catch: [{ ErrorEquals: ['InvoiceEnded', 'States.Timeout'], ResultPath: null, Next: 'Last' }],
      Next: 'Last',
    }),
    Last: task('last', { OutputPath: '$.Payload', End: true }),
  },
};

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

interface Hosted {
  readonly machines: StateMachineHost;
  readonly changes: Execution[];
  readonly folder: string;
}

function host(options: { definition?: object; access?: AccessControl; folder?: string } = {}): Hosted {
  const folder = options.folder ?? temporaryDirectory();
  const assembly = smallAssembly(folder, [
    ...['first', 'second', 'last'].map((name) => functionResource(folder, name, STEP)),
    {
      logicalId: 'Pipeline',
      type: 'AWS::StepFunctions::StateMachine',
      physicalId: MACHINE,
      arn: MACHINE,
      properties: {
        DefinitionString: JSON.stringify(options.definition ?? PIPELINE),
        DefinitionSubstitutions: {
          first: functionArn('first'),
          second: functionArn('second'),
          last: functionArn('last'),
        },
        RoleArn: ROLE_ARN,
      },
    },
  ]);
  const access = options.access ?? accessExcept();
  const functions = new FunctionHost({ assembly, access, endpointUrl: 'http://127.0.0.1:1', dataDirectory: folder });
  const changes: Execution[] = [];
  const machines = new StateMachineHost({
    assembly,
    functions,
    dataDirectory: folder,
    statusChanged: (each) => changes.push(each),
  });
  open.push(functions, machines);
  return { machines, changes, folder };
}

async function ended({ machines }: Hosted, arn: string): Promise<Execution> {
  await expect.poll(() => machines.describe(arn).status, { timeout: 10_000, interval: 5 }).not.toBe('RUNNING');
  return machines.describe(arn);
}

describe('an execution', () => {
  test('runs its states in order and tells each change of its status', async () => {
    const hosted = host();
    const { arn } = hosted.machines.start(MACHINE, 'one', '{"a":1}');
    expect(arn).toBe('arn:aws:states:us-east-1:000000000000:execution:pipeline:one');
    const execution = await ended(hosted, arn);
    expect(execution).toMatchObject({ status: 'SUCCEEDED', input: '{"a":1}', output: '{"done":"last"}', error: null });
    expect(hosted.changes.map(({ status }) => status)).toEqual(['RUNNING', 'SUCCEEDED']);
    const history = hosted.machines.history(arn);
    const entered = history.filter((entry) => entry.type === 'entered');
    expect(entered.map((entry) => 'state' in entry && entry.state)).toEqual(['First', 'Second', 'Last']);
    expect(entered[2]).toMatchObject({
      value: { a: 1, second: { ExecutedVersion: '$LATEST', StatusCode: 200, Payload: { done: 'second' } } },
    });
  });

  test('of the same name and input is the same while it runs; of another input, or once closed, it is refused', async () => {
    const hosted = host();
    const first = hosted.machines.start(MACHINE, 'twice', '{}');
    expect(hosted.machines.start(MACHINE, 'twice', '{}')).toEqual(first);
    expect(() => hosted.machines.start(MACHINE, 'twice', '{"b":1}')).toThrow(/Already Exists/);
    await ended(hosted, first.arn);
    expect(() => hosted.machines.start(MACHINE, 'twice', '{}')).toThrow(
      expect.objectContaining({ code: 'ExecutionAlreadyExists' }),
    );
  });

  test.each([
    [
      'an error nobody catches fails it under the error’s name',
      { fail: 'first', as: 'Odd' },
      'FAILED',
      { error: 'Odd' },
    ],
    [
      'a caught error goes on where the catcher says',
      { fail: 'second', as: 'InvoiceEnded' },
      'SUCCEEDED',
      { error: null },
    ],
    ['a state that times out is caught as States.Timeout', { hang: 'second' }, 'SUCCEEDED', { error: null }],
    [
      'a result over the quota fails it, whatever is caught',
      { big: true },
      'FAILED',
      { error: 'States.DataLimitExceeded' },
    ],
  ])('%s', async (_, input, status, expected) => {
    const hosted = host();
    const execution = await ended(hosted, hosted.machines.start(MACHINE, 'x', JSON.stringify(input)).arn);
    expect(execution).toMatchObject({ status, ...expected });
  });

  test('an error that is retried is tried once more than its attempts, and its cause is Lambda’s payload', async () => {
    const hosted = host();
    const execution = await ended(hosted, hosted.machines.start(MACHINE, 'x', '{"fail":"second","as":"Fleeting"}').arn);
    expect(hosted.machines.history(execution.arn).filter(({ type }) => type === 'failed')).toHaveLength(3);
    expect(JSON.parse(execution.cause ?? '')).toMatchObject({ errorType: 'Fleeting', errorMessage: 'as asked' });
  });

  test('a function that the machine’s role may not invoke fails it as AWS names that', async () => {
    const hosted = host({ access: accessExcept([`lambda:InvokeFunction ${functionArn('first')}`]) });
    const execution = await ended(hosted, hosted.machines.start(MACHINE, 'x', '{}').arn);
    expect(execution).toMatchObject({ status: 'FAILED', error: 'Lambda.AWSLambdaException' });
    expect(execution.cause).toContain('AccessDeniedException');
  });

  test('a machine’s timeout ends it', async () => {
    const hosted = host({ definition: { ...PIPELINE, TimeoutSeconds: 1 } });
    const execution = await ended(hosted, hosted.machines.start(MACHINE, 'x', '{"hang":"first"}').arn);
    expect(execution).toMatchObject({ status: 'TIMED_OUT', error: 'States.Timeout' });
  });

  test('that is stopped is ABORTED, and no state follows', async () => {
    const hosted = host();
    const { arn } = hosted.machines.start(MACHINE, 'x', '{"fail":"second","as":"Fleeting"}');
    await expect
      .poll(() => hosted.machines.history(arn).some(({ type }) => type === 'failed'), { timeout: 5000, interval: 2 })
      .toBe(true);
    expect(hosted.machines.stop(arn, 'Deleted', 'by its owner')).toMatchObject({
      status: 'ABORTED',
      error: 'Deleted',
      cause: 'by its owner',
    });
    const length = hosted.machines.history(arn).length;
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(hosted.machines.history(arn)).toHaveLength(length);
    expect(hosted.changes.map(({ status }) => status)).toEqual(['RUNNING', 'ABORTED']);
  });

  test.each([
    ['a name with a slash', 'a/b', '{}', 'InvalidName'],
    ['input that is no JSON', 'a', '{', 'InvalidExecutionInput'],
    ['input over 256 KiB', 'a', JSON.stringify('a'.repeat(262_143)), 'InvalidExecutionInput'],
  ])('with %s is refused', (_, name, input, code) => {
    expect(() => host().machines.start(MACHINE, name, input)).toThrow(expect.objectContaining({ code }));
  });
});

describe('after the process was killed', () => {
  test('an execution goes on with the state it was in', async () => {
    const hosted = host();
    hosted.machines.start(MACHINE, 'x', '{"hang":"last"}');
    const { arn } = hosted.machines.describe('arn:aws:states:us-east-1:000000000000:execution:pipeline:x');
    await expect
      .poll(() => hosted.machines.history(arn).some((entry) => 'state' in entry && entry.state === 'Last'), {
        timeout: 5000,
        interval: 2,
      })
      .toBe(true);
    // What a killed process leaves behind is what lies on the disk at that moment.
    const folder = temporaryDirectory();
    cpSync(join(hosted.folder, 'executions'), join(folder, 'executions'), { recursive: true });
    const next = host({ folder });
    next.machines.resume();
    expect(await ended(next, arn)).toMatchObject({ status: 'SUCCEEDED', output: '{"done":"last"}' });
    const states = next.machines.history(arn).flatMap((entry) => (entry.type === 'entered' ? [entry.state] : []));
    expect(states).toEqual(['First', 'Second', 'Last', 'Last']);
    expect(next.changes.map(({ status }) => status)).toEqual(['SUCCEEDED']);
    expect(readdirSync(join(folder, 'executions', 'pipeline', 'running'))).toEqual([]);
  });

  test('a line that it cut short never counted, be it an execution’s first', async () => {
    const hosted = host();
    const { arn } = await ended(hosted, hosted.machines.start(MACHINE, 'x', '{}').arn);
    const [closed, running] = [join('executions', 'pipeline', 'closed'), join('executions', 'pipeline', 'running')];
    const folder = temporaryDirectory();
    mkdirSync(join(folder, running), { recursive: true });
    // Of an execution in its last state, the end was being written; of another, its beginning.
    const [whole = ''] = readFileSync(join(hosted.folder, closed, 'x.jsonl'), 'utf8').split(/(?<=\n)(?=.*"ended")/);
    writeFileSync(join(folder, running, 'x.jsonl'), `${whole}{"type":"ended","at":17`);
    writeFileSync(join(folder, running, 'empty.jsonl'), '');
    writeFileSync(join(folder, running, 'cut.jsonl'), '{"type":"star');

    const next = host({ folder });
    next.machines.resume();
    expect(await ended(next, arn)).toMatchObject({ status: 'SUCCEEDED', output: '{"done":"last"}' });
    for (const name of ['empty', 'cut']) {
      const { arn: begun } = next.machines.start(MACHINE, name, '{}');
      expect(await ended(next, begun)).toMatchObject({ status: 'SUCCEEDED' });
    }
  });

  test('an end that was written but perhaps not told is told again', async () => {
    const hosted = host();
    const { arn } = await ended(hosted, hosted.machines.start(MACHINE, 'x', '{}').arn);
    const folder = temporaryDirectory();
    cpSync(join(hosted.folder, 'executions', 'pipeline', 'closed'), join(folder, 'executions', 'pipeline', 'running'), {
      recursive: true,
    });
    const next = host({ folder });
    next.machines.resume();
    expect(next.changes.map(({ status }) => status)).toEqual(['SUCCEEDED']);
    expect(next.machines.describe(arn).status).toBe('SUCCEEDED');
  });
});

describe('a definition that would lose something', () => {
  const only = (state: object) => ({ StartAt: 'A', States: { A: state } });
  test.each([
    [
      'a wait for a token that nobody is given',
      only({ ...task('first', { End: true }), Resource: 'arn:aws:states:::lambda:invoke.waitForTaskToken' }),
      /a task token is passed where none is waited for, or waited for where none is passed/,
    ],
    [
      'a heartbeat',
      only(task('first', { End: true, TimeoutSeconds: 60, HeartbeatSeconds: 5 })),
      /HeartbeatSeconds without a task token/,
    ],
    [
      'a map',
      only({ Type: 'Map', End: true, ItemProcessor: only({ Type: 'Pass', End: true }) }),
      /Type Map is not hosted/,
    ],
    [
      'a qualifier',
      only(task('first', { End: true, Parameters: { FunctionName: 'x', Qualifier: '1' } })),
      /Parameters.Qualifier is not hosted/,
    ],
    [
      'the state’s own context',
      only(task('first', { End: true, Parameters: { FunctionName: 'x', Payload: { 'a.$': '$$.State.Name' } } })),
      /\$\$\.State\.Name is not hosted/,
    ],
    ['a variable without a value', only(task('second2', { End: true })), /has no second2/],
    ['a state that leads nowhere', only(task('first', { Next: 'B' })), /Pipeline/],
  ])('is refused: %s', (_, definition, message) => {
    expect(() => host({ definition })).toThrow(message);
  });
});

test('many executions of twelve states run side by side, each to its own end', async () => {
  const names = Array.from({ length: 12 }, (_, i) => `S${i}`);
  const States = Object.fromEntries(
    names.map((name, i) => [
      name,
      task('first', { ResultPath: null, ...(i < 11 ? { Next: `S${i + 1}` } : { End: true }) }),
    ]),
  );
  const hosted = host({ definition: { StartAt: 'S0', States } });
  const started = Array.from({ length: 30 }, (_, i) => hosted.machines.start(MACHINE, `x${i}`, `{"i":${i}}`));
  const all = await Promise.all(started.map(({ arn }) => ended(hosted, arn)));
  expect(all.map(({ status, output }) => ({ status, output }))).toEqual(
    started.map((_, i) => ({ status: 'SUCCEEDED', output: `{"i":${i}}` })),
  );
});
