import { AccessDeniedError, type Functions, ServiceError } from '../ports.ts';
import type { JsonValue } from './json-value.ts';
import { TaskError } from './task-error.ts';

/** 256 KiB of UTF-8: https://docs.aws.amazon.com/step-functions/latest/dg/service-quotas.html */
export const LONGEST_PAYLOAD_BYTES = 262_144;

interface InvokeParameters {
  readonly FunctionName: string;
  readonly Payload?: unknown;
}

/**
 * The task `arn:aws:states:::lambda:invoke`.
 * @returns its result as Step Functions shapes it: https://docs.aws.amazon.com/step-functions/latest/dg/connect-lambda.html
 * @throws TaskError
 */
export async function invokeFunction(functions: Functions, roleArn: string, parameters: unknown): Promise<JsonValue> {
  const { FunctionName, Payload = {} } = parameters as InvokeParameters;
  const payload = JSON.stringify(Payload);
  requireWithinQuota(payload);
  const invocation = await call(functions, roleArn, FunctionName, payload);
  requireWithinQuota(invocation.payload);
  if (invocation.functionError) {
    const { errorType } = JSON.parse(invocation.payload) as { errorType?: string };
    throw new TaskError(errorType ?? 'Lambda.Unknown', invocation.payload);
  }
  const [version = '$LATEST'] = FunctionName.split(':').slice(7);
  return { ExecutedVersion: version, Payload: JSON.parse(invocation.payload), StatusCode: 200 };
}

async function call(functions: Functions, roleArn: string, functionArn: string, payload: string) {
  try {
    return await functions.invoke(functionArn, payload, { kind: 'role', roleArn });
  } catch (error) {
    // Step Functions names a refusal by the exception of the SDK it is written with; the cause tells it from an outage.
    if (error instanceof AccessDeniedError) {
      throw new TaskError(
        'Lambda.AWSLambdaException',
        `${error.message} (Service: AWSLambda; Status Code: 403; Error Code: AccessDeniedException)`,
      );
    }
    if (error instanceof ServiceError) throw new TaskError(`Lambda.${error.code}`, error.message);
    throw error;
  }
}

function requireWithinQuota(payload: string): void {
  const bytes = Buffer.byteLength(payload);
  if (bytes <= LONGEST_PAYLOAD_BYTES) return;
  const cause = `The state/task returned a result with a size exceeding the maximum number of bytes service limit (${bytes} > ${LONGEST_PAYLOAD_BYTES}).`;
  throw new TaskError('States.DataLimitExceeded', cause, true);
}
