/** A media type that the engine's HTTP server can read: https://www.rfc-editor.org/rfc/rfc9110#name-media-type */
const READABLE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+[ \t]*(;.*)?$/;
/** The engine takes bodies of these for calls of its other services, and parses them itself. */
const OTHER_CALLS = /^application\/x-(?:www-form-urlencoded|amz-json-1\.0)\b/i;
const HIDDEN = 'application/octet-stream; as-sent=';

/**
 * The Content-Type by which the engine can store an object. S3 keeps whatever text a client calls the type of an object;
 * the engine refuses what is no media type and reads two of them in its own way, so such a text is hidden in one.
 */
export function engineContentType(sent: string): string {
  return READABLE.test(sent) && !OTHER_CALLS.test(sent) ? sent : HIDDEN + Buffer.from(sent).toString('base64url');
}

/** The Content-Type that was sent, from the one that the engine stored. */
export function storedContentType(stored: string): string {
  return stored.startsWith(HIDDEN) ? Buffer.from(stored.slice(HIDDEN.length), 'base64url').toString() : stored;
}
