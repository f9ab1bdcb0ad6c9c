import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { openTable, type Table } from '../../lambdas/adapters/table.ts';

/** A DynamoDB engine of a test's own, in memory, with the service's table as ARCHITECTURE.md defines it. */
export interface DynamoDbEngine {
  readonly endpoint: string;
  readonly table: Table;
  /** Makes another table of the same definition, as a restored backup is. */
  makeTable(name: string): Promise<Table>;
  stop(): void;
}

const TABLE_NAME = 'invoices';
const LISTED = ['invoiceId', 'originalName', 'status', 'uploadedAt', 'processedAt'];

export async function startDynamoDb(): Promise<DynamoDbEngine> {
  const port = await freePort();
  const binary = fileURLToPath(import.meta.resolve('@dynoxide/linux-x64/dynoxide'));
  const engine = spawn(binary, ['--host', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await untilItAnswers(client);
  const makeTable = async (name: string) => {
    await client.send(new CreateTableCommand(definition(name)));
    return openTable(client, name);
  };
  return {
    endpoint,
    table: await makeTable(TABLE_NAME),
    makeTable,
    stop: () => {
      client.destroy();
      engine.kill();
    },
  };
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
