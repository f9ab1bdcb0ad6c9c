/**
 * API Gateway's throttle: `burst` calls at once, refilled at `rate` per second.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-request-throttling.html
 */
export class TokenBucket {
  readonly #rate: number;
  readonly #burst: number;
  #tokens: number;
  #refilledAt: number;

  /** @param rate calls a second; @param burst calls; @param now milliseconds of a clock that never goes back. */
  constructor(rate: number, burst: number, now: number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#tokens = burst;
    this.#refilledAt = now;
  }

  take(now: number): boolean {
    const earned = ((now - this.#refilledAt) / 1000) * this.#rate;
    this.#tokens = Math.min(this.#burst, this.#tokens + earned);
    this.#refilledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
