import { judgeAddress } from '../../domain/webhooks/judge-address.ts';
import { isReachable, judgeUrl, type Reach, type WebhookUrl } from '../../domain/webhooks/webhook-url.ts';
import type { ResolveName } from './resolve-name.ts';

/** A receiver's addresses after judging; they may be connected to, and nothing else may. */
export type JudgedAddresses =
  | { readonly ok: true; readonly target: WebhookUrl; readonly addresses: readonly string[] }
  | { readonly ok: false; readonly error: 'ADDRESS_NOT_PUBLIC' | 'NAME_NOT_RESOLVED'; readonly message: string };

/**
 * Judges a URL and every address of its host: one that may not be connected to refuses them all, since which of them a
 * connection would take is chance.
 */
export async function judgedAddresses(
  url: string,
  reach: Reach,
  resolve: ResolveName,
  signal: AbortSignal,
): Promise<JudgedAddresses> {
  const judged = judgeUrl(url, reach);
  if (!judged.ok) return { ok: false, error: 'ADDRESS_NOT_PUBLIC', message: judged.message };
  const { target } = judged;
  const addresses = target.isAddress ? [target.host] : await resolvedOrNone(resolve, target.host, signal);
  if (addresses.length === 0) {
    return { ok: false, error: 'NAME_NOT_RESOLVED', message: 'names a host that has no address' };
  }
  const isAllowed = addresses.every((address) => isReachable(target, judgeAddress(address), reach));
  return isAllowed
    ? { ok: true, target, addresses }
    : { ok: false, error: 'ADDRESS_NOT_PUBLIC', message: 'must lead to a public address' };
}

async function resolvedOrNone(resolve: ResolveName, name: string, signal: AbortSignal): Promise<string[]> {
  try {
    return await resolve(name, signal);
  } catch {
    // No server answered, or the time was over: there is no address to connect to, which is all that matters here.
    return [];
  }
}
