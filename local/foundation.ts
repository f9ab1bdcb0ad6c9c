import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DataDirectory, TABLES_FOLDER } from './data-directory.ts';
import { AwsEndpoint } from './endpoint/aws-endpoint.ts';
import { dynamodbService } from './endpoint/dynamodb-service.ts';
import { EngineConnection } from './endpoint/engine-connection.ts';
import type { Intercept } from './endpoint/intercept.ts';
import { S3Service } from './endpoint/s3-service.ts';
import { sqsService } from './endpoint/sqs-service.ts';
import { startDynamodbEngine } from './engines/dynamodb-engine.ts';
import { makeBucketsAndQueues, startObjectAndQueueEngine } from './engines/object-and-queue-engine.ts';
import { makeTables } from './engines/template-tables.ts';
import { CredentialBook } from './iam/credential-book.ts';
import { PolicyAccessControl } from './iam/policy-access-control.ts';
import { checkTrust } from './iam/trust.ts';
import type { Meter } from './metering/meter.ts';
import type { AccessControl, Assembly, Closable, HostedService } from './ports.ts';
import { RESOURCE_TYPES } from './resources/resource-types.ts';

export interface FoundationOptions {
  readonly dataDirectory: DataDirectory;
  /** Gives the assembly, once it is known where the SDKs reach AWS. */
  readonly load: (endpointOrigin: string) => Assembly;
  /** The endpoint's port; 0 takes a free one. */
  readonly endpointPort?: number;
  /** Told of each stage as it begins. */
  readonly onStage?: (stage: string) => void;
  /** Told when an engine ends for good: the stack cannot go on. */
  readonly onFatal: (error: Error) => void;
  /** Tests make AWS fail with it. */
  readonly intercept?: Intercept;
  /** Counts what AWS would bill. */
  readonly meter?: Meter;
}

/** What everything that runs stands on: the template, its policies, its storage, and AWS's APIs in front of it. */
export interface Foundation extends Closable {
  readonly assembly: Assembly;
  readonly access: AccessControl;
  readonly credentials: CredentialBook;
  readonly endpointOrigin: string;
  /** The engines themselves, for parts of the local cloud that are AWS and so have authorized the call already. */
  readonly dynamodbOrigin: string;
  readonly objectAndQueueOrigin: string;
  /** The engine's stream ARN by table ARN. */
  readonly streams: ReadonlyMap<string, string>;
  /** Opens the endpoint, with these APIs beside DynamoDB, S3 and SQS. */
  serve(services: readonly HostedService[]): void;
  /** Answers a signed call that arrived at another address than the endpoint's. */
  answerSigned(request: IncomingMessage, response: ServerResponse): void;
}

/** Starts engines and endpoint; what has started is closed again when a later stage fails. */
export async function startFoundation(options: FoundationOptions): Promise<Foundation> {
  const { dataDirectory, load, onFatal, onStage = () => undefined } = options;
  const running: Closable[] = [];
  const close = async () => {
    for (const part of running.splice(0).reverse()) await part.close();
  };
  try {
    const endpoint = await AwsEndpoint.listen(options.endpointPort);
    running.push(endpoint);
    onStage('reading the assembly');
    const assembly = load(endpoint.origin);
    const credentials = new CredentialBook(dataDirectory.secret('credentials.key', 32));
    const access = new PolicyAccessControl(assembly, credentials);
    checkTrust(assembly, RESOURCE_TYPES);

    onStage('starting DynamoDB');
    const dynamodb = await startDynamodbEngine(dataDirectory.folder(TABLES_FOLDER), onFatal);
    running.push(dynamodb);
    const streams = await makeTables(dynamodb.origin, assembly);

    onStage('starting S3 and SQS');
    const objects = await startObjectAndQueueEngine(dataDirectory.folder('s3-sqs'), onFatal);
    running.push(objects);
    await makeBucketsAndQueues(objects.origin, assembly);

    const toDynamodb = new EngineConnection(dynamodb.origin);
    const toObjects = new EngineConnection(objects.origin);
    const storage = [dynamodbService(toDynamodb, assembly, options.meter), sqsService(toObjects, assembly)];
    return {
      assembly,
      access,
      credentials,
      streams,
      endpointOrigin: endpoint.origin,
      dynamodbOrigin: dynamodb.origin,
      objectAndQueueOrigin: objects.origin,
      serve(services) {
        endpoint.serve({
          access,
          credentials,
          s3: new S3Service(toObjects, access),
          services: [...storage, ...services],
          ...(options.intercept === undefined ? {} : { intercept: options.intercept }),
          ...(options.meter === undefined ? {} : { meter: options.meter }),
        });
      },
      answerSigned: (request, response) => endpoint.handle(request, response),
      async close() {
        await close();
        toDynamodb.close();
        toObjects.close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
