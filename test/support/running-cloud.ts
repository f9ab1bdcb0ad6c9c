import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from '../../local/assembly/load-assembly.ts';
import type { TemplateResource } from '../../local/assembly/template.ts';
import { openDataDirectory } from '../../local/data-directory.ts';
import { deadLetters } from '../../local/events/dead-letters.ts';
import { EventBus } from '../../local/events/event-bus.ts';
import { startQueueMappings } from '../../local/events/queue-mapping.ts';
import { startStreamMappings } from '../../local/events/stream-mapping.ts';
import { type Foundation, startFoundation } from '../../local/foundation.ts';
import { ApiKeys } from '../../local/gateway/api-keys.ts';
import { apiGatewayControlPlane } from '../../local/gateway/control-plane.ts';
import { FunctionHost } from '../../local/lambda/function-host.ts';
import type { Closable, Resource } from '../../local/ports.ts';
import { RESOURCE_TYPES } from '../../local/resources/resource-types.ts';
import { executionStatusEvent } from '../../local/stepfunctions/execution-status-event.ts';
import { StateMachineHost } from '../../local/stepfunctions/state-machine-host.ts';
import { statesService } from '../../local/stepfunctions/states-service.ts';
import { startTextract } from '../../local/textract/start-textract.ts';

export interface RunningCloud {
  readonly foundation: Foundation;
  readonly bus: EventBus;
  resource(logicalId: string): Resource;
  /** Ends as a killed process would, as far as one process can: nothing is told to anyone. */
  close(): Promise<void>;
}

/** Everything that runs, on real engines, for a template of the test's own. The sources of its functions are named by their `Code.S3Key`. */
export async function startRunningCloud(
  folder: string,
  resources: Readonly<Record<string, TemplateResource>>,
  sources: Readonly<Record<string, string>>,
): Promise<RunningCloud> {
  for (const [key, source] of Object.entries(sources)) {
    mkdirSync(join(folder, 'assets', key), { recursive: true });
    writeFileSync(join(folder, 'assets', key, 'index.mjs'), source);
  }
  const dataDirectory = openDataDirectory(folder);
  const foundation = await startFoundation({
    dataDirectory,
    load: (origin) =>
      assemble(
        { stackName: 'Running', template: { Resources: resources }, assetPath: (key) => join(folder, 'assets', key) },
        origin,
        RESOURCE_TYPES,
      ),
    onFatal: (error) => {
      throw error;
    },
  });
  const { assembly, access, dynamodbOrigin, objectAndQueueOrigin, streams } = foundation;
  const functions = new FunctionHost({
    assembly,
    access,
    endpointUrl: foundation.endpointOrigin,
    dataDirectory: folder,
    retryDelaysMs: [10, 10],
  });
  const letters = deadLetters(objectAndQueueOrigin, access);
  const bus = new EventBus({ assembly, functions, deadLetters: letters, scheduleFile: join(folder, 'schedules.json') });
  const machines = new StateMachineHost({
    assembly,
    functions,
    dataDirectory: folder,
    statusChanged: (execution) => bus.publish(executionStatusEvent(execution)),
  });
  const plans = assembly.ofType('AWS::ApiGateway::UsagePlan').map(({ physicalId }) => physicalId);
  const keys = new ApiKeys(join(folder, 'api-keys.json'), plans);
  const textract = startTextract({
    assembly,
    access,
    functions,
    dataDirectory: folder,
    objectOrigin: objectAndQueueOrigin,
  });
  foundation.serve([statesService(machines), apiGatewayControlPlane(keys, assembly.region), textract.service]);
  functions.resume();
  machines.resume();
  textract.resume();
  const mappings = startStreamMappings({
    assembly,
    access,
    functions,
    deadLetters: letters,
    dynamodbOrigin,
    streams,
    dataDirectory: folder,
    firstRetryDelayMs: 1,
  });
  const close = async (...more: readonly Closable[]) => {
    const parts = [...more, mappings, bus, textract, machines, functions, foundation, dataDirectory];
    for (const part of parts) await part.close();
  };
  let queues: Closable;
  try {
    queues = startQueueMappings({ assembly, access, functions, engineOrigin: objectAndQueueOrigin });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    foundation,
    bus,
    resource(logicalId) {
      const found = assembly.resources.find((each) => each.logicalId === logicalId);
      if (!found) throw new Error(`the template has no ${logicalId}`);
      return found;
    },
    close: () => close(queues),
  };
}
