import type { Connection } from './connection.ts';
import { UsageError } from './usage-error.ts';

/** One command of the operator's tool: `options` by name, with what stands for their value in the usage. */
export interface Command {
  readonly usage: string;
  readonly options: readonly string[];
  /**
   * Checks the options before anything is connected to.
   * @returns the work, whose result is printed as one line of JSON.
   * @throws UsageError when an option is missing or wrong.
   */
  prepare(options: Options): (connection: Connection) => Promise<unknown>;
}

/** In characters, of accounts, keys and aliases. */
const LONGEST_NAME = 200;

/** The options given on the command line. */
export class Options {
  readonly #values: Readonly<Record<string, string | undefined>>;

  constructor(values: Readonly<Record<string, string | undefined>>) {
    this.#values = values;
  }

  /** @throws UsageError when it is not given, or empty. */
  required(name: string): string {
    const value = this.#values[name]?.trim();
    if (value === undefined || value === '') throw new UsageError(`--${name} is needed`);
    return value;
  }

  /** @throws UsageError when it is not given, empty, or longer than a name is. */
  requiredName(option: string): string {
    const name = this.required(option);
    if (name.length > LONGEST_NAME) throw new UsageError(`--${option} takes at most ${LONGEST_NAME} characters`);
    return name;
  }

  optional(name: string): string | undefined {
    return this.#values[name] === undefined ? undefined : this.required(name);
  }

  /** @throws UsageError when it is given and no whole number from 1 to 1,000,000. */
  optionalCount(name: string): number | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    const count = /^\d{1,7}$/.test(value) ? Number(value) : 0;
    if (count < 1 || count > 1_000_000) {
      throw new UsageError(`--${name} takes a whole number from 1 to 1000000, not ${value}`);
    }
    return count;
  }
}
