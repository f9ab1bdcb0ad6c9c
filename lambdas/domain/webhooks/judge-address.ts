import ipaddr from 'ipaddr.js';

/** What an IP address is to us; only a public one may be delivered to. */
export type AddressKind = 'public' | 'loopback' | 'other';

/**
 * IPv6's global unicast space, the only part that is given out
 * (https://www.iana.org/assignments/ipv6-unicast-address-assignments). All that embeds an IPv4 address outside of it
 * (mapped, compatible, translated, NAT64, ISATAP under ::/64) is refused with the rest.
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure's platform address: it lies in a public range and answers inside every Azure network. */
const AZURE_PLATFORM = '168.63.129.16';

/** An ISATAP interface id (RFC 5214, 6.1), under any prefix: it leads on to the IPv4 address in its last 32 bits. */
const ISATAP_MIDDLE = new Set([0x0000, 0x0200]);
const ISATAP_MARK = 0x5efe;

/** Judges one address as a resolver or a URL gives it; a text that is no plain IP address is `other`. */
export function judgeAddress(text: string): AddressKind {
  // Told apart by the colon first: asked whether an IPv6 address is an IPv4 one, the library throws and catches an error.
  if (text.includes(':')) {
    return !text.includes('%') && ipaddr.IPv6.isValid(text) ? judgeIPv6(ipaddr.IPv6.parse(text)) : 'other';
  }
  // Strict dotted quads only: `parse` would also take octal, hex and short forms.
  return ipaddr.IPv4.isValidFourPartDecimal(text) ? judgeIPv4(ipaddr.IPv4.parse(text)) : 'other';
}

function judgeIPv4(address: ipaddr.IPv4): AddressKind {
  if (address.range() === 'loopback') return 'loopback';
  return address.range() === 'unicast' && address.toString() !== AZURE_PLATFORM ? 'public' : 'other';
}

function judgeIPv6(address: ipaddr.IPv6): AddressKind {
  if (address.range() === 'loopback') return 'loopback';
  const isPublic = address.match(GLOBAL_UNICAST) && address.range() === 'unicast' && !isIsatap(address);
  return isPublic ? 'public' : 'other';
}

function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return parts[5] === ISATAP_MARK && ISATAP_MIDDLE.has(parts[4] ?? -1);
}
