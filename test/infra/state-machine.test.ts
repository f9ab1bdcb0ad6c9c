import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import aslValidator from 'asl-validator';
import { describe, expect, test } from 'vitest';
import {
  DEPENDENCY_UNAVAILABLE,
  INVOICE_ENDED,
  PIPELINE_STEPS,
  RECOGNITION_BUSY,
} from '../../lambdas/contracts/pipeline-steps.ts';
import { allowances, readable, withoutHash } from './readable.ts';
import { readStack } from './synthesized.ts';

interface State {
  readonly Type: string;
  readonly Resource: string;
  readonly Parameters: { readonly FunctionName: string; readonly 'Payload.$'?: string; readonly Payload?: unknown };
  readonly ResultPath: null;
  readonly TimeoutSeconds: number;
  readonly HeartbeatSeconds?: number;
  readonly Retry: readonly {
    readonly ErrorEquals: readonly string[];
    readonly MaxAttempts: number;
    readonly JitterStrategy: string;
  }[];
  readonly Catch?: unknown;
  readonly Next?: string;
  readonly End?: true;
}

/** The function behind each step, in their order. */
const STEP_FUNCTIONS = [
  'StartProcessing',
  'DownloadDocument',
  'SummarizeContent',
  'VerifyCategoryAndAmounts',
  'IdentifyInsurer',
  'CheckPartner',
  'ExtractFields',
  'NormalizeData',
  'CheckDuplicates',
  'ValidateSubmissionDate',
  'ComputeRisk',
  'FinalizeResults',
];

const { resources, ofType, only } = readStack();
const stateMachine = only('AWS::StepFunctions::StateMachine');
const definition = JSON.parse(stateMachine.DefinitionString);
const states = new Map<string, State>(Object.entries(definition.States));

test('the definition is valid Amazon States Language', () => {
  const file = readFileSync(join(import.meta.dirname, '..', '..', 'statemachine', 'pipeline.asl.json'), 'utf8');
  const { isValid, errorsText } = aslValidator(JSON.parse(file));
  expect(errorsText('\n')).toBe('');
  expect(isValid).toBe(true);
});

test('its states are the twelve steps of the contract, one after the other', () => {
  const visited: string[] = [];
  for (let name: string | undefined = definition.StartAt; name !== undefined; name = states.get(name)?.Next) {
    visited.push(name);
  }
  expect(visited).toEqual([...PIPELINE_STEPS]);
  expect(states.size).toBe(12);
  expect(states.get('Finalizing results')?.End).toBe(true);
});

/** The one state that waits: reading a scanned file is Textract's, which takes its time. */
const WAITING = 'Downloading from storage';

const ONLY_WAITING = [RECOGNITION_BUSY, 'States.HeartbeatTimeout'];

const TAKEN_IN = {
  at_once: { Resource: 'arn:aws:states:::lambda:invoke', payload: { 'Payload.$': '$' } },
  by_token: {
    Resource: 'arn:aws:states:::lambda:invoke.waitForTaskToken',
    payload: {
      Payload: { 'account_id.$': '$.account_id', 'invoice_id.$': '$.invoice_id', 'task_token.$': '$$.Task.Token' },
    },
  },
};

