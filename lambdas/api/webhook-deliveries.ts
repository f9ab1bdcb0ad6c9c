import { family } from '../kit/family.ts';
import { listWebhookDeliveries } from './webhooks/list-deliveries.ts';
import { replayDeliveries } from './webhooks/replay-deliveries.ts';
import { replayOneDelivery } from './webhooks/replay-delivery.ts';
import { sendTestEvent } from './webhooks/send-test-event.ts';

/** What goes out to a subscription: what did, again, and on trial. */
export const handler = family({
  'GET /v1/webhooks/{webhook_id}/deliveries': listWebhookDeliveries,
  'POST /v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay': replayOneDelivery,
  'POST /v1/webhooks/{webhook_id}/replay': replayDeliveries,
  'POST /v1/webhooks/{webhook_id}/test': sendTestEvent,
});
