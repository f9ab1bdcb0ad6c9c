import type { Reach } from '../../domain/webhooks/webhook-url.ts';

/**
 * Set by the local stack alone. It has no name among the environment variables that `lib` can give a function, and the
 * synthesis refuses a template in which it stands all the same.
 */
const ALLOW_LOOPBACK = 'IVS_ALLOW_LOOPBACK_WEBHOOKS';

/** Where webhooks of this stack may go. */
export function webhookReach(): Reach {
  return { loopback: process.env[ALLOW_LOOPBACK] === 'true' };
}
