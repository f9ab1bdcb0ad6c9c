import { connect } from 'node:net';
import { urlToHttpOptions } from 'node:url';

/**
 * Looks whether anything answers where IVS_DYNAMODB_ENDPOINT leads, before anything is built for it.
 * @throws Error that names the setting when nothing does, or when it is no address.
 */
export async function requireDynamodb(endpoint: string): Promise<void> {
  const url = URL.parse(endpoint);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error(`IVS_DYNAMODB_ENDPOINT takes an address such as http://127.0.0.1:8000, not "${endpoint}"`);
  }
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const probe = connect(port, urlToHttpOptions(url).hostname ?? '');
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.once('connect', resolve);
    });
  } catch (error) {
    throw new Error(`Nothing answers at ${url.origin}, which IVS_DYNAMODB_ENDPOINT names: ${reason(error)}`, {
      cause: error,
    });
  } finally {
    probe.destroy();
  }
}

/** A name that leads to several addresses fails with an error for each, and no message of its own. */
function reason(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || String(code);
}
