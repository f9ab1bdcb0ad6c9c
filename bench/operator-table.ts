import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openTable, type Table } from '../lambdas/adapters/table.ts';

interface OperatorAccess {
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly outputs: { readonly TableName: string };
}

/** The running service's table, opened with the operator's access to it. */
export function openOperatorTable(dataDirectory: string): Table {
  const access: OperatorAccess = JSON.parse(readFileSync(join(dataDirectory, 'operator.json'), 'utf8'));
  const { endpoint, region, credentials, outputs } = access;
  return openTable(new DynamoDBClient({ endpoint, region, credentials }), outputs.TableName);
}
