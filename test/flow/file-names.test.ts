import { beforeAll, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { multipartBody } from './multipart-body.ts';
import { openAccount } from './open-account.ts';
import type { ServiceClient, UploadedInvoice } from './service-client.ts';
import { uniqueInvoice } from './unique-invoice.ts';

let client: ServiceClient;

beforeAll(async () => {
  ({ client } = await openAccount(inject('service'), 'File names'));
});

const uploadAs = (disposition: string) => {
  const headers = [`Content-Disposition: form-data; name="file"; ${disposition}`, 'Content-Type: application/pdf'];
  const content = composeInvoice(uniqueInvoice());
  return client.call<UploadedInvoice>('POST', '/api/v1/invoices/upload', multipartBody([{ headers, content }]));
};

test.each([
  ['filename="invoice.pdf"', 'invoice.pdf'],
  ['filename="../../etc/passwd.pdf"', 'passwd.pdf'],
  ['filename="C:\\\\Users\\\\clerk\\\\invoice.pdf"', 'invoice.pdf'],
  ['filename="Rechnung März.pdf"', 'Rechnung März.pdf'],
  ["filename*=UTF-8''Rechnung%20M%C3%A4rz.pdf", 'Rechnung März.pdf'],
  ['filename="fallback.pdf"; filename*=UTF-8\'\'%E7%99%BC%E7%A5%A8.pdf', '發票.pdf'],
  ["filename*=UTF-8''..%2F..%2Fsecret.pdf", 'secret.pdf'],
  ['filename="a;b.pdf"', 'a;b.pdf'],
  ['filename=plain.pdf', 'plain.pdf'],
  ['filename="say \\"hello\\".pdf"', 'say "hello".pdf'],
])('a file sent with %s is named %s everywhere', async (disposition, name) => {
  const uploaded = await uploadAs(disposition);
  const invoice = await client.followToEnd(uploaded.data.id);
  const listed = (await client.list('?page_size=1')).data.invoices[0];
  const download = await fetch(invoice.download_url);

  expect(uploaded.data.file_name).toBe(name);
  expect(invoice.original_name).toBe(name);
  expect(listed).toMatchObject({ id: uploaded.data.id, file_name: name });
  expect(download.status).toBe(200);
});

test('a name of a thousand letters is cut to 255, between characters', async () => {
  const { data } = await uploadAs(`filename="${'💩'.repeat(1000)}.pdf"`);

  expect([...data.file_name].length).toBeLessThanOrEqual(255);
  expect(data.file_name.isWellFormed()).toBe(true);
});

test('a name of control characters is never handed on', async () => {
  const { data } = await uploadAs("filename*=UTF-8''in%0D%0ASet-Cookie%3A%20a%3Db%00%1B%7F.pdf");
  const { download_url } = (await client.invoice(data.id)).data.invoice;
  const download = await fetch(download_url);

  expect(data.file_name).toMatch(/^[^\p{Cc}/\\]+$/u);
  expect(download.status).toBe(200);
  expect(download.headers.get('set-cookie')).toBeNull();
});
