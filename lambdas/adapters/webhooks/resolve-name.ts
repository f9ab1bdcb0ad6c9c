import { Resolver } from 'node:dns/promises';

/** Gives every address of a name; none where there is no such name. */
export type ResolveName = (name: string) => Promise<string[]>;

/** Loopback by definition (RFC 6761, 6.3): no resolver is asked. */
const LOOPBACK_NAME = /^(?:.+\.)?localhost$/i;

/** Two tries of a second fit into an attempt's 5 s. */
const TIMEOUT_MS = 1_000;
const TRIES = 2;

const NO_SUCH_NAME = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Asks DNS itself. Not `lookup`: that blocks one of four threads until the system's resolver gives up, so that a few
 * names with a silent name server would hold up everybody's deliveries
 * (https://nodejs.org/api/dns.html#implementation-considerations).
 * @throws Error when no server answered in time.
 */
export const resolveName: ResolveName = async (name) => {
  if (LOOPBACK_NAME.test(name)) return ['127.0.0.1', '::1'];
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failure = answers.find((answer) => answer.status === 'rejected' && !NO_SUCH_NAME.has(answer.reason?.code));
  if (addresses.length === 0 && failure?.status === 'rejected') throw failure.reason;
  return addresses;
};
