import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DeliveryIds } from '../../domain/webhooks/delivery.ts';
import type { ToldOfInvoice } from '../invoices/erasures.ts';
import { unlessRefused } from '../is-condition-failed.ts';
import { deliveryKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { deliveryIdOf } from './delivery-id.ts';
import { listSubscriptions } from './subscriptions.ts';

/**
 * Takes their bodies from a deleted invoice's deliveries that have ended; those that wait keep theirs, and still go out.
 * A delivery's id follows from event and subscription, so nothing is searched: at most 16 events, at once, for each of
 * the 20 subscriptions that the account had when the invoice was deleted, and of those that it has since.
 */
export async function emptyDeliveries(table: Table, accountId: string, told: ToldOfInvoice): Promise<void> {
  const { eventIds } = told;
  if (eventIds.length === 0) return;
  const present = (await listSubscriptions(table, accountId)).map(({ webhookId }) => webhookId);
  for (const webhookId of new Set([...told.webhookIds, ...present])) {
    const ofEvents = eventIds.map((eventId) => ({
      accountId,
      webhookId,
      deliveryId: deliveryIdOf(eventId, webhookId),
    }));
    await Promise.all(ofEvents.map((ids) => emptyIfEnded(table, ids)));
  }
}

async function emptyIfEnded(table: Table, ids: DeliveryIds): Promise<void> {
  await unlessRefused(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: deliveryKey(ids),
        UpdateExpression: 'SET body = :empty',
        // False too where there is no such delivery: the subscription was not for the event.
        ConditionExpression: '#status IN (:delivered, :failed)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':empty': '', ':delivered': 'DELIVERED', ':failed': 'FAILED' },
      }),
    ),
  );
}
