import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DeliveryMessage } from '../../contracts/delivery-message.ts';
import { MOST_SUBSCRIPTIONS } from '../../contracts/webhook-events.ts';
import type { Subscription } from '../../domain/webhooks/subscription.ts';
import { isConditionFailed } from '../is-condition-failed.ts';
import { accountKey, subscriptionCountKey, subscriptionKey, WEBHOOK_PREFIX, withoutKeys } from '../keys.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { loadItems } from './load-delivery.ts';

/** What may change of a subscription. */
export type SubscriptionChanges = Partial<
  Pick<Subscription, 'url' | 'events' | 'isActive' | 'secret' | 'previousSecret' | 'previousSecretUntil' | 'slowSince'>
>;

/**
 * Keeps a new subscription, and counts it: the count's condition is what makes the limit exact under concurrency.
 * @returns false when the account has as many as it may.
 */
export async function createSubscription(table: Table, subscription: Subscription): Promise<boolean> {
  const { accountId, webhookId } = subscription;
  const { ok } = await transact(table, [
    { Put: { Item: { ...subscription, ...subscriptionKey(accountId, webhookId) } } },
    {
      Update: {
        Key: subscriptionCountKey(accountId),
        UpdateExpression: 'ADD subscriptions :one',
        ConditionExpression: 'attribute_not_exists(subscriptions) OR subscriptions < :most',
        ExpressionAttributeValues: { ':one': 1, ':most': MOST_SUBSCRIPTIONS },
      },
    },
  ]);
  return ok;
}

/** The subscription as it stands (strongly consistent), or null where the account has none of this id. */
export async function loadSubscription(
  table: Table,
  accountId: string,
  webhookId: string,
): Promise<Subscription | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: subscriptionKey(accountId, webhookId), ConsistentRead: true }),
  );
  return Item === undefined ? null : subscriptionOf(Item);
}

/** Those that some messages (at most 100) are about, by their ids; those that are gone are left out. */
export async function loadSubscriptions(
  table: Table,
  messages: readonly DeliveryMessage[],
): Promise<ReadonlyMap<string, Subscription>> {
  const keys = new Map(
    messages.map(({ account_id, webhook_id }) => [webhook_id, subscriptionKey(account_id, webhook_id)]),
  );
  const items = await loadItems(table, [...keys.values()]);
  return new Map(items.map(subscriptionOf).map((subscription) => [subscription.webhookId, subscription]));
}

/** All of an account's (at most 20 of 3 KB), oldest first, strongly consistent. */
export async function listSubscriptions(table: Table, accountId: string): Promise<Subscription[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': accountKey(accountId).pk, ':prefix': WEBHOOK_PREFIX },
      ConsistentRead: true,
    }),
  );
  return Items.map(subscriptionOf);
}

/**
 * Changes what is given, and nothing else. A new secret replaces the very one that is to sign beside it (`secretChange`):
 * of two changes at once the later one must not leave out the earlier one's secret, which its client signs with already.
 * @returns the subscription after it, or null where the account has none of this id, or its secret is another one by now.
 */
export async function updateSubscription(
  table: Table,
  accountId: string,
  webhookId: string,
  changes: SubscriptionChanges,
): Promise<Subscription | null> {
  const given = Object.entries(changes);
  if (given.length === 0) return loadSubscription(table, accountId, webhookId);
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: subscriptionKey(accountId, webhookId),
        UpdateExpression: `SET ${given.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        // One that was deleted meanwhile must not come back.
        ConditionExpression: changes.secret === undefined ? 'attribute_exists(pk)' : '#secret = :previousSecret',
        ExpressionAttributeNames: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes === undefined ? null : subscriptionOf(Attributes);
  } catch (error) {
    if (isConditionFailed(error)) return null;
    throw error;
  }
}

/** @returns whether there was one. */
export async function deleteSubscription(table: Table, accountId: string, webhookId: string): Promise<boolean> {
  const { ok } = await transact(table, [
    { Delete: { Key: subscriptionKey(accountId, webhookId), ConditionExpression: 'attribute_exists(pk)' } },
    {
      Update: {
        Key: subscriptionCountKey(accountId),
        UpdateExpression: 'ADD subscriptions :less',
        ExpressionAttributeValues: { ':less': -1 },
      },
    },
  ]);
  return ok;
}

function subscriptionOf(item: Record<string, unknown>): Subscription {
  return withoutKeys(item) as unknown as Subscription;
}
