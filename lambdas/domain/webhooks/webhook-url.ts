import { type AddressKind, judgeAddress } from './judge-address.ts';

/** Where a webhook may go: everywhere public, and on a laptop also to the laptop itself. */
export interface Reach {
  readonly loopback: boolean;
}

/** A URL that may be delivered to as far as it says by itself; a name's addresses are still to be judged. */
interface WebhookUrl {
  readonly url: URL;
  /** Without brackets and without a trailing dot. */
  readonly host: string;
  /** Whether the host is an address already, and need not be resolved. */
  readonly isAddress: boolean;
}

export type JudgedUrl =
  | { readonly ok: true; readonly target: WebhookUrl }
  /** `message` completes the sentence "url: …". */
  | { readonly ok: false; readonly message: string };

const NOT_PUBLIC = 'must lead to a public address';

/**
 * Names that mean something on one machine or in one network only: loopback (RFC 6761), multicast DNS (RFC 6762), private
 * networks (ICANN's `internal`, RFC 6762's appendix G, RFC 8375's `home.arpa`, Kubernetes' `svc`), and `onion` (RFC 7686).
 */
const PRIVATE_ZONES = [
  ...['localhost', 'localdomain', 'local', 'internal', 'intranet', 'private', 'corp', 'home', 'lan', 'svc'],
  ...['home.arpa', 'onion'],
];

/**
 * Judges a URL as a subscription names it. The WHATWG parser has made plain addresses of all odd spellings (octal, hex,
 * dword, full-width digits), so what is judged here is what would be connected to.
 */
export function judgeUrl(text: string, reach: Reach): JudgedUrl {
  const url = URL.parse(text);
  if (url === null) return { ok: false, message: 'is not a URL' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { ok: false, message: 'must begin with https://' };
  if (url.username !== '' || url.password !== '') return { ok: false, message: 'must not carry credentials' };
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isAddress = url.hostname.startsWith('[') || /^[\d.]+$/.test(host);
  const target = { url, host, isAddress };
  const kind = isAddress ? judgeAddress(host) : kindOfName(host);
  if (kind !== 'unknown' && !isReachable(url.protocol, kind, reach)) return refusal(url, kind, reach);
  if (kind === 'unknown' && url.protocol === 'http:' && !reach.loopback) return refusal(url, kind, reach);
  return { ok: true, target };
}

/** Whether one of the host's addresses may be connected to: public over https, loopback only where that is allowed. */
export function isReachable(protocol: string, kind: AddressKind, reach: Reach): boolean {
  return (kind === 'public' && protocol === 'https:') || (kind === 'loopback' && reach.loopback);
}

function refusal(url: URL, kind: AddressKind | 'unknown', reach: Reach): JudgedUrl {
  const isOnlyTheScheme = url.protocol === 'http:' && (kind === 'public' || kind === 'unknown' || !reach.loopback);
  return { ok: false, message: isOnlyTheScheme ? 'must begin with https://' : NOT_PUBLIC };
}

function kindOfName(name: string): AddressKind | 'unknown' {
  if (isWithin(name, 'localhost')) return 'loopback';
  return !name.includes('.') || PRIVATE_ZONES.some((zone) => isWithin(name, zone)) ? 'other' : 'unknown';
}

/** Whether a name is a zone's, or below it. */
function isWithin(name: string, zone: string): boolean {
  return name === zone || name.endsWith(`.${zone}`);
}
