import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { startDynamodbEngine } from '../../../local/engines/dynamodb-engine.ts';

test("the engine's questions about stream records are look-ups, not scans", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stream-records-'));
  const engine = await startDynamodbEngine(folder, (error) => {
    throw error;
  });
  try {
    const client = new DynamoDBClient({
      endpoint: engine.origin,
      region: 'us-east-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    await client.send(
      new CreateTableCommand({
        TableName: 'watched',
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
      }),
    );
    for (const pk of ['one', 'two']) {
      await client.send(new PutItemCommand({ TableName: 'watched', Item: { pk: { S: pk } } }));
    }
    client.destroy();

    const database = new DatabaseSync(join(folder, 'dynamodb.sqlite'), { readOnly: true });
    const planOf = (query: string) =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${query}`)
        .all()
        .map(({ detail }) => String(detail));
    const next = planOf(
      "SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = 'watched'",
    );
    const read = planOf(
      `SELECT new_image FROM _stream_records
       WHERE table_name = 'watched' AND shard_id = 's' AND CAST(sequence_number AS INTEGER) > 1
       ORDER BY CAST(sequence_number AS INTEGER) ASC LIMIT 10`,
    );
    const rows = database.prepare('SELECT CAST(sequence_number AS INTEGER) AS n FROM _stream_records').all();
    database.close();
    expect(next).toEqual([expect.stringContaining('SEARCH _stream_records USING')]);
    expect(read).toEqual([expect.stringContaining('SEARCH _stream_records USING')]);
    expect(rows.map(({ n }) => n)).toEqual([1, 2]);
  } finally {
    await engine.close();
    rmSync(folder, { recursive: true });
  }
});
