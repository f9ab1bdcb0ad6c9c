import { deliveryQueues, sendAttempts } from '../../adapters/delivery-queues.ts';
import { newId } from '../../adapters/new-id.ts';
import { table } from '../../adapters/table.ts';
import { createDeliveries } from '../../adapters/webhooks/create-deliveries.ts';
import { deliveryTime } from '../../adapters/webhooks/delivery-id.ts';
import { nextAttempt } from '../../adapters/webhooks/next-attempt.ts';
import type { TestEvent } from '../../contracts/test-event.ts';
import { TEST_EVENT } from '../../contracts/webhook-events.ts';
import { eventTimestamp } from '../../domain/invoice/event-timestamp.ts';
import { deliveryAnswer, newDelivery } from '../../domain/webhooks/delivery.ts';
import type { ApiRequest } from '../../kit/api-request.ts';
import type { Answer } from '../../kit/route.ts';
import { activeWebhookOfPath } from './webhook-of-path.ts';

/** POST /api/v1/webhooks/{webhook_id}/test; what goes out is the same in both shapes. */
export async function sendTestEvent(request: ApiRequest): Promise<Answer> {
  const { accountId, webhookId } = await activeWebhookOfPath(request);
  const ids = { accountId, webhookId, deliveryId: newId('dlv') };
  const createdAt = deliveryTime(ids.deliveryId);
  const payload: TestEvent = {
    event: TEST_EVENT,
    timestamp: eventTimestamp(Date.parse(createdAt) * 1_000),
    data: { id: webhookId, message: 'A test event: nothing happened to any invoice' },
  };
  const body = JSON.stringify(payload);
  const delivery = newDelivery({ ...ids, event: TEST_EVENT, invoiceId: null, body }, createdAt);
  await createDeliveries(table(), [delivery]);
  await sendAttempts(deliveryQueues(), [{ message: nextAttempt(delivery), lane: 'fast', delaySeconds: 0 }]);
  const data = deliveryAnswer(delivery);
  return { status: 202, code: 'TEST_EVENT_QUEUED', message: 'The test event goes out', data };
}
