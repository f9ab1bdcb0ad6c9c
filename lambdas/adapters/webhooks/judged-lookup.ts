import { isIPv6, type LookupFunction } from 'node:net';
import type { ResolveName } from './resolve-name.ts';

/** A name that may not be connected to, or has no address. */
export class RefusedName extends Error {
  readonly reason: 'ADDRESS_NOT_PUBLIC' | 'NAME_NOT_RESOLVED';

  constructor(reason: RefusedName['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** The name's addresses; one that may not be connected to refuses them all, since which of them is taken is chance. */
export async function judgedAddresses(
  name: string,
  resolve: ResolveName,
  isAllowed: (address: string) => boolean,
): Promise<readonly string[]> {
  // No server answered, or there is no such name: there is no address to connect to, which is all that matters here.
  const addresses = await resolve(name).catch(() => []);
  if (addresses.length === 0) throw new RefusedName('NAME_NOT_RESOLVED');
  if (!addresses.every(isAllowed)) throw new RefusedName('ADDRESS_NOT_PUBLIC');
  return addresses;
}

/** The lookup of a connection about to be made: what it gives is connected to, and nothing else looks the name up again. */
export function judgedLookup(resolve: ResolveName, isAllowed: (address: string) => boolean): LookupFunction {
  return (name, { all }, callback) => {
    judgedAddresses(name, resolve, isAllowed).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
        const [first] = found;
        if (all || first === undefined) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ''),
    );
  };
}
