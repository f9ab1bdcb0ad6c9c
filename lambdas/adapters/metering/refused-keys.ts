import type { RateLimitName } from '../../domain/access/rate-limit.ts';
import type { Usage } from '../../domain/access/usage.ts';

interface Refusal {
  readonly usage: Usage;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** What the account was allowed then: more room, and the refusal no longer holds. */
  readonly quota: number;
}

/** Forgets the oldest beyond this: about 2 MB. */
const MOST_REFUSALS = 10_000;

/** The full windows that this container has met, so that a key that goes on calling costs the table next to nothing. */
export class RefusedKeys {
  readonly #refusals = new Map<string, Refusal>();

  /** The usage that a key was refused with, while it would still be refused. */
  find(keyId: string, limit: RateLimitName, quota: number, now: number): Usage | null {
    const refusal = this.#refusals.get(`${keyId} ${limit}`);
    return refusal !== undefined && now < refusal.until && quota <= refusal.quota ? refusal.usage : null;
  }

  remember(keyId: string, limit: RateLimitName, refusal: Refusal): void {
    this.#refusals.delete(`${keyId} ${limit}`);
    this.#refusals.set(`${keyId} ${limit}`, refusal);
    const [oldest] = this.#refusals.keys();
    if (this.#refusals.size > MOST_REFUSALS && oldest !== undefined) this.#refusals.delete(oldest);
  }
}
