import { expect, inject, test } from 'vitest';
import { INVOICE_STATUSES } from '../../lambdas/contracts/invoice-status.ts';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { openAccount } from '../flow/open-account.ts';
import { uniqueInvoice } from '../flow/unique-invoice.ts';

test('the list counts exactly while parallel uploads, reviews and deletions change what it counts', async () => {
  const { client } = await openAccount(inject('service'), 'List races');
  const changed = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const { id } = await client.process(composeInvoice(uniqueInvoice()));
      if (index % 3 === 0) await client.remove(id);
      if (index % 3 === 1) await client.review(id, 'APPROVED');
      return id;
    }),
  );
  const totals = await Promise.all(
    ['', ...INVOICE_STATUSES.map((status) => `?status_filter=${status}`)].map(
      async (query) => (await client.list(query)).data.total,
    ),
  );
  const { invoices } = (await client.list('?page_size=100')).data;
  for (const id of changed) await client.remove(id);

  expect(totals[0]).toBe(8);
  expect(invoices).toHaveLength(8);
  expect(totals.slice(1).reduce((sum, count) => sum + count, 0)).toBe(8);
  expect((await client.list()).data.total).toBe(0);
});
