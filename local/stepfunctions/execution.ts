import type { TaskAnswer } from './task-tokens.ts';

type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';

export interface Execution {
  readonly arn: string;
  readonly machineArn: string;
  readonly name: string;
  readonly status: ExecutionStatus;
  /** JSON text, as it was given. */
  readonly input: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly stoppedAt: number | null;
  /** JSON text of what it succeeded with. */
  readonly output: string | null;
  readonly error: string | null;
  readonly cause: string | null;
}

/** Nothing follows an `ended`. */
export type Journal = readonly [StartedEntry, ...JournalEntry[]];

/** One line of an execution's journal. */
export type JournalEntry =
  | StartedEntry
  | StateEntry
  | SubmittedEntry
  | AnsweredEntry
  | {
      readonly type: 'ended';
      readonly at: number;
      readonly status: Exclude<ExecutionStatus, 'RUNNING'>;
      readonly output?: string;
      readonly error?: string;
      readonly cause?: string;
    };

export interface StartedEntry {
  readonly type: 'started';
  readonly at: number;
  readonly machineArn: string;
  readonly input: string;
}

/** A step of one state. */
export interface StateEntry {
  readonly type: 'entered' | 'exited' | 'failed' | 'retried' | 'caught';
  readonly at: number;
  readonly state: string;
  readonly stateType: string;
  /** What the state was given, or gave. */
  readonly value?: unknown;
  readonly error?: string;
  readonly cause?: string;
}

/** A task's function has returned, and the task waits for its token. */
export interface SubmittedEntry {
  readonly type: 'submitted';
  readonly at: number;
  readonly state: string;
  readonly token: string;
}

/** A waiting task's token was answered. */
export interface AnsweredEntry {
  readonly type: 'answered';
  readonly at: number;
  readonly state: string;
  readonly token: string;
  readonly answer: TaskAnswer;
}

export function executionOf(name: string, journal: Journal): Execution {
  const [first] = journal;
  const last = journal.at(-1);
  const end = last?.type === 'ended' ? last : null;
  return {
    arn: executionArn(first.machineArn, name),
    machineArn: first.machineArn,
    name,
    status: end?.status ?? 'RUNNING',
    input: first.input,
    startedAt: first.at,
    stoppedAt: end?.at ?? null,
    output: end?.output ?? null,
    error: end?.error ?? null,
    cause: end?.cause ?? null,
  };
}

/** `…:stateMachine:machine` → `…:execution:machine:name` */
export function executionArn(machineArn: string, name: string): string {
  return `${machineArn.replace(':stateMachine:', ':execution:')}:${name}`;
}
