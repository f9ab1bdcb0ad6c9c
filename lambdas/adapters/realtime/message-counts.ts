/** Ten a second, on and on: far more than a client needs that pings and looks at one invoice after the other. */
export const MESSAGES_A_MINUTE = 600;

const MINUTE_MS = 60_000;

interface Minute {
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly messages: number;
}

/** Forgets who was silent for longest beyond this: about 2 MB. */
const MOST_CONNECTIONS = 10_000;

/**
 * How much each connection has said to this container, since API Gateway throttles all connections as one. Nobody within
 * the limit is ever over it; a flood that keeps ten containers busy is noticed by the first of them after ten times as
 * much, which it says within seconds.
 */
export class MessageCounts {
  readonly #minutes = new Map<string, Minute>();

  /** Counts a message, and tells whether it is one too many. */
  isTooMany(connectionId: string, now: number): boolean {
    const open = this.#minutes.get(connectionId);
    const { since, messages } = open !== undefined && now < open.since + MINUTE_MS ? open : { since: now, messages: 0 };
    this.#minutes.delete(connectionId);
    this.#minutes.set(connectionId, { since, messages: messages + 1 });
    const [oldest] = this.#minutes.keys();
    if (this.#minutes.size > MOST_CONNECTIONS && oldest !== undefined) this.#minutes.delete(oldest);
    return messages >= MESSAGES_A_MINUTE;
  }
}
