import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { loadSubscription } from '../../lambdas/adapters/webhooks/subscriptions.ts';
import { updateWebhook } from '../../lambdas/api/webhooks/update-webhook.ts';
import { signingSecrets } from '../../lambdas/domain/webhooks/subscription.ts';
import { route } from '../../lambdas/kit/route.ts';
import { handler as deliver } from '../../lambdas/webhooks/deliver.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { call } from '../fixtures/call.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { later } from '../support/clock.ts';
import { meetingAt, overtakenAt } from '../support/racing.ts';
import { batchOf } from '../support/webhook-deliveries.ts';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** Not counted: so the first update of an item that it makes is the webhook's. */
const uncounted = route(updateWebhook, { meter: async () => ({ passed: true, standings: [], usage: {} }) });

async function scene() {
  const accountId = newId('acc');
  const calls = webhookCalls(accountId);
  const url = 'https://93.184.215.14/hook';
  const { body } = await calls.create({ url, events: ['*'], secret: 'first' });
  const webhookId: string = body.data.id;
  const change = (changes: object) =>
    call(uncounted, {
      accountId,
      method: 'PUT',
      pathParameters: { webhook_id: webhookId },
      body: JSON.stringify(changes),
    });
  const stored = () => loadSubscription(table(), accountId, webhookId);
  const secrets = async () => {
    const subscription = await stored();
    return subscription === null ? [] : signingSecrets(subscription, Date.now());
  };
  return { accountId, calls, webhookId, change, secrets, stored };
}

test('a secret in bytes that are no UTF-8 is refused with 400, and the one before stays', async () => {
  const { calls, webhookId, secrets } = await scene();
  const latin1 = (body: object) => Buffer.from(JSON.stringify({ ...body, secret: 'schlüssel' }), 'latin1');
  const other = { url: 'https://93.184.215.14/hook', events: ['*'] };
  const refusals = [
    await calls.update(webhookId, latin1({})),
    await calls.create(latin1(other)),
    // As text, which is how the gateway brings JSON.
    await calls.update(webhookId, latin1({}).toString()),
    await calls.create(latin1(other).toString()),
  ];
  for (const { body } of refusals) {
    expect(body).toMatchObject({ status: 400, code: 'INVALID_REQUEST', data: { errors: [{ path: 'body' }] } });
    expect(body.message).toContain('UTF-8');
  }
  expect(await secrets()).toEqual(['first']);
});

test('a secret with U+FFFD is taken where it is escaped', async () => {
  const { calls, webhookId, secrets } = await scene();
  expect((await calls.update(webhookId, String.raw`{"secret":"\ufffd"}`)).status).toBe(200);
  expect(await secrets()).toEqual(['\ufffd', 'first']);
});

test('of two secrets that are set at once, both answered 200, both sign', async () => {
  const { change, secrets } = await scene();
  const racers = ['second', 'third'].map((secret) => () => change({ secret }));
  const answers = await meetingAt(table(), 'UpdateItemCommand', racers);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await secrets()).toSorted()).toEqual(['second', 'third']);
});

test('of one secret that is set twice at once, the one before signs on', async () => {
  const { change, secrets } = await scene();
  const racers = [() => change({ secret: 'second' }), () => change({ secret: 'second' })];
  const answers = await meetingAt(table(), 'UpdateItemCommand', racers);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await secrets()).toEqual(['second', 'first']);
});

test('a secret that is set while its webhook is deleted is answered 404', async () => {
  const { calls, webhookId, change, secrets } = await scene();
  const set = () => change({ secret: 'second' });
  const answer = await overtakenAt(table(), 'UpdateItemCommand', set, () => calls.remove(webhookId));
  expect(answer.body).toMatchObject({ status: 404, code: 'WEBHOOK_NOT_FOUND' });
  expect(await secrets()).toEqual([]);
});

const DAY_MS = 24 * 60 * 60_000;
type Scene = Awaited<ReturnType<typeof scene>>;

test.each([
  [
    'delivery',
    async ({ accountId, webhookId }: Scene) =>
      deliver(batchOf([{ account_id: accountId, webhook_id: webhookId, delivery_id: 'dlv_none', attempt: 1 }])),
  ],
  ['change', ({ change }: Scene) => change({ is_active: false })],
])('a replaced secret is kept while it signs, and not after the next %s', async (_, touch) => {
  const made = await scene();
  await made.change({ secret: 'second' });
  later(DAY_MS - 60_000);
  await touch(made);
  expect(await made.stored()).toMatchObject({ secret: 'second', previousSecret: 'first' });

  later(DAY_MS);
  await touch(made);
  expect(await made.stored()).toMatchObject({ secret: 'second', previousSecret: null, previousSecretUntil: null });
});

test('a secret that is replaced while the one before it is forgotten still signs', async () => {
  const made = await scene();
  await made.change({ secret: 'second' });
  later(DAY_MS);
  const forgetting = () => made.change({ is_active: false });
  await overtakenAt(table(), 'UpdateItemCommand', forgetting, () => made.change({ secret: 'third' }));
  expect(await made.secrets()).toEqual(['third', 'second']);
});
