import { CREATE_WEBHOOK, DELIVERIES, WEBHOOK } from '../examples/example-webhook.ts';
import {
  deliveriesReplayedSchema,
  deliveryListSchema,
  deliverySchema,
  subscriptionListSchema,
  subscriptionSchema,
} from '../webhook-answers.ts';
import {
  createWebhookSchema,
  listDeliveriesQuerySchema,
  replayDeliveriesSchema,
  updateWebhookSchema,
} from '../webhook-requests.ts';
import type { Operation } from './operation.ts';

const path = { webhook_id: 'The id of a webhook of the account' };
const subscription = { name: 'Webhook', schema: subscriptionSchema };
const delivery = { name: 'Delivery', schema: deliverySchema };

/** Contract section 6. */
export const WEBHOOK_OPERATIONS = {
  'POST /api/v1/webhooks': {
    id: 'createWebhook',
    summary: 'Subscribe a URL to events',
    description:
      'The URL is HTTPS and leads to a public address. The secret is never shown again. `payload_format` chooses the shape of what is sent there: `webhooks` has both for each event.',
    body: {
      mediaType: 'application/json',
      json: { name: 'CreateWebhook', schema: createWebhookSchema },
      example: CREATE_WEBHOOK,
    },
    answer: {
      status: 201,
      code: 'WEBHOOK_CREATED',
      data: subscription,
      example: { message: 'Webhook created', data: WEBHOOK },
    },
    problems: ['UNSUPPORTED_FILE_TYPE', 'WEBHOOK_LIMIT_REACHED'],
  },
  'GET /api/v1/webhooks': {
    id: 'listWebhooks',
    summary: "The account's webhooks",
    answer: { status: 200, code: 'WEBHOOKS_FETCHED', data: { name: 'WebhookList', schema: subscriptionListSchema } },
    problems: [],
  },
  'GET /api/v1/webhooks/{webhook_id}': {
    id: 'getWebhook',
    summary: 'A webhook',
    path,
    answer: { status: 200, code: 'WEBHOOK_FETCHED', data: subscription },
    problems: ['WEBHOOK_NOT_FOUND'],
  },
  'PUT /api/v1/webhooks/{webhook_id}': {
    id: 'updateWebhook',
    summary: 'Change a webhook; with a new secret, both sign for 24 hours',
    description:
      'For 24 hours after the secret was changed the old one signs too: in `X-Service-Signature-Previous`, and as a second entry of `webhook-signature`. Where it is changed again meanwhile, the first stops at once: two sign at the most.',
    path,
    body: { mediaType: 'application/json', json: { name: 'UpdateWebhook', schema: updateWebhookSchema } },
    answer: { status: 200, code: 'WEBHOOK_UPDATED', data: subscription },
    problems: ['UNSUPPORTED_FILE_TYPE', 'WEBHOOK_NOT_FOUND'],
  },
  'DELETE /api/v1/webhooks/{webhook_id}': {
    id: 'deleteWebhook',
    summary: 'Delete a webhook; nothing more is sent to it',
    path,
    answer: { status: 200, code: 'WEBHOOK_DELETED' },
    problems: ['WEBHOOK_NOT_FOUND'],
  },
  'GET /api/v1/webhooks/{webhook_id}/deliveries': {
    id: 'listDeliveries',
    summary: 'What went out to a webhook in the last 30 days, newest first',
    path,
    query: listDeliveriesQuerySchema,
    answer: {
      status: 200,
      code: 'DELIVERIES_FETCHED',
      data: { name: 'DeliveryList', schema: deliveryListSchema },
      example: { message: 'Deliveries fetched', data: DELIVERIES },
    },
    problems: ['WEBHOOK_NOT_FOUND'],
  },
  'POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay': {
    id: 'replayDelivery',
    summary: 'Send a delivery again, byte for byte',
    description:
      'What has ended of a deleted invoice is not sent again (INVOICE_NOT_FOUND), nor what was erased of one that an operator has restored since.',
    path: { ...path, delivery_id: 'The id of a delivery of the webhook' },
    answer: { status: 202, code: 'DELIVERY_REPLAYED', data: delivery },
    problems: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_INACTIVE', 'DELIVERY_NOT_FOUND', 'INVOICE_NOT_FOUND'],
  },
  'POST /api/v1/webhooks/{webhook_id}/replay': {
    id: 'replayDeliveries',
    summary: 'Send again what went out since a time',
    description:
      "`since` and `until`, both included, are compared with a delivery's `created_at`, which is when its event happened. What has ended of deleted invoices is passed over; `queued` counts it. All replays of an account together send 1,000 deliveries a minute. A replay ends when its webhook is switched off.",
    path,
    body: {
      mediaType: 'application/json',
      json: { name: 'ReplayDeliveries', schema: replayDeliveriesSchema },
      example: { since: '2026-11-20T08:00:00Z', status: 'FAILED' },
    },
    answer: {
      status: 202,
      code: 'DELIVERIES_REPLAYED',
      data: { name: 'DeliveriesReplayed', schema: deliveriesReplayedSchema },
    },
    problems: ['UNSUPPORTED_FILE_TYPE', 'WEBHOOK_NOT_FOUND', 'WEBHOOK_INACTIVE'],
  },
  'POST /api/v1/webhooks/{webhook_id}/test': {
    id: 'sendTestEvent',
    summary: 'Send a test event to a webhook',
    path,
    answer: { status: 202, code: 'TEST_EVENT_QUEUED', data: delivery },
    problems: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_INACTIVE'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
