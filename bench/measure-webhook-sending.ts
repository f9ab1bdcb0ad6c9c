import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Agent, request } from 'undici';
import { resolveName } from '../lambdas/adapters/webhooks/resolve-name.ts';
import { signedHeaders } from '../lambdas/adapters/webhooks/sign-delivery.ts';
import { WebhookSender } from '../lambdas/adapters/webhooks/webhook-sender.ts';
import { type BenchReceiver, startBenchReceiver } from './bench-receiver.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';

/** Many short rounds in turns, and the median of their ratios: whatever else the machine does meets both sides. */
const ROUNDS = 60;
const WARM_UP_ROUNDS = 10;
const DELIVERIES = 400;
const PARALLEL = 50;

const HOSTILE_DELIVERIES = 10_000;
/** Half of them take the whole deadline of 5 s: 10,000 in some 70 s. */
const HOSTILE_PARALLEL = 400;
const HOSTILE_PATHS = ['/drip', '/flood', '/reset', '/stall'];

const BODY = JSON.stringify({
  event: 'invoice.processing',
  timestamp: '2026-11-20T09:30:15.123456+00:00',
  invoice_id: 'inv_01m7x6kzspw5gcqcjhezdw77eh',
  step: 7,
  total_steps: 12,
  message: 'Extracting structured fields',
  data: { status: 'PROCESSING' },
});
const SECRET = 'a secret of some length';
const SENDER = new WebhookSender({ reach: { loopback: true }, resolve: resolveName });

/** One attempt as the worker makes it: sign, judge, post, read; its ledger (DynamoDB) left out. */
async function workerPosts(url: string): Promise<void> {
  const delivery = { deliveryId: 'dlv_01m7x6ma6cmgm1j48czjwnc5h1', event: 'invoice.processing', body: BODY };
  await SENDER.post({ url, headers: signedHeaders(delivery, [SECRET], Date.now()), body: BODY });
}

async function perSecond(count: number, parallel: number, post: (n: number) => Promise<void>): Promise<number> {
  let next = 0;
  const start = performance.now();
  const loop = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await post(next);
    }
  };
  await Promise.all(Array.from({ length: parallel }, loop));
  return (count * 1000) / (performance.now() - start);
}

/** The worker's sending half against a bare loop that posts the same bytes, in turns; and its memory among bad receivers. */
export async function measureWebhookSending(): Promise<Figure[]> {
  const receiver = await startBenchReceiver();
  try {
    return [await againstBareLoop(receiver), await memoryAmongBadReceivers(receiver)];
  } finally {
    await receiver.stop();
  }
}

async function againstBareLoop({ origin }: BenchReceiver): Promise<Figure> {
  const dispatcher = new Agent({ connections: PARALLEL });
  const headers = { 'content-type': 'application/json' };
  const bare = async () => {
    const { body } = await request(`${origin}/`, { method: 'POST', body: BODY, headers, dispatcher });
    await body.dump();
  };
  const ratios: number[] = [];
  const bares: number[] = [];
  const workers: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const bareRate = await perSecond(DELIVERIES, PARALLEL, bare);
    const workerRate = await perSecond(DELIVERIES, PARALLEL, () => workerPosts(`${origin}/`));
    if (round >= WARM_UP_ROUNDS) {
      ratios.push(workerRate / bareRate);
      bares.push(bareRate);
      workers.push(workerRate);
    }
  }
  await dispatcher.close();
  return {
    name: `webhook worker alone, of a bare undici loop (${Math.round(percentile(workers, 0.5))} deliveries/s)`,
    value: percentile(ratios, 0.5),
    unit: 'of it',
    target: { bound: 'at least', value: 0.6 },
    baseline: { name: 'bare undici loop, deliveries/s', value: percentile(bares, 0.5) },
  };
}

async function memoryAmongBadReceivers({ origin }: BenchReceiver): Promise<Figure> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = async () => {
    // Sockets that were destroyed let go of their buffers in the next turns, and what those held in the collection after.
    for (let time = 0; time < 3; time += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      collect();
    }
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 2 ** 20;
  };
  const hostile = (n: number) => workerPosts(`${origin}${HOSTILE_PATHS[n % HOSTILE_PATHS.length]}`);
  await perSecond(HOSTILE_DELIVERIES / 5, HOSTILE_PARALLEL, hostile);
  const before = await held();
  await perSecond(HOSTILE_DELIVERIES, HOSTILE_PARALLEL, hostile);
  return {
    name: `memory gained over ${HOSTILE_DELIVERIES} deliveries to receivers that drip, flood, reset and stall`,
    value: (await held()) - before,
    unit: 'MB',
    target: { bound: 'at most', value: 5 },
    baseline: { name: 'held before, MB', value: before },
  };
}
