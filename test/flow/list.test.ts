import { beforeAll, expect, inject, test } from 'vitest';
import { INVOICE_STATUSES } from '../../lambdas/contracts/invoice-status.ts';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import type { OpenApiDocument } from '../description/api-description.ts';
import { openAccount } from './open-account.ts';
import type { InvoiceItem, ServiceClient } from './service-client.ts';
import { uniqueInvoice } from './unique-invoice.ts';

const EXPECTED: Readonly<Record<string, number>> = {
  PROCESSED: 3,
  FLAGGED: 3,
  FAILED: 8,
  APPROVED: 3,
  REJECTED: 2,
  PAID: 2,
};
const TOTAL = Object.values(EXPECTED).reduce((sum, count) => sum + count, 0);

const place = inject('service');
let client: ServiceClient;
let key: string;

beforeAll(async () => {
  ({ client, key } = await openAccount(place, 'List'));
  const good = await Promise.all(Array.from({ length: 10 }, () => client.process(composeInvoice(uniqueInvoice()))));
  await Promise.all([
    ...Array.from({ length: 3 }, () => client.process(composeInvoice(uniqueInvoice({ insurer: 'Nobody Mutual' })))),
    // They end soonest.
    ...Array.from({ length: 8 }, (_, n) =>
      client.process(new TextEncoder().encode(`%PDF-1.4\n% ${n}\ntrailer << >>\n%%EOF\n`)),
    ),
  ]);
  for (const { id } of good.slice(0, 5)) await client.review(id, 'APPROVED');
  for (const { id } of good.slice(0, 2)) await client.review(id, 'PAID');
  for (const { id } of good.slice(5, 7)) await client.review(id, 'REJECTED');
});

async function allPages(filter: string, pageSize: number): Promise<InvoiceItem[]> {
  const items: InvoiceItem[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await client.list(`?page=${page}&page_size=${pageSize}${filter}`);
    expect(data).toMatchObject({ page, page_size: pageSize });
    if (data.invoices.length === 0) return items;
    items.push(...data.invoices);
  }
}

test('answers the first twenty by default, with the page and the exact total', async () => {
  const answer = await client.list();

  expect(answer).toMatchObject({ status: 200, code: 'INVOICES_FETCHED' });
  expect(Object.keys(answer.data).sort()).toEqual(['invoices', 'page', 'page_size', 'total']);
  expect(answer.data).toMatchObject({ total: TOTAL, page: 1, page_size: 20 });
  expect(answer.data.invoices).toHaveLength(20);
});

test('takes every page that the description allows, and none beyond', async () => {
  const described = await fetch(`${place.baseUrl}/api/v1/openapi.json`, { headers: { 'X-API-Key': key } });
  const { parameters } = ((await described.json()) as OpenApiDocument).paths['/api/v1/invoices']?.get ?? {};
  const last = Number(parameters?.find(({ name }) => name === 'page')?.schema.maximum);

  expect(await client.list(`?page=${last}`)).toMatchObject({ status: 200, data: { page: last, invoices: [] } });
  expect(await client.list(`?page=${last + 1}`)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
});

test.each([1, 7, 100])('shows every invoice exactly once over pages of %i, newest upload first', async (pageSize) => {
  const items = await allPages('', pageSize);
  const order = items.map(({ uploaded_at, id }) => `${uploaded_at} ${id}`);

  expect(new Set(items.map(({ id }) => id)).size).toBe(TOTAL);
  expect(items).toHaveLength(TOTAL);
  expect(items.map(({ uploaded_at }) => uploaded_at)).toEqual(
    items
      .map(({ uploaded_at }) => uploaded_at)
      .sort()
      .reverse(),
  );
  expect(order).toEqual((await allPages('', 100)).map(({ uploaded_at, id }) => `${uploaded_at} ${id}`));
});

test('shows of each invoice what the contract lists, and when it was processed once it is', async () => {
  for (const item of await allPages('', 100)) {
    const keys = Object.keys(item).filter((key) => key !== 'processed_at');
    expect(keys.sort()).toEqual(['file_name', 'id', 'status', 'uploaded_at']);
    if (item.status !== 'FAILED') expect(item.processed_at).toMatch(/^\d{4}-\d\d-\d\dT.*(Z|\+00:00)$/);
  }
});

test.each(INVOICE_STATUSES)('filters by %s with an exact total', async (status) => {
  const items = await allPages(`&status_filter=${status}`, 4);
  const { total } = (await client.list(`?status_filter=${status}`)).data;

  expect(total).toBe(EXPECTED[status] ?? 0);
  expect(items).toHaveLength(total);
  for (const item of items) expect(item.status).toBe(status);
});

test.each(['?page=3', '?page=1000000000', '?page=2&page_size=100'])(
  'answers %s, past the end, with an empty page',
  async (query) => {
    const answer = await client.list(query);

    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ invoices: [], total: TOTAL });
  },
);
