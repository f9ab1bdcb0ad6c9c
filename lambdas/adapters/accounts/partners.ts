import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { accountKey, PARTNER_PREFIX, partnerKey } from '../keys.ts';
import type { Table } from '../table.ts';

/** Whether an insurer, by its canonical name, is an approved partner of the account (strongly consistent). */
export async function isApprovedPartner(table: Table, accountId: string, insurer: string): Promise<boolean> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: partnerKey(accountId, insurer), ConsistentRead: true }),
  );
  return Item !== undefined;
}

export async function approvePartner(table: Table, accountId: string, insurer: string): Promise<void> {
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...partnerKey(accountId, insurer), insurer } }),
  );
}

export async function removePartner(table: Table, accountId: string, insurer: string): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: partnerKey(accountId, insurer) }));
}

/** Canonical names, in alphabetical order. */
export async function listPartners(table: Table, accountId: string): Promise<string[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': accountKey(accountId).pk, ':prefix': PARTNER_PREFIX },
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => String(item.insurer));
}
