import type { Reading } from '../extraction/reading.ts';
import { calendarDay } from './calendar-day.ts';

/** A date as it was read, ISO; null where none was, or where what is printed as one does not exist (2026-02-30). */
export function realDate(reading: Reading | undefined): string | null {
  return reading !== undefined && calendarDay(reading.value) !== null ? reading.value : null;
}
