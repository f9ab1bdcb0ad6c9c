/** 64 hex digits: an HMAC-SHA256. */
const SIGNATURE = /^[0-9a-f]{64}$/;

/** As HTTP libraries give it: Node.js has an array for a header that came several times. */
type HeaderValue = string | readonly string[] | null | undefined;

type Subtle = (typeof globalThis.crypto)['subtle'];

/**
 * Whether a webhook's body was signed with the subscription's secret: `X-Service-Signature` is the lower-case hex
 * HMAC-SHA256 of the raw body under the secret as UTF-8.
 * @param rawBody the body byte for byte as it came, before any parsing.
 * @param header the value of `X-Service-Signature`, or that and the value of `X-Service-Signature-Previous`, which is there
 *   while a changed secret overlaps the old one: one that fits is enough.
 * @param secret the secret that the subscription was given.
 * @returns false for a header that is missing or malformed; compares in a time that tells nothing about the signature.
 */
export async function verifySignature(
  rawBody: string | Uint8Array,
  header: HeaderValue | readonly HeaderValue[],
  secret: string,
): Promise<boolean> {
  const signatures = [header]
    .flat(2)
    .flatMap((value) => (value ?? '').split(','))
    .map((value) => value.trim())
    .filter((value) => SIGNATURE.test(value));
  // An empty secret signs nothing: WebCrypto refuses it with an error, and a subscription can't have one.
  if (signatures.length === 0 || secret === '') return false;
  const subtle = await webCrypto();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytesOf(secret), algorithm, false, ['verify']);
  const body = bytesOf(rawBody);
  const fits = await Promise.all(signatures.map((signature) => subtle.verify('HMAC', key, fromHex(signature), body)));
  return fits.includes(true);
}

/** Global in browsers and from Node 20 on; in Node 18 it must be asked for. */
async function webCrypto(): Promise<Subtle> {
  if (globalThis.crypto?.subtle !== undefined) return globalThis.crypto.subtle;
  // The name in a variable, so that bundlers for browsers leave it alone.
  const nodeCrypto = 'node:crypto';
  const { webcrypto }: { webcrypto: { subtle: Subtle } } = await import(nodeCrypto);
  return webcrypto.subtle;
}

/** A copy in a buffer of its own, which is what WebCrypto's types ask for. */
function bytesOf(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}
