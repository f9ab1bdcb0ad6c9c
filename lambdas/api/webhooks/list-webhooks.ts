import { table } from '../../adapters/table.ts';
import { listSubscriptions } from '../../adapters/webhooks/subscriptions.ts';
import type { SubscriptionListAnswer } from '../../contracts/webhook-answers.ts';
import { subscriptionAnswer } from '../../domain/webhooks/subscription.ts';
import type { ApiRequest } from '../../kit/api-request.ts';
import type { Answer } from '../../kit/route.ts';

/** GET /api/v1/webhooks */
export async function listWebhooks({ accountId }: ApiRequest): Promise<Answer> {
  const subscriptions = await listSubscriptions(table(), accountId);
  const data: SubscriptionListAnswer = { webhooks: subscriptions.map(subscriptionAnswer) };
  return { status: 200, code: 'WEBHOOKS_FETCHED', message: 'Webhooks fetched', data };
}
