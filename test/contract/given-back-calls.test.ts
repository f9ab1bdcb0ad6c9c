import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { meterCall, meterUpload } from '../../lambdas/adapters/metering/meter-call.ts';
import { countCall, uncountCall } from '../../lambdas/adapters/metering/usage-windows.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { putUsage } from '../fixtures/put-usage.ts';
import { later } from '../support/clock.ts';
import { losingAnswersTo } from '../support/racing.ts';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
afterEach(() => {
  vi.useRealTimers();
});

const LIMITS = { requestsPerMinute: 1_000, uploadsPerHour: 20 };

const used = (keyId: string, usage: Record<string, number>) => putUsage(service.dynamoDb.table, keyId, usage);

test('uploads that are refused for the last place are taken back as requests from the window that counted them, and from no later one', async () => {
  const caller = { accountId: 'acc_turned', keyId: 'key_turned', limits: LIMITS };
  const uploadsFull = { uploads: 20, uploadsUntil: Date.now() + 1_800_000 };
  const { usage } = await meterCall(caller, true);
  await used('key_turned', { ...usage, ...uploadsFull });
  expect((await meterUpload(caller, usage)).passed).toBe(false);
  expect((await countCall(service.dynamoDb.table, caller, 'requests')).usage.requests).toBe(1);

  await used('key_turned', { ...uploadsFull, requests: 7, requestsUntil: Date.now() + 55_000 });
  expect((await meterUpload(caller, usage)).passed).toBe(false);
  expect((await countCall(service.dynamoDb.table, caller, 'requests')).usage.requests).toBe(8);
});

test('uploads that fail give their place back, in the window that they were counted in and in no other', async () => {
  const { table } = service.dynamoDb;
  const caller = { accountId: 'acc_back', keyId: 'key_back', limits: LIMITS };
  const { usage } = await countCall(table, caller, 'uploads');
  await uncountCall(table, caller, 'uploads', usage);
  await uncountCall(table, caller, 'uploads', usage);
  expect((await countCall(table, caller, 'uploads')).usage.uploads).toBe(1);

  await used('key_back', { uploads: 20, uploadsUntil: Date.now() + 7_200_000 });
  await uncountCall(table, caller, 'uploads', usage);
  expect((await countCall(table, caller, 'uploads')).counted).toBe(false);
});

test('an upload that fails gives one place back, though the answer to that is lost and the SDK asks again', async () => {
  const { table } = service.dynamoDb;
  const caller = { accountId: 'acc_lost', keyId: 'key_lost', limits: LIMITS };
  const [, second] = [await countCall(table, caller, 'uploads'), await countCall(table, caller, 'uploads')];

  await losingAnswersTo(table, 'UpdateItemCommand', () => uncountCall(table, caller, 'uploads', second.usage));
  expect((await countCall(table, caller, 'uploads')).usage.uploads).toBe(2);
  await uncountCall(table, caller, 'uploads', second.usage);
  expect((await countCall(table, caller, 'uploads')).usage.uploads).toBe(2);
});

test('a request that a refused upload gives back lets another call pass a second later, though calls were refused before', async () => {
  later(0);
  const limits = { requestsPerMinute: 3, uploadsPerHour: 1 };
  const caller = { accountId: 'acc_full', keyId: 'key_full', limits };
  const uploads = [await meterCall(caller, true), await meterCall(caller, true), await meterCall(caller, true)];
  expect(uploads.map(({ passed }) => passed)).toEqual([true, true, true]);
  expect((await meterCall(caller, false)).passed).toBe(false);

  const settled = [];
  for (const { usage } of uploads) settled.push((await meterUpload(caller, usage)).passed);
  expect(settled).toEqual([true, false, false]);
  later(1_000);
  const passed = [];
  for (let made = 0; made < 3; made += 1) passed.push((await meterCall(caller, false)).passed);
  expect(passed).toEqual([true, true, false]);
});
