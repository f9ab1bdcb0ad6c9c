import type { Caller } from '../ports.ts';

/** An authorized call, about to be answered. */
export interface InterceptedCall {
  /** Signing name: `dynamodb`, `s3`, `sqs`, `states`. */
  readonly service: string;
  readonly operation: string;
  readonly caller: Caller;
}

/** What happens to a call in place of being answered. */
export type Fault =
  /** Refused with the service's own error, as a throttle would be; nothing is done. */
  | { readonly kind: 'refuse'; readonly status: number; readonly code: string; readonly message: string }
  /** Done, but the connection breaks before the caller hears so. */
  | { readonly kind: 'lose answer' };

/** Tests make AWS fail with it: asked for every authorized call, answers a fault or nothing. */
export type Intercept = (call: InterceptedCall) => Fault | undefined;
