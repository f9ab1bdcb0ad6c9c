import { setTimeout as sleep } from 'node:timers/promises';
import { composeInvoice } from '../samples/sample-invoice.ts';
import type { ServiceClient } from '../test/flow/service-client.ts';
import { uniqueInvoice } from '../test/flow/unique-invoice.ts';
import type { Figure } from './figure.ts';
import type { BareTransactions } from './measure-bare-transactions.ts';
import { readProcessTree } from './process-tree.ts';

const INVOICES = 200;
const DEADLINE_MS = 240_000;
const EVENTS_OF_AN_INVOICE = 14;

/**
 * Invoices that come to their end a second while uploads keep coming, and the memory that takes. The uploading client
 * runs on the same cores.
 *
 * @throws Error when an invoice did not end PROCESSED with all its events: a fast loss is no throughput
 */
export async function measureThroughput(
  client: ServiceClient,
  { pid, parallel, bare }: { pid: number; parallel: number; bare: BareTransactions },
): Promise<Figure[]> {
  const done = async () => (await client.list('?status_filter=PROCESSED&page_size=1')).data.total;
  const before = await done();
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, readProcessTree(pid).megabytes);
  }, 200);
  const processorBefore = readProcessTree(pid).processorMs;
  const ids: string[] = [];
  let left = INVOICES;
  const start = performance.now();
  const upload = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      ids.push(await client.submit(composeInvoice(uniqueInvoice())));
    }
  };
  await Promise.all(Array.from({ length: parallel }, upload));
  const uploaded = performance.now() - start;
  while ((await done()) < before + INVOICES) {
    if (performance.now() - start > DEADLINE_MS)
      throw new Error(`only ${(await done()) - before} of ${INVOICES} ended`);
    await sleep(50);
  }
  const ended = performance.now() - start;
  clearInterval(watch);
  const processorMs = readProcessTree(pid).processorMs - processorBefore;
  for (const id of ids) {
    const { length } = await client.events(id);
    if (length !== EVENTS_OF_AN_INVOICE) throw new Error(`${id} has ${length} events, not ${EVENTS_OF_AN_INVOICE}`);
  }
  return [
    {
      name: `sustained throughput, ${INVOICES} invoices, all events recorded`,
      value: (INVOICES * 1000) / ended,
      unit: 'invoices/s',
      target: { bound: 'at least', value: 8 },
      baseline: { name: 'their transactions, bare', value: bare.invoicesPerSecond },
    },
    {
      name: 'processor time of one invoice, whole process tree',
      value: processorMs / INVOICES,
      unit: 'ms',
      baseline: { name: 'its transactions, bare', value: bare.processorMs },
    },
    { name: 'uploads answered meanwhile', value: (INVOICES * 1000) / uploaded, unit: 'uploads/s' },
    {
      name: 'peak resident memory of the whole process tree',
      value: peak,
      unit: 'MB',
      target: { bound: 'at most', value: 1_500 },
    },
  ];
}
