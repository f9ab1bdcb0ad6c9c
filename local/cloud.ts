import { join } from 'node:path';
import { loadAssembly } from './assembly/load-assembly.ts';
import { openDataDirectory } from './data-directory.ts';
import type { Intercept } from './endpoint/intercept.ts';
import { deadLetters } from './events/dead-letters.ts';
import { EventBus } from './events/event-bus.ts';
import { startQueueMappings } from './events/queue-mapping.ts';
import { startStreamMappings } from './events/stream-mapping.ts';
import { type Foundation, startFoundation } from './foundation.ts';
import { ApiKeys } from './gateway/api-keys.ts';
import { apiGatewayControlPlane } from './gateway/control-plane.ts';
import { RestApi } from './gateway/rest-api.ts';
import { RestApiServer } from './gateway/rest-api-server.ts';
import { FunctionHost } from './lambda/function-host.ts';
import type { Assembly, Closable, Credentials } from './ports.ts';
import { executionStatusEvent } from './stepfunctions/execution-status-event.ts';
import { StateMachineHost } from './stepfunctions/state-machine-host.ts';
import { statesService } from './stepfunctions/states-service.ts';

export interface CloudOptions {
  /** The folder that `cdk synth` wrote. */
  readonly assemblyFolder: string;
  readonly dataDirectory: string;
  /** Where the REST API listens; 0 takes a free port. */
  readonly apiPort: number;
  /** Told of each stage as it begins. */
  readonly onStage?: (stage: string) => void;
  /** Told when a part ends for good: the stack cannot go on. */
  readonly onFatal: (error: Error) => void;
  /** Variables that every function gets beside the template's own, or in their place. */
  readonly functionEnvironment?: Readonly<Record<string, string>>;
  /** Tests make AWS fail with it. */
  readonly intercept?: Intercept;
}

/** The whole stack, running on this machine. */
export interface Cloud extends Closable {
  readonly assembly: Assembly;
  /** Where the REST API is served, e.g. `http://127.0.0.1:3000`; paths begin with the stage. */
  readonly apiOrigin: string;
  /** `AWS_ENDPOINT_URL` for SDKs. */
  readonly endpointOrigin: string;
  /** Credentials of whoever runs the stack. */
  readonly operator: Credentials;
}

/**
 * Hosts the synthesized assembly: storage, the AWS APIs in front of it, functions, and the gateway last, so that nothing is
 * accepted before everything behind it runs. What has started is closed again when a later stage fails.
 * @throws AssemblyError when the assembly cannot be hosted as it is.
 */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const running: Closable[] = [];
  const close = async () => {
    for (const part of running.splice(0).reverse()) await part.close();
  };
  try {
    const dataDirectory = openDataDirectory(options.dataDirectory);
    running.push(dataDirectory);
    const foundation = await startFoundation({
      ...options,
      dataDirectory,
      load: (endpointOrigin) => loadAssembly({ folder: options.assemblyFolder, endpointOrigin }),
    });
    running.push(foundation);
    const api = await startRunners(foundation, dataDirectory.path, options, running);
    return {
      assembly: foundation.assembly,
      apiOrigin: api.origin,
      endpointOrigin: foundation.endpointOrigin,
      operator: foundation.credentials.operator(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts what runs, in the order in which each part needs the ones before it; each is put on `running` as it starts. */
async function startRunners(
  foundation: Foundation,
  dataDirectory: string,
  { apiPort, functionEnvironment = {}, onStage = () => undefined }: CloudOptions,
  running: Closable[],
): Promise<RestApiServer> {
  const { assembly, access, endpointOrigin } = foundation;
  onStage('starting functions');
  const functions = new FunctionHost({
    assembly,
    access,
    endpointUrl: endpointOrigin,
    dataDirectory,
    functionEnvironment,
  });
  running.push(functions);

  onStage('starting state machines and rules');
  const letters = deadLetters(foundation.objectAndQueueOrigin, access);
  const bus = new EventBus({
    assembly,
    functions,
    deadLetters: letters,
    scheduleFile: join(dataDirectory, 'schedules.json'),
  });
  const machines = new StateMachineHost({
    assembly,
    functions,
    dataDirectory,
    statusChanged: (execution) => bus.publish(executionStatusEvent(execution)),
  });
  running.push(machines, bus);

  const plans = assembly.ofType('AWS::ApiGateway::UsagePlan').map(({ physicalId }) => physicalId);
  const keys = new ApiKeys(join(dataDirectory, 'api-keys.json'), plans);
  const api = new RestApi(assembly, functions, keys);
  foundation.serve([statesService(machines), apiGatewayControlPlane(keys, assembly.region)]);
  functions.resume();
  machines.resume();
  bus.startSchedules();

  onStage('following streams and queues');
  const { dynamodbOrigin, streams } = foundation;
  running.push(
    startStreamMappings({ assembly, access, functions, deadLetters: letters, dynamodbOrigin, streams, dataDirectory }),
    startQueueMappings({ assembly, access, functions, engineOrigin: foundation.objectAndQueueOrigin }),
  );

  onStage('starting the REST API');
  const server = await RestApiServer.listen(api, apiPort);
  running.push(server);
  return server;
}
