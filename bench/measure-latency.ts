import { setTimeout as sleep } from 'node:timers/promises';
import { composeInvoice } from '../samples/sample-invoice.ts';
import type { ServiceClient } from '../test/flow/service-client.ts';
import { uniqueInvoice } from '../test/flow/unique-invoice.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';

const WARM_UP = 8;
const INVOICES = 60;
/** How often the client asks: part of the figure, for a client that asks sees the end only then. */
const POLL_MS = 5;

/** From the answer of an upload to the first answer that shows a terminal status, warm, one invoice at a time. */
export async function measureLatency(client: ServiceClient, bareTransactions: readonly number[]): Promise<Figure[]> {
  const ends: number[] = [];
  const uploads: number[] = [];
  const reads: number[] = [];
  for (let n = 0; n < WARM_UP + INVOICES; n += 1) {
    const file = composeInvoice(uniqueInvoice());
    const sent = performance.now();
    const id = await client.submit(file);
    const answered = performance.now();
    await client.followToEnd(id, POLL_MS);
    const ended = performance.now();
    await client.invoice(id);
    const read = performance.now() - ended;
    if (n >= WARM_UP) {
      uploads.push(answered - sent);
      ends.push(ended - answered);
      reads.push(read);
    }
    await sleep(20);
  }
  const baseline = { name: 'its 14 transactions, bare', value: percentile(bareTransactions, 0.5) };
  return [
    {
      name: 'upload answered to terminal status, p50',
      value: percentile(ends, 0.5),
      unit: 'ms',
      target: { bound: 'at most', value: 400 },
      baseline,
    },
    {
      name: 'upload answered to terminal status, p95',
      value: percentile(ends, 0.95),
      unit: 'ms',
      target: { bound: 'at most', value: 800 },
      baseline: { name: baseline.name, value: percentile(bareTransactions, 0.95) },
    },
    {
      name: 'upload, p50',
      value: percentile(uploads, 0.5),
      unit: 'ms',
      baseline: { name: 'GET of one invoice, p50', value: percentile(reads, 0.5) },
    },
  ];
}
