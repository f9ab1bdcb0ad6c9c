import { PROBLEM_STATUS, type ProblemCode } from '../contracts/envelope.ts';

/** A refusal that the client is told about: one of the contract's codes, a sentence, and its data. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    message: string,
    details: {
      readonly data?: Readonly<Record<string, unknown>>;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.data = details.data;
    this.headers = details.headers ?? {};
  }

  get status(): number {
    return PROBLEM_STATUS[this.code];
  }
}
