import type { EventPayload } from '../event-payload.ts';
import type { InvoiceEventsAnswer } from '../invoice-answers.ts';
import { TOTAL_STEPS } from '../pipeline-steps.ts';
import type { ResourcePayload } from '../resource-payload.ts';
import type { TestEvent } from '../test-event.ts';
import { EXTRACTION_DATA, PROCESSED_AT, UPLOADED_INVOICE } from './example-invoice.ts';

const { id, file_name, file_size, uploaded_at } = UPLOADED_INVOICE;
const UPLOADED = '2026-11-20T09:30:11.968000+00:00';
const PROCESSING = '2026-11-20T09:30:13.204000+00:00';
const ENDED = '2026-11-20T09:30:15.123000+00:00';
const invoice = { id, file_name, uploaded_at };

/** What a receiver of the standard shape is sent; what stands in the timeline too. */
export const STANDARD_EVENTS: readonly EventPayload[] = [
  { event: 'invoice.uploaded', timestamp: UPLOADED, invoice_id: id, data: { status: 'PENDING' } },
  {
    event: 'invoice.processing',
    timestamp: PROCESSING,
    invoice_id: id,
    step: 4,
    total_steps: TOTAL_STEPS,
    message: 'Verifying category and amounts',
    data: { status: 'PROCESSING' },
  },
  {
    event: 'invoice.flagged',
    timestamp: ENDED,
    invoice_id: id,
    step: TOTAL_STEPS,
    total_steps: TOTAL_STEPS,
    message: 'Failed: PARTNER_CHECK',
    data: { status: 'FLAGGED', extraction_data: EXTRACTION_DATA, processing_time: 2.41 },
  },
  {
    event: 'invoice.failed',
    timestamp: ENDED,
    invoice_id: id,
    message: 'The PDF is protected by a password and could not be opened.',
    data: { status: 'FAILED', error: 'ENCRYPTED' },
  },
];

/** The beginning of a timeline. */
export const TIMELINE: InvoiceEventsAnswer = {
  events: STANDARD_EVENTS.slice(0, 1).map((event) => ({ ...event, event_id: 'evt_01m7w22kg0b9q3t5kd0rm2wz8x' })),
};

/** What a receiver of the resource shape is sent. */
export const RESOURCE_EVENTS: readonly ResourcePayload[] = [
  {
    event: 'invoice.uploaded',
    timestamp: UPLOADED,
    data: { ...invoice, processed_at: null, status: 'PENDING', file_size },
  },
  {
    event: 'invoice.flagged',
    timestamp: ENDED,
    data: {
      ...invoice,
      processed_at: PROCESSED_AT,
      status: 'FLAGGED',
      extracted_data: EXTRACTION_DATA,
      flags: [
        {
          type: 'PARTNER_INVALID',
          message: 'No known insurance company could be identified on the document.',
          value: 'UNKNOWN',
        },
      ],
    },
  },
  {
    event: 'invoice.failed',
    timestamp: ENDED,
    data: {
      ...invoice,
      processed_at: null,
      status: 'FAILED',
      error: {
        code: 'EXTRACTION_FAILED',
        message: 'The PDF is protected by a password and could not be opened.',
        details: { reason: 'ENCRYPTED' },
      },
    },
  },
];

export const TEST_EVENT_SENT: TestEvent = {
  event: 'webhook.test',
  timestamp: UPLOADED,
  data: { id: 'wh_01m7w22kg0hsaxfb0wyveq0krj', message: 'A test event: nothing happened to any invoice' },
};
