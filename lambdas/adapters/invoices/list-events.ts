import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { EventPayload } from '../../contracts/event-payload.ts';
import type { InvoiceEventsAnswer } from '../../contracts/invoice-answers.ts';
import { EVENT_PREFIX, invoiceKey } from '../keys.ts';
import type { Table } from '../table.ts';

/** An invoice's events, oldest first (at most 16, so one answer of DynamoDB); empty where the account has no such invoice. */
export async function listEvents(
  table: Table,
  accountId: string,
  invoiceId: string,
): Promise<InvoiceEventsAnswer['events']> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': invoiceKey(accountId, invoiceId).pk, ':prefix': EVENT_PREFIX },
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => ({ ...(JSON.parse(item.payload) as EventPayload), event_id: item.eventId }));
}
