import type { Assembly } from '../ports.ts';
import type { ApiKeys } from './api-keys.ts';
import type { ApiKeyIdentity } from './proxy-event.ts';
import { TokenBucket } from './token-bucket.ts';

interface Throttle {
  readonly RateLimit?: number;
  readonly BurstLimit?: number;
}

interface UsagePlan {
  readonly id: string;
  readonly throttle: Throttle | null;
  /** By `/resource/path/METHOD`. */
  readonly methodThrottles: Readonly<Record<string, Throttle>>;
}

export type Metering =
  | { readonly passed: true; readonly key: ApiKeyIdentity }
  | { readonly passed: false; readonly response: 'INVALID_API_KEY' | 'THROTTLED' };

/** Forget a key's buckets once there are this many; a full bucket and a new one are the same. */
const MOST_BUCKETS = 20_000;

/** Meters the calls of each API key on its usage plan. */
export class UsagePlans {
  readonly #plans: ReadonlyMap<string, UsagePlan>;
  readonly #keys: ApiKeys;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(plans: readonly UsagePlan[], keys: ApiKeys) {
    this.#plans = new Map(plans.map((plan) => [plan.id, plan]));
    this.#keys = keys;
  }

  /** @param now milliseconds of a clock that never goes back. */
  meter(keyValue: string | null, resourcePath: string, httpMethod: string, now: number): Metering {
    const key = keyValue === null ? null : this.#keys.metered(keyValue);
    const plan = key && this.#plans.get(key.usagePlanId);
    if (!key || !plan) return { passed: false, response: 'INVALID_API_KEY' };
    const route = `${resourcePath}/${httpMethod}`;
    const own = plan.methodThrottles[route];
    // A method with a throttle of its own is metered by that one in place of the plan's.
    const passed = own ? this.#take(`${key.id} ${route}`, own, now) : this.#take(key.id, plan.throttle, now);
    return passed
      ? { passed: true, key: { apiKey: key.value, apiKeyId: key.id } }
      : { passed: false, response: 'THROTTLED' };
  }

  #take(bucketName: string, throttle: Throttle | null, now: number): boolean {
    if (!throttle) return true;
    if (this.#buckets.size > MOST_BUCKETS) this.#buckets.clear();
    const bucket =
      this.#buckets.get(bucketName) ??
      new TokenBucket(Number(throttle.RateLimit ?? 0), Number(throttle.BurstLimit ?? 0), now);
    this.#buckets.set(bucketName, bucket);
    return bucket.take(now);
  }
}

/** The template's usage plans of this API and stage. */
export function readUsagePlans(assembly: Assembly, apiId: string, stageName: string): UsagePlan[] {
  return assembly.ofType('AWS::ApiGateway::UsagePlan').map(({ physicalId, properties }) => {
    const stages = (properties.ApiStages ?? []) as readonly {
      readonly ApiId: string;
      readonly Stage: string;
      readonly Throttle?: Readonly<Record<string, Throttle>>;
    }[];
    const stage = stages.find(({ ApiId, Stage }) => ApiId === apiId && Stage === stageName);
    if (!stage) throw new TypeError(`usage plan ${physicalId} names no stage of the hosted API`);
    return {
      id: physicalId,
      throttle: (properties.Throttle as Throttle | undefined) ?? null,
      methodThrottles: stage.Throttle ?? {},
    };
  });
}
