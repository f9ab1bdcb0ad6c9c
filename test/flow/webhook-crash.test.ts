import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { type Receiver, startReceiver } from '../fixtures/webhooks.ts';
import { type OpenedAccount, openAccount } from './open-account.ts';
import { RunningService } from './running-service.ts';
import { ServiceClient } from './service-client.ts';
import { uniqueInvoice } from './unique-invoice.ts';
import { audit, bodiesOf, CLEAN } from './webhook-audit.ts';
import { webhooksOf } from './webhook-calls.ts';

/** WEBHOOK_CRASH_INVOICES=500 is the whole figure; it takes a quarter of an hour on two cores. */
const INVOICES = Number(process.env.WEBHOOK_CRASH_INVOICES ?? 12);
const KILLS = 2;
const SUBSCRIPTIONS = ['/a', '/b', '/c'];
/** What a killed worker took along comes back after its visibility timeout (60 s), and is swept after some minutes. */
const RECOVERY_MS = 300_000 + INVOICES * 1_500;

let service: RunningService;
let account: OpenedAccount;
let receiver: Receiver;

beforeAll(async () => {
  process.env.IVS_RETRY_SCHEDULE = '1,1,2,3,5';
  service = await RunningService.start();
  account = await openAccount({ dataDirectory: service.dataDirectory, baseUrl: service.connection.base_url }, 'Hooks');
  receiver = await startReceiver();
});
afterAll(async () => {
  delete process.env.IVS_RETRY_SCHEDULE;
  receiver?.stop();
  await service?.discard();
});

async function upload(acknowledged: string[]): Promise<void> {
  const client = new ServiceClient(service.connection.base_url, account.key);
  const answer = await client.upload(composeInvoice(uniqueInvoice())).catch(() => undefined);
  if (answer?.status === 201) acknowledged.push(answer.data.id);
}

test('whenever the stack is killed, every event reaches all three subscriptions, unchanged, and nothing else does', {
  timeout: RECOVERY_MS + 120_000,
}, async () => {
  const { create } = webhooksOf(account.client);
  for (const path of SUBSCRIPTIONS) await create({ url: `${receiver.origin}${path}`, events: ['*'], secret: path });
  const acknowledged: string[] = [];
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const share = Array.from({ length: INVOICES / (KILLS + 1) });
    const uploads = Promise.all(share.map(() => upload(acknowledged)));
    if (kill === KILLS) {
      await uploads;
      break;
    }
    await sleep(500 + Math.random() * 3_000);
    await service.kill9({ alone: kill % 2 === 1 });
    await uploads;
    await service.start();
  }
  const client = new ServiceClient(service.connection.base_url, account.key);
  const known = (await client.list('?page_size=100')).data.invoices.map(({ id }) => id);
  for (const id of acknowledged.filter((each) => !known.includes(each))) known.push(id);
  for (const id of known) await client.followToEnd(id);
  const happened = await bodiesOf(client, known);
  expect(happened.length).toBeGreaterThanOrEqual(14 * acknowledged.length);

  const untold = (path: string) =>
    audit(
      happened,
      receiver.received.filter((got) => got.path === path),
    );
  await expect
    .poll(() => SUBSCRIPTIONS.flatMap((path) => untold(path).missing).length, { timeout: RECOVERY_MS, interval: 500 })
    .toBe(0);
  for (const path of SUBSCRIPTIONS) expect(untold(path)).toEqual(CLEAN);
});
