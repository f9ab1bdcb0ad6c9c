import { ulid } from 'ulid';

/** A new id: a prefix that says what it is, and a lower-case ULID, so that ids order by the time (milliseconds since 1970) they are of. */
export function newId(
  prefix: 'acc' | 'aud' | 'dlv' | 'evt' | 'inv' | 'key' | 'rpl' | 'wh',
  at: number = Date.now(),
): string {
  return `${prefix}_${ulid(at).toLowerCase()}`;
}
