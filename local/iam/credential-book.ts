import { createHmac } from 'node:crypto';
import type { Caller, Credentials } from '../ports.ts';

/** Whom the local cloud knows by which keys. Credentials are derived from one secret, so that they outlive a restart: a link signed before it still works. */
export class CredentialBook {
  readonly #secret: Buffer;
  readonly #known = new Map<string, { readonly caller: Caller; readonly credentials: Credentials }>();

  /** @param secret random bytes, kept in the data directory. */
  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  credentialsFor(roleArn: string): Credentials {
    return this.#issue('ASIA', { kind: 'role', roleArn }, roleArn);
  }

  /** Credentials of whoever runs the stack: may do whatever no policy denies. */
  operator(): Credentials {
    return this.#issue('AKIA', { kind: 'operator' }, 'operator');
  }

  find(accessKeyId: string): { readonly caller: Caller; readonly credentials: Credentials } | undefined {
    return this.#known.get(accessKeyId);
  }

  #issue(prefix: string, caller: Caller, name: string): Credentials {
    // Access key ids are 20 upper-case letters and digits: 4 of kind, and 16 of the 32 hex digits of half a digest.
    const accessKeyId = prefix + this.#derive('id', name).toString('hex').slice(0, 16).toUpperCase();
    const known = this.#known.get(accessKeyId);
    if (known !== undefined) return known.credentials;
    const credentials = {
      accessKeyId,
      secretAccessKey: this.#derive('secret', name).toString('base64url').slice(0, 40),
      sessionToken: this.#derive('session', name).toString('base64url'),
    };
    this.#known.set(accessKeyId, { caller, credentials });
    return credentials;
  }

  #derive(use: string, name: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${use}\n${name}`).digest();
  }
}
