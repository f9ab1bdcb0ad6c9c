import { createHmac } from 'node:crypto';
import type { Delivery } from '../../domain/webhooks/delivery.ts';

/** Marks a secret whose rest is the key in base 64 (https://github.com/standard-webhooks/standard-webhooks). */
const STANDARD_SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/**
 * The headers of one attempt, their names as the contract has them, byte for byte: not every receiver knows that case is
 * nothing to them. `X-Service-Signature` is the hex HMAC-SHA256 of the raw body under the current secret; beside it stands
 * the Standard Webhooks trio, whose signature header lists one signature a secret. While a replaced secret still signs, its
 * own hex signature is in `X-Service-Signature-Previous`.
 * @param secrets the current one first.
 * @param now milliseconds since 1970.
 */
export function signedHeaders(
  { deliveryId, event, body }: Pick<Delivery, 'deliveryId' | 'event' | 'body'>,
  secrets: readonly string[],
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const [current = '', previous] = secrets.map((secret) => hmac(secret, body).toString('hex'));
  return {
    'content-type': 'application/json',
    'user-agent': 'InvoiceVerification-Webhooks/1',
    'X-Service-Event': event,
    'X-Service-Delivery': deliveryId,
    'X-Service-Signature': current,
    ...(previous === undefined ? {} : { 'X-Service-Signature-Previous': previous }),
    'webhook-id': deliveryId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets
      .map((secret) => `v1,${hmac(standardKey(secret), `${deliveryId}.${timestamp}.${body}`).toString('base64')}`)
      .join(' '),
  };
}

function standardKey(secret: string): string | Buffer {
  const [, key] = STANDARD_SECRET.exec(secret) ?? [];
  return key === undefined ? secret : Buffer.from(key, 'base64');
}

function hmac(key: string | Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
