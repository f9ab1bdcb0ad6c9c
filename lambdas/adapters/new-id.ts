import { ulid } from 'ulid';

/** A new id: a prefix that says what it is, and a lower-case ULID, so that ids order by the time they were made. */
export function newId(prefix: 'acc' | 'aud' | 'dlv' | 'evt' | 'inv' | 'key' | 'rpl' | 'wh'): string {
  return `${prefix}_${ulid().toLowerCase()}`;
}
