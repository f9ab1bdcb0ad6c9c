import { table } from '../../adapters/table.ts';
import { loadSubscription } from '../../adapters/webhooks/subscriptions.ts';
import type { Subscription } from '../../domain/webhooks/subscription.ts';
import { isWebhookId } from '../../domain/webhooks/webhook-ids.ts';
import { type ApiRequest, pathParameter } from '../../kit/api-request.ts';
import { Problem } from '../../kit/problem.ts';

/** One answer for what never was, what was deleted, what is another account's, and what is no id at all. */
export function webhookNotFound(): Problem {
  return new Problem('WEBHOOK_NOT_FOUND', 'There is no webhook with this id');
}

/**
 * The subscription's id that a path names.
 * @throws Problem 404 when it can't be one of ours, 400 when it can't be decoded.
 */
export function webhookIdOfPath(request: ApiRequest): string {
  const webhookId = pathParameter(request, 'webhook_id');
  if (!isWebhookId(webhookId)) throw webhookNotFound();
  return webhookId;
}

/**
 * The subscription that a path names, within the caller's account.
 * @throws Problem 404 when there is none.
 */
export async function webhookOfPath(request: ApiRequest): Promise<Subscription> {
  const subscription = await loadSubscription(table(), request.accountId, webhookIdOfPath(request));
  if (subscription === null) throw webhookNotFound();
  return subscription;
}

/**
 * The subscription that a path names and that may be sent something. An inactive one gets nothing: whatever was queued for
 * it would end without an attempt.
 * @throws Problem 404 when there is none, 409 when it is inactive.
 */
export async function activeWebhookOfPath(request: ApiRequest): Promise<Subscription> {
  const subscription = await webhookOfPath(request);
  if (!subscription.isActive) throw new Problem('WEBHOOK_INACTIVE', 'The webhook is inactive: nothing goes out to it');
  return subscription;
}
