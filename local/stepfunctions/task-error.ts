/** A task's failure under the error name that Retry and Catch look for; the message is what Step Functions shows as its cause. */
export class TaskError extends Error {
  /** Read by the engine: `States.Runtime` and the payload quota end an execution whatever its Retry and Catch say. */
  readonly isRetryable: boolean;
  readonly isCatchable: boolean;

  constructor(name: string, cause: string, terminal = false) {
    super(cause);
    this.name = name;
    this.isRetryable = !terminal;
    this.isCatchable = !terminal;
  }
}
