import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
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
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  retryConflicts(documents);
  return { client: documents, name };
}

/**
 * Has the SDK try again where a single write meets a transaction on its item, which is over in milliseconds: it takes that
 * refusal for final (docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling).
 * A transaction that meets another one is transact's to wait out.
 */
function retryConflicts({ middlewareStack }: DynamoDBDocumentClient): void {
  middlewareStack.add(
    (next) => async (request) => {
      try {
        return await next(request);
      } catch (error) {
        throw error instanceof TransactionConflictException ? Object.assign(error, { $retryable: {} }) : error;
      }
    },
    // Each attempt's own answer comes by here. Tables of one client share its middleware.
    { step: 'deserialize', priority: 'high', name: 'retryConflicts', override: true },
  );
}
