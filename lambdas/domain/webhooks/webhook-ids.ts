import { ULID } from '../ulid.ts';

const WEBHOOK_ID = new RegExp(`^wh_${ULID}$`);
const DELIVERY_ID = new RegExp(`^dlv_${ULID}$`);

/** Whether a text could be a subscription's id at all; what could not is answered as an unknown id. */
export function isWebhookId(text: string): boolean {
  return WEBHOOK_ID.test(text);
}

/** Whether a text could be a delivery's id at all. */
export function isDeliveryId(text: string): boolean {
  return DELIVERY_ID.test(text);
}
