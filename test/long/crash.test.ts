import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { type OpenedAccount, openAccount } from '../flow/open-account.ts';
import { RunningService } from '../flow/running-service.ts';
import { ServiceClient } from '../flow/service-client.ts';
import { uniqueInvoice } from '../flow/unique-invoice.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 2);
const UPLOADS = 20;
const PARALLEL = 8;

let service: RunningService;
let account: OpenedAccount;

beforeAll(async () => {
  service = await RunningService.start();
  account = await openAccount({ dataDirectory: service.dataDirectory, baseUrl: service.connection.base_url }, 'Crash');
});
afterAll(() => service?.discard());

/** Uploads until told otherwise, and keeps the id of every upload that was acknowledged. */
async function burst(client: ServiceClient): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  let left = UPLOADS;
  const upload = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      // An upload that the crash cuts off may be answered by nothing at all; only a 201 is a promise.
      const answer = await client.upload(composeInvoice(uniqueInvoice())).catch(() => undefined);
      if (answer?.status === 201) acknowledged.push(answer.data.id);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, upload));
  return acknowledged;
}

test.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
  'round %i: after a kill -9 amid uploads every acknowledged invoice ends, each step recorded once',
  { timeout: 300_000 },
  async (round) => {
    const before = new ServiceClient(service.connection.base_url, account.key);
    const uploads = burst(before);
    await sleep(100 + Math.random() * 1_900);
    // In turns everything dies at once, and only the service while its engine is left behind.
    await service.kill9({ alone: round % 2 === 0 });
    const acknowledged = await uploads;

    await service.start();
    const client = new ServiceClient(service.connection.base_url, account.key);
    const known: string[] = [];
    for (let page = 1; known.length < (await client.list()).data.total; page += 1) {
      const { invoices } = (await client.list(`?page=${page}&page_size=100`)).data;
      expect(invoices.length).toBeGreaterThan(0);
      known.push(...invoices.map(({ id }) => id));
    }

    for (const id of acknowledged) expect(known).toContain(id);
    // An upload whose answer was cut off may be there too; then it must end like any other.
    for (const id of known) {
      const { status } = await client.followToEnd(id);
      expect(status).toBe('PROCESSED');
      const events = await client.events(id);
      expect(events.map((event) => ('step' in event ? `${event.event} ${event.step}` : event.event))).toEqual([
        'invoice.uploaded',
        ...Array.from({ length: 12 }, (_, index) => `invoice.processing ${index + 1}`),
        expect.stringMatching(/^invoice\.processed/),
      ]);
      const timestamps = events.map(({ timestamp }) => timestamp);
      expect(timestamps).toEqual([...new Set(timestamps)].sort());
    }
    expect((await client.list('?status_filter=PROCESSED')).data.total).toBe(known.length);
  },
);
