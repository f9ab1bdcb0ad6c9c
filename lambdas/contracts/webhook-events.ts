import { eventPayloadSchema } from './event-payload.ts';
import { resourcePayloadSchema } from './resource-payload.ts';

/** The shapes a subscription can ask for (contract section 7). */
export const PAYLOAD_FORMATS = ['standard', 'resource'] as const;

export type PayloadFormat = (typeof PAYLOAD_FORMATS)[number];

/** Every event that a subscription of each shape can be told of, as the shapes' schemas tell them. */
export const SUBSCRIBABLE_EVENTS = {
  standard: eventPayloadSchema.options.map(({ shape }) => shape.event.value),
  resource: resourcePayloadSchema.options.map(({ shape }) => shape.event.value),
} as const satisfies Record<PayloadFormat, readonly string[]>;

/** The single entry that stands for every event of the subscription's shape. */
export const EVERY_EVENT = '*';

/** The event of a test delivery; nobody subscribes to it, it goes out when it is asked for. */
export const TEST_EVENT = 'webhook.test';

/** How many subscriptions an account may have (contract section 6). */
export const MOST_SUBSCRIPTIONS = 20;
