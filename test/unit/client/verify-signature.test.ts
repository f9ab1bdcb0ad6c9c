import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { verifySignature } from '../../../client/src/index.ts';
import { signedHeaders } from '../../../lambdas/adapters/webhooks/sign-delivery.ts';

const sign = (body: string | Uint8Array, secret: string) => createHmac('sha256', secret).update(body).digest('hex');

const secret = fc.string({ minLength: 1, maxLength: 256, unit: 'grapheme' });
const body = fc.uint8Array({ maxLength: 4_000 });

test('takes whatever was signed with the secret, and nothing that was not', async () => {
  await fc.assert(
    fc.asyncProperty(body, secret, secret, async (bytes, own, other) => {
      expect(await verifySignature(bytes, sign(bytes, own), own)).toBe(true);
      expect(await verifySignature(bytes, sign(bytes, own), other)).toBe(own === other);
    }),
  );
});

test('refuses a body of which any one bit was changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 500 }), fc.nat(), secret, async (bytes, place, own) => {
      const changed = Uint8Array.from(bytes);
      const bit = place % (8 * bytes.length);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(await verifySignature(changed, sign(bytes, own), own)).toBe(false);
    }),
  );
});

test('reads text as UTF-8', async () => {
  expect(await verifySignature('{"name":"Zoë"}', sign('{"name":"Zoë"}', 'ключ'), 'ключ')).toBe(true);
});

test.each([
  ['a comma', (one: string, two: string) => `${one},${two}`],
  ['a comma and a space', (one: string, two: string) => `${one}, ${two}`],
  ['nothing: they are two headers', (one: string, two: string) => [one, undefined, two]],
  ['nothing: one header came twice', (one: string, two: string) => [[one, two], undefined]],
])('takes the old secret and the new one while both sign, between them %s', async (_, join) => {
  const header = join(sign('{}', 'new'), sign('{}', 'old'));
  expect(await verifySignature('{}', header, 'old')).toBe(true);
  expect(await verifySignature('{}', header, 'new')).toBe(true);
  expect(await verifySignature('{}', header, 'third')).toBe(false);
});

test.each([null, undefined, '', 'not hex', sign('{}', 'key').toUpperCase(), sign('{}', 'key').slice(2), []])(
  'answers false to the header %j',
  async (header) => {
    expect(await verifySignature('{}', header, 'key')).toBe(false);
  },
);

test("takes Node.js's headers as they are typed", async () => {
  const headers: IncomingHttpHeaders = { 'x-service-signature': sign('{}', 'key') };
  const { 'x-service-signature': current, 'x-service-signature-previous': previous } = headers;
  expect(await verifySignature('{}', [current, previous], 'key')).toBe(true);
});

test('answers false to an empty secret, whatever was signed with it', async () => {
  expect(await verifySignature('{}', sign('{}', ''), '')).toBe(false);
});

const inBase64 = (secret: string) => Buffer.from(secret).toString('base64');

test.each([
  ['a secret of ours', inBase64('a secret of ours')],
  ['whsec_only-begins-so', inBase64('whsec_only-begins-so')],
  [`whsec_${inBase64('of the standard')}`, `whsec_${inBase64('of the standard')}`],
])(
  "the official Standard Webhooks library takes the worker's headers under %s when it is given %s",
  (secret, given) => {
    const body = '{"event":"invoice.paid"}';
    const delivery = { deliveryId: 'dlv_01m7x6ma6cmgm1j48czjwnc5h1', event: 'invoice.paid', body };
    const headers = signedHeaders(delivery, [secret], Date.now());
    const webhook = new Webhook(given);

    expect(webhook.verify(body, headers)).toEqual({ event: 'invoice.paid' });
    expect(() => webhook.verify(`${body} `, headers)).toThrow('No matching signature found');
  },
);
