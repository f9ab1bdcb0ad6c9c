import { join } from 'node:path';
import { loadAssembly } from './assembly/load-assembly.ts';
import { takeAssembly } from './assembly/take-assembly.ts';
import { startDistribution } from './cloudfront/start-distribution.ts';
import { openDataDirectory } from './data-directory.ts';
import type { Intercept } from './endpoint/intercept.ts';
import { deadLetters } from './events/dead-letters.ts';
import { EventBus } from './events/event-bus.ts';
import { startQueueMappings } from './events/queue-mapping.ts';
import { startStreamMappings } from './events/stream-mapping.ts';
import { type Foundation, startFoundation } from './foundation.ts';
import { ApiKeys } from './gateway/api-keys.ts';
import { apiGatewayControlPlane } from './gateway/control-plane.ts';
import type { GatewayPort } from './gateway/gateway-port.ts';
import { takeKeptPort } from './gateway/kept-port.ts';
import { objectWriter } from './gateway/object-writer.ts';
import { RestApi } from './gateway/rest-api.ts';
import { RestApiServer } from './gateway/rest-api-server.ts';
import { FunctionHost } from './lambda/function-host.ts';
import type { Meter } from './metering/meter.ts';
import type { Assembly, Closable, Credentials } from './ports.ts';
import { startSockets } from './sockets/start-sockets.ts';
import { executionStatusEvent } from './stepfunctions/execution-status-event.ts';
import { StateMachineHost } from './stepfunctions/state-machine-host.ts';
import { statesService } from './stepfunctions/states-service.ts';
import { startTextract } from './textract/start-textract.ts';

export interface CloudOptions {
  /** The folder that `cdk synth` wrote; what runs is a copy of it. */
  readonly assemblyFolder: string;
  readonly dataDirectory: string;
  /** Where the distribution listens; 0 takes a free port. */
  readonly apiPort: number;
  /** Told of each stage as it begins. */
  readonly onStage?: (stage: string) => void;
  /** Told when a part ends for good: the stack cannot go on. */
  readonly onFatal: (error: Error) => void;
  /** Variables that every function gets beside the template's own, or in their place. */
  readonly functionEnvironment?: Readonly<Record<string, string>>;
  /** Tests make AWS fail with it. */
  readonly intercept?: Intercept;
  /** Counts what AWS would bill, for whoever started the cloud with it to read. */
  readonly meter?: Meter;
}

/** The whole stack, running on this machine. */
export interface Cloud extends Closable {
  readonly assembly: Assembly;
  /** The distribution's address, e.g. `http://127.0.0.1:3000`; the API's paths begin with its stage. */
  readonly apiOrigin: string;
  /** The gateway's own address, behind the distribution. */
  readonly gatewayOrigin: string;
  /** Where clients open connections, stage included; null where the template has no WebSocket API. */
  readonly webSocketUrl: string | null;
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
    const gateway = await takeKeptPort(join(dataDirectory.path, 'gateway-port'));
    running.push(gateway);
    const folder = takeAssembly(options.assemblyFolder, dataDirectory.path);
    const foundation = await startFoundation({
      ...options,
      dataDirectory,
      load: (endpointOrigin) => loadAssembly({ folder, endpointOrigin, gatewayOrigin: gateway.origin }),
    });
    running.push(foundation);
    const addresses = await startRunners(foundation, dataDirectory.path, gateway, options, running);
    return {
      assembly: foundation.assembly,
      ...addresses,
      endpointOrigin: foundation.endpointOrigin,
      operator: foundation.credentials.operator(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Starts what runs, in the order in which each part needs the ones before it; each is put on `running` as it starts.
 * @returns where it is reached.
 */
async function startRunners(
  foundation: Foundation,
  dataDirectory: string,
  gateway: GatewayPort,
  { apiPort, functionEnvironment = {}, onStage = () => undefined, meter }: CloudOptions,
  running: Closable[],
): Promise<Pick<Cloud, 'apiOrigin' | 'gatewayOrigin' | 'webSocketUrl'>> {
  const { assembly, access, endpointOrigin } = foundation;
  const metered = meter === undefined ? {} : { meter };
  onStage('starting functions');
  const functions = new FunctionHost({
    assembly,
    access,
    endpointUrl: endpointOrigin,
    dataDirectory,
    functionEnvironment,
    ...metered,
  });
  running.push(functions);

  onStage('starting state machines and rules');
  const letters = deadLetters(foundation.objectAndQueueOrigin, access);
  const bus = new EventBus({
    assembly,
    functions,
    deadLetters: letters,
    scheduleFile: join(dataDirectory, 'schedules.json'),
    ...metered,
  });
  const machines = new StateMachineHost({
    assembly,
    functions,
    dataDirectory,
    statusChanged: (execution) => bus.publish(executionStatusEvent(execution)),
    ...metered,
  });
  running.push(machines, bus);

  const plans = assembly.ofType('AWS::ApiGateway::UsagePlan').map(({ physicalId }) => physicalId);
  const keys = new ApiKeys(join(dataDirectory, 'api-keys.json'), plans);
  const api = new RestApi(assembly, functions, keys, objectWriter(access, endpointOrigin, assembly.region), meter);
  const textract = startTextract({
    assembly,
    access,
    functions,
    dataDirectory,
    objectOrigin: foundation.objectAndQueueOrigin,
    ...metered,
  });
  running.push(textract);
  const sockets = startSockets(foundation, functions, dataDirectory);
  foundation.serve([
    statesService(machines),
    apiGatewayControlPlane(keys, assembly.region),
    textract.service,
    ...(sockets === null ? [] : [sockets.service]),
  ]);
  functions.resume();
  machines.resume();
  textract.resume();
  bus.startSchedules();
  sockets?.host.resume();

  onStage('following streams and queues');
  const { dynamodbOrigin, streams } = foundation;
  running.push(
    startStreamMappings({ assembly, access, functions, deadLetters: letters, dynamodbOrigin, streams, dataDirectory }),
    startQueueMappings({ assembly, access, functions, engineOrigin: foundation.objectAndQueueOrigin }),
  );

  onStage('opening the gateway and the distribution before it');
  gateway.serve(new RestApiServer(api), sockets?.host);
  // Its port was taken first, but calls in flight need everything that was started since: it closes before all that.
  running.push(gateway);
  if (sockets !== null) running.push(sockets.host);
  const gatewayOrigin = gateway.origin;
  const distribution = await startDistribution({ assembly, functions, gatewayOrigin, port: apiPort, ...metered });
  running.push(distribution);
  return { apiOrigin: distribution.origin, gatewayOrigin, webSocketUrl: sockets?.url(gatewayOrigin) ?? null };
}
