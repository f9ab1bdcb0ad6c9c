/** One of a key's five places for open connections, as long as somebody holds it. */
export interface Place {
  readonly accountId: string;
  readonly keyId: string;
  readonly number: PlaceNumber;
  readonly connectionId: string;
  /** Milliseconds since 1970, as all times here. */
  readonly takenAt: number;
  /** From then on the place is free, whatever became of the connection. */
  readonly leasedUntil: number;
  /** The one invoice that the connection wants to hear of; null for all of the account's. */
  readonly invoiceId: string | null;
  /** The connection was ended for what it said: until the lease ends nobody has the place, and nobody hears over it. */
  readonly isWithheld?: true;
}

/** Contract section 3: five connections open at once, per key. */
export const PLACE_NUMBERS = [0, 1, 2, 3, 4] as const;
export type PlaceNumber = (typeof PLACE_NUMBERS)[number];

const MINUTE_MS = 60_000;

/**
 * The platform ends every connection after two hours
 * (https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-execution-service-websocket-limits-table.html);
 * the place is taken up to 29 s before that clock starts. Five minutes more cover that and two machines' clocks.
 */
const LEASE_MS = 125 * MINUTE_MS;

/** How long a handshake can go on after its place was taken: the gateway waits 29 s for its integration. */
const HANDSHAKE_MS = 30_000;

/** When a place that is taken now is free again at the latest; a key's connections don't outlive the key. */
export function leaseEnd(now: number, keyExpiresAt: string | null): number {
  return Math.min(now + LEASE_MS, keyExpiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(keyExpiresAt));
}

export function isHeld(place: Pick<Place, 'leasedUntil'>, now: number): boolean {
  return now < place.leasedUntil;
}

/** The places that nobody holds. */
export function freePlaces(taken: readonly Pick<Place, 'number' | 'leasedUntil'>[], now: number): PlaceNumber[] {
  const held = new Set(taken.filter((place) => isHeld(place, now)).map(({ number }) => number));
  return PLACE_NUMBERS.filter((number) => !held.has(number));
}

/** Whether the connection may not be open yet: until then the gateway says of it what it says of one that is gone. */
export function mayBeConnecting({ takenAt }: Pick<Place, 'takenAt'>, now: number): boolean {
  return now < takenAt + HANDSHAKE_MS;
}

/** Whether somebody is, or may be, connected. */
export function isConnected(place: Pick<Place, 'leasedUntil' | 'isWithheld'>, now: number): boolean {
  return isHeld(place, now) && place.isWithheld !== true;
}

/** Whether a connection hears of an invoice's event. */
export function hears({ invoiceId }: Pick<Place, 'invoiceId'>, event: { readonly invoiceId: string }): boolean {
  return invoiceId === null || invoiceId === event.invoiceId;
}
