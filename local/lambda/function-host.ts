import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Meter } from '../metering/meter.ts';
import {
  type AccessControl,
  type Assembly,
  type Caller,
  type Closable,
  type Functions,
  type Invocation,
  ServiceError,
} from '../ports.ts';
import { asynchronousSettings } from './asynchronous-settings.ts';
import { DeferredInvocations } from './deferred-invocations.ts';
import { DEFAULT_ENVIRONMENT_LIMITS, type EnvironmentLimits, ExecutionEnvironments } from './execution-environments.ts';
import { type FunctionConfiguration, readFunctionConfiguration } from './function-configuration.ts';

/** 6 MiB. What Lambda's own refusal names: "Request must be smaller than 6291456 bytes for the InvokeFunction operation". */
export const LONGEST_REQUEST_BYTES = 6 * 1024 * 1024;
/** 100 bytes more than a request may have, as Lambda's error for a larger response says. */
const LONGEST_RESPONSE_BYTES = LONGEST_REQUEST_BYTES + 100;
/** 1 MiB: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
const LONGEST_ASYNCHRONOUS_REQUEST_BYTES = 1024 * 1024;

export interface FunctionHostOptions {
  readonly assembly: Assembly;
  readonly access: AccessControl;
  /** The local AWS endpoint, as the SDK inside each function reaches it. */
  readonly endpointUrl: string;
  readonly dataDirectory: string;
  /** Variables that every function gets beside the template's own, or in their place. */
  readonly functionEnvironment?: Readonly<Record<string, string>>;
  readonly limits?: EnvironmentLimits;
  readonly retryDelaysMs?: readonly number[];
  /** Counts what AWS would bill. */
  readonly meter?: Meter;
}

/** Hosts every `AWS::Lambda::Function` of the assembly. */
export class FunctionHost implements Functions, Closable {
  readonly #access: AccessControl;
  readonly #functions: ReadonlyMap<string, FunctionConfiguration>;
  readonly #environments: ExecutionEnvironments;
  readonly #deferred: DeferredInvocations;

  constructor(options: FunctionHostOptions) {
    const { assembly, access, endpointUrl, dataDirectory, functionEnvironment = {} } = options;
    this.#access = access;
    const functions = new Map(
      assembly.ofType('AWS::Lambda::Function').map((resource) => {
        const credentials = access.credentialsFor(String(resource.properties.Role));
        const configuration = readFunctionConfiguration(assembly, resource, endpointUrl, credentials);
        const environment = { ...configuration.environment, ...functionEnvironment };
        return [resource.arn, { ...configuration, environment }] as const;
      }),
    );
    // A version is a snapshot of its function; locally, of the one that the template describes.
    for (const { arn, properties } of assembly.ofType('AWS::Lambda::Version')) {
      const configuration = [...functions.values()].find(({ name }) => name === properties.FunctionName);
      if (configuration) functions.set(arn, configuration);
    }
    this.#functions = functions;
    const limits = options.limits ?? DEFAULT_ENVIRONMENT_LIMITS;
    this.#environments = new ExecutionEnvironments(dataDirectory, limits, options.meter);
    this.#deferred = new DeferredInvocations(
      join(dataDirectory, 'asynchronous-invocations'),
      (functionArn, payload, requestId) => this.#run(functionArn, payload, requestId),
      asynchronousSettings(assembly),
      options.retryDelaysMs,
    );
  }

  /** Takes up the asynchronous invocations that were accepted before a restart. Call it once everything functions talk to is up. */
  resume(): void {
    this.#deferred.resume();
  }

  async invoke(functionArn: string, payload: string, caller: Caller): Promise<Invocation> {
    this.#access.authorize(caller, 'lambda:InvokeFunction', functionArn);
    if (Buffer.byteLength(payload) > LONGEST_REQUEST_BYTES) {
      throw new ServiceError(
        'RequestEntityTooLargeException',
        `Request must be smaller than ${LONGEST_REQUEST_BYTES} bytes for the InvokeFunction operation`,
        413,
      );
    }
    return this.#run(functionArn, payload, randomUUID());
  }

  invokeLater(functionArn: string, payload: string, caller: Caller): void {
    this.#access.authorize(caller, 'lambda:InvokeFunction', functionArn);
    this.#configuration(functionArn);
    const bytes = Buffer.byteLength(payload);
    if (bytes > LONGEST_ASYNCHRONOUS_REQUEST_BYTES) {
      throw new ServiceError(
        'RequestEntityTooLargeException',
        `${bytes} byte payload is too large for the Event invocation type (limit ${LONGEST_ASYNCHRONOUS_REQUEST_BYTES} bytes)`,
        413,
      );
    }
    this.#deferred.add(functionArn, payload);
  }

  async close(): Promise<void> {
    await this.#deferred.close();
    await this.#environments.close();
  }

  async #run(functionArn: string, payload: string, requestId: string): Promise<Invocation> {
    const invocation = await this.#environments.run(this.#configuration(functionArn), requestId, payload);
    if (Buffer.byteLength(invocation.payload) <= LONGEST_RESPONSE_BYTES) return invocation;
    const errorMessage = `Response payload size exceeded maximum allowed payload size (${LONGEST_RESPONSE_BYTES} bytes).`;
    return {
      payload: JSON.stringify({ errorType: 'Function.ResponseSizeTooLarge', errorMessage }),
      functionError: 'Unhandled',
    };
  }

  #configuration(functionArn: string): FunctionConfiguration {
    const configuration = this.#functions.get(functionArn);
    if (configuration) return configuration;
    throw new ServiceError('ResourceNotFoundException', `Function not found: ${functionArn}`, 404);
  }
}
