const NETWORK =
  /\s*\((?:OON|INN|PAR|non-?par|in[- ]network|out[- ]of[- ]network|participating|non-?participating)\)\s*$|\s*(?:\s[-–—·•|]|,)\s+(?:(?:in|out[- ]of)[- ]network|(?:non-?)?participating)(?: provider)?\s*$/iu;

/** A provider's name without what an insurer's paper says behind it: whether they have a contract. */
export function withoutNetwork(name: string): string {
  return name.replace(NETWORK, '');
}
