import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { usageKey } from '../keys.ts';
import type { Table } from '../table.ts';

/** Notes that a key opened a connection, which counts against none of its windows: its place goes when it ends. */
export async function noteConnection(table: Table, keyId: string): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: usageKey(keyId),
      UpdateExpression: 'SET connectedAt = :now',
      ExpressionAttributeValues: { ':now': Date.now() },
    }),
  );
}
