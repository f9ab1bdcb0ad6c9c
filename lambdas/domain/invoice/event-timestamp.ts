const MICROSECONDS_A_SECOND = 1_000_000;

/**
 * The timestamp of an event payload (contract section 7): ISO 8601, six places, the UTC offset spelled out, e.g.
 * `2026-11-20T09:30:15.123456+00:00`.
 * @param epochMicroseconds microseconds since 1970-01-01T00:00:00Z. A double holds them exactly until the year 2255.
 * @throws RangeError when it is not a whole number from 0 to 2^53 - 1.
 */
export function eventTimestamp(epochMicroseconds: number): string {
  if (!Number.isSafeInteger(epochMicroseconds) || epochMicroseconds < 0) {
    throw new RangeError(`microseconds must be a whole number from 0 to 2^53 - 1, got ${epochMicroseconds}`);
  }
  const microseconds = epochMicroseconds % MICROSECONDS_A_SECOND;
  const seconds = (epochMicroseconds - microseconds) / MICROSECONDS_A_SECOND;
  const toTheSecond = new Date(seconds * 1000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
  return `${toTheSecond}.${String(microseconds).padStart(6, '0')}+00:00`;
}
