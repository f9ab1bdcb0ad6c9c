import type { Table } from '../lambdas/adapters/table.ts';
import { openAccount, type ServicePlace } from '../test/flow/open-account.ts';
import type { ServiceClient } from '../test/flow/service-client.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';
import { seedInvoices } from './seed-invoices.ts';

const SMALL = 500;
const LARGE = 50_000;
const DEEP_PAGE = 2_000;
const WARM_UP = 10;
const CALLS = 60;

/** Milliseconds of one list call. @throws Error when the total is not exact or the page is not full */
async function listCall(client: ServiceClient, page: number, total: number): Promise<number> {
  const start = performance.now();
  const { data } = await client.list(`?page=${page}`);
  const milliseconds = performance.now() - start;
  if (data.total !== total) throw new Error(`the list counts ${data.total} invoices, not ${total}`);
  if (data.invoices.length !== 20) throw new Error(`page ${page} holds ${data.invoices.length} invoices, not 20`);
  return milliseconds;
}

/** What a page costs in a large account, and deep inside it, against the first page of a small one. */
export async function measureList(place: ServicePlace, table: Table): Promise<Figure[]> {
  const small = await openAccount(place, 'Small');
  const large = await openAccount(place, 'Large');
  await seedInvoices(table, small.accountId, SMALL);
  await seedInvoices(table, large.accountId, LARGE);

  const samples = { small: [] as number[], large: [] as number[], deep: [] as number[] };
  // In turns, so that whatever else the machine does falls on all three alike; the first rounds only warm up.
  for (let round = -WARM_UP; round < CALLS; round += 1) {
    const ofSmall = await listCall(small.client, 1, SMALL);
    const ofLarge = await listCall(large.client, 1, LARGE);
    const ofDeep = round % 4 === 0 ? await listCall(large.client, DEEP_PAGE, LARGE) : null;
    if (round < 0) continue;
    samples.small.push(ofSmall);
    samples.large.push(ofLarge);
    if (ofDeep !== null) samples.deep.push(ofDeep);
  }
  const firstOfSmall = percentile(samples.small, 0.5);
  const firstOfLarge = percentile(samples.large, 0.5);
  const deep = percentile(samples.deep, 0.5);
  return [
    {
      name: `list, page 1 of ${LARGE} invoices: times that of ${SMALL}`,
      value: firstOfLarge / firstOfSmall,
      unit: 'x',
      target: { bound: 'at most', value: 1.5 },
      baseline: { name: `page 1 of ${SMALL}, ms`, value: firstOfSmall },
    },
    {
      name: `list, page ${DEEP_PAGE} of ${LARGE} invoices: times page 1`,
      value: deep / firstOfLarge,
      unit: 'x',
      target: { bound: 'at most', value: 50 },
      baseline: { name: 'page 1, ms', value: firstOfLarge },
    },
  ];
}
