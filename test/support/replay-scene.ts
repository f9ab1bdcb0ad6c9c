import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { REPLAYS_DUE_PARTITION } from '../../lambdas/adapters/keys.ts';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { createDeliveries } from '../../lambdas/adapters/webhooks/create-deliveries.ts';
import { leastDeliveryId } from '../../lambdas/adapters/webhooks/delivery-id.ts';
import { putReplay } from '../../lambdas/adapters/webhooks/replays.ts';
import type { DeliveryStatus } from '../../lambdas/contracts/delivery-status.ts';
import type { DeliveryAnswer } from '../../lambdas/contracts/webhook-answers.ts';
import { type Delivery, newDelivery } from '../../lambdas/domain/webhooks/delivery.ts';
import { uploaded } from '../fixtures/invoices.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { receiver, service } from './webhook-deliveries.ts';

/** Of each of two statuses, more than a page of a replay takes (50). */
export const OF_EACH = 60;

/** A webhook with many ended deliveries: first those that arrived, then those that never did. */
export async function replayScene(accountId = newId('acc'), ofEach = OF_EACH) {
  const calls = webhookCalls(accountId);
  const { body } = await calls.create({ url: receiver.origin, events: ['*'], secret: 'secret' });
  const webhookId: string = body.data.id;
  const { invoiceId } = await uploaded(service.dynamoDb.table, accountId);
  const began = Date.now() - 60_000;
  const ended = Array.from({ length: 2 * ofEach }, (_, index) => {
    const ids = { accountId, webhookId, deliveryId: `${leastDeliveryId(began + index)}${'0'.repeat(16)}` };
    const fresh = { ...ids, event: 'invoice.paid', invoiceId, body: `{"n":${index}}` };
    return endedDelivery(fresh, began + index, index < ofEach ? 'DELIVERED' : 'FAILED');
  });
  for (const delivery of ended) await createDeliveries(service.dynamoDb.table, [delivery]);
  const withStatus = async (status: DeliveryStatus): Promise<DeliveryAnswer[]> => {
    const pages = ['1', '2', '3'].map((page) => calls.deliveries(webhookId, { status, page, page_size: '100' }));
    return (await Promise.all(pages)).flatMap(({ body: { data } }) => data.deliveries);
  };
  return {
    accountId,
    webhookId,
    calls,
    since: new Date(began).toISOString(),
    bodies: ended.map((delivery) => delivery.body),
    withStatus,
    pending: () => withStatus('PENDING'),
  };
}

function endedDelivery(
  fresh: Parameters<typeof newDelivery>[0],
  time: number,
  status: 'DELIVERED' | 'FAILED',
): Delivery {
  const at = new Date(time).toISOString();
  const [statusCode, error] = status === 'DELIVERED' ? [200, null] : [500, 'STATUS_NOT_200' as const];
  const attemptLog = [{ attempt: 1, at, durationMs: 0, statusCode, error, responseExcerpt: null }];
  const outcome = { attempts: 1, lastStatusCode: statusCode, lastError: error, attemptLog };
  return { ...newDelivery(fresh, at), status, ...outcome, nextAttemptAt: null, completedAt: at };
}

/** Promises a replay of what failed, which nobody begins. */
export async function promise({ accountId, webhookId }: { readonly accountId: string; readonly webhookId: string }) {
  const [from, to] = [leastDeliveryId(Date.now() - 60 * 60_000), leastDeliveryId(Date.now())];
  const acceptedAt = new Date().toISOString();
  const filter = { statuses: ['FAILED'], from, to, acceptedAt } as const;
  await putReplay(table(), { replayId: newId('rpl'), accountId, webhookId, ...filter });
}

/** The keys of all replays that are not done. */
export async function promisedReplays(): Promise<{ pk: string; sk: string }[]> {
  const { client, name } = service.dynamoDb.table;
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      IndexName: 'due',
      KeyConditionExpression: 'duePk = :partition',
      ExpressionAttributeValues: { ':partition': REPLAYS_DUE_PARTITION },
    }),
  );
  return Items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
}
