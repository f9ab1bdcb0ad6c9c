import { join } from 'node:path';
import { loadAssembly } from './assembly/load-assembly.ts';
import { openDataDirectory } from './data-directory.ts';
import type { Intercept } from './endpoint/intercept.ts';
import { type Foundation, startFoundation } from './foundation.ts';
import { ApiKeys } from './gateway/api-keys.ts';
import { apiGatewayControlPlane } from './gateway/control-plane.ts';
import { RestApi } from './gateway/rest-api.ts';
import { RestApiServer } from './gateway/rest-api-server.ts';
import { FunctionHost } from './lambda/function-host.ts';
import type { Assembly, Closable, Credentials } from './ports.ts';

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
  const { onStage = () => undefined } = options;
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
    const api = await startApi(foundation, dataDirectory.path, options.apiPort, onStage, running);
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

async function startApi(
  { assembly, access, endpointOrigin, serve }: Foundation,
  dataDirectory: string,
  port: number,
  onStage: (stage: string) => void,
  running: Closable[],
): Promise<RestApiServer> {
  onStage('starting functions');
  const functions = new FunctionHost({ assembly, access, endpointUrl: endpointOrigin, dataDirectory });
  running.push(functions);

  const plans = assembly.ofType('AWS::ApiGateway::UsagePlan').map(({ physicalId }) => physicalId);
  const keys = new ApiKeys(join(dataDirectory, 'api-keys.json'), plans);
  serve([apiGatewayControlPlane(keys, assembly.region)]);
  functions.resume();

  onStage('starting the REST API');
  const server = await RestApiServer.listen(new RestApi(assembly, functions, keys), port);
  running.push(server);
  return server;
}
