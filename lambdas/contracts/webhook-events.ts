/** The shapes a subscription can ask for (contract section 7). */
export const PAYLOAD_FORMATS = ['standard', 'resource'] as const;

export type PayloadFormat = (typeof PAYLOAD_FORMATS)[number];

const STANDARD_EVENTS = [
  'invoice.uploaded',
  'invoice.processing',
  'invoice.processed',
  'invoice.flagged',
  'invoice.failed',
  'invoice.approved',
  'invoice.rejected',
  'invoice.paid',
] as const;

/** Every event that a subscription of each shape can be told of: the resource shape has two more. */
export const SUBSCRIBABLE_EVENTS = {
  standard: STANDARD_EVENTS,
  resource: [...STANDARD_EVENTS, 'invoice.extracted', 'invoice.validated'],
} as const satisfies Record<PayloadFormat, readonly string[]>;

/** The single entry that stands for every event of the subscription's shape. */
export const EVERY_EVENT = '*';

/** The event of a test delivery; nobody subscribes to it, it goes out when it is asked for. */
export const TEST_EVENT = 'webhook.test';

/** How many subscriptions an account may have (contract section 6). */
export const MOST_SUBSCRIPTIONS = 20;
