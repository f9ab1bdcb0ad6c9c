import type { PayloadFormat } from '../../contracts/webhook-events.ts';
import { unavailableEvents } from '../../domain/webhooks/subscription.ts';
import { invalidRequest } from '../../kit/invalid-request.ts';

/** @throws Problem 400 naming `events` when the subscription's shape does not have one of them. */
export function requireAvailable(events: readonly string[], format: PayloadFormat): void {
  const unavailable = unavailableEvents(events, format);
  if (unavailable.length === 0) return;
  const message = `payload_format "${format}" has no ${unavailable.join(', ')}`;
  throw invalidRequest([{ path: 'events', message }]);
}