describe.each([...PIPELINE_STEPS].map((name, index) => ({ name, index })))('$name', ({ name, index }) => {
  const state = states.get(name);
  const functionOf = STEP_FUNCTIONS[index];

  test('invokes its function with the payload that it passes on unchanged', () => {
    const { Resource, payload } = name === WAITING ? TAKEN_IN.by_token : TAKEN_IN.at_once;
    expect(state).toMatchObject({ Type: 'Task', Resource, ResultPath: null });
    expect(state?.Parameters).toEqual({ FunctionName: `\${${functionOf}}`, ...payload });
  });

  test('invokes the version of its function that was deployed with it, which stays', () => {
    const { Ref } = stateMachine.DefinitionSubstitutions[functionOf ?? ''];
    expect(resources[Ref]).toMatchObject({ Type: 'AWS::Lambda::Version', DeletionPolicy: 'Retain' });
    expect(readable(resources[Ref]?.Properties.FunctionName)).toBe(`<Pipeline${functionOf}Function>`);
  });

  test('waits longer than its function may take', () => {
    const settings = ofType('AWS::Lambda::Function').find(
      ([id]) => withoutHash(id) === `Pipeline${functionOf}Function`,
    )?.[1].Properties;
    expect(state?.TimeoutSeconds).toBeGreaterThan(settings?.Timeout);
  });

  test('retries what passes by itself ten times, and what may not pass twice, with full jitter', () => {
    expect(state?.Retry.filter(({ ErrorEquals }) => !ONLY_WAITING.includes(ErrorEquals.join()))).toEqual([
      {
        ErrorEquals: [
          'Lambda.ServiceException',
          'Lambda.AWSLambdaException',
          'Lambda.SdkClientException',
          'Lambda.TooManyRequestsException',
          'Lambda.ClientExecutionTimeoutException',
          DEPENDENCY_UNAVAILABLE,
        ],
        IntervalSeconds: 1,
        BackoffRate: 2,
        MaxAttempts: 10,
        MaxDelaySeconds: 30,
        JitterStrategy: 'FULL',
      },
      {
        ErrorEquals: ['States.Timeout', 'Sandbox.Timedout', 'Lambda.Unknown', 'Runtime.ExitError'],
        IntervalSeconds: 2,
        BackoffRate: 2,
        MaxAttempts: 2,
        MaxDelaySeconds: 10,
        JitterStrategy: 'FULL',
      },
    ]);
  });

  test('goes to the end, and nowhere else, when the invoice has ended', () => {
    const toTheEnd = [{ ErrorEquals: [INVOICE_ENDED], ResultPath: null, Next: 'Finalizing results' }];
    expect(state?.Catch).toEqual(name === 'Finalizing results' ? undefined : toTheEnd);
  });
});

test('the state that waits looks again every five minutes, and its waits and retries end before the execution does', () => {
  const waiting = [...states].filter(([, { HeartbeatSeconds }]) => HeartbeatSeconds !== undefined);
  expect(waiting.map(([name]) => name)).toEqual([WAITING]);
  const state = states.get(WAITING);
  const [busy, silent] = state?.Retry ?? [];
  expect(busy).toMatchObject({
    ErrorEquals: [RECOGNITION_BUSY],
    IntervalSeconds: 5,
    MaxAttempts: 20,
    MaxDelaySeconds: 60,
  });
  expect(silent).toMatchObject({ ErrorEquals: ['States.HeartbeatTimeout'], MaxAttempts: 7 });
  const { HeartbeatSeconds = 0, TimeoutSeconds = 0 } = state ?? {};
  expect(HeartbeatSeconds).toBe(300);
  expect(TimeoutSeconds).toBeGreaterThan(HeartbeatSeconds);
  const busyFor = 5 + 10 + 20 + 40 + 16 * 60;
  expect(busyFor + (1 + (silent?.MaxAttempts ?? 0)) * HeartbeatSeconds).toBeLessThan(3600);
});

test('an execution ends after an hour at the latest', () => {
  expect(definition.TimeoutSeconds).toBe(3600);
});

test('it may invoke every version of the twelve functions, deliver its log, and nothing else', () => {
  const lines = allowances(resources, stateMachine.RoleArn['Fn::GetAtt'][0]).filter(
    (line) => !line.startsWith('logs:'),
  );
  expect(lines).toEqual(STEP_FUNCTIONS.map((id) => `lambda:InvokeFunction <Pipeline${id}Function.Arn>:*`).sort());
});

test('it is a standard workflow that logs failures, and never the data of an execution', () => {
  expect(stateMachine.StateMachineType).toBe('STANDARD');
  expect(stateMachine.LoggingConfiguration).toMatchObject({ Level: 'ERROR', IncludeExecutionData: false });
});
