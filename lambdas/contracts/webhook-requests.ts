import * as z from 'zod';
import { DELIVERY_STATUSES } from './delivery-status.ts';
import { pageQuery } from './page-query.ts';
import { EVERY_EVENT, PAYLOAD_FORMATS, SUBSCRIBABLE_EVENTS } from './webhook-events.ts';

/**
 * The URL parser drops or turns around what is refused here, and the answer would show another URL than is called. Half a
 * surrogate pair is no text at all: neither DynamoDB nor a signature has bytes for it.
 */
const url = z
  .string()
  .min(1)
  .max(2_048)
  .refine(
    (text) => !/[\s\\\p{Cc}\p{Cs}]/u.test(text),
    'must not contain spaces, control characters, backslashes or halves of characters',
  )
  // `https:example.com`, `https:///example.com`: slashes are put in and left out.
  .refine((text) => !/^https?:(?!\/\/(?!\/))/i.test(text), 'must begin with https://')
  // Also of empty ones: `https://:@example.com`.
  .refine((text) => !/^https?:\/\/[^/?#]*@/i.test(text), 'must not carry credentials');

const secret = z
  .string()
  .min(1)
  .max(256)
  .refine((text) => text.isWellFormed(), 'must not contain halves of characters');

/** Known in any shape; whether the subscription's own shape has one is told by `unavailableEvents`. */
const KNOWN_EVENTS: ReadonlySet<string> = new Set(Object.values(SUBSCRIBABLE_EVENTS).flat());

const namedEvents = z
  .array(z.string())
  .min(1, 'must name at least one event')
  .refine((names) => new Set(names).size === names.length, 'must not name an event twice')
  .refine((names) => names.length === 1 || !names.includes(EVERY_EVENT), `"${EVERY_EVENT}" stands alone`)
  .refine((names) => names.every(isKnownEvent), {
    error: ({ input }) => {
      const unknown = (input as readonly string[]).filter((name) => !isKnownEvent(name));
      return `known: ${[...KNOWN_EVENTS, EVERY_EVENT].join(', ')}; unknown: ${unknown.map((name) => `"${name}"`).join(', ')}`;
    },
  });

const MOST_EVENTS = KNOWN_EVENTS.size;

/** Counted before any is looked at: a body may hold two million that are no names, and a finding for each is 2 GB. */
const events = z
  .preprocess((names, context) => {
    if (Array.isArray(names) && names.length > MOST_EVENTS) context.addIssue(`must name at most ${MOST_EVENTS} events`);
    return names;
  }, namedEvents)
  .meta({
    items: { type: 'string', enum: [...KNOWN_EVENTS, EVERY_EVENT] },
    maxItems: MOST_EVENTS,
    uniqueItems: true,
  });

function isKnownEvent(name: string): boolean {
  return name === EVERY_EVENT || KNOWN_EVENTS.has(name);
}

/** Body of POST /api/v1/webhooks. */
export const createWebhookSchema = z.strictObject({
  url,
  events,
  secret,
  payload_format: z.enum(PAYLOAD_FORMATS).default('standard'),
});

/** Body of PUT /api/v1/webhooks/{webhook_id}: any non-empty subset. */
export const updateWebhookSchema = z
  .strictObject({
    url: url.optional(),
    events: events.optional(),
    is_active: z.boolean().optional(),
    secret: secret.optional(),
  })
  .refine((changes) => Object.keys(changes).length > 0, 'names nothing to change')
  .meta({ minProperties: 1 });

/** Query of GET /api/v1/webhooks/{webhook_id}/deliveries. */
export const listDeliveriesQuerySchema = z.strictObject({
  ...pageQuery,
  status: z.enum(DELIVERY_STATUSES).optional().describe('Only deliveries of this status; `total` counts them'),
});

export type ListDeliveriesQuery = z.infer<typeof listDeliveriesQuerySchema>;

const instant = z.iso.datetime({ offset: true });

/** Body of POST /api/v1/webhooks/{webhook_id}/replay; without a status, every delivery that has come to an end. */
export const replayDeliveriesSchema = z
  .strictObject({
    since: instant,
    until: instant.optional(),
    status: z.enum(DELIVERY_STATUSES).optional(),
  })
  .refine(({ since, until }) => until === undefined || Date.parse(since) <= Date.parse(until), {
    path: ['until'],
    error: 'must not be before since',
  });
