import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { openAccount } from './open-account.ts';
import type { ServiceClient } from './service-client.ts';
import { uniqueInvoice } from './unique-invoice.ts';

let client: ServiceClient;

beforeAll(async () => {
  ({ client } = await openAccount(inject('service'), 'Deletion'));
});

async function expectGone(id: string): Promise<void> {
  const answers = [
    await client.invoice(id),
    await client.call('GET', `/api/v1/invoices/${id}/events`),
    await client.review(id, 'APPROVED'),
    await client.remove(id),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'INVOICE_NOT_FOUND' });
  const listed = (await client.list('?page_size=100')).data.invoices.map((invoice) => invoice.id);
  expect(listed).not.toContain(id);
}

test('a deleted invoice is gone everywhere, its file too, and the same file passes again', async () => {
  const file = composeInvoice(uniqueInvoice());
  const first = await client.process(file);
  const before = (await client.list()).data.total;

  const answer = await client.remove(first.id);
  const download = await fetch(first.download_url);
  const again = await client.process(file);

  expect(answer).toMatchObject({ status: 200, code: 'INVOICE_DELETED' });
  expect(answer.body).not.toHaveProperty('data');
  expect([403, 404]).toContain(download.status);
  await expectGone(first.id);
  expect((await client.list()).data.total).toBe(before);
  expect(again).toMatchObject({ status: 'PROCESSED', duplicate_check: 'PASS' });
});

test('of ten racing deletions one deletes and nine find nothing', async () => {
  const { id } = await client.process(composeInvoice(uniqueInvoice()));
  const before = (await client.list()).data.total;

  const answers = await Promise.all(Array.from({ length: 10 }, () => client.remove(id)));

  expect(answers.map(({ code }) => code).sort()).toEqual([
    'INVOICE_DELETED',
    ...Array.from({ length: 9 }, () => 'INVOICE_NOT_FOUND'),
  ]);
  expect((await client.list()).data.total).toBe(before - 1);
});

test('an invoice deleted while its pipeline runs stays deleted and holds back no later upload', async () => {
  const files = Array.from({ length: 8 }, () => composeInvoice(uniqueInvoice()));
  const before = (await client.list()).data.total;

  const ids = await Promise.all(
    files.map(async (file, index) => {
      const id = await client.submit(file);
      await sleep(index * 30);
      expect((await client.remove(id)).status).toBe(200);
      return id;
    }),
  );
  const again = await Promise.all(files.map((file) => client.process(file)));

  for (const id of ids) await expectGone(id);
  for (const invoice of again) expect(invoice).toMatchObject({ status: 'PROCESSED', duplicate_check: 'PASS' });
  const { invoices, total } = (await client.list('?page_size=100')).data;
  expect(total).toBe(before + files.length);
  expect(invoices).toHaveLength(total);
});

test.each(['APPROVED', 'REJECTED'])('an invoice that is %s can be deleted', async (status) => {
  const { id } = await client.process(composeInvoice(uniqueInvoice()));
  await client.review(id, status);
  const counted = (await client.list(`?status_filter=${status}`)).data.total;

  expect((await client.remove(id)).status).toBe(200);
  expect((await client.list(`?status_filter=${status}`)).data.total).toBe(counted - 1);
});

test('a review racing a deletion leaves nothing behind', async () => {
  const { id } = await client.process(composeInvoice(uniqueInvoice()));
  const before = (await client.list()).data.total;

  const [review, removal] = await Promise.all([client.review(id, 'APPROVED'), client.remove(id)]);

  expect([200, 404]).toContain(review.status);
  expect(removal.status).toBe(200);
  await expectGone(id);
  expect((await client.list()).data.total).toBe(before - 1);
  expect((await client.list('?status_filter=APPROVED')).data.total).toBe(0);
});
