import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { createDeliveries } from '../../lambdas/adapters/webhooks/create-deliveries.ts';
import {
  deliveriesReplayedSchema,
  deliveryListSchema,
  deliverySchema,
  subscriptionListSchema,
  subscriptionSchema,
} from '../../lambdas/contracts/webhook-answers.ts';
import { LOGGED_ATTEMPTS, newDelivery } from '../../lambdas/domain/webhooks/delivery.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { lastingPart } from '../fixtures/lasting-part.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(() => service.sqs.purge());

/** An address needs no resolver, so no test reaches out. */
const URL = 'https://93.184.215.14/hook';
const VALID = { url: URL, events: ['invoice.processed', 'invoice.flagged'], secret: 'correct horse' };
const own = () => webhookCalls(newId('acc'));

async function created(calls: ReturnType<typeof own>, changes: object = {}): Promise<string> {
  const { status, body } = await calls.create({ ...VALID, ...changes });
  expect(status).toBe(201);
  return body.data.id;
}

describe('POST /api/v1/webhooks', () => {
  test('answers 201 with the subscription, without its secret', async () => {
    const { status, body } = await own().create(VALID);
    expect({ status, success: body.success, code: body.code }).toEqual({
      status: 201,
      success: true,
      code: 'WEBHOOK_CREATED',
    });
    const { id, created_at, ...rest } = subscriptionSchema.parse(body.data);
    expect(rest).toEqual({ url: URL, events: VALID.events, is_active: true, payload_format: 'standard' });
    expect(Date.parse(created_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(id).toMatch(/^wh_/);
  });

  test.each([
    ['no url', { url: undefined }, 'url'],
    ['a url that is none', { url: 'not a url' }, 'url'],
    ['http', { url: 'http://93.184.215.14/hook' }, 'url'],
    ['a private address', { url: 'https://10.0.0.1/hook' }, 'url'],
    ['loopback', { url: 'https://127.0.0.1/hook' }, 'url'],
    ['loopback by name', { url: 'https://localhost/hook' }, 'url'],
    ['a metadata service in hex', { url: 'https://0xa9fea9fe/latest' }, 'url'],
    ['credentials in the url', { url: 'https://me:pass@93.184.215.14/' }, 'url'],
    ['empty credentials in the url', { url: 'https://@93.184.215.14/' }, 'url'],
    ['empty name and password in the url', { url: 'https://:@93.184.215.14/' }, 'url'],
    ['a url without slashes', { url: 'https:93.184.215.14/hook' }, 'url'],
    ['a url with one slash', { url: 'https:/93.184.215.14/hook' }, 'url'],
    ['a url with three slashes', { url: 'https:///93.184.215.14/hook' }, 'url'],
    ['a url of 2,049 characters', { url: `${URL}?${'a'.repeat(2_048 - URL.length)}` }, 'url'],
    ['a url after a space', { url: ` ${URL}` }, 'url'],
    ['a url with a line break', { url: `${URL}\n` }, 'url'],
    ['a url with backslashes', { url: URL.replaceAll('/', '\\') }, 'url'],
    ['a url with half a character', { url: `${URL}\ud83d` }, 'url'],
    ['no events', { events: [] }, 'events'],
    ['events that are no list', { events: '*' }, 'events'],
    ['an unknown event', { events: ['invoice.exploded'] }, 'events'],
    ['an event twice', { events: ['invoice.paid', 'invoice.paid'] }, 'events'],
    ['* beside others', { events: ['*', 'invoice.paid'] }, 'events'],
    ['* twice', { events: ['*', '*'] }, 'events'],
    ['the test event', { events: ['webhook.test'] }, 'events'],
    ['an event that only the other shape has', { events: ['invoice.extracted'] }, 'events'],
    ['no secret', { secret: undefined }, 'secret'],
    ['an empty secret', { secret: '' }, 'secret'],
    ['a secret of 257 characters', { secret: 's'.repeat(257) }, 'secret'],
    ['a secret with half a character', { secret: '\ud83d' }, 'secret'],
    ['an unknown shape', { payload_format: 'xml' }, 'payload_format'],
    ['something unknown', { is_active: false }, 'is_active'],
  ])('refuses %s with 400, naming where', async (_, changes, path) => {
    const { status, body } = await own().create({ ...VALID, ...changes });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_REQUEST' });
    expect(body.data.errors[0].path.split('.')[0]).toBe(path);
    expect(JSON.stringify(body)).not.toContain(VALID.secret);
  });

  test.each(['HTTPS://93.184.215.14/hook', 'https://93.184.215.14/@team', 'https://93.184.215.14?to=me@example.com'])(
    'takes %s',
    async (url) => {
      expect((await own().create({ ...VALID, url })).body).toMatchObject({ code: 'WEBHOOK_CREATED', data: { url } });
    },
  );

  test('refuses http to a name on a laptop too, unless the name leads to loopback', async () => {
    process.env.IVS_ALLOW_LOOPBACK_WEBHOOKS = 'true';
    try {
      // A label of more than 63 characters: no server is asked for it.
      const nowhere = `${'a'.repeat(64)}.example`;
      const { status, body } = await own().create({ ...VALID, url: `http://${nowhere}/hook` });
      expect({ status, errors: body.data.errors }).toEqual({
        status: 400,
        errors: [{ path: 'url', message: 'must begin with https://' }],
      });
      await created(own(), { url: `https://${nowhere}/hook` });
      await created(own(), { url: 'http://localhost:4000/hook' });
    } finally {
      delete process.env.IVS_ALLOW_LOOPBACK_WEBHOOKS;
    }
  });

  test('takes what is at the limits', async () => {
    const calls = own();
    await created(calls, { url: `${URL}?${'a'.repeat(2_047 - URL.length)}`, secret: 's'.repeat(256) });
    await created(calls, { secret: 'x', events: ['*'] });
    await created(calls, { payload_format: 'resource', events: ['invoice.extracted', 'invoice.validated'] });
  });

  test('takes exactly twenty of an account, however many come at once, and another when one is gone', async () => {
    const calls = own();
    const answers = await Promise.all(Array.from({ length: 30 }, () => calls.create(VALID)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    for (const { body } of answers.filter(({ status }) => status !== 201)) {
      expect(body).toMatchObject({ status: 409, code: 'WEBHOOK_LIMIT_REACHED' });
    }
    const { webhooks } = subscriptionListSchema.parse((await calls.list()).body.data);
    expect(webhooks).toHaveLength(20);
    const [first] = webhooks;
    const removals = await Promise.all([calls.remove(first?.id ?? ''), calls.remove(first?.id ?? '')]);
    expect(removals.map(({ status }) => status).sort()).toEqual([200, 404]);
    await created(calls);
    expect((await calls.create(VALID)).status).toBe(409);
  });
});

describe('a subscription', () => {
  test('is fetched, listed and deleted, and then is gone', async () => {
    const calls = own();
    const id = await created(calls);
    const fetched = await calls.get(id);
    expect(fetched.body).toMatchObject({ status: 200, code: 'WEBHOOK_FETCHED', data: { id, url: URL } });
    const listed = await calls.list();
    expect(listed.body).toMatchObject({
      status: 200,
      code: 'WEBHOOKS_FETCHED',
      data: { webhooks: [fetched.body.data] },
    });
    const { status, body } = await calls.remove(id);
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, status: 200, code: 'WEBHOOK_DELETED', message: expect.any(String) },
    });
    for (const gone of [await calls.get(id), await calls.remove(id), await calls.update(id, { is_active: true })]) {
      expect(gone.body).toMatchObject({ status: 404, code: 'WEBHOOK_NOT_FOUND' });
    }
    expect((await calls.list()).body.data.webhooks).toEqual([]);
  });

  test('of another account answers exactly as an unknown id does, on every call', async () => {
    const id = await created(own());
    const stranger = own();
    const unknown = newId('wh');
    const delivery = newId('dlv');
    const attempts = (target: string) => [
      stranger.get(target),
      stranger.update(target, { is_active: false }),
      stranger.remove(target),
      stranger.deliveries(target),
      stranger.replayOne(target, delivery),
      stranger.replay(target, { since: '2026-01-01T00:00:00Z' }),
      stranger.test(target),
    ];
    const answers = async (target: string) => (await Promise.all(attempts(target))).map(lastingPart);
    const others = await answers(id);
    expect(others).toEqual(await answers(unknown));
    expect(others).toEqual(await answers('anything'));
    for (const { body } of others) expect(body.code).toBe('WEBHOOK_NOT_FOUND');
  });

  test('whose id can’t be decoded is refused with 400, as a delivery’s is', async () => {
    const calls = own();
    const id = await created(calls);
    for (const [{ body }, path] of [
      [await calls.get('%zz'), 'webhook_id'],
      [await calls.deliveries('%C3%28'), 'webhook_id'],
      [await calls.replayOne(id, '%zz'), 'delivery_id'],
    ] as const) {
      expect(body).toMatchObject({ status: 400, code: 'INVALID_REQUEST', data: { errors: [{ path }] } });
    }
  });

  test('takes any non-empty subset of changes', async () => {
    const calls = own();
    const id = await created(calls);
    for (const change of [
      { url: 'https://8.8.8.8/other' },
      { events: ['*'] },
      { is_active: false },
      { is_active: true, events: ['invoice.paid'] },
    ]) {
      const { status, body } = await calls.update(id, change);
      expect({ status, code: body.code }).toEqual({ status: 200, code: 'WEBHOOK_UPDATED' });
      expect(subscriptionSchema.parse(body.data)).toMatchObject(change);
      expect((await calls.get(id)).body.data).toEqual(body.data);
    }
  });

  test.each([
    [{}, 'body'],
    [{ url: 'https://192.168.0.1/' }, 'url'],
    [{ url: 'http://93.184.215.14/' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['invoice.validated'] }, 'events'],
    [{ secret: '' }, 'secret'],
    [{ is_active: 'no' }, 'is_active'],
    [{ payload_format: 'resource' }, 'payload_format'],
    ['{', 'body'],
  ])('refuses the change %j with 400 and stays as it is', async (change, path) => {
    const calls = own();
    const id = await created(calls);
    const before = (await calls.get(id)).body;
    const { status, body } = await calls.update(id, change);
    expect(status).toBe(400);
    expect(body.data.errors[0].path).toBe(path);
    expect((await calls.get(id)).body).toEqual(before);
  });

  test('never shows a secret, in an answer or in a log, also after it was changed', async () => {
    const logged = vi.spyOn(console, 'log');
    const calls = own();
    const id = await created(calls, { secret: 'first-secret-value' });
    const answers = [
      await calls.update(id, { secret: 'second-secret-value' }),
      await calls.get(id),
      await calls.list(),
      await calls.test(id),
      await calls.deliveries(id),
    ];
    const said = JSON.stringify([answers, logged.mock.calls]);
    logged.mockRestore();
    expect(said).not.toMatch(/first-secret-value|second-secret-value/);
  });
});

describe('the deliveries of a subscription', () => {
  test('come a whole page at a time, though they are more than a megabyte', async () => {
    const accountId = newId('acc');
    const calls = webhookCalls(accountId);
    const webhookId = await created(calls);
    const { table } = service.dynamoDb;
    const at = new Date().toISOString();
    const longest = { at, durationMs: 1, statusCode: 500, error: null, responseExcerpt: 'x'.repeat(1_000) };
    const deliveries = Array.from({ length: 90 }, () => {
      const ids = { accountId, webhookId, deliveryId: newId('dlv') };
      const fresh = newDelivery({ ...ids, event: 'invoice.processed', invoiceId: null, body: '{}' }, at);
      return {
        ...fresh,
        attemptLog: Array.from({ length: LOGGED_ATTEMPTS }, (_, attempt) => ({ ...longest, attempt })),
      };
    });
    // Fewer at once than may be: a transaction has 4 MB at the most.
    for (let first = 0; first < deliveries.length; first += 30) {
      await createDeliveries(table, deliveries.slice(first, first + 30));
    }
    const ids = deliveries.map(({ deliveryId }) => deliveryId).sort();
    for (const query of [{}, { status: 'PENDING' }]) {
      const { data } = (await calls.deliveries(webhookId, { page_size: '80', ...query })).body;
      expect(data.deliveries.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed().slice(0, 80));
    }
    const last = await calls.deliveries(webhookId, { page_size: '80', page: '2' });
    expect(last.body.data.deliveries).toHaveLength(10);
  });

  test('are listed newest first, page by page, with the exact total, and by status', async () => {
    const calls = own();
    const id = await created(calls);
    const sent: string[] = [];
    for (let n = 0; n < 5; n += 1) sent.unshift((await calls.test(id)).body.data.id);
    const pages = [];
    for (const page of ['1', '2', '3', '4']) pages.push((await calls.deliveries(id, { page, page_size: '2' })).body);
    expect(pages[0]).toMatchObject({ status: 200, code: 'DELIVERIES_FETCHED' });
    const lists = pages.map(({ data }) => deliveryListSchema.parse(data));
    expect(lists.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    const listed = lists.flatMap(({ deliveries }) => deliveries.map((delivery) => delivery.id));
    expect(new Set(listed)).toEqual(new Set(sent));
    expect(listed).toEqual([...listed].sort().reverse());
    expect((await calls.deliveries(id, { status: 'PENDING' })).body.data).toMatchObject({ total: 5 });
    expect((await calls.deliveries(id, { status: 'FAILED' })).body.data).toMatchObject({ total: 0, deliveries: [] });
  });

  test.each([{ status: 'LOST' }, { page: '0' }, { page_size: '101' }, { page: 'x' }, { status_filter: 'FAILED' }])(
    'refuse the query %j with 400',
    async (query) => {
      const calls = own();
      const { body } = await calls.deliveries(await created(calls), query as Record<string, string>);
      expect(body).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    },
  );

  test('begin with a test event, whatever the subscription is for, and its message is queued', async () => {
    const calls = own();
    const id = await created(calls);
    const { status, body } = await calls.test(id);
    expect({ status, code: body.code }).toEqual({ status: 202, code: 'TEST_EVENT_QUEUED' });
    const delivery = deliverySchema.parse(body.data);
    expect(delivery).toMatchObject({ event: 'webhook.test', webhook_id: id, status: 'PENDING', attempts: 0 });
    expect(delivery).not.toHaveProperty('invoice_id');
    expect(await service.sqs.take(service.sqs.url)).toEqual([
      expect.objectContaining({ webhook_id: id, delivery_id: delivery.id, attempt: 1 }),
    ]);
  });

  test('go out again one by one, and one that is not there is 404', async () => {
    const calls = own();
    const id = await created(calls);
    const { data } = (await calls.test(id)).body;
    const { status, body } = await calls.replayOne(id, data.id);
    expect({ status, code: body.code }).toEqual({ status: 202, code: 'DELIVERY_REPLAYED' });
    expect(deliverySchema.parse(body.data)).toMatchObject({ id: data.id, status: 'PENDING' });
    for (const other of [newId('dlv'), 'anything', newId('wh')]) {
      expect((await calls.replayOne(id, other)).body).toMatchObject({ status: 404, code: 'DELIVERY_NOT_FOUND' });
    }
    expect((await calls.replayOne(await created(calls), data.id)).body.code).toBe('DELIVERY_NOT_FOUND');
  });

  test('go out again by a filter of time and status, with their count', async () => {
    const calls = own();
    const id = await created(calls);
    for (let n = 0; n < 3; n += 1) await calls.test(id);
    const queued = async (filter: object) => {
      const { body } = await calls.replay(id, filter);
      const { queued: count } = deliveriesReplayedSchema.parse(body.data);
      const message = `${count} deliveries are queued again`;
      expect(body).toMatchObject({ status: 202, code: 'DELIVERIES_REPLAYED', message });
      return count;
    };
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
    expect(await queued({ since: ago(60_000), status: 'PENDING' })).toBe(3);
    expect(await queued({ since: ago(60_000) })).toBe(0);
    expect(await queued({ since: ago(60_000), until: ago(30_000), status: 'PENDING' })).toBe(0);
    expect(await queued({ since: ago(-60_000), status: 'PENDING' })).toBe(0);
    expect(await queued({ since: '1970-01-01T00:00:00+02:00', until: '9999-12-31T00:00:00Z', status: 'PENDING' })).toBe(
      3,
    );
  });

  test.each([
    [{}, 'since'],
    [{ since: 'yesterday' }, 'since'],
    [{ since: '2026-11-20' }, 'since'],
    [{ since: '2026-11-20T00:00:00Z', until: '2026-11-19T00:00:00Z' }, 'until'],
    [{ since: '2026-11-20T00:00:00Z', status: 'LOST' }, 'status'],
    [{ since: '2026-11-20T00:00:00Z', limit: 3 }, 'limit'],
  ])('refuse the filter %j with 400', async (filter, path) => {
    const calls = own();
    const { status, body } = await calls.replay(await created(calls), filter);
    expect(status).toBe(400);
    expect(body.data.errors[0].path).toBe(path);
  });
});
