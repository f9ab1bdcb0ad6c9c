import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isReplacedSecretOver, type Subscription } from '../../domain/webhooks/subscription.ts';
import { unlessRefused } from '../is-condition-failed.ts';
import { subscriptionKey } from '../keys.ts';
import type { Table } from '../table.ts';

/** Takes a replaced secret out of its subscription once it signs no more. */
export async function forgetReplacedSecret(table: Table, subscription: Subscription): Promise<void> {
  const { accountId, webhookId, previousSecretUntil } = subscription;
  if (!isReplacedSecretOver(subscription, Date.now())) return;
  await unlessRefused(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: subscriptionKey(accountId, webhookId),
        UpdateExpression: 'SET previousSecret = :none, previousSecretUntil = :none',
        // Another secret that was replaced meanwhile still signs.
        ConditionExpression: 'previousSecretUntil = :over',
        ExpressionAttributeValues: { ':none': null, ':over': previousSecretUntil },
      }),
    ),
  );
}
