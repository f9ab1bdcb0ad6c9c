const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MILLISECONDS_A_DAY = 86_400_000;

/**
 * The number of a calendar day, counted from 1970-01-01: differences are days, whatever the time zones did.
 * @param isoDate `2026-11-20`; null when it is no such text or no real day (2026-02-30).
 */
export function calendarDay(isoDate: string): number | null {
  const match = ISO_DATE.exec(isoDate);
  if (match === null) return null;
  const [, year, month, day] = match.map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const midnight = new Date(0);
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  midnight.setUTCFullYear(year, month - 1, day);
  // A day that does not exist rolls over into the next month.
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return null;
  return midnight.getTime() / MILLISECONDS_A_DAY;
}
