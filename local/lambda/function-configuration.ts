import { join } from 'node:path';
import type { Assembly, Credentials, Resource } from '../ports.ts';

/** What one function of the template needs to run. */
export interface FunctionConfiguration {
  readonly name: string;
  readonly arn: string;
  /** Absolute path of the module that holds the handler. */
  readonly entryFile: string;
  readonly taskRoot: string;
  readonly handlerName: string;
  readonly timeoutMs: number;
  readonly memoryMb: number;
  /** The whole environment of the worker: the template's variables and those that Lambda adds. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logGroupName: string;
}

interface FunctionProperties {
  readonly Handler: string;
  readonly Runtime: string;
  /** Seconds; Lambda's default is 3. */
  readonly Timeout?: number;
  /** MB; Lambda's default is 128. */
  readonly MemorySize?: number;
  readonly Environment?: { readonly Variables?: Readonly<Record<string, string>> };
  readonly LoggingConfig?: { readonly LogGroup?: string };
}

/**
 * Reads an `AWS::Lambda::Function` of the assembly.
 * @param endpointUrl where the SDK inside the function finds every AWS service.
 * @param credentials of the function's own role.
 */
export function readFunctionConfiguration(
  assembly: Assembly,
  resource: Resource,
  endpointUrl: string,
  credentials: Credentials,
): FunctionConfiguration {
  const properties = resource.properties as unknown as FunctionProperties;
  const taskRoot = assembly.assetFolder(resource);
  const [moduleName = 'index', handlerName = 'handler'] = properties.Handler.split('.');
  const memoryMb = Number(properties.MemorySize ?? 128);
  const logGroupName = properties.LoggingConfig?.LogGroup ?? `/aws/lambda/${resource.physicalId}`;
  return {
    name: resource.physicalId,
    arn: resource.arn,
    entryFile: join(taskRoot, `${moduleName}.mjs`),
    taskRoot,
    handlerName,
    timeoutMs: Number(properties.Timeout ?? 3) * 1000,
    memoryMb,
    logGroupName,
    // Reserved variables: https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html#configuration-envvars-runtime
    environment: {
      ...properties.Environment?.Variables,
      AWS_REGION: assembly.region,
      AWS_DEFAULT_REGION: assembly.region,
      AWS_EXECUTION_ENV: `AWS_Lambda_${properties.Runtime}`,
      AWS_LAMBDA_FUNCTION_NAME: resource.physicalId,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
      AWS_LAMBDA_LOG_GROUP_NAME: logGroupName,
      AWS_LAMBDA_LOG_STREAM_NAME: 'local',
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_SESSION_TOKEN: credentials.sessionToken,
      AWS_ENDPOINT_URL: endpointUrl,
      LAMBDA_TASK_ROOT: taskRoot,
      LANG: 'en_US.UTF-8',
      TZ: ':UTC',
      _HANDLER: properties.Handler,
    },
  };
}
