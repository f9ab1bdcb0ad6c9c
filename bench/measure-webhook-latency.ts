import { setTimeout as sleep } from 'node:timers/promises';
import { composeInvoice } from '../samples/sample-invoice.ts';
import { openAccount, type ServicePlace } from '../test/flow/open-account.ts';
import { RunningService } from '../test/flow/running-service.ts';
import type { ServiceClient } from '../test/flow/service-client.ts';
import { uniqueInvoice } from '../test/flow/unique-invoice.ts';
import { webhooksOf } from '../test/flow/webhook-calls.ts';
import { type Arrival, type BenchReceiver, startBenchReceiver } from './bench-receiver.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';

const EVENTS_OF_AN_INVOICE = 14;
const EVENTS_PER_SECOND = 20;
const SECONDS = 30;
/** A p99 of one round stands on six events: a spell in which the machine does something else decides it. */
const ROUNDS = 3;
/** After 12 s a fresh service still had a p99 several times that of half a minute later: functions are loaded and compiled. */
const WARM_UP_SECONDS = 35;
/** The service is warm then; receivers that hang are found out, and what serves them is loaded. */
const WARM_UP_BESIDE_SECONDS = 25;
/** Ten subscriptions that hang have ten times the deliveries of the one that does not. */
const HANGING = 10;
const ARRIVAL_DEADLINE_MS = 60_000;

/**
 * From what happened (the event's own timestamp) until its first attempt arrived, at a steady rate; alone, and beside
 * receivers that let every one of ten times as many deliveries time out. By turns, and the median of the rounds. Each has a
 * service of its own: in the next, nothing is left over of the deliveries that hung in this one.
 */
export async function measureWebhookLatency(): Promise<Figure[]> {
  const receiver = await startBenchReceiver();
  const rounds: { readonly alone: readonly number[]; readonly beside: readonly number[] }[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const service = await RunningService.start();
      try {
        const place = { dataDirectory: service.dataDirectory, baseUrl: service.connection.base_url };
        const alone = await latencies(place, receiver, 0, WARM_UP_SECONDS);
        rounds.push({ alone, beside: await latencies(place, receiver, HANGING, WARM_UP_BESIDE_SECONDS) });
      } finally {
        await service.discard();
      }
    }
  } finally {
    await receiver.stop();
  }
  const ratios = rounds.map(({ alone, beside }) => percentile(beside, 0.99) / percentile(alone, 0.99));
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
  return [
    {
      name: `event to first attempt at ${EVENTS_PER_SECOND} events/s, p99`,
      value: median(rounds.map(({ alone }) => percentile(alone, 0.99))),
      unit: 'ms',
      target: { bound: 'at most', value: 1_000 },
      baseline: { name: 'its p50', value: median(rounds.map(({ alone }) => percentile(alone, 0.5))) },
    },
    {
      name: `the same beside receivers that hang at ten times the load, p99 of its own (rounds: ${each})`,
      value: median(ratios),
      unit: 'times',
      target: { bound: 'at most', value: 1.5 },
      baseline: { name: 'p99 then, ms', value: median(rounds.map(({ beside }) => percentile(beside, 0.99))) },
    },
  ];
}

const median = (values: readonly number[]) => percentile(values, 0.5);

async function latencies(
  place: ServicePlace,
  receiver: BenchReceiver,
  hanging: number,
  warmUpSeconds: number,
): Promise<number[]> {
  const { client } = await openAccount(place, `Bench beside ${hanging}`);
  const { create } = webhooksOf(client);
  await create({ url: `${receiver.origin}/kept`, events: ['*'], secret: 's' });
  for (let n = 0; n < hanging; n += 1) await create({ url: `${receiver.origin}/stall`, events: ['*'], secret: 's' });
  receiver.arrivals.length = 0;
  const warmUp = await submitFor(client, warmUpSeconds);
  const from = Date.now();
  const expected = (warmUp + (await submitFor(client, SECONDS))) * EVENTS_OF_AN_INVOICE;
  for (const end = Date.now() + ARRIVAL_DEADLINE_MS; receiver.arrivals.length < expected; await sleep(100)) {
    if (Date.now() > end) throw new Error(`only ${receiver.arrivals.length} of ${expected} events arrived`);
  }
  return receiver.arrivals.filter(({ timestamp }) => Date.parse(timestamp) >= from).map(latencyOf);
}

/** Uploads at a steady rate, whatever comes of them. */
async function submitFor(client: ServiceClient, seconds: number): Promise<number> {
  const everyMs = (1_000 * EVENTS_OF_AN_INVOICE) / EVENTS_PER_SECOND;
  const count = Math.round((seconds * 1_000) / everyMs);
  const start = performance.now();
  const submitted: Promise<string>[] = [];
  for (let n = 0; n < count; n += 1) {
    submitted.push(client.submit(composeInvoice(uniqueInvoice())));
    await sleep(Math.max(0, start + (n + 1) * everyMs - performance.now()));
  }
  await Promise.all(submitted);
  return count;
}

function latencyOf({ timestamp, receivedAt }: Arrival): number {
  return receivedAt - Date.parse(timestamp);
}
