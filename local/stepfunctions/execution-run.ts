import { ExecutionAbortedError, ExecutionTimeoutError, StateMachine } from 'aws-local-stepfunctions';
import type { Functions } from '../ports.ts';
import type { AnsweredEntry, JournalEntry, StateEntry, SubmittedEntry } from './execution.ts';
import { invokeFunction } from './invoke-function.ts';
import type { JsonValue } from './json-value.ts';
import { LONGEST_TIMEOUT_SECONDS, type MachineDefinition } from './machine-definition.ts';
import type { TaskTokens } from './task-tokens.ts';
import { WaitingTask } from './waiting-task.ts';

type EngineRun = ReturnType<StateMachine['run']>;
type EngineEvent = EngineRun['eventLogs'] extends AsyncGenerator<infer Event> ? Event : never;
export type Ending = Extract<JournalEntry, { readonly type: 'ended' }>;

export interface ExecutionStart {
  readonly executionArn: string;
  readonly name: string;
  /** The state to begin with: the machine's first, or the one that a resumed execution was in. */
  readonly state: string;
  readonly input: JsonValue;
  /** Milliseconds that earlier processes have used of the machine's timeout. */
  readonly elapsedMs: number;
  /** What an earlier process had of the state's task token. */
  readonly wait?: SubmittedEntry | AnsweredEntry;
}

/** What an execution runs with. */
export interface RunParts {
  readonly functions: Functions;
  readonly tokens: TaskTokens;
  /** Told every step before the next one. */
  journal(entry: StateEntry | SubmittedEntry | AnsweredEntry): void;
}

const ENTRY_TYPES = {
  StateEntered: 'entered',
  StateExited: 'exited',
  StateFailed: 'failed',
  StateRetried: 'retried',
  StateCaught: 'caught',
} as const;

/**
 * Runs an execution from one of its states to its end. A resumed execution does its state again, from the first attempt:
 * how often it had been retried is not kept.
 */
export class ExecutionRun {
  readonly #engine: EngineRun;
  readonly #journal: RunParts['journal'];
  readonly #waiting: readonly WaitingTask[];
  #over = false;

  constructor(machine: MachineDefinition, start: ExecutionStart, { functions, tokens, journal }: RunParts) {
    this.#journal = (entry) => {
      if (!this.#over) journal(entry);
    };
    const { TimeoutSeconds: timeoutSeconds, ...definition } = machine.definition;
    const remaining =
      timeoutSeconds === undefined ? {} : { TimeoutSeconds: remainingSeconds(timeoutSeconds, start.elapsedMs) };
    // The definition was validated when it was read; a timeout that is nearly over is no longer a whole number.
    const engine = new StateMachine(
      { ...definition, ...remaining, StartAt: start.state },
      { validationOptions: { noValidate: true } },
    );
    const invoke = async (input: JsonValue): Promise<JsonValue> => {
      // The engine sleeps between retries and does not look whether the execution was stopped meanwhile.
      if (this.#over) return new Promise<never>(() => {});
      return invokeFunction(functions, machine.roleArn, input);
    };
    this.#waiting = [...machine.waits].map(([state, limits]) => {
      const earlier = start.wait?.state === state ? start.wait : undefined;
      return new WaitingTask({ machineArn: machine.arn, state, limits, earlier, tokens, journal: this.#journal });
    });
    const waitingHandlers = this.#waiting.map((task) => [task.state, (input: JsonValue) => task.run(input, invoke)]);
    this.#engine = engine.run(start.input, {
      overrides: {
        taskResourceLocalHandlers: {
          ...Object.fromEntries(machine.taskNames.map((name) => [name, invoke])),
          ...Object.fromEntries(waitingHandlers),
        },
      },
      context: {
        Task: { Token: WaitingTask.TOKEN_PLACE },
        Execution: { Id: start.executionArn, Name: start.name, RoleArn: machine.roleArn },
        StateMachine: { Id: machine.arn, Name: machine.name },
      },
    });
  }

  /** Resolves with how it ended; never rejects. */
  async ended(): Promise<Ending> {
    const result = this.#engine.result.then(
      (output): Omit<Ending, 'at'> => ({ type: 'ended', status: 'SUCCEEDED', output: JSON.stringify(output) }),
      endingOf,
    );
    // The engine closes its log with the execution's end, so that nothing is journalled after it.
    for await (const event of this.#engine.eventLogs) {
      const entry = entryOf(event);
      if (entry) this.#journal(entry);
    }
    const ending = { ...(await result), at: Date.now() };
    this.#over = true;
    for (const task of this.#waiting) task.abandon();
    return ending;
  }

  /** Ends it as ABORTED: what a task is doing goes on, but nothing follows it. */
  abort(): void {
    this.#over = true;
    for (const task of this.#waiting) task.abandon();
    this.#engine.abort();
  }
}

function remainingSeconds(timeoutSeconds: number, elapsedMs: number): number {
  return Math.min(Math.max(0, timeoutSeconds - elapsedMs / 1000), LONGEST_TIMEOUT_SECONDS);
}

function endingOf(error: unknown): Omit<Ending, 'at'> {
  if (error instanceof ExecutionAbortedError) return { type: 'ended', status: 'ABORTED' };
  if (error instanceof ExecutionTimeoutError)
    return {
      type: 'ended',
      status: 'TIMED_OUT',
      error: 'States.Timeout',
      cause: 'The execution took longer than its TimeoutSeconds',
    };
  const { name, message } = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
  return { type: 'ended', status: 'FAILED', error: name, cause: message };
}

function entryOf(event: EngineEvent): StateEntry | null {
  if (!('state' in event)) return null;
  const { name, type: stateType, input, output } = event.state;
  const type = ENTRY_TYPES[event.type];
  const base = { type, at: event.timestamp, state: name, stateType };
  if (event.type === 'StateEntered') return { ...base, value: input };
  if (event.type === 'StateExited') return { ...base, value: output };
  if (event.type === 'StateFailed') return { ...base, error: event.Error, cause: String(event.Cause) };
  return base;
}
