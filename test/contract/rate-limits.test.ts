import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAccount } from '../../lambdas/adapters/accounts/accounts.ts';
import { createApiKey } from '../../lambdas/adapters/accounts/api-keys.ts';
import { bucket } from '../../lambdas/adapters/bucket.ts';
import { countCall } from '../../lambdas/adapters/metering/usage-windows.ts';
import { table as handlersTable } from '../../lambdas/adapters/table.ts';
import { handler as getInvoice } from '../../lambdas/api/get-invoice.ts';
import { handler as listInvoices } from '../../lambdas/api/list-invoices.ts';
import { handler as unknownRoute } from '../../lambdas/api/unknown-route.ts';
import { handler as uploadInvoice } from '../../lambdas/api/upload-invoice.ts';
import { handler as authorize } from '../../lambdas/auth/authorize-request.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { type Called, call } from '../fixtures/call.ts';
import { putUsage } from '../fixtures/put-usage.ts';
import { uploadBody } from '../fixtures/upload-body.ts';
import { later } from '../support/clock.ts';
import { refusing } from '../support/refusing.ts';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
afterEach(() => {
  vi.useRealTimers();
});

const STANDARD = { requestsPerMinute: 100, uploadsPerHour: 100 };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

const list = (accountId: string, limits = STANDARD) => call(listInvoices, { accountId, limits });
const upload = (accountId: string, limits = STANDARD, file: Uint8Array = PDF, sentKey?: string) => {
  const { body, headers } = uploadBody(file);
  const idempotency: Record<string, string> = sentKey === undefined ? {} : { 'Idempotency-Key': sentKey };
  return call(uploadInvoice, { accountId, limits, method: 'POST', body, headers: { ...headers, ...idempotency } });
};
const atOnce = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const passed = (answers: readonly Called[]) => answers.filter(({ status }) => status < 300).length;

const used = (keyId: string, usage: Record<string, number>) => putUsage(service.dynamoDb.table, keyId, usage);

describe('requests of a key', () => {
  const NARROW = { requestsPerMinute: 20, uploadsPerHour: 100 };

  test('of 300 at once on a fresh window exactly 100 are counted', async () => {
    const caller = { accountId: 'acc_burst', keyId: 'key_burst', limits: STANDARD };
    const counts = await atOnce(300, () => countCall(service.dynamoDb.table, caller, 'requests'));

    expect(counts.filter(({ counted }) => counted)).toHaveLength(100);
  });

  test('pass up to the limit, and the others are told when to come back', async () => {
    const answers = await atOnce(60, () => list('acc_narrow', NARROW));

    expect(passed(answers)).toBe(20);
    for (const { status, headers, body } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMIT_EXCEEDED' });
      expect(body.data.retry_after).toBeGreaterThanOrEqual(1);
      expect(body.data.retry_after).toBeLessThanOrEqual(60);
      expect(headers['Retry-After']).toBe(String(body.data.retry_after));
      expect(headers.RateLimit).toBe(`"requests";r=0;t=${body.data.retry_after}`);
    }
  });

  test.each([19, 20])('pass again, as many as before, as soon as the window with %i has closed', async (requests) => {
    await used(`key_next_${requests}`, { requests, requestsUntil: Date.now() - 1 });

    expect(passed(await atOnce(22, () => list(`acc_next_${requests}`, NARROW)))).toBe(20);
  });

  test('pass from the very millisecond in which the window closes, and not in the one before', async () => {
    const caller = { accountId: 'acc_edge', keyId: 'key_edge', limits: NARROW };
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    try {
      await used('key_edge', { requests: 20, requestsUntil: Date.now() + 1 });
      expect((await countCall(service.dynamoDb.table, caller, 'requests')).counted).toBe(false);
      vi.setSystemTime(Date.now() + 1);
      expect(await countCall(service.dynamoDb.table, caller, 'requests')).toMatchObject({ usage: { requests: 1 } });
    } finally {
      vi.useRealTimers();
    }
  });

  test('are counted across routes, the unknown ones too, before the route and the body are looked at', async () => {
    const limits = { requestsPerMinute: 3, uploadsPerHour: 100 };
    const accountId = 'acc_routes';
    const answers = [
      await call(getInvoice, { accountId, limits, id: 'nonsense' }),
      await call(unknownRoute, { accountId, limits, resource: '/{proxy+}' }),
      await upload(accountId, limits, Buffer.from('no pdf')),
      await call(unknownRoute, { accountId, limits, resource: '/{proxy+}' }),
      await upload(accountId, limits, Buffer.from('no pdf')),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 415, 429, 429]);
    expect(answers.slice(0, 3).map(({ headers }) => headers.RateLimit)).toEqual([
      '"requests";r=2;t=60',
      expect.stringMatching(/^"requests";r=1;t=(60|59)$/),
      expect.stringMatching(/^"requests";r=0;t=(60|59), "uploads";r=100;t=3600$/),
    ]);
    expect(answers[2]?.headers['RateLimit-Policy']).toBe('"requests";q=3;w=60, "uploads";q=100;w=3600');
  });

  test("of two keys of one account don't count for each other", async () => {
    const limits = { requestsPerMinute: 1, uploadsPerHour: 1 };
    const calls = ['key_one', 'key_two', 'key_one'].map(
      (keyId) => () => call(listInvoices, { accountId: 'acc_two', keyId, limits }),
    );
    const statuses = [];
    for (const make of calls) statuses.push((await make()).status);

    expect(statuses).toEqual([200, 200, 429]);
  });

  test('pass from the next call on when the limit is raised, refused ones remembered or not', async () => {
    expect(passed(await atOnce(5, () => list('acc_raised', { requestsPerMinute: 2, uploadsPerHour: 1 })))).toBe(2);
    expect(passed(await atOnce(9, () => list('acc_raised', { requestsPerMinute: 6, uploadsPerHour: 1 })))).toBe(4);
  });
});

