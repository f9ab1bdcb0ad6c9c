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

const WEBHOOK = { name: 'Webhook', schema: subscriptionSchema };
const DELIVERY = { name: 'Delivery', schema: deliverySchema };

/** Contract section 6. */
export const WEBHOOK_OPERATIONS = {
  'POST /api/v1/webhooks': {
    id: 'createWebhook',
    summary: 'Subscribe a receiver to events',
    description:
      'The secret signs every delivery and is never shown again. The URL must lead to public addresses only.',
    body: { mediaType: 'application/json', json: { name: 'NewWebhook', schema: createWebhookSchema } },
    answer: { status: 201, code: 'WEBHOOK_CREATED', data: WEBHOOK },
    problems: ['WEBHOOK_LIMIT_REACHED', 'UNSUPPORTED_FILE_TYPE'],
  },
  'GET /api/v1/webhooks': {
    id: 'listWebhooks',
    summary: "The account's webhooks, oldest first",
    answer: { status: 200, code: 'WEBHOOKS_FETCHED', data: { name: 'WebhookList', schema: subscriptionListSchema } },
    problems: [],
  },
  'GET /api/v1/webhooks/{webhook_id}': {
    id: 'getWebhook',
    summary: 'A webhook',
    path,
    answer: { status: 200, code: 'WEBHOOK_FETCHED', data: WEBHOOK },
    problems: ['WEBHOOK_NOT_FOUND'],
  },
  'PUT /api/v1/webhooks/{webhook_id}': {
    id: 'updateWebhook',
    summary: 'Change a webhook',
    description: 'A new secret signs beside the one before it for 24 hours. An inactive webhook is sent nothing.',
    path,
    body: { mediaType: 'application/json', json: { name: 'WebhookChanges', schema: updateWebhookSchema } },
    answer: { status: 200, code: 'WEBHOOK_UPDATED', data: WEBHOOK },
    problems: ['WEBHOOK_NOT_FOUND', 'UNSUPPORTED_FILE_TYPE'],
  },
  'DELETE /api/v1/webhooks/{webhook_id}': {
    id: 'deleteWebhook',
    summary: 'Delete a webhook; its waiting deliveries stop',
    path,
    answer: { status: 200, code: 'WEBHOOK_DELETED' },
    problems: ['WEBHOOK_NOT_FOUND'],
  },
  'GET /api/v1/webhooks/{webhook_id}/deliveries': {
    id: 'listDeliveries',
    summary: "A webhook's deliveries of the last 30 days, newest first",
    path,
    query: listDeliveriesQuerySchema,
    answer: { status: 200, code: 'DELIVERIES_FETCHED', data: { name: 'DeliveryList', schema: deliveryListSchema } },
    problems: ['WEBHOOK_NOT_FOUND'],
  },
  'POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay': {
    id: 'replayDelivery',
    summary: 'Send a delivery again',
    description: 'The same bytes under the same webhook-id, from the beginning of the retry schedule.',
    path: { ...path, delivery_id: 'The id of a delivery of the webhook' },
    answer: { status: 202, code: 'DELIVERY_REPLAYED', data: DELIVERY },
    problems: ['WEBHOOK_NOT_FOUND', 'DELIVERY_NOT_FOUND'],
  },
  'POST /api/v1/webhooks/{webhook_id}/replay': {
    id: 'replayDeliveries',
    summary: 'Send the deliveries of a time again',
    description: 'Without a status: all that have come to an end, delivered or failed.',
    path,
    body: { mediaType: 'application/json', json: { name: 'DeliveryFilter', schema: replayDeliveriesSchema } },
    answer: {
      status: 202,
      code: 'DELIVERIES_REPLAYED',
      data: { name: 'ReplayedDeliveries', schema: deliveriesReplayedSchema },
    },
    problems: ['WEBHOOK_NOT_FOUND', 'UNSUPPORTED_FILE_TYPE'],
  },
  'POST /api/v1/webhooks/{webhook_id}/test': {
    id: 'sendTestEvent',
    summary: 'Send a test event',
    path,
    answer: { status: 202, code: 'TEST_EVENT_QUEUED', data: DELIVERY },
    problems: ['WEBHOOK_NOT_FOUND'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
