import type * as z from 'zod';
import type { DeliveryListAnswer, SubscriptionAnswer } from '../webhook-answers.ts';
import type { createWebhookSchema } from '../webhook-requests.ts';
import { UPLOADED_INVOICE } from './example-invoice.ts';

export const CREATE_WEBHOOK: z.input<typeof createWebhookSchema> = {
  url: 'https://claims.example.com/hooks/invoices',
  events: ['invoice.processed', 'invoice.flagged', 'invoice.failed'],
  secret: 'long, random, and known to both sides only',
  payload_format: 'standard',
};

export const WEBHOOK: SubscriptionAnswer = {
  id: 'wh_01m7w22kg0hsaxfb0wyveq0krj',
  url: CREATE_WEBHOOK.url,
  events: CREATE_WEBHOOK.events as string[],
  is_active: true,
  payload_format: 'standard',
  created_at: '2026-11-20T09:12:40.512Z',
};

/** A delivery that succeeded at the second attempt. */
export const DELIVERIES: DeliveryListAnswer = {
  deliveries: [
    {
      id: 'dlv_01m7w22pjk0a58ab731hnxxgcd',
      webhook_id: WEBHOOK.id,
      event: 'invoice.flagged',
      invoice_id: UPLOADED_INVOICE.id,
      status: 'DELIVERED',
      attempts: 2,
      next_attempt_at: null,
      created_at: '2026-11-20T09:30:15.123Z',
      completed_at: '2026-11-20T09:31:18.402Z',
      last_status_code: 200,
      last_error: null,
      attempt_log: [
        {
          attempt: 1,
          at: '2026-11-20T09:30:15.611Z',
          duration_ms: 84,
          status_code: 503,
          error: 'STATUS_NOT_200',
          response_excerpt: 'Service Unavailable',
        },
        {
          attempt: 2,
          at: '2026-11-20T09:31:18.310Z',
          duration_ms: 92,
          status_code: 200,
          error: null,
          response_excerpt: '',
        },
      ],
    },
  ],
  total: 1,
  page: 1,
  page_size: 20,
};
