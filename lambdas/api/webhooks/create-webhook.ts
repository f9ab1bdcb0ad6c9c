import { newId } from '../../adapters/new-id.ts';
import { table } from '../../adapters/table.ts';
import { createSubscription } from '../../adapters/webhooks/subscriptions.ts';
import { MOST_SUBSCRIPTIONS } from '../../contracts/webhook-events.ts';
import { createWebhookSchema } from '../../contracts/webhook-requests.ts';
import { type Subscription, subscriptionAnswer } from '../../domain/webhooks/subscription.ts';
import { type ApiRequest, parseJson } from '../../kit/api-request.ts';
import { Problem } from '../../kit/problem.ts';
import type { Answer } from '../../kit/route.ts';
import { requireAvailable } from './require-available.ts';
import { requireReachable } from './require-reachable.ts';

/** POST /api/v1/webhooks */
export async function createWebhook(request: ApiRequest): Promise<Answer> {
  const { url, events, secret, payload_format: payloadFormat } = parseJson(request, createWebhookSchema);
  requireAvailable(events, payloadFormat);
  await requireReachable(url);
  const subscription: Subscription = {
    webhookId: newId('wh'),
    accountId: request.accountId,
    url,
    events,
    payloadFormat,
    isActive: true,
    createdAt: new Date().toISOString(),
    secret,
    previousSecret: null,
    previousSecretUntil: null,
    slowSince: null,
  };
  if (!(await createSubscription(table(), subscription))) {
    throw new Problem('WEBHOOK_LIMIT_REACHED', `An account has at most ${MOST_SUBSCRIPTIONS} webhooks`);
  }
  return { status: 201, code: 'WEBHOOK_CREATED', message: 'Webhook created', data: subscriptionAnswer(subscription) };
}
