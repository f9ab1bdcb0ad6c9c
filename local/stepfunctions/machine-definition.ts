import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import type { Resource } from '../ports.ts';

export interface MachineDefinition {
  readonly arn: string;
  readonly name: string;
  readonly roleArn: string;
  readonly definition: StateMachineDefinition;
  /** Names of the states that invoke a function. */
  readonly taskNames: readonly string[];
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
  'Retry',
  'Catch',
  'Next',
  'End',
]);
const INVOKE = 'arn:aws:states:::lambda:invoke';
/** What of the context object stays the same however often an execution is resumed. */
const CONTEXT_PATHS = new Set([
  '$$.Execution.Id',
  '$$.Execution.Name',
  '$$.Execution.RoleArn',
  '$$.StateMachine.Id',
  '$$.StateMachine.Name',
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
  };
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
  if (state.Resource !== INVOKE) return `Resource ${state.Resource} is not hosted`;
  const unknown = Object.keys(state).find((field) => !TASK_FIELDS.has(field));
  if (unknown) return `${unknown} is not hosted`;
  const parameters = Object.keys((state.Parameters ?? {}) as object);
  const other = parameters.find((name) => !['FunctionName', 'Payload', 'Payload.$'].includes(name));
  return other ? `Parameters.${other} is not hosted` : null;
}

/** The engine takes the path `$` for a field of that name, and gives a task 60 s unless told otherwise. */
function mended(state: State): State {
  const { ResultPath, ...rest } = state;
  const catchers = (state.Catch as State[] | undefined)?.map(({ ResultPath: path, ...catcher }) =>
    path === undefined || path === '$' ? catcher : { ...catcher, ResultPath: path },
  );
  return {
    ...rest,
    ...(ResultPath === undefined || ResultPath === '$' ? {} : { ResultPath }),
    ...(catchers ? { Catch: catchers } : {}),
    ...(state.Type === 'Task'
      ? { TimeoutSeconds: Math.min(Number(state.TimeoutSeconds ?? LONGEST_TIMEOUT_SECONDS), LONGEST_TIMEOUT_SECONDS) }
      : {}),
  };
}
