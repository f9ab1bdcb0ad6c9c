import { randomUUID } from 'node:crypto';
import type { AnsweredEntry, SubmittedEntry } from './execution.ts';
import type { JsonValue } from './json-value.ts';
import { newTaskToken, type TaskTokens, TaskWait, type WaitLimits } from './task-tokens.ts';

export interface WaitingTaskParts {
  readonly machineArn: string;
  readonly state: string;
  readonly limits: WaitLimits;
  /** What an earlier process had of this state's token when it ended. */
  readonly earlier: SubmittedEntry | AnsweredEntry | undefined;
  readonly tokens: TaskTokens;
  readonly journal: (entry: SubmittedEntry | AnsweredEntry) => void;
}

/** The task without the wait. */
type Invoke = (parameters: JsonValue) => Promise<JsonValue>;

/**
 * The task `arn:aws:states:::lambda:invoke.waitForTaskToken` of one state: invokes the function with a token and is done
 * when the token is answered, be it while the function runs. An error of the function fails the task. Once the function
 * has returned, the wait outlives the process; before, the function ended with the process and is invoked again.
 */
export class WaitingTask {
  /** Stands in the engine's context for the token, which is another one at each attempt. */
  static readonly TOKEN_PLACE = `task-token-${randomUUID()}`;

  readonly state: string;
  readonly #parts: WaitingTaskParts;
  #earlier: SubmittedEntry | AnsweredEntry | undefined;
  #wait: TaskWait | null = null;

  constructor(parts: WaitingTaskParts) {
    this.state = parts.state;
    this.#parts = parts;
    this.#earlier = parts.earlier;
  }

  async run(parameters: JsonValue, invoke: Invoke): Promise<JsonValue> {
    const earlier = this.#earlier;
    this.#earlier = undefined;
    const token = earlier?.token ?? newTaskToken(this.#parts.machineArn);
    const wait = this.#waitFor(token, earlier?.at ?? Date.now());
    if (earlier?.type === 'answered') wait.settle(earlier.answer);
    if (earlier === undefined) void this.#submit(wait, parameters, invoke);
    return wait.answered;
  }

  /** The execution is over: whoever answers the token hears that nobody waits. */
  abandon(): void {
    this.#wait?.fail(new Error('the execution is over'));
  }

  #waitFor(token: string, since: number): TaskWait {
    const { state, limits, tokens, journal } = this.#parts;
    const wait = new TaskWait(token, limits, Date.now() - since, (answer) =>
      journal({ type: 'answered', at: Date.now(), state, token, answer }),
    );
    tokens.add(wait);
    this.#wait = wait;
    return wait;
  }

  async #submit(wait: TaskWait, parameters: JsonValue, invoke: Invoke) {
    const { token } = wait;
    try {
      await invoke(JSON.parse(JSON.stringify(parameters).replaceAll(WaitingTask.TOKEN_PLACE, token)));
      if (!wait.over) this.#parts.journal({ type: 'submitted', at: Date.now(), state: this.state, token });
    } catch (error) {
      wait.fail(error as Error);
    }
  }
}
