import { randomUUID } from 'node:crypto';
import { jsonBody, targetOf } from '../endpoint/json-call.ts';
import { type HostedService, type Operation, ServiceError } from '../ports.ts';
import type { Execution, JournalEntry } from './execution.ts';
import { LONGEST_PAYLOAD_BYTES } from './invoke-function.ts';
import type { JsonValue } from './json-value.ts';
import type { StateMachineHost } from './state-machine-host.ts';
import { machineOfToken } from './task-tokens.ts';

interface Request {
  readonly stateMachineArn?: string;
  readonly executionArn?: string;
  readonly name?: string;
  readonly input?: string;
  readonly error?: string;
  readonly cause?: string;
  readonly statusFilter?: string;
  readonly maxResults?: number;
  readonly nextToken?: string;
  readonly reverseOrder?: boolean;
  readonly taskToken?: string;
  readonly output?: string;
}

interface Action {
  /** The field that names what the action is allowed or refused on. */
  readonly on: 'stateMachineArn' | 'executionArn' | 'taskToken';
  answer(host: StateMachineHost, request: Request): object;
}

/** Results a page has at most, and unless the caller says otherwise. */
const PAGE_SIZE = 100;
const LONGEST_PAGE = 1000;

const ACTIONS: Readonly<Record<string, Action>> = {
  StartExecution: {
    on: 'stateMachineArn',
    answer(host, { stateMachineArn = '', name = randomUUID(), input = '{}' }) {
      const { arn, startedAt } = host.start(stateMachineArn, name, input);
      return { executionArn: arn, startDate: seconds(startedAt) };
    },
  },
  DescribeExecution: {
    on: 'executionArn',
    answer(host, { executionArn = '' }) {
      const execution = host.describe(executionArn);
      const { input, output, error, cause } = execution;
      return compact({
        ...summary(execution),
        input,
        inputDetails: { included: true },
        output,
        error,
        cause,
        redriveCount: 0,
      });
    },
  },
  ListExecutions: {
    on: 'stateMachineArn',
    answer(host, { stateMachineArn = '', statusFilter, maxResults, nextToken }) {
      const from = Number(nextToken ?? 0);
      const to = from + pageSize(maxResults);
      const executions: object[] = [];
      let position = 0;
      for (const execution of host.list(stateMachineArn)) {
        if (statusFilter !== undefined && execution.status !== statusFilter) continue;
        if (position >= to) return { executions, nextToken: String(to) };
        if (position >= from) executions.push(compact(summary(execution)));
        position += 1;
      }
      return { executions };
    },
  },
  StopExecution: {
    on: 'executionArn',
    answer(host, { executionArn = '', error, cause }) {
      const { stoppedAt } = host.stop(executionArn, error, cause);
      return { stopDate: seconds(stoppedAt ?? Date.now()) };
    },
  },
  GetExecutionHistory: {
    on: 'executionArn',
    answer(host, { executionArn = '', maxResults, nextToken, reverseOrder = false }) {
      const events = host.history(executionArn).filter(isShown).map(historyEvent);
      if (reverseOrder) events.reverse();
      const from = Number(nextToken ?? 0);
      const to = from + pageSize(maxResults);
      const page = { events: events.slice(from, to) };
      return to < events.length ? { ...page, nextToken: String(to) } : page;
    },
  },
};

const TASK_ACTIONS: Readonly<Record<string, Action>> = {
  SendTaskSuccess: {
    on: 'taskToken',
    answer(host, { taskToken = '', output = '' }) {
      host.tokens.find(taskToken).answer({ output: parsedOutput(output) });
      return {};
    },
  },
  SendTaskFailure: {
    on: 'taskToken',
    answer(host, { taskToken = '', error = '', cause = '' }) {
      host.tokens.find(taskToken).answer({ error, cause });
      return {};
    },
  },
  SendTaskHeartbeat: {
    on: 'taskToken',
    answer(host, { taskToken = '' }) {
      host.tokens.find(taskToken).beat();
      return {};
    },
  },
};

const TARGET_PREFIX = 'AWSStepFunctions.';

