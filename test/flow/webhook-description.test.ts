import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { ApiDescription } from '../description/api-description.ts';
import { type Receiver, startReceiver } from '../fixtures/webhooks.ts';
import { openAccount } from './open-account.ts';
import { uniqueInvoice } from './unique-invoice.ts';
import { webhooksOf } from './webhook-calls.ts';

const description = new ApiDescription(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
const described = Object.keys(description.document.webhooks);
const PATIENT = { timeout: 60_000, interval: 100 };
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());

test('every event that the description has comes as it says, in each shape that it has it in', async () => {
  const { client } = await openAccount(inject('service'), 'Described events');
  const webhooks = webhooksOf(client);
  for (const payload_format of ['standard', 'resource']) {
    const url = `${receiver.origin}/${payload_format}`;
    const id = await webhooks.create({ url, events: ['*'], secret: 'the first', payload_format });
    await webhooks.send('PUT', `/${id}`, { secret: 'the second' });
    await webhooks.send('POST', `/${id}/test`);
  }
  const paid = await client.process(composeInvoice(uniqueInvoice()));
  await client.review(paid.id, 'APPROVED');
  await client.review(paid.id, 'PAID');
  const flagged = await client.process(composeInvoice(uniqueInvoice({ insurer: 'Nobody & Sons' })));
  await client.review(flagged.id, 'REJECTED');
  await client.process(Buffer.from('%PDF-1.4'));

  const heard = (path: string) =>
    new Set(receiver.received.filter((got) => got.path === path).map(({ headers }) => headers['x-service-event']));
  const inStandard = described.filter((event) => !/extracted|validated/.test(event)).sort();
  await expect.poll(() => [...heard('/standard')].sort(), PATIENT).toEqual(inStandard);
  await expect.poll(() => [...heard('/resource')].sort(), PATIENT).toEqual(described.toSorted());
  for (const delivery of receiver.received) {
    expect(description.complaintAboutDelivery(delivery), delivery.body).toBeNull();
    expect(delivery.headers).toHaveProperty('x-service-signature-previous');
  }
});

test('a delivery that is not as described is found out', async () => {
  const delivery = receiver.received.find(({ headers }) => headers['x-service-event'] === 'invoice.failed');
  const { headers = {}, body = '' } = delivery ?? {};
  const payload = JSON.parse(body);
  const without = (name: string) => Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
  const complaint = (changed: object, under = headers) =>
    description.complaintAboutDelivery({ headers: under, body: JSON.stringify({ ...payload, ...changed }) });

  expect(complaint({})).toBeNull();
  expect(complaint({ data: { ...payload.data, error: 'OTHER', status: 'OTHER' } })).toContain('status');
  expect(complaint({ event: 'invoice.paid' })).toContain('invoice.failed');
  expect(complaint({}, without('webhook-id'))).toContain('webhook-id');
  expect(complaint({}, { ...headers, 'x-service-other': '1' })).toContain('x-service-other');
  expect(complaint({}, { ...headers, 'x-service-signature': 'no hex' })).toContain('X-Service-Signature');
  expect(complaint({}, { ...headers, 'x-service-event': 'invoice.lost' })).toContain('invoice.lost');
});
