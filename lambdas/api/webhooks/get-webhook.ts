import { subscriptionAnswer } from '../../domain/webhooks/subscription.ts';
import type { ApiRequest } from '../../kit/api-request.ts';
import type { Answer } from '../../kit/route.ts';
import { webhookOfPath } from './webhook-of-path.ts';

/** GET /api/v1/webhooks/{webhook_id} */
export async function getWebhook(request: ApiRequest): Promise<Answer> {
  const data = subscriptionAnswer(await webhookOfPath(request));
  return { status: 200, code: 'WEBHOOK_FETCHED', message: 'Webhook fetched', data };
}
