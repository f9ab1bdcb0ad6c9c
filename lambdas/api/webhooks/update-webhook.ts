import { table } from '../../adapters/table.ts';
import { type SubscriptionChanges, updateSubscription } from '../../adapters/webhooks/subscriptions.ts';
import { updateWebhookSchema } from '../../contracts/webhook-requests.ts';
import { secretChange, subscriptionAnswer } from '../../domain/webhooks/subscription.ts';
import { type ApiRequest, parseJson } from '../../kit/api-request.ts';
import type { Answer } from '../../kit/route.ts';
import { requireAvailable } from './require-available.ts';
import { requireReachable } from './require-reachable.ts';
import { webhookNotFound, webhookOfPath } from './webhook-of-path.ts';

/** PUT /api/v1/webhooks/{webhook_id} */
export async function updateWebhook(request: ApiRequest): Promise<Answer> {
  const { url, events, is_active: isActive, secret } = parseJson(request, updateWebhookSchema);
  const { accountId, webhookId, payloadFormat, ...before } = await webhookOfPath(request);
  if (events !== undefined) requireAvailable(events, payloadFormat);
  if (url !== undefined) await requireReachable(url);
  const changes: SubscriptionChanges = {
    // A receiver elsewhere has not kept us waiting yet.
    ...(url === undefined ? {} : { url, slowSince: null }),
    ...(events === undefined ? {} : { events }),
    ...(isActive === undefined ? {} : { isActive }),
    ...(secret === undefined ? {} : secretChange(before, secret, Date.now())),
  };
  const updated = await updateSubscription(table(), accountId, webhookId, changes);
  if (updated === null) throw webhookNotFound();
  return { status: 200, code: 'WEBHOOK_UPDATED', message: 'Webhook updated', data: subscriptionAnswer(updated) };
}
