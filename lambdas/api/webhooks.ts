import { family } from '../kit/family.ts';
import { createWebhook } from './webhooks/create-webhook.ts';
import { deleteWebhook } from './webhooks/delete-webhook.ts';
import { getWebhook } from './webhooks/get-webhook.ts';
import { listWebhooks } from './webhooks/list-webhooks.ts';
import { updateWebhook } from './webhooks/update-webhook.ts';

/** An account's subscriptions. */
export const handler = family({
  'POST /v1/webhooks': createWebhook,
  'GET /v1/webhooks': listWebhooks,
  'GET /v1/webhooks/{webhook_id}': getWebhook,
  'PUT /v1/webhooks/{webhook_id}': updateWebhook,
  'DELETE /v1/webhooks/{webhook_id}': deleteWebhook,
});
