import type { Moment } from '../../domain/invoice/occurrence.ts';
import { newId } from '../new-id.ts';

/** This moment by the machine's clock, with an id for the event that happens at it: a delivery's `created_at` is read from it. */
export function thisMoment(): Moment {
  const now = Date.now();
  return { now, eventId: newId('evt', now) };
}
