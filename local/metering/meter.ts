/** What AWS bills by, and what the time that a function takes on AWS can be told from. */
export type MeteredUnit =
  | 'api-request'
  | 'edge-request'
  | 'edge-function'
  | 'edge-byte-to-origin'
  | 'edge-byte-out'
  | 'function-request'
  /** Billed milliseconds as this machine took them, times the function's memory. */
  | 'function-gb-second'
  /** Milliseconds that the function's own thread kept a core busy. */
  | 'function-cpu-ms'
  | 'function-ms'
  /** A call to an AWS API, whether it is billed or not, and the milliseconds that its answer took here. */
  | 'call'
  | 'call-ms'
  | 'state-transition'
  | 'table-read-unit'
  | 'table-write-unit'
  | 'object-write'
  | 'object-read'
  | 'object-delete'
  | 'queue-request'
  | 'bus-event'
  | 'topic-request'
  | 'text-detection-page'
  | 'log-byte';

export interface Usage {
  readonly unit: MeteredUnit;
  /** Who caused it: the ARN of a role or a resource. */
  readonly by: string;
  /** What it was: an operation, an index, a method. */
  readonly of: string;
  readonly quantity: number;
}

/** Counts what AWS would bill, in memory. A cloud that is started without one counts nothing. */
export class Meter {
  #usage = new Map<string, Usage>();

  count(unit: MeteredUnit, by: string, of: string, quantity = 1): void {
    const key = `${unit} ${by} ${of}`;
    const before = this.#usage.get(key)?.quantity ?? 0;
    this.#usage.set(key, { unit, by, of, quantity: before + quantity });
  }

  /** All that was counted since the start, or the last `reset`. */
  usage(): readonly Usage[] {
    return [...this.#usage.values()];
  }

  reset(): void {
    this.#usage = new Map();
  }
}
