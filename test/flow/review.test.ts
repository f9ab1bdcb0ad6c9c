import { beforeAll, describe, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { openAccount } from './open-account.ts';
import type { Invoice, ServiceClient } from './service-client.ts';
import { uniqueInvoice } from './unique-invoice.ts';

type Ended = 'PROCESSED' | 'FLAGGED' | 'FAILED' | 'APPROVED' | 'REJECTED' | 'PAID';

const REVIEWS = ['APPROVED', 'REJECTED', 'PAID'] as const;
const ALLOWED: Readonly<Record<Ended, readonly string[]>> = {
  PROCESSED: ['APPROVED', 'REJECTED'],
  FLAGGED: ['APPROVED', 'REJECTED'],
  FAILED: [],
  APPROVED: ['PAID'],
  REJECTED: [],
  PAID: [],
};

let client: ServiceClient;

beforeAll(async () => {
  ({ client } = await openAccount(inject('service'), 'Review'));
});

const unreadable = () => new TextEncoder().encode(`%PDF-1.4\n% ${Math.random()}\ntrailer << /Root 9 0 R >>\n%%EOF\n`);

/** A fresh invoice, led to a status by the ways that a client has. */
async function invoiceIn(status: Ended): Promise<Invoice> {
  if (status === 'FAILED') return client.process(unreadable());
  if (status === 'FLAGGED') return client.process(composeInvoice(uniqueInvoice({ insurer: 'Nobody Mutual' })));
  const invoice = await client.process(composeInvoice(uniqueInvoice()));
  const way = { PROCESSED: [], APPROVED: ['APPROVED'], REJECTED: ['REJECTED'], PAID: ['APPROVED', 'PAID'] }[status];
  for (const step of way) expect((await client.review(invoice.id, step)).status).toBe(200);
  return invoice;
}

describe.each(Object.keys(ALLOWED) as Ended[])('an invoice that is %s', (from) => {
  test.each(REVIEWS)('is moved to %s, or refuses it and says what is allowed', async (to) => {
    const { id } = await invoiceIn(from);
    const before = await client.events(id);

    const answer = await client.review(id, to);
    const { invoice } = (await client.invoice(id)).data;
    const added = (await client.events(id)).slice(before.length);

    if (ALLOWED[from].includes(to)) {
      expect(answer).toMatchObject({ status: 200, code: 'STATUS_UPDATED', data: { id, status: to } });
      expect(Object.keys(answer.data).sort()).toEqual(['id', 'status', 'updated_at']);
      expect(invoice.status).toBe(to);
      expect(added).toHaveLength(1);
      expect(added[0]).toMatchObject({
        event: `invoice.${to.toLowerCase()}`,
        invoice_id: id,
        data: { status: to, previous_status: from, updated_at: answer.data.updated_at },
      });
    } else {
      expect(answer).toMatchObject({ status: 409, code: 'INVALID_STATUS_TRANSITION' });
      expect(answer.data).toEqual({ from, to, allowed: ALLOWED[from] });
      expect(invoice.status).toBe(from);
      expect(added).toEqual([]);
    }
  });
});

test('a running invoice refuses every review', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => client.submit(composeInvoice(uniqueInvoice()))));
  const answers = await Promise.all(ids.map((id) => client.review(id, 'REJECTED')));
  const refused = answers.filter(({ status }) => status === 409);

  // The last ones may have ended by the time that their review arrives.
  expect(refused.length).toBeGreaterThan(0);
  for (const { data } of refused) {
    expect(['PENDING', 'PROCESSING']).toContain(data.from);
    expect(data).toMatchObject({ to: 'REJECTED', allowed: [] });
  }
  for (const [index, id] of ids.entries()) {
    const { status } = await client.followToEnd(id);
    expect(status).toBe(answers[index]?.status === 409 ? 'PROCESSED' : 'REJECTED');
  }
});

// Whether they meet at the write is chance here; in test/unit/adapters/invoice-races.test.ts they always do.
test('of twenty racing reviews exactly one wins, and only its event is recorded', async () => {
  const { id } = await invoiceIn('PROCESSED');

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => client.review(id, index % 2 === 0 ? 'APPROVED' : 'REJECTED')),
  );
  const winners = answers.filter(({ status }) => status === 200);
  const { invoice } = (await client.invoice(id)).data;

  expect(winners).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'INVALID_STATUS_TRANSITION')).toHaveLength(19);
  expect(invoice.status).toBe(winners[0]?.data.status);
  expect(await client.events(id)).toHaveLength(15);
});

test('twenty racing payments of an approved invoice pay it once', async () => {
  const { id } = await invoiceIn('APPROVED');
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.review(id, 'PAID')));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect((await client.events(id)).filter(({ event }) => event === 'invoice.paid')).toHaveLength(1);
});
