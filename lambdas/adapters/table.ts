import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Environment } from '../contracts/environment.ts';
import { clientSettings } from './client-settings.ts';
import { readEnvironment } from './read-environment.ts';

/** The one DynamoDB table. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

let shared: Table | undefined;

/** The deployed table; its client is made on the first call and kept warm. */
export function table(): Table {
  shared ??= openTable(new DynamoDBClient(clientSettings), readEnvironment(Environment.tableName));
  return shared;
}

/** A table behind a given client. Absent (undefined) attributes are left out of items. */
export function openTable(client: DynamoDBClient, name: string): Table {
  return { client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }), name };
}