/** Step Functions' API over the hosted state machines: JSON 1.0, dates in epoch seconds. */
export function statesService(host: StateMachineHost): HostedService {
  return {
    signingName: 'states',
    accessDeniedStatus: 400,
    operation(call): Operation {
      const name = targetOf(call, TARGET_PREFIX);
      const action = ACTIONS[name] ?? TASK_ACTIONS[name];
      if (!action) throw new ServiceError('UnknownOperationException', `Step Functions' ${name} is not hosted locally`);
      const value = jsonBody<Request>(call.body)[action.on] ?? '';
      const resourceArn = action.on === 'taskToken' ? machineOfToken(value) : value;
      return { name, permissions: [{ action: `states:${name}`, resourceArn }] };
    },
    async answer(call, { name }) {
      const value = (ACTIONS[name] ?? TASK_ACTIONS[name])?.answer(host, jsonBody(call.body)) ?? {};
      return { status: 200, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: JSON.stringify(value) };
    },
  };
}

/** @throws ServiceError InvalidOutput */
function parsedOutput(output: string): JsonValue {
  if (Buffer.byteLength(output) > LONGEST_PAYLOAD_BYTES) {
    throw new ServiceError('InvalidOutput', `Invalid Output: longer than ${LONGEST_PAYLOAD_BYTES} bytes`);
  }
  try {
    return JSON.parse(output);
  } catch {
    throw new ServiceError('InvalidOutput', 'Invalid Output: it is no JSON');
  }
}

function summary({ arn, machineArn, name, status, startedAt, stoppedAt }: Execution) {
  const stopDate = stoppedAt === null ? null : seconds(stoppedAt);
  return { executionArn: arn, stateMachineArn: machineArn, name, status, startDate: seconds(startedAt), stopDate };
}

/** AWS leaves out what there is none of. */
function compact(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
}

function seconds(epochMs: number): number {
  return epochMs / 1000;
}

function pageSize(maxResults = 0): number {
  return maxResults <= 0 ? PAGE_SIZE : Math.min(maxResults, LONGEST_PAGE);
}

const ENDINGS = { SUCCEEDED: 'Succeeded', FAILED: 'Failed', TIMED_OUT: 'TimedOut', ABORTED: 'Aborted' } as const;

/** The events that the journal knows, in the shapes of https://docs.aws.amazon.com/step-functions/latest/apireference/API_HistoryEvent.html; what lies inside a task is not told apart. */
function historyEvent(entry: JournalEntry, index: number): object {
  const base = { id: index + 1, previousEventId: index, timestamp: seconds(entry.at) };
  if (entry.type === 'started') {
    return { ...base, type: 'ExecutionStarted', executionStartedEventDetails: { input: entry.input } };
  }
  if (entry.type === 'ended') {
    const { status, output, error, cause } = entry;
    const kind = ENDINGS[status];
    const details = status === 'SUCCEEDED' ? { output } : { error, cause };
    return { ...base, type: `Execution${kind}`, [`execution${kind}EventDetails`]: details };
  }
  if (entry.type === 'submitted' || entry.type === 'answered') {
    const details = { resourceType: 'lambda', resource: 'invoke.waitForTaskToken' };
    const type = entry.type === 'submitted' ? 'TaskSubmitted' : 'TaskSucceeded';
    return { ...base, type, [`${type.replace('T', 't')}EventDetails`]: details };
  }
  const text = JSON.stringify(entry.value);
  const { state: name, stateType, error, cause } = entry;
  if (entry.type === 'entered') {
    return { ...base, type: `${stateType}StateEntered`, stateEnteredEventDetails: { name, input: text } };
  }
  if (entry.type === 'exited') {
    return { ...base, type: `${stateType}StateExited`, stateExitedEventDetails: { name, output: text } };
  }
  const details = { resourceType: 'lambda', resource: 'invoke', error, cause };
  return { ...base, type: 'TaskFailed', taskFailedEventDetails: details };
}

/** Step Functions has no event for a retry or a catch as such: what follows shows them. A failed answer shows as the task's failure. */
function isShown(entry: JournalEntry): boolean {
  if (entry.type === 'answered') return !('error' in entry.answer);
  return entry.type !== 'retried' && entry.type !== 'caught';
}
