import { createHash } from 'node:crypto';
import { decodeTime, encodeTime } from 'ulid';

/** Crockford's base 32, as in a ULID. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** `evt_`, and how much of a ULID is its time. */
const PREFIX_LENGTH = 4;
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

const DAY_MS = 24 * 60 * 60_000;

/** Deliveries are kept for 30 days, and the rest of the day they were made on (contract section 6). */
const KEPT_DAYS = 30;

/**
 * The id of one event's delivery to one subscription, always the same: so a batch of the stream that comes again makes
 * no second one. It is a ULID of the event's time, its random part (80 bits) a hash of the two.
 */
export function deliveryIdOf(eventId: string, webhookId: string): string {
  const time = eventId.slice(PREFIX_LENGTH, PREFIX_LENGTH + TIME_LENGTH);
  const hash = createHash('sha256').update(`${eventId} ${webhookId}`).digest();
  const random = Array.from({ length: RANDOM_LENGTH }, (_, index) => DIGITS.charAt((hash[index] ?? 0) % 32));
  return `dlv_${time}${random.join('')}`;
}

/**
 * When the event of a delivery happened (ISO). It is the delivery's own time, and not when it was made of the event: by it
 * deliveries are listed, replayed and expire, and events that are fanned out again or late keep it.
 */
export function deliveryTime(deliveryId: string): string {
  return new Date(eventTime(deliveryId)).toISOString();
}

/** The UTC day that a delivery counts for and expires with. */
export function deliveryDay(deliveryId: string): string {
  return dayOf(eventTime(deliveryId));
}

/** When a delivery is gone (DynamoDB's TTL, whole seconds): at the end of the 30th day after its own. */
export function deliveryExpiry(deliveryId: string): number {
  return lastExpiry(eventTime(deliveryId));
}

/** When all deliveries of a time (milliseconds since 1970) and before are gone (whole seconds). */
export function lastExpiry(time: number): number {
  return (Date.parse(dayOf(time)) + (KEPT_DAYS + 1) * DAY_MS) / 1_000;
}

/** The first day whose deliveries are still kept, and the least id that a delivery of it can have. */
export function oldestKept(now: number): { readonly day: string; readonly deliveryId: string } {
  const day = dayOf(now - KEPT_DAYS * DAY_MS);
  return { day, deliveryId: leastDeliveryId(Date.parse(day)) };
}

/** The least id that a delivery of a time (milliseconds since 1970, before which there are none) or later can have. */
export function leastDeliveryId(time: number): string {
  return `dlv_${encodeTime(Math.max(0, time), TIME_LENGTH).toLowerCase()}`;
}

/** The UTC days that lie between two least ids as a whole: the first, and the first that does not; null where none does. */
export function wholeDays(from: string, to: string): { readonly from: string; readonly to: string } | null {
  const [first, end] = [from, to].map((id) => eventTime(id + '0'.repeat(RANDOM_LENGTH)) / DAY_MS) as [number, number];
  const [begin, over] = [Math.ceil(first), Math.floor(end)];
  return begin < over ? { from: dayOf(begin * DAY_MS), to: dayOf(over * DAY_MS) } : null;
}

/** When the event of a delivery happened (milliseconds since 1970). */
export function eventTime(deliveryId: string): number {
  return decodeTime(deliveryId.slice(PREFIX_LENGTH).toUpperCase());
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
