import { table } from '../../adapters/table.ts';
import { deleteSubscription } from '../../adapters/webhooks/subscriptions.ts';
import type { ApiRequest } from '../../kit/api-request.ts';
import type { Answer } from '../../kit/route.ts';
import { webhookIdOfPath, webhookNotFound } from './webhook-of-path.ts';

/** DELETE /api/v1/webhooks/{webhook_id} */
export async function deleteWebhook(request: ApiRequest): Promise<Answer> {
  const webhookId = webhookIdOfPath(request);
  if (!(await deleteSubscription(table(), request.accountId, webhookId))) throw webhookNotFound();
  return { status: 200, code: 'WEBHOOK_DELETED', message: 'Webhook deleted' };
}
