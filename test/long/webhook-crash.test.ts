import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { type Receiver, startReceiver } from '../fixtures/webhooks.ts';
import { type OpenedAccount, openAccount } from '../flow/open-account.ts';
import { RunningService } from '../flow/running-service.ts';
import { ServiceClient } from '../flow/service-client.ts';
import { uniqueInvoice } from '../flow/unique-invoice.ts';
import { audit, bodiesOf, CLEAN, missing } from '../flow/webhook-audit.ts';
import { webhooksOf } from '../flow/webhook-calls.ts';

/** `npm run crash` sets 500. It is the kills that find faults, and each comes amid uploads, however many went before. */
const INVOICES = Number(process.env.IVS_CRASH_INVOICES ?? 15);
/** One for every 100 invoices, and four at the least. */
const KILLS = Math.max(4, Math.floor(INVOICES / 100));
const SUBSCRIPTIONS = ['/a', '/b', '/c'];
/** What a killed worker took along comes back after its visibility timeout (60 s), and is swept after some minutes. */
const SILENCE_MS = 300_000;
/** The slow receiver alone takes 1.2 s for each of an invoice's events, on a laptop a few at a time. */
const RECOVERY_MS = SILENCE_MS + INVOICES * 6_000;

let service: RunningService;
let account: OpenedAccount;
let receiver: Receiver;

beforeAll(async () => {
  service = await RunningService.start({ IVS_RETRY_SCHEDULE: '1,1,2,3,5' });
  account = await openAccount({ dataDirectory: service.dataDirectory, baseUrl: service.connection.base_url }, 'Hooks');
  receiver = await startReceiver();
  // One of them keeps us waiting: its deliveries are made and attempted apart from the others'.
  receiver.delays.set('/c', 1_200);
});
afterAll(async () => {
  receiver?.stop();
  await service?.discard();
});

/** @returns whether it was taken; not, when the service was killed or too busy to answer. */
async function upload(acknowledged: string[]): Promise<boolean> {
  const client = new ServiceClient(service.connection.base_url, account.key);
  const answer = await client.upload(composeInvoice(uniqueInvoice())).catch(() => undefined);
  if (answer?.status === 201) acknowledged.push(answer.data.id);
  return answer?.status === 201;
}

/** Uploads eight at a time until so many are acknowledged, or one is not. */
async function uploadUpTo(count: number, acknowledged: string[]): Promise<void> {
  const loop = async (): Promise<void> => {
    while (acknowledged.length < count && (await upload(acknowledged)));
  };
  await Promise.all(Array.from({ length: 8 }, loop));
}

/** Also those whose upload was never answered. */
async function everyInvoice(client: ServiceClient): Promise<string[]> {
  const known: string[] = [];
  for (let page = 1; ; page += 1) {
    const { invoices, total } = (await client.list(`?page_size=100&page=${page}`)).data;
    known.push(...invoices.map(({ id }) => id));
    if (invoices.length === 0 || known.length >= total) return known;
  }
}

async function inFlight(client: ServiceClient): Promise<number> {
  const lists = await Promise.all(['PENDING', 'PROCESSING'].map((status) => client.list(`?status_filter=${status}`)));
  return lists.reduce((sum, { data }) => sum + data.total, 0);
}

/** Waits until nothing is outstanding, or nothing has come for so long that nothing will: a busy machine only takes longer. */
async function whileSomethingComes(outstanding: () => number): Promise<void> {
  for (let heard = -1; outstanding() > 0 && receiver.received.length > heard; ) {
    heard = receiver.received.length;
    const isAllHeard = vi.waitUntil(() => outstanding() === 0, { timeout: SILENCE_MS, interval: 1_000 });
    await isAllHeard.catch(() => undefined);
  }
}

test('whenever the stack is killed, every event reaches all three subscriptions, unchanged, and nothing else does', {
  timeout: 2 * RECOVERY_MS + 120_000,
}, async () => {
  const { create } = webhooksOf(account.client);
  const ids: string[] = [];
  for (const path of SUBSCRIPTIONS)
    ids.push(await create({ url: `${receiver.origin}${path}`, events: ['*'], secret: path }));
  const acknowledged: string[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await uploadUpTo((INVOICES * kill) / (KILLS + 1), acknowledged);
    // At a random moment, and always amid work: uploads go on until the kill ends them.
    const uploads = uploadUpTo(Number.POSITIVE_INFINITY, acknowledged);
    await sleep(Math.random() * 1_000);
    await service.kill9({ alone: kill % 2 === 0 });
    await uploads;
    await service.start();
  }
  while (acknowledged.length < INVOICES) await uploadUpTo(INVOICES, acknowledged);
  const client = new ServiceClient(service.connection.base_url, account.key);
  // First the end of all of them: an upload that was answered too late for its client may have made one all the same.
  await expect.poll(() => inFlight(client), { timeout: RECOVERY_MS, interval: 500 }).toBe(0);
  const known = await everyInvoice(client);
  expect(known).toEqual(expect.arrayContaining(acknowledged));
  const happened = await bodiesOf(client, known);
  // Of every invoice: uploaded, twelve steps, the end. One that was not acknowledged must not make up for another's gap.
  expect(happened).toHaveLength(14 * known.length);

  const receivedAt = (path: string) => receiver.received.filter((got) => got.path === path);
  const outstanding = () => SUBSCRIPTIONS.flatMap((path) => missing(happened, receivedAt(path))).length;
  await whileSomethingComes(outstanding);
  // A lost event is told apart from one whose receiver answered no attempt in time.
  const { deliveries } = webhooksOf(client);
  const failed = await Promise.all(ids.map(async (id) => (await deliveries(id, '?status=FAILED')).total));
  expect(outstanding(), `deliveries that failed: ${failed}`).toBe(0);
  for (const path of SUBSCRIPTIONS) expect(audit(happened, receivedAt(path))).toEqual(CLEAN);
});
