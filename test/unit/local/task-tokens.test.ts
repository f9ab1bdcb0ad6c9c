import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { FunctionHost } from '../../../local/lambda/function-host.ts';
import { StateMachineHost } from '../../../local/stepfunctions/state-machine-host.ts';
import { TaskWait } from '../../../local/stepfunctions/task-tokens.ts';
import {
  accessExcept,
  functionArn,
  functionResource,
  ROLE_ARN,
  smallAssembly,
  temporaryDirectory,
} from '../../support/small-assembly.ts';

const MACHINE = 'arn:aws:states:us-east-1:000000000000:stateMachine:waiting';
const EXECUTION = 'arn:aws:states:us-east-1:000000000000:execution:waiting:x';

/** Leaves each token that it is given in a file, where the test finds it. */
const ASK = `import { appendFileSync } from 'node:fs';
export const handler = async ({ token, file, fail }) => {
  appendFileSync(file, token + '\\n');
  if (fail) throw Object.assign(new Error('as asked'), { name: fail });
};`;

const definition = (more: object = {}) => ({
  StartAt: 'Ask',
  States: {
    Ask: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke.waitForTaskToken',
      Parameters: {
        FunctionName: functionArn('ask'),
        Payload: { 'token.$': '$$.Task.Token', 'file.$': '$.file', 'fail.$': '$.fail' },
      },
      TimeoutSeconds: 60,
      ...more,
      End: true,
    },
  },
});

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

function host(machine: object, folder = temporaryDirectory()) {
  const assembly = smallAssembly(folder, [
    functionResource(folder, 'ask', ASK),
    {
      logicalId: 'Waiting',
      type: 'AWS::StepFunctions::StateMachine',
      physicalId: MACHINE,
      arn: MACHINE,
      properties: { DefinitionString: JSON.stringify(machine), RoleArn: ROLE_ARN },
    },
  ]);
  const access = accessExcept();
  const functions = new FunctionHost({ assembly, access, endpointUrl: 'http://127.0.0.1:1', dataDirectory: folder });
  const machines = new StateMachineHost({ assembly, functions, dataDirectory: folder, statusChanged: () => undefined });
  open.push(functions, machines);
  return { machines, folder, file: join(folder, 'tokens') };
}

const tokensIn = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];

async function begun(machine: object, fail = '') {
  const hosted = host(machine);
  hosted.machines.start(MACHINE, 'x', JSON.stringify({ file: hosted.file, fail }));
  return { ...hosted, token: await tokenOf(hosted.file, 1) };
}

async function tokenOf(file: string, attempt: number): Promise<string> {
  await expect.poll(() => tokensIn(file).length, { timeout: 10_000, interval: 5 }).toBeGreaterThanOrEqual(attempt);
  return tokensIn(file)[attempt - 1] ?? '';
}

const submitted = ({ machines }: { machines: StateMachineHost }) =>
  expect.poll(() => machines.history(EXECUTION).at(-1)?.type, { timeout: 10_000, interval: 5 }).toBe('submitted');

async function ended(machines: StateMachineHost) {
  await expect.poll(() => machines.describe(EXECUTION).status, { timeout: 10_000, interval: 5 }).not.toBe('RUNNING');
  return machines.describe(EXECUTION);
}

test('a task goes on with the output that its token is answered with, and the token is good once', async () => {
  const { machines, token } = await begun(definition());
  expect(machines.describe(EXECUTION).status).toBe('RUNNING');
  machines.tokens.find(token).answer({ output: { read: 3 } });
  expect(await ended(machines)).toMatchObject({ status: 'SUCCEEDED', output: '{"read":3}' });
  expect(() => machines.tokens.find(token)).toThrow(expect.objectContaining({ code: 'TaskTimedOut' }));
});

