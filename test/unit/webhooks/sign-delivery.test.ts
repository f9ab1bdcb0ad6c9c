import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { signedHeaders } from '../../../lambdas/adapters/webhooks/sign-delivery.ts';
import { secretChange, signingSecrets } from '../../../lambdas/domain/webhooks/subscription.ts';
import { endReceiversAfterwards, LAPTOP, postWebhook, serve } from '../../support/webhook-receivers.ts';

endReceiversAfterwards();

const STANDARD_SECRET = `whsec_${Buffer.from('a key of thirty-two bytes, fixed').toString('base64')}`;
const delivery = (body: string) => ({ deliveryId: 'dlv_1', event: 'invoice.processed', body });
const hex = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('hex');
/** Half of them with what a careless hand trims, folds or escapes. */
const bodies = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r\n', '\u2028', '\ufeff', 'é', 'e\u0301', '"', '\\', 'a') }),
);
const secrets = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 });

test('X-Service-Signature is the hex HMAC-SHA256 of the very bytes, under any secret', () => {
  fc.assert(
    fc.property(secrets, bodies, (secret, body) => {
      expect(signedHeaders(delivery(body), [secret], Date.now())['X-Service-Signature']).toBe(hex(secret, body));
    }),
  );
});

test('receivers get the names of the headers as the contract writes them', async () => {
  const names: string[] = [];
  const url = await serve(({ rawHeaders }, response) => {
    names.push(...rawHeaders.filter((_, index) => index % 2 === 0));
    response.end();
  });
  const headers = signedHeaders(delivery('{}'), ['new', 'old'], Date.now());
  expect(await postWebhook({ url, headers, body: '{}' }, LAPTOP)).toMatchObject({ statusCode: 200 });
  expect(names).toEqual(
    expect.arrayContaining([
      ...['X-Service-Event', 'X-Service-Delivery', 'X-Service-Signature', 'X-Service-Signature-Previous'],
      ...['webhook-id', 'webhook-timestamp', 'webhook-signature'],
    ]),
  );
});

test('no signature holds for a body that differs in one byte', () => {
  const body = fc.string({ minLength: 1 }).map((text) => Buffer.from(text));
  fc.assert(
    fc.property(body, fc.nat(), fc.integer({ min: 1, max: 255 }), (original, at, change) => {
      const mutated = Buffer.from(original);
      const index = at % mutated.length;
      mutated[index] = (mutated[index] ?? 0) ^ change;
      const headers = signedHeaders(delivery(original.toString()), ['secret'], Date.now());
      expect(createHmac('sha256', 'secret').update(mutated).digest('hex')).not.toBe(headers['X-Service-Signature']);
    }),
  );
});

describe('the Standard Webhooks trio', () => {
  const body = JSON.stringify({ event: 'invoice.processed', data: { summary: 'Ärzte, 日本' } });

  test("satisfies the standard's own library, with a secret of its form", () => {
    const headers = signedHeaders(delivery(body), [STANDARD_SECRET], Date.now());
    expect(new Webhook(STANDARD_SECRET).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(STANDARD_SECRET).verify(`${body} `, headers)).toThrow();
  });

  test('satisfies it with any other secret taken as it is', () => {
    const headers = signedHeaders(delivery(body), ['just words'], Date.now());
    expect(new Webhook('just words', { format: 'raw' }).verify(body, headers)).toEqual(JSON.parse(body));
  });

  test('carries both signatures while a replaced secret overlaps, so that receivers of either accept', () => {
    const headers = signedHeaders(delivery(body), ['new', 'old'], Date.now());
    for (const secret of ['new', 'old']) {
      expect(new Webhook(secret, { format: 'raw' }).verify(body, headers)).toEqual(JSON.parse(body));
    }
    expect(() => new Webhook('other', { format: 'raw' }).verify(body, headers)).toThrow();
    expect(headers['X-Service-Signature']).toBe(hex('new', body));
    expect(headers['X-Service-Signature-Previous']).toBe(hex('old', body));
  });

  test('has the same id on every attempt, and the time of the attempt', () => {
    const [first, second] = [1_000_000_000_000, 1_000_000_060_000].map((at) =>
      signedHeaders(delivery('{}'), ['s'], at),
    );
    expect([first?.['webhook-id'], second?.['webhook-id']]).toEqual(['dlv_1', 'dlv_1']);
    expect([first?.['webhook-timestamp'], second?.['webhook-timestamp']]).toEqual(['1000000000', '1000000060']);
  });
});

describe('a new secret', () => {
  const now = Date.parse('2026-11-20T00:00:00.000Z');
  const before = { secret: 'old', previousSecret: null, previousSecretUntil: null };
  const after = { ...before, ...secretChange(before, 'new', now) };
  const signing = (at: number) => signingSecrets(after as Parameters<typeof signingSecrets>[0], at);

  test('signs beside the one before it for 24 hours, and then alone', () => {
    expect(signing(now)).toEqual(['new', 'old']);
    expect(signing(now + 24 * 3_600_000 - 1)).toEqual(['new', 'old']);
    expect(signing(now + 24 * 3_600_000)).toEqual(['new']);
  });

  test('that is the old one is no new one, and leaves an overlap as it is', () => {
    expect(secretChange({ secret: 'new' }, 'new', now)).toEqual({});
  });
});
