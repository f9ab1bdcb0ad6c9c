import { deliveryQueues, sendAttempts } from '../../adapters/delivery-queues.ts';
import { table } from '../../adapters/table.ts';
import { nextAttempt } from '../../adapters/webhooks/next-attempt.ts';
import { replayDelivery } from '../../adapters/webhooks/replay-delivery.ts';
import { deliveryAnswer } from '../../domain/webhooks/delivery.ts';
import { isDeliveryId } from '../../domain/webhooks/webhook-ids.ts';
import { type ApiRequest, pathParameter } from '../../kit/api-request.ts';
import { Problem } from '../../kit/problem.ts';
import type { Answer } from '../../kit/route.ts';
import { activeWebhookOfPath } from './webhook-of-path.ts';

/** POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay */
export async function replayOneDelivery(request: ApiRequest): Promise<Answer> {
  const { accountId, webhookId } = await activeWebhookOfPath(request);
  const deliveryId = pathParameter(request, 'delivery_id');
  const replayed = isDeliveryId(deliveryId)
    ? await replayDelivery(table(), { accountId, webhookId, deliveryId })
    : 'no-delivery';
  if (replayed === 'invoice-deleted') {
    throw new Problem('INVOICE_NOT_FOUND', 'The invoice of this delivery was deleted: nothing of it is sent again');
  }
  if (replayed === 'no-delivery') throw new Problem('DELIVERY_NOT_FOUND', 'The webhook has no delivery with this id');
  await sendAttempts(deliveryQueues(), [{ message: nextAttempt(replayed), lane: 'fast', delaySeconds: 0 }]);
  const data = deliveryAnswer(replayed);
  return { status: 202, code: 'DELIVERY_REPLAYED', message: 'The delivery goes out again', data };
}