test('a task whose token is answered with a failure fails under the name of the error', async () => {
  const { machines, token } = await begun(definition());
  machines.tokens.find(token).answer({ error: 'InvoiceEnded', cause: 'deleted' });
  expect(await ended(machines)).toMatchObject({ status: 'FAILED', error: 'InvoiceEnded', cause: 'deleted' });
});

test('a function that throws fails its task, whoever holds the token', async () => {
  const { machines, token } = await begun(definition(), 'Broken');
  expect(await ended(machines)).toMatchObject({ status: 'FAILED', error: 'Broken' });
  expect(() => machines.tokens.find(token)).toThrow(expect.objectContaining({ code: 'TaskTimedOut' }));
});

test('without a heartbeat the task is asked again under another token, and the first one is no good any more', async () => {
  const Retry = [{ ErrorEquals: ['States.HeartbeatTimeout'], IntervalSeconds: 1, MaxAttempts: 9 }];
  const { machines, file, token } = await begun(definition({ HeartbeatSeconds: 1, Retry }));
  expect(await tokenOf(file, 2)).not.toBe(token);
  expect(() => machines.tokens.find(token)).toThrow(expect.objectContaining({ code: 'TaskTimedOut' }));
  // A busy machine may begin the function later than its heartbeat is due: then there is a third.
  const answerNewest = () => machines.tokens.find(tokensIn(file).at(-1) ?? '').answer({ output: {} });
  await vi.waitFor(answerNewest, { timeout: 10_000, interval: 5 });
  expect((await ended(machines)).status).toBe('SUCCEEDED');
});

test('a task that takes longer than its timeout ends as States.Timeout', async () => {
  const { machines, file } = host(definition({ TimeoutSeconds: 1 }));
  machines.start(MACHINE, 'x', JSON.stringify({ file, fail: '' }));
  expect(await ended(machines)).toMatchObject({ status: 'FAILED', error: 'States.Timeout' });
});

test('heartbeats put off the end of a silent task, and not that of a long one', async () => {
  vi.useFakeTimers();
  try {
    const wait = new TaskWait('token', { timeoutMs: 2000, heartbeatMs: 1000 }, 0, () => undefined);
    const error = wait.answered.catch((thrown: unknown) => thrown);
    vi.advanceTimersByTime(900);
    wait.beat();
    vi.advanceTimersByTime(900);
    wait.beat();
    expect(wait.over).toBe(false);
    vi.advanceTimersByTime(200);
    expect(await error).toMatchObject({ name: 'States.Timeout' });
  } finally {
    vi.useRealTimers();
  }
});

test('a token outlives the process: after a kill the task is not begun again, and its answer counts', async () => {
  const killed = await begun(definition());
  await submitted(killed);
  const folder = temporaryDirectory();
  cpSync(join(killed.folder, 'executions'), join(folder, 'executions'), { recursive: true });
  const next = host(definition(), folder);
  next.machines.resume();
  next.machines.tokens.find(killed.token).answer({ output: { late: true } });
  expect(await ended(next.machines)).toMatchObject({ status: 'SUCCEEDED', output: '{"late":true}' });
  expect(tokensIn(killed.file)).toEqual([killed.token]);
});

test('an answer that was taken before a kill counts after it', async () => {
  const killed = await begun(definition());
  await submitted(killed);
  killed.machines.tokens.find(killed.token).answer({ output: { kept: true } });
  const folder = temporaryDirectory();
  // What lies on the disk the moment after the answer was acknowledged.
  cpSync(join(killed.folder, 'executions'), join(folder, 'executions'), { recursive: true });
  const next = host(definition(), folder);
  next.machines.resume();
  expect(await ended(next.machines)).toMatchObject({ status: 'SUCCEEDED', output: '{"kept":true}' });
});

test('of an execution that was stopped nobody waits for the token', async () => {
  const { machines, token } = await begun(definition());
  machines.stop(EXECUTION);
  expect(() => machines.tokens.find(token)).toThrow(expect.objectContaining({ code: 'TaskTimedOut' }));
});
