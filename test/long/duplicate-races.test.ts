import { beforeAll, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { openAccount } from '../flow/open-account.ts';
import type { ServiceClient } from '../flow/service-client.ts';
import { uniqueInvoice } from '../flow/unique-invoice.ts';

let client: ServiceClient;

beforeAll(async () => {
  ({ client } = await openAccount(inject('service'), 'Duplicate races'));
});

// Whether they meet at the write is chance here; in test/unit/adapters/invoice-races.test.ts they always do.
test('of ten identical files uploaded at once exactly one passes, and each other names one of them', async () => {
  const file = composeInvoice(uniqueInvoice());
  const invoices = await Promise.all(Array.from({ length: 10 }, () => client.process(file)));
  const ids = invoices.map(({ id }) => id);
  const passed = invoices.filter(({ duplicate_check }) => duplicate_check === 'PASS');

  expect(passed).toHaveLength(1);
  for (const invoice of invoices) {
    if (invoice === passed[0]) continue;
    expect(invoice).toMatchObject({ status: 'FLAGGED', duplicate_check: 'FAIL' });
    const reason = invoice.validation.duplicate_check?.reason ?? '';
    expect(ids.filter((id) => id !== invoice.id && reason.includes(id))).not.toEqual([]);
  }
});

test('of ten different files with one claim uploaded at once exactly one passes', async () => {
  const { claimNumber } = uniqueInvoice();
  const invoices = await Promise.all(
    Array.from({ length: 10 }, () => client.process(composeInvoice(uniqueInvoice({ claimNumber })))),
  );

  expect(invoices.filter(({ duplicate_check }) => duplicate_check === 'PASS')).toHaveLength(1);
});
