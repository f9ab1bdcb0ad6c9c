import { judgedAddresses } from '../../adapters/webhooks/judged-addresses.ts';
import { webhookReach } from '../../adapters/webhooks/reach.ts';
import { resolveName } from '../../adapters/webhooks/resolve-name.ts';
import { invalidRequest } from '../../kit/invalid-request.ts';

const RESOLVED_WITHIN_MS = 3_000;

/**
 * Refuses a URL that no delivery would be made to. A name that has no address now is taken: its receiver may come into
 * being later, and every attempt judges the addresses that it really connects to.
 * @throws Problem 400 naming `url`.
 */
export async function requireReachable(url: string): Promise<void> {
  const judged = await judgedAddresses(url, webhookReach(), resolveName, AbortSignal.timeout(RESOLVED_WITHIN_MS));
  if (judged.ok || judged.error === 'NAME_NOT_RESOLVED') return;
  throw invalidRequest([{ path: 'url', message: judged.message }]);
}
