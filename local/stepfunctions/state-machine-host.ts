import { join } from 'node:path';
import type { Meter } from '../metering/meter.ts';
import { meterTransition } from '../metering/meter-transition.ts';
import { type Assembly, type Closable, type Functions, ServiceError } from '../ports.ts';
import {
  type AnsweredEntry,
  type Execution,
  executionArn,
  executionOf,
  type JournalEntry,
  type StartedEntry,
  type StateEntry,
  type SubmittedEntry,
} from './execution.ts';
import { ExecutionJournals } from './execution-journals.ts';
import { type Ending, ExecutionRun, type ExecutionStart } from './execution-run.ts';
import { LONGEST_PAYLOAD_BYTES } from './invoke-function.ts';
import type { JsonValue } from './json-value.ts';
import { type MachineDefinition, readMachineDefinition } from './machine-definition.ts';
import { TaskTokens } from './task-tokens.ts';

/** What AWS refuses in an execution's name: https://docs.aws.amazon.com/step-functions/latest/apireference/API_StartExecution.html */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are part of what is refused
const NAME = /^[^\s<>{}[\]?*"#%\\^|~`$&,;:/\u0000-\u001f\u007f-\u009f]{1,80}$/;
const DAY_MS = 24 * 60 * 60_000;

export interface StateMachineHostOptions {
  readonly assembly: Assembly;
  readonly functions: Functions;
  readonly dataDirectory: string;
  /** Told each time an execution's status has changed; after an untimely end possibly once more. Must have taken the change for good when it returns. */
  readonly statusChanged: (execution: Execution) => void;
  /** Counts what AWS would bill. */
  readonly meter?: Meter;
}

interface Machine {
  readonly definition: MachineDefinition;
  readonly journals: ExecutionJournals;
  readonly runs: Map<string, ExecutionRun>;
}

/** Hosts every `AWS::StepFunctions::StateMachine` of the assembly. */
export class StateMachineHost implements Closable {
  /** The tasks that wait for an answer from outside. */
  readonly tokens = new TaskTokens();
  readonly #machines: ReadonlyMap<string, Machine>;
  readonly #functions: Functions;
  readonly #statusChanged: (execution: Execution) => void;
  readonly #meter: Meter | undefined;
  readonly #forgetting: NodeJS.Timeout;
  #closed = false;

  /** @throws TypeError naming what of a definition is not hosted. */
  constructor({ assembly, functions, dataDirectory, statusChanged, meter }: StateMachineHostOptions) {
    this.#functions = functions;
    this.#statusChanged = statusChanged;
    this.#meter = meter;
    this.#machines = new Map(
      assembly.ofType('AWS::StepFunctions::StateMachine').map((resource) => {
        const definition = readMachineDefinition(resource);
        const journals = new ExecutionJournals(join(dataDirectory, 'executions', definition.name));
        return [resource.arn, { definition, journals, runs: new Map() }];
      }),
    );
    this.#forgetting = setInterval(() => this.#forgetOld(), DAY_MS).unref();
  }

  /** Takes up every execution that was running when an earlier process ended. Call it once the functions can run. */
  resume(): void {
    for (const machine of this.#machines.values()) {
      for (const name of machine.journals.running()) this.#resume(machine, name);
    }
    this.#forgetOld();
  }

  /**
   * @param input JSON text.
   * @throws ServiceError StateMachineDoesNotExist, InvalidName, InvalidExecutionInput, ExecutionAlreadyExists
   */
  start(machineArn: string, name: string, input: string): Execution {
    const machine = this.#machine(machineArn);
    if (!NAME.test(name)) throw new ServiceError('InvalidName', `Invalid Name: '${name}'`);
    const value = parsedInput(input);
    const known = this.#read(machine, name);
    if (known) {
      if (known.status === 'RUNNING' && known.input === input) return known;
      throw new ServiceError('ExecutionAlreadyExists', `Execution Already Exists: '${known.arn}'`);
    }
    const started: StartedEntry = { type: 'started', at: Date.now(), machineArn, input };
    machine.journals.create(name, started);
    if (this.#meter) meterTransition(this.#meter, machineArn, started);
    const execution = executionOf(name, [started]);
    this.#statusChanged(execution);
    const { StartAt } = machine.definition.definition;
    this.#run(machine, { executionArn: execution.arn, name, state: StartAt, input: value, elapsedMs: 0 });
    return execution;
  }

  /** @throws ServiceError ExecutionDoesNotExist */
  describe(arn: string): Execution {
    const { machine, name } = this.#locate(arn);
    const execution = this.#read(machine, name);
    if (execution) return execution;
    throw new ServiceError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
  }

  /** @throws ServiceError ExecutionDoesNotExist */
  history(arn: string): readonly JournalEntry[] {
    const { machine, name } = this.#locate(arn);
    const journal = machine.journals.read(name);
    if (journal) return journal;
    throw new ServiceError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
  }

  /** Running ones first, then the closed ones, newest first. */
  *list(machineArn: string): Generator<Execution> {
    const machine = this.#machine(machineArn);
    for (const name of [...machine.journals.running(), ...machine.journals.closed()]) {
      const execution = this.#read(machine, name);
      if (execution) yield execution;
    }
  }

  /** @returns the execution as it is afterwards; one that had ended stays as it was. */
  stop(arn: string, error?: string, cause?: string): Execution {
    const { machine, name } = this.#locate(arn);
    const run = machine.runs.get(name);
    if (run) {
      run.abort();
      const reason = { ...(error === undefined ? {} : { error }), ...(cause === undefined ? {} : { cause }) };
      this.#end(machine, name, { type: 'ended', at: Date.now(), status: 'ABORTED', ...reason });
    }
    return this.describe(arn);
  }

  /** What runs is taken up by the next process. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#forgetting);
    for (const { runs } of this.#machines.values()) for (const run of runs.values()) run.abort();
  }

  #resume(machine: Machine, name: string): void {
    const journal = machine.journals.read(name);
    if (!journal) throw new Error(`the journal of execution ${name} of ${machine.definition.name} cannot be read`);
    const execution = executionOf(name, journal);
    if (execution.status !== 'RUNNING') {
      this.#announceEnd(machine, execution);
      return;
    }
    const entered = journal.findLast(isEntered);
    const wait = journal.findLast((entry) => entry.type !== 'started' && entry.type !== 'ended');
    const from = entered
      ? {
          state: entered.state,
          input: entered.value as JsonValue,
          ...(wait?.type === 'submitted' || wait?.type === 'answered' ? { wait } : {}),
        }
      : { state: machine.definition.definition.StartAt, input: parsedInput(execution.input) };
    this.#run(machine, { ...from, executionArn: execution.arn, name, elapsedMs: Date.now() - execution.startedAt });
  }

  #run(machine: Machine, start: ExecutionStart): void {
    const { journals, runs } = machine;
    const journal = (entry: StateEntry | SubmittedEntry | AnsweredEntry) => {
      if (!this.#closed) journals.append(start.name, entry);
      if (this.#meter) meterTransition(this.#meter, machine.definition.arn, entry);
    };
    const run = new ExecutionRun(machine.definition, start, {
      functions: this.#functions,
      tokens: this.tokens,
      journal,
    });
    runs.set(start.name, run);
    run
      .ended()
      .then((ending) => {
        if (!this.#closed && runs.get(start.name) === run) this.#end(machine, start.name, ending);
      })
      .catch((error: unknown) => console.error(`execution ${start.executionArn} could not be journalled:`, error));
  }

  #end(machine: Machine, name: string, ending: Ending): void {
    machine.runs.delete(name);
    machine.journals.append(name, ending);
    if (this.#meter) meterTransition(this.#meter, machine.definition.arn, ending);
    const execution = this.#read(machine, name);
    if (execution) this.#announceEnd(machine, execution);
  }

  /** The journal moves away only after everyone was told: should the process end in between, they are told again. */
  #announceEnd(machine: Machine, execution: Execution): void {
    this.#statusChanged(execution);
    machine.journals.close(execution.name);
  }

  #read(machine: Machine, name: string): Execution | null {
    const journal = machine.journals.read(name);
    return journal && executionOf(name, journal);
  }

  #machine(arn: string): Machine {
    const machine = this.#machines.get(arn);
    if (machine) return machine;
    throw new ServiceError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
  }

  #locate(arn: string): { readonly machine: Machine; readonly name: string } {
    for (const machine of this.#machines.values()) {
      const prefix = executionArn(machine.definition.arn, '');
      if (arn.startsWith(prefix)) return { machine, name: arn.slice(prefix.length) };
    }
    throw new ServiceError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
  }

  #forgetOld(): void {
    for (const { journals } of this.#machines.values()) {
      journals
        .forgetOld(Date.now())
        .catch((error: unknown) => console.error('old executions were not forgotten:', error));
    }
  }
}

function isEntered(entry: JournalEntry): entry is StateEntry {
  return entry.type === 'entered';
}

function parsedInput(input: string): JsonValue {
  if (Buffer.byteLength(input) > LONGEST_PAYLOAD_BYTES) {
    throw new ServiceError(
      'InvalidExecutionInput',
      `Invalid Execution Input: longer than ${LONGEST_PAYLOAD_BYTES} bytes`,
    );
  }
  try {
    return JSON.parse(input);
  } catch (error) {
    throw new ServiceError('InvalidExecutionInput', `Invalid Execution Input: ${(error as Error).message}`);
  }
}
