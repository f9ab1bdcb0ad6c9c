import type { PayloadFormat } from '../contracts/webhook-events.ts';
import type { StoredEvent } from './stored-event.ts';

/** An event's name and bytes in a shape; null in the alternative one where that does not tell of it. */
export function eventInShape(
  { event, payload, resourcePayload }: StoredEvent,
  shape: PayloadFormat,
): { readonly event: string; readonly body: string } | null {
  if (shape === 'standard') return { event, body: payload };
  // The alternative shape calls two of the twelve steps by names of their own.
  return resourcePayload === undefined ? null : { event: nameIn(resourcePayload), body: resourcePayload };
}

function nameIn(payload: string): string {
  return (JSON.parse(payload) as { readonly event: string }).event;
}
