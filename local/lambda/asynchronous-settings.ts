import type { Assembly } from '../ports.ts';

/** How often and for how long a function is tried with an asynchronous invocation. */
export interface AsynchronousSettings {
  readonly retryAttempts: number;
  /** After this long the invocation is not begun any more. */
  readonly maximumAgeMs: number;
}

/**
 * What Lambda does unless it is told otherwise, but for the age: its 6 h would take from a stack that was stopped overnight
 * what it had accepted (https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html).
 */
const DEFAULTS: AsynchronousSettings = { retryAttempts: 2, maximumAgeMs: Number.POSITIVE_INFINITY };

interface Properties {
  /** Its name or its ARN. */
  readonly FunctionName: string;
  readonly MaximumEventAgeInSeconds?: number;
  readonly MaximumRetryAttempts?: number;
}

/**
 * Reads every `AWS::Lambda::EventInvokeConfig` of the assembly. They are of functions, not of versions, which have the
 * defaults.
 * @returns the settings of a function, by its ARN
 */
export function asynchronousSettings(assembly: Assembly): (functionArn: string) => AsynchronousSettings {
  const functions = assembly.ofType('AWS::Lambda::Function');
  const settings = new Map(
    assembly.ofType('AWS::Lambda::EventInvokeConfig').map(({ properties }) => {
      const { FunctionName, MaximumEventAgeInSeconds, MaximumRetryAttempts } = properties as unknown as Properties;
      const arn = functions.find(({ physicalId }) => physicalId === FunctionName)?.arn ?? FunctionName;
      const retryAttempts = Number(MaximumRetryAttempts ?? DEFAULTS.retryAttempts);
      const maximumAgeMs =
        MaximumEventAgeInSeconds === undefined ? DEFAULTS.maximumAgeMs : Number(MaximumEventAgeInSeconds) * 1000;
      return [arn, { retryAttempts, maximumAgeMs }] as const;
    }),
  );
  return (functionArn) => settings.get(functionArn) ?? DEFAULTS;
}
