/** A ticket is good for one handshake within a minute (contract section 8). */
export const TICKET_LIFETIME_MS = 60_000;

/** 256 bits. */
export const TICKET_BYTES = 32;

/** Base64url, which is all that a subprotocol's name may hold (a token of RFC 9110, section 5.6.2). */
const TICKET_FORMAT = /^[\w-]{43}$/;

/** Whether a text could be a ticket of ours at all. */
export function isWellFormedTicket(text: string): boolean {
  return TICKET_FORMAT.test(text);
}