test('authentication and counting cost two DynamoDB requests, three where a window opens, one where a key is known to be full', async () => {
  let requests = 0;
  const count = (next: (args: unknown) => Promise<unknown>) => async (args: unknown) => {
    requests += 1;
    return next(args);
  };
  handlersTable().client.middlewareStack.add(count as never, { name: 'countRequests', step: 'finalizeRequest' });
  const { table } = service.dynamoDb;
  const account = await createAccount(table, 'test', 'Counted', []);
  const { record, key } = await createApiKey(table, 'test', account, 'counted', null);
  const limits = { requestsPerMinute: 2, uploadsPerHour: 1 };
  const costs: number[] = [];
  // A full window is remembered for a second: however slow the machine is.
  later(0);
  for (let made = 0; made < 4; made += 1) {
    const before = requests;
    const event = {
      type: 'REQUEST',
      methodArn: 'arn:aws:execute-api:us-east-1:0:abc/api/GET/v1',
      headers: { 'X-API-Key': key },
    };
    await authorize({ ...event, requestContext: { requestId: 'r' } } as unknown as APIGatewayRequestAuthorizerEvent);
    await call(unknownRoute, { accountId: account.accountId, keyId: record.keyId, limits });
    costs.push(requests - before);
  }
  handlersTable().client.middlewareStack.remove('countRequests');

  // Opens the window; is counted; finds the window full; is known to be refused.
  expect(costs).toEqual([3, 2, 2, 1]);
});

describe('uploads of a key', () => {
  const WIDE = { requestsPerMinute: 1_000, uploadsPerHour: 20 };

  test('of 60 at once exactly as many are taken as the limit allows, and only those count as requests', async () => {
    const answers = await atOnce(60, () => upload('acc_uploads', WIDE));

    expect(passed(answers)).toBe(20);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
    expect((await list('acc_uploads', WIDE)).headers.RateLimit).toMatch(/^"requests";r=979;/);
    expect((await list('acc_uploads', WIDE)).body.data.total).toBe(20);
  });

  test('are not used up by files that are refused', async () => {
    const broken = await atOnce(40, () => upload('acc_bad_files', WIDE, Buffer.from('no pdf')));
    const good = await atOnce(20, () => upload('acc_bad_files', WIDE));

    expect(new Set(broken.map(({ status }) => status))).toEqual(new Set([415]));
    expect(passed(good)).toBe(20);
  });

  test('are not used up by the same upload sent again with its Idempotency-Key', async () => {
    const limits = { requestsPerMinute: 1_000, uploadsPerHour: 2 };
    const first = await upload('acc_again', limits, PDF, 'key-1');
    const again = await upload('acc_again', limits, PDF, 'key-1');
    const another = await upload('acc_again', limits);

    expect([first, again, another].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(first.headers.RateLimit).toMatch(/^"requests";r=999;t=\d+, "uploads";r=1;t=3600$/);
    expect(another.headers.RateLimit).toMatch(/^"requests";r=997;t=\d+, "uploads";r=0;t=\d+$/);
  });

  test.each([
    ['no window of requests is open', {}, 1000],
    ['a window of requests is open', { requests: 1, requestsUntil: Date.now() + 3_600_000 }, 999],
  ])(
    'that find none left, when %s, are refused for the hour, and not for what their file is',
    async (_, usage, left) => {
      await used(`key_hour_${left}`, { uploads: 20, uploadsUntil: Date.now() + 1_800_000, ...usage });
      const refused = await upload(`acc_hour_${left}`, WIDE, Buffer.from('no pdf'));

      expect(refused.body).toMatchObject({ status: 429, code: 'RATE_LIMIT_EXCEEDED', data: { retry_after: 1_800 } });
      expect(refused.headers.RateLimit).toMatch(new RegExp(`^"requests";r=${left};t=\\d+, "uploads";r=0;t=1800$`));
      expect((await list(`acc_hour_${left}`, WIDE)).status).toBe(200);
    },
  );

  test('that fail are not used up, and neither is their Idempotency-Key', async () => {
    const limits = { requestsPerMinute: 1_000, uploadsPerHour: 1 };
    const send = () => upload('acc_failed', limits, PDF, 'key-1');

    expect((await refusing(bucket(), {}, send)).status).toBe(503);
    expect((await send()).status).toBe(201);
  });
});
