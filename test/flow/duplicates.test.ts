import { beforeAll, expect, inject, test } from 'vitest';
import { composeInvoice, type SampleInvoice } from '../../samples/sample-invoice.ts';
import { openAccount } from './open-account.ts';
import type { Invoice, ServiceClient } from './service-client.ts';
import { uniqueInvoice } from './unique-invoice.ts';

let client: ServiceClient;

beforeAll(async () => {
  ({ client } = await openAccount(inject('service'), 'Duplicates'));
});

const process = (invoice: SampleInvoice) => client.process(composeInvoice(invoice));

function expectDuplicateOf(invoice: Invoice, other: string): void {
  expect(invoice).toMatchObject({ status: 'FLAGGED', duplicate_check: 'FAIL' });
  expect(invoice.extraction_data?.validation_flags).toEqual(['DUPLICATE_CHECK']);
  expect(invoice.validation.duplicate_check?.reason).toContain(other);
}

test('the same claim in another file is a duplicate, however it is spelled', async () => {
  const original = uniqueInvoice();
  const first = await process(original);
  const second = await process(uniqueInvoice({ claimNumber: original.claimNumber }));
  const third = await process(uniqueInvoice({ claimNumber: original.claimNumber.toLowerCase() }));

  expect(first).toMatchObject({ status: 'PROCESSED', duplicate_check: 'PASS' });
  expectDuplicateOf(second, first.id);
  expect(third).toMatchObject({ status: 'FLAGGED', duplicate_check: 'FAIL' });
});

test('the same provider, invoice number and amount are a duplicate, however they are spelled', async () => {
  const original = uniqueInvoice();
  const first = await process(original);
  const second = await process(
    uniqueInvoice({
      invoiceNumber: original.invoiceNumber.toLowerCase(),
      provider: 'RIVERSIDE  Family  clinic',
      patient: 'Somebody Else',
    }),
  );

  expectDuplicateOf(second, first.id);
});

test('a copy that another program wrote is a duplicate, until the first is rejected', async () => {
  const serial = String(Date.now()).slice(-9);
  const first = await process(
    uniqueInvoice({ provider: 'Praxis Dr. Jörg Schröter', invoiceNumber: `RE-2026/00${serial}` }),
  );
  const copy = uniqueInvoice({ provider: 'Joerg Schroeter', invoiceNumber: `RE 2026/${serial}` });
  const second = await process(copy);
  await client.remove(second.id);
  await client.review(first.id, 'REJECTED');

  expect(first).toMatchObject({ status: 'PROCESSED', duplicate_check: 'PASS' });
  expectDuplicateOf(second, first.id);
  expect(await process(copy)).toMatchObject({ status: 'PROCESSED', duplicate_check: 'PASS' });
});

test('the same invoice number with another amount, or of another provider, is no duplicate', async () => {
  const original = uniqueInvoice();
  const { invoiceNumber } = original;
  await process(original);
  const other = {
    items: [{ description: 'Office consultation, new patient', cents: 30_000 }],
    insuranceCents: 24_000,
    outOfPocketCents: 6_000,
  };

  expect(await process(uniqueInvoice({ invoiceNumber, ...other }))).toMatchObject({ duplicate_check: 'PASS' });
  expect(await process(uniqueInvoice({ invoiceNumber, provider: 'Hillcrest Dental Center' }))).toMatchObject({
    duplicate_check: 'PASS',
  });
});

test('a rejected invoice no longer counts', async () => {
  const file = composeInvoice(uniqueInvoice());
  const first = await client.process(file);
  await client.review(first.id, 'REJECTED');

  expect(await client.process(file)).toMatchObject({ status: 'PROCESSED', duplicate_check: 'PASS' });
});

test.each(['APPROVED', 'PAID'])('an invoice that is %s still counts', async (status) => {
  const file = composeInvoice(uniqueInvoice());
  const first = await client.process(file);
  await client.review(first.id, 'APPROVED');
  if (status === 'PAID') await client.review(first.id, 'PAID');

  expectDuplicateOf(await client.process(file), first.id);
});

test('a flagged duplicate counts too, once the original is deleted', async () => {
  const file = composeInvoice(uniqueInvoice());
  const first = await client.process(file);
  const second = await client.process(file);
  await client.remove(first.id);

  expectDuplicateOf(await client.process(file), second.id);
});

test('another account may send the same file', async () => {
  const file = composeInvoice(uniqueInvoice());
  const { client: other } = await openAccount(inject('service'), 'Duplicates elsewhere');
  const [here, there] = await Promise.all([client.process(file), other.process(file)]);

  expect(here).toMatchObject({ status: 'PROCESSED', duplicate_check: 'PASS' });
  expect(there).toMatchObject({ status: 'PROCESSED', duplicate_check: 'PASS' });
});
