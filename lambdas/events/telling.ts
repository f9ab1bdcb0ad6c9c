import { type Subscription, wants } from '../domain/webhooks/subscription.ts';
import { eventInShape } from './event-in-shape.ts';
import type { StoredEvent } from './stored-event.ts';

/** An event, and those of its account's subscriptions that are to be told of it. */
export interface Telling {
  readonly event: StoredEvent;
  readonly subscriptions: readonly Subscription[];
}

/** Which of the subscriptions want which of the events; events that nobody wants are left out. */
export function tellingsOf(events: readonly StoredEvent[], subscriptions: readonly Subscription[]): Telling[] {
  return events
    .map((event) => ({ event, subscriptions: subscriptions.filter((subscription) => isFor(event, subscription)) }))
    .filter((telling) => telling.subscriptions.length > 0);
}

function isFor(event: StoredEvent, subscription: Subscription): boolean {
  const told = eventInShape(event, subscription.payloadFormat);
  return told !== null && wants(subscription, told.event);
}
