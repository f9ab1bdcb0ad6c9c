import type { Moment } from '../../domain/invoice/occurrence.ts';
import { newId } from '../new-id.ts';

/** This moment by the machine's clock, with an id for the event that happens at it. */
export function thisMoment(): Moment {
  return { now: Date.now(), eventId: newId('evt') };
}
