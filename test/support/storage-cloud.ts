import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { assemble } from '../../local/assembly/load-assembly.ts';
import type { Template } from '../../local/assembly/template.ts';
import { openDataDirectory } from '../../local/data-directory.ts';
import type { Intercept } from '../../local/endpoint/intercept.ts';
import { type Foundation, startFoundation } from '../../local/foundation.ts';
import type { Credentials } from '../../local/ports.ts';
import { RESOURCE_TYPES } from '../../local/resources/resource-types.ts';
import { storageTemplate } from './storage-template.ts';

/** SDK clients as a handler would make them. */
export interface Clients {
  readonly dynamodb: DynamoDBClient;
  readonly s3: S3Client;
  readonly sqs: SQSClient;
}

/** The local cloud's storage behind its endpoint, on a data directory of its own. */
export interface StorageCloud {
  readonly foundation: Foundation;
  physicalId(logicalId: string): string;
  arn(logicalId: string): string;
  as(roleOrOperator: string): Clients;
  close(): Promise<void>;
}

function storageAssembly(endpointOrigin: string, template: Template = storageTemplate) {
  const assetPath = () => {
    throw new Error('the storage template has no assets');
  };
  return assemble({ stackName: 'Storage', template, assetPath }, endpointOrigin, RESOURCE_TYPES);
}

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'ivs-storage-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** @param folder kept when the cloud closes: whoever made it removes it. */
export async function startStorageCloud(
  folder: string,
  { intercept, template }: { intercept?: Intercept; template?: Template } = {},
): Promise<StorageCloud> {
  const dataDirectory = openDataDirectory(folder);
  try {
    const foundation = await startFoundation({
      dataDirectory,
      load: (origin) => storageAssembly(origin, template),
      onFatal: (error) => {
        throw error;
      },
      ...(intercept === undefined ? {} : { intercept }),
    });
    foundation.serve([]);
    return cloudOf(foundation, async () => {
      await foundation.close();
      await dataDirectory.close();
    });
  } catch (error) {
    await dataDirectory.close();
    throw error;
  }
}

function cloudOf(foundation: Foundation, close: () => Promise<void>): StorageCloud {
  const open: { destroy(): void }[] = [];
  const resource = (logicalId: string) => {
    const found = foundation.assembly.resources.find((each) => each.logicalId === logicalId);
    if (found === undefined) throw new Error(`the template has no ${logicalId}`);
    return found;
  };
  return {
    foundation,
    physicalId: (logicalId) => resource(logicalId).physicalId,
    arn: (logicalId) => resource(logicalId).arn,
    as(name) {
      const credentials: Credentials =
        name === 'operator' ? foundation.credentials.operator() : foundation.access.credentialsFor(resource(name).arn);
      const settings = { endpoint: foundation.endpointOrigin, region: 'us-east-1', credentials, maxAttempts: 1 };
      const clients = {
        dynamodb: new DynamoDBClient(settings),
        s3: new S3Client(settings),
        sqs: new SQSClient(settings),
      };
      open.push(clients.dynamodb, clients.s3, clients.sqs);
      return clients;
    },
    async close() {
      for (const client of open) client.destroy();
      await close();
    },
  };
}
