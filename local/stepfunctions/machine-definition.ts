import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import type { Resource } from '../ports.ts';
import type { WaitLimits } from './task-tokens.ts';

export interface MachineDefinition {
  readonly arn: string;
  readonly name: string;
  readonly roleArn: string;
  readonly definition: StateMachineDefinition;
  /** Names of the states that invoke a function. */
  readonly taskNames: readonly string[];
  /** Of those, the states that then wait for their task token. */
  readonly waits: ReadonlyMap<string, WaitLimits>;
}

const STATE_TYPES = ['Task', 'Pass', 'Choice', 'Wait', 'Succeed', 'Fail'];
const TASK_FIELDS = new Set([
  'Type',
  'Comment',
  'Resource',
  'Parameters',
  'InputPath',
  'OutputPath',
  'ResultPath',
  'ResultSelector',
  'TimeoutSeconds',
  'HeartbeatSeconds',
  'Retry',
  'Catch',
  'Next',
  'End',
]);
const INVOKE = 'arn:aws:states:::lambda:invoke';
const INVOKE_AND_WAIT = `${INVOKE}.waitForTaskToken`;
/** What of the context object stays the same however often an execution is resumed, and the token, which each attempt has anew. */
const CONTEXT_PATHS = new Set([
  '$$.Execution.Id',
  '$$.Execution.Name',
  '$$.Execution.RoleArn',
  '$$.StateMachine.Id',
  '$$.StateMachine.Name',
  '$$.Task.Token',
]);

/** The longest that a timer can wait: 24.8 days. A task without a timeout has one of 60 s in the engine, of 3 years on AWS. */
export const LONGEST_TIMEOUT_SECONDS = Math.floor((2 ** 31 - 1) / 1000);

type State = Record<string, unknown>;

/**
 * Reads an `AWS::StepFunctions::StateMachine`.
 * @throws TypeError naming the state and the field that is not hosted.
 */
export function readMachineDefinition(resource: Resource): MachineDefinition {
  const { DefinitionString, DefinitionSubstitutions, RoleArn } = resource.properties;
  const substitutions = (DefinitionSubstitutions ?? {}) as Readonly<Record<string, string>>;
  const text = String(DefinitionString).replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = substitutions[name];
    if (value === undefined) throw new TypeError(`${resource.logicalId}: DefinitionSubstitutions has no ${name}`);
    return value;
  });
  const definition = JSON.parse(text) as StateMachineDefinition;
  const states = Object.entries(definition.States) as unknown as [string, State][];
  for (const [name, state] of states) {
    const complaint = complaintAbout(state);
    if (complaint) throw new TypeError(`${resource.logicalId}, state «${name}»: ${complaint}`);
  }
  const unknownPath = [...text.matchAll(/\$\$(\.[\w.]+)?/g)]
    .map(([path]) => path)
    .find((path) => !CONTEXT_PATHS.has(path));
  if (unknownPath) throw new TypeError(`${resource.logicalId}: the context's ${unknownPath} is not hosted`);
  const hosted = Object.fromEntries(states.map(([name, state]) => [name, mended(state)]));
  return {
    arn: resource.arn,
    name: resource.arn.split(':').at(-1) ?? '',
    roleArn: String(RoleArn),
    definition: validated(resource, { ...definition, States: hosted as unknown as StateMachineDefinition['States'] }),
    taskNames: states.filter(([, state]) => state.Type === 'Task').map(([name]) => name),
    waits: new Map(
      states.filter(([, state]) => state.Resource === INVOKE_AND_WAIT).map(([name, state]) => [name, limitsOf(state)]),
    ),
  };
}

function limitsOf({ TimeoutSeconds, HeartbeatSeconds }: State): WaitLimits {
  const milliseconds = (seconds: unknown) =>
    seconds === undefined ? null : Math.min(Number(seconds), LONGEST_TIMEOUT_SECONDS) * 1000;
  return { timeoutMs: milliseconds(TimeoutSeconds), heartbeatMs: milliseconds(HeartbeatSeconds) };
}

function validated(resource: Resource, definition: StateMachineDefinition): StateMachineDefinition {
  try {
    // The engine's constructor holds the definition against the language's schema.
    new StateMachine(definition);
    return definition;
  } catch (error) {
    throw new TypeError(`${resource.logicalId}: ${(error as Error).message}`);
  }
}

function complaintAbout(state: State): string | null {
  if (!STATE_TYPES.includes(String(state.Type))) return `Type ${state.Type} is not hosted`;
  if (state.QueryLanguage !== undefined && state.QueryLanguage !== 'JSONPath')
    return `QueryLanguage ${state.QueryLanguage} is not hosted`;
  if (state.Type !== 'Task') return null;
  if (state.Resource !== INVOKE && state.Resource !== INVOKE_AND_WAIT)
    return `Resource ${state.Resource} is not hosted`;
  if (state.Resource === INVOKE && state.HeartbeatSeconds !== undefined) return 'HeartbeatSeconds without a task token';
  if (JSON.stringify(state).includes('$$.Task.Token') !== (state.Resource === INVOKE_AND_WAIT))
    return 'a task token is passed where none is waited for, or waited for where none is passed';
  const unknown = Object.keys(state).find((field) => !TASK_FIELDS.has(field));
  if (unknown) return `${unknown} is not hosted`;
  const parameters = Object.keys((state.Parameters ?? {}) as object);
  const other = parameters.find((name) => !['FunctionName', 'Payload', 'Payload.$'].includes(name));
  return other ? `Parameters.${other} is not hosted` : null;
}

/** The engine takes the path `$` for a field of that name, gives a task 60 s unless told otherwise, and knows no tokens: those waits are timed here. */
function mended(state: State): State {
  const { ResultPath, HeartbeatSeconds: _, ...rest } = state;
  const waits = state.Resource === INVOKE_AND_WAIT;
  const limit = waits ? LONGEST_TIMEOUT_SECONDS : (state.TimeoutSeconds ?? LONGEST_TIMEOUT_SECONDS);
  const catchers = (state.Catch as State[] | undefined)?.map(({ ResultPath: path, ...catcher }) =>
    path === undefined || path === '$' ? catcher : { ...catcher, ResultPath: path },
  );
  return {
    ...rest,
    ...(ResultPath === undefined || ResultPath === '$' ? {} : { ResultPath }),
    ...(catchers ? { Catch: catchers } : {}),
    ...(state.Type === 'Task'
      ? { Resource: INVOKE, TimeoutSeconds: Math.min(Number(limit), LONGEST_TIMEOUT_SECONDS) }
      : {}),
  };
}
