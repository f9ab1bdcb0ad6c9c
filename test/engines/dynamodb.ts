import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import { openTable, type Table } from '../../lambdas/adapters/table.ts';
import { dynoxideBinary } from '../../local/engines/dynoxide-binary.ts';

/** The service's table as ARCHITECTURE.md defines it, in an engine in memory. */
export interface DynamoDbTables {
  readonly table: Table;
  /** Makes another table of the same definition, as a restored backup is. */
  makeTable(name: string): Promise<Table>;
  close(): void;
}

/** An engine of a test's own. */
export interface DynamoDbEngine extends DynamoDbTables {
  readonly endpoint: string;
  stop(): void;
}

const TABLE_NAME = 'invoices';
const LISTED = ['invoiceId', 'originalName', 'status', 'uploadedAt', 'processedAt'];

/** Starts an engine of a test's own, with the table. */
export async function startDynamoDb(): Promise<DynamoDbEngine> {
  const engine = await startDynamoDbEngine();
  const tables = await emptyTable(engine.endpoint, TABLE_NAME);
  const stop = () => {
    tables.close();
    engine.stop();
  };
  return { ...tables, endpoint: engine.endpoint, stop };
}

export async function startDynamoDbEngine(): Promise<{ readonly endpoint: string; readonly stop: () => void }> {
  const port = await freePort();
  const engine = spawn(dynoxideBinary(), ['--host', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  const client = clientOf(endpoint);
  await untilItAnswers(client);
  client.destroy();
  return { endpoint, stop: () => void engine.kill() };
}

/** A table of this name without an item: one that was there before is gone. */
export async function emptyTable(endpoint: string, name: string): Promise<DynamoDbTables> {
  const client = clientOf(endpoint);
  const makeTable = async (TableName: string) => {
    await client.send(new DeleteTableCommand({ TableName })).catch(unlessMissing);
    await client.send(new CreateTableCommand(definition(TableName)));
    return openTable(client, TableName);
  };
  return { table: await makeTable(name), makeTable, close: () => client.destroy() };
}

function clientOf(endpoint: string): DynamoDBClient {
  return new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof ResourceNotFoundException)) throw error;
}

function definition(TableName: string) {
  const indexes = ['byUpload', 'byStatus', 'due'];
  const attributes = ['pk', 'sk', ...indexes.flatMap((index) => [`${index}Pk`, `${index}Sk`])];
  return {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' }) as const),
    KeySchema: keySchema('pk', 'sk'),
    GlobalSecondaryIndexes: indexes.map((IndexName) => ({
      IndexName,
      KeySchema: keySchema(`${IndexName}Pk`, `${IndexName}Sk`),
      Projection:
        IndexName === 'due'
          ? ({ ProjectionType: 'KEYS_ONLY' } as const)
          : ({ ProjectionType: 'INCLUDE', NonKeyAttributes: LISTED } as const),
    })),
  } as const;
}

function keySchema(hash: string, range: string) {
  return [{ AttributeName: hash, KeyType: 'HASH' } as const, { AttributeName: range, KeyType: 'RANGE' } as const];
}

async function untilItAnswers(client: DynamoDBClient): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await client.send(new ListTablesCommand({}));
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await sleep(50);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
