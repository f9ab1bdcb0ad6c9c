import { table } from '../../adapters/table.ts';
import { listDeliveries } from '../../adapters/webhooks/list-deliveries.ts';
import type { DeliveryListAnswer } from '../../contracts/webhook-answers.ts';
import { listDeliveriesQuerySchema } from '../../contracts/webhook-requests.ts';
import { deliveryAnswer } from '../../domain/webhooks/delivery.ts';
import { type ApiRequest, parseQuery } from '../../kit/api-request.ts';
import type { Answer } from '../../kit/route.ts';
import { webhookOfPath } from './webhook-of-path.ts';

/** GET /api/v1/webhooks/{webhook_id}/deliveries */
export async function listWebhookDeliveries(request: ApiRequest): Promise<Answer> {
  const query = parseQuery(request, listDeliveriesQuerySchema);
  const { deliveries, total } = await listDeliveries(table(), await webhookOfPath(request), query);
  const { page, page_size } = query;
  const data: DeliveryListAnswer = { deliveries: deliveries.map(deliveryAnswer), total, page, page_size };
  return { status: 200, code: 'DELIVERIES_FETCHED', message: 'Deliveries fetched', data };
}
