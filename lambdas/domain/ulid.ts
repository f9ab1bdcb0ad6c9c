/** A lower-case ULID, for patterns: it sorts by time, and its first character is at most 7 (128 bits in 26 base-32 digits). */
export const ULID = '[0-7][0-9a-hjkmnp-tv-z]{25}';
