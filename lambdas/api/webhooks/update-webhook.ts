import { DependencyUnavailable } from '../../adapters/dependency-unavailable.ts';
import { table } from '../../adapters/table.ts';
import { forgetReplacedSecret } from '../../adapters/webhooks/forget-replaced-secret.ts';
import { type SubscriptionChanges, updateSubscription } from '../../adapters/webhooks/subscriptions.ts';
import { updateWebhookSchema } from '../../contracts/webhook-requests.ts';
import { secretChange, subscriptionAnswer } from '../../domain/webhooks/subscription.ts';
import { type ApiRequest, parseJson } from '../../kit/api-request.ts';
import type { Answer } from '../../kit/route.ts';
import { requireAvailable } from './require-available.ts';
import { requireReachable } from './require-reachable.ts';
import { webhookOfPath } from './webhook-of-path.ts';

/** Each lost round is another change of the secret in between. */
const ROUNDS = 5;

/** PUT /api/v1/webhooks/{webhook_id} */
export async function updateWebhook(request: ApiRequest): Promise<Answer> {
  const { url, events, is_active: isActive, secret } = parseJson(request, updateWebhookSchema);
  let before = await webhookOfPath(request);
  if (events !== undefined) requireAvailable(events, before.payloadFormat);
  if (url !== undefined) await requireReachable(url);
  await forgetReplacedSecret(table(), before);
  for (let round = 0; round < ROUNDS; round += 1) {
    const changes: SubscriptionChanges = {
      // A receiver elsewhere has not kept us waiting yet.
      ...(url === undefined ? {} : { url, slowSince: null }),
      ...(events === undefined ? {} : { events }),
      ...(isActive === undefined ? {} : { isActive }),
      ...(secret === undefined ? {} : secretChange(before, secret, Date.now())),
    };
    const updated = await updateSubscription(table(), before.accountId, before.webhookId, changes);
    if (updated !== null) {
      return { status: 200, code: 'WEBHOOK_UPDATED', message: 'Webhook updated', data: subscriptionAnswer(updated) };
    }
    before = await webhookOfPath(request);
  }
  throw new DependencyUnavailable("A webhook's secret kept changing while it was being changed");
}
