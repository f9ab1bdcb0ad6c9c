import type { Readings } from './reading.ts';

/** No number and no name is longer. */
const MOST_CHARACTERS = 200;

/**
 * The readings without what is too long to be a value. A page can print a number of any length, and events tell the
 * readings whole, to up to 20 webhooks: 14 values of 200 characters, once more in the summary, are below 30 KB an event.
 */
export function boundedReadings(readings: Readings): Readings {
  return Object.fromEntries(Object.entries(readings).filter(([, { value }]) => value.length <= MOST_CHARACTERS));
}
