import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { resourcePayloadSchema } from '../../lambdas/contracts/resource-payload.ts';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { type Receiver, startReceiver } from '../fixtures/webhooks.ts';
import { openAccount } from './open-account.ts';
import { uniqueInvoice } from './unique-invoice.ts';
import { audit, bodiesOf, CLEAN, undescribed } from './webhook-audit.ts';
import { webhooksOf } from './webhook-calls.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => {
  receiver.stop();
  expect(undescribed(receiver.received)).toEqual([]);
});

const EVENTS = 15 - 1;
const PATIENT = { timeout: 60_000, interval: 100 };
const at = (path: string) => receiver.received.filter((got) => got.path === path);

async function scene(name: string) {
  const { client } = await openAccount(inject('service'), name);
  return { client, webhooks: webhooksOf(client) };
}

test('refuses plain http to a name that is not known to lead to this machine', async () => {
  const body = JSON.stringify({ url: 'http://receiver.invalid/hook', events: ['*'], secret: 's' });
  const headers = { 'Content-Type': 'application/json' };
  const { client } = await scene('Plain http');

  expect(await client.call('POST', '/api/v1/webhooks', { headers, body })).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'url' }] },
  });
});

test('an invoice goes all the way, and everyone who asked hears of it, byte for byte and signed', async () => {
  const { client, webhooks } = await scene('Told');
  const url = (path: string) => `${receiver.origin}${path}`;
  await webhooks.create({ url: url('/all'), events: ['*'], secret: 'all of it' });
  await webhooks.create({ url: url('/ends'), events: ['invoice.processed', 'invoice.approved'], secret: 'ends' });
  await webhooks.create({ url: url('/resource'), events: ['*'], secret: 'r', payload_format: 'resource' });
  await webhooks.create({ url: url('/failures'), events: ['invoice.failed'], secret: 'f' });
  const { id } = await client.process(composeInvoice(uniqueInvoice()));
  await client.review(id, 'APPROVED');

  await expect.poll(() => at('/all').length, PATIENT).toBe(EVENTS + 1);
  await expect.poll(() => at('/ends').length, PATIENT).toBe(2);
  await expect.poll(() => at('/resource').length, PATIENT).toBe(6);
  expect(audit(await bodiesOf(client, [id]), at('/all'))).toEqual(CLEAN);
  for (const { headers, body } of at('/all')) {
    expect(headers['x-service-signature']).toBe(createHmac('sha256', 'all of it').update(body).digest('hex'));
    new Webhook('all of it', { format: 'raw' }).verify(body, headers as Record<string, string>);
  }
  const shaped = at('/resource').map(({ body }) => resourcePayloadSchema.parse(JSON.parse(body)));
  const inOrder = shaped.sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1)).map(({ event }) => event);
  expect(inOrder.map((event) => event.replace('invoice.', ''))).toEqual([
    ...['uploaded', 'processing', 'extracted', 'validated', 'processed', 'approved'],
  ]);
  expect(at('/failures')).toEqual([]);
});

describe('a delivery', () => {
  test('that fails is made again until it succeeds, with the same bytes under the same id', async () => {
    const { client, webhooks } = await scene('Again');
    const id = await webhooks.create({
      url: `${receiver.origin}/again`,
      events: ['invoice.uploaded'],
      secret: 's',
    });
    receiver.status = 500;
    await client.submit(composeInvoice(uniqueInvoice()));
    await expect.poll(() => at('/again').length, PATIENT).toBeGreaterThanOrEqual(3);
    receiver.status = 200;
    await expect.poll(async () => (await webhooks.deliveries(id, '?status=DELIVERED')).total, PATIENT).toBe(1);
    const [delivery] = (await webhooks.deliveries(id)).deliveries;
    const log = delivery?.attempt_log ?? [];
    expect(log.at(-1)?.status_code).toBe(200);
    expect(log.slice(0, -1).every(({ status_code }) => status_code === 500)).toBe(true);
    expect(new Set(at('/again').map(({ body }) => body)).size).toBe(1);
    expect(new Set(at('/again').map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery?.id]));
    // Never early: a second after the failure at the soonest.
    const starts = log.map((each) => Date.parse(each.at));
    for (const [index, started] of starts.slice(1).entries())
      expect(started - (starts[index] ?? 0)).toBeGreaterThanOrEqual(1_000);
  });

  test('that fails five retries long is FAILED, and goes out again when somebody replays it', async () => {
    const { client, webhooks } = await scene('Failed');
    const id = await webhooks.create({ url: `${receiver.origin}/failed`, events: ['invoice.uploaded'], secret: 's' });
    receiver.status = 404;
    await client.submit(composeInvoice(uniqueInvoice()));
    await expect.poll(async () => (await webhooks.deliveries(id, '?status=FAILED')).total, PATIENT).toBe(1);
    expect(at('/failed')).toHaveLength(6);
    receiver.status = 200;
    const [failed] = (await webhooks.deliveries(id)).deliveries;
    const answer = await webhooks.send('POST', `/${id}/deliveries/${failed?.id}/replay`);
    expect(answer).toMatchObject({ status: 202, code: 'DELIVERY_REPLAYED' });
    await expect.poll(async () => (await webhooks.deliveries(id, '?status=DELIVERED')).total, PATIENT).toBe(1);
    expect(at('/failed')).toHaveLength(7);
    expect(new Set(at('/failed').map(({ body }) => body)).size).toBe(1);
  });

  test('stops waiting when its subscription is switched off', async () => {
    const { client, webhooks } = await scene('Off');
    const id = await webhooks.create({ url: `${receiver.origin}/off`, events: ['invoice.uploaded'], secret: 's' });
    receiver.status = 500;
    await client.submit(composeInvoice(uniqueInvoice()));
    await expect.poll(() => at('/off').length, PATIENT).toBe(1);
    await webhooks.send('PUT', `/${id}`, { is_active: false });
    await expect.poll(async () => (await webhooks.deliveries(id, '?status=FAILED')).total, PATIENT).toBe(1);
    const [ended] = (await webhooks.deliveries(id)).deliveries;
    expect(ended?.last_error).toBe('SUBSCRIPTION_INACTIVE');
    expect(ended?.attempts).toBe(at('/off').length);
  });
});

test('a deleted invoice keeps its promises: what was on its way still goes out', async () => {
  const { client, webhooks } = await scene('Deleted');
  await webhooks.create({ url: `${receiver.origin}/deleted`, events: ['invoice.processed'], secret: 's' });
  receiver.status = 500;
  const { id } = await client.process(composeInvoice(uniqueInvoice()));
  const happened = (await bodiesOf(client, [id])).filter((body) => body.includes('"invoice.processed"'));
  await expect.poll(() => at('/deleted').length, PATIENT).toBeGreaterThanOrEqual(1);
  await client.remove(id);
  receiver.status = 200;
  const before = at('/deleted').length;
  await expect.poll(() => at('/deleted').length, PATIENT).toBeGreaterThan(before);
  expect(audit(happened, at('/deleted'))).toEqual(CLEAN);
});
