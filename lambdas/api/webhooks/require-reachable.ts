import { judgedAddresses, RefusedName } from '../../adapters/webhooks/judged-lookup.ts';
import { webhookReach } from '../../adapters/webhooks/reach.ts';
import { resolveName } from '../../adapters/webhooks/resolve-name.ts';
import { judgeAddress } from '../../domain/webhooks/judge-address.ts';
import { isReachable, judgeUrl } from '../../domain/webhooks/webhook-url.ts';
import { invalidRequest } from '../../kit/invalid-request.ts';

/**
 * Refuses a URL that no delivery would be made to. A name that has no address now is taken: its receiver may come into
 * being later, and every connection is made to judged addresses only.
 * @throws Problem 400 naming `url`.
 */
export async function requireReachable(text: string): Promise<void> {
  const reach = webhookReach();
  const judged = judgeUrl(text, reach);
  if (!judged.ok) throw invalidRequest([{ path: 'url', message: judged.message }]);
  const { url, host, isAddress } = judged.target;
  if (isAddress) return;
  const isAllowed = (address: string) => isReachable(url.protocol, judgeAddress(address), reach);
  try {
    await judgedAddresses(host, resolveName, isAllowed);
  } catch (error) {
    if (!(error instanceof RefusedName)) throw error;
    // Without TLS only loopback is ever called, which a name without an address can't be known to lead to.
    const isPlain = url.protocol === 'http:';
    if (error.reason === 'NAME_NOT_RESOLVED' && !isPlain) return;
    throw invalidRequest([
      { path: 'url', message: isPlain ? 'must begin with https://' : 'must lead to a public address' },
    ]);
  }
}
