import { LOCAL_SETTINGS } from '../../contracts/environment.ts';
import type { Reach } from '../../domain/webhooks/webhook-url.ts';

/** Where webhooks of this stack may go. */
export function webhookReach(): Reach {
  return { loopback: process.env[LOCAL_SETTINGS.allowLoopback] === 'true' };
}
