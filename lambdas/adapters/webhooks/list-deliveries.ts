import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { DELIVERY_STATUSES, type DeliveryStatus } from '../../contracts/delivery-status.ts';
import type { ListDeliveriesQuery } from '../../contracts/webhook-requests.ts';
import type { Delivery } from '../../domain/webhooks/delivery.ts';
import { indexPage } from '../index-page.ts';
import { COUNTER_PREFIX, deliveryKey, deliveryStatusPartition } from '../keys.ts';
import type { Table } from '../table.ts';
import { oldestKept } from './delivery-id.ts';
import { deliveryOf } from './delivery-item.ts';
import { loadItems } from './load-delivery.ts';

/** Whose deliveries. */
export interface OfSubscription {
  readonly accountId: string;
  readonly webhookId: string;
}

/**
 * One page of a subscription's deliveries, newest event first, and the exact number of all that match. Both leave out
 * what has expired: deliveries expire by whole days, and so do their counters.
 */
export async function listDeliveries(
  table: Table,
  of: OfSubscription,
  query: ListDeliveriesQuery,
): Promise<{ readonly deliveries: readonly Delivery[]; readonly total: number }> {
  const total = await countDays(table, of, query.status === undefined ? DELIVERY_STATUSES : [query.status]);
  const skipped = (query.page - 1) * query.page_size;
  if (skipped >= total) return { deliveries: [], total };
  const partition = { ...deliveriesBetween(table, of.webhookId, query.status), ScanIndexForward: false };
  const entries = await indexPage(table, partition, skipped, query.page_size);
  const keys = entries.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
  if (keys.length === 0) return { deliveries: [], total };
  const items = await loadItems(table, keys);
  const byKey = new Map(items.map((item) => [item.sk, deliveryOf(item, Date.now())]));
  // The index may be a moment behind: what has another status by now is left out, as the total leaves it out.
  const isAsked = ({ status }: Delivery) => query.status === undefined || status === query.status;
  const deliveries = keys.flatMap(({ sk }) => byKey.get(sk) ?? []).filter(isAsked);
  return { deliveries, total };
}

/**
 * The index' entries of a subscription's deliveries, of one status or of all.
 * @param from the least id; without it, all that are still kept.
 * @param to the first id that is not among them any more; `~` is after every id.
 */
export function deliveriesBetween(
  table: Table,
  webhookId: string,
  status: DeliveryStatus | undefined,
  from = oldestKept(Date.now()).deliveryId,
  to = '~',
): QueryCommandInput {
  const index = status === undefined ? 'byUpload' : 'byStatus';
  const partition = status === undefined ? webhookId : deliveryStatusPartition(webhookId, status);
  return {
    TableName: table.name,
    IndexName: index,
    KeyConditionExpression: `${index}Pk = :partition AND ${index}Sk BETWEEN :from AND :to`,
    ExpressionAttributeValues: { ':partition': partition, ':from': from, ':to': to },
  };
}

/**
 * The deliveries of whole days with some statuses, by their counters (strongly consistent).
 * @param from the first day.
 * @param to the first day that is not counted any more; `~` is after every day.
 */
export async function countDays(
  table: Table,
  of: OfSubscription,
  statuses: readonly DeliveryStatus[],
  from = oldestKept(Date.now()).day,
  to = '~',
): Promise<number> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':pk': deliveryKey({ ...of, deliveryId: '' }).pk,
        ':from': `${COUNTER_PREFIX}${from}`,
        ':to': `${COUNTER_PREFIX}${to}`,
      },
      ConsistentRead: true,
    }),
  );
  return Items.flatMap((item) => statuses.map((name) => Number(item[name] ?? 0))).reduce((sum, n) => sum + n, 0);
}
