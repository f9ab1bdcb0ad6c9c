import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { openAccount } from '../flow/open-account.ts';
import { RunningService } from '../flow/running-service.ts';
import { ServiceClient } from '../flow/service-client.ts';
import { uniqueInvoice } from '../flow/unique-invoice.ts';

let service: RunningService;

beforeAll(async () => {
  service = await RunningService.start();
});
afterAll(() => service?.discard());

test('a second service on the same data is refused by name, and the first does not notice', async () => {
  const before = service.connection;
  const second = await service.startSecond();

  expect(second.exitCode).not.toBe(0);
  expect(second.exitCode).not.toBeNull();
  expect(second.output).toContain(service.dataDirectory);
  expect(service.connection).toEqual(before);
  expect((await new ServiceClient(before.base_url, before.api_key).list()).status).toBe(200);
});

test('a stopped service takes its connection file away, and the next start finds everything again, its demo account too', async () => {
  const { accountId, key, client } = await openAccount(
    { dataDirectory: service.dataDirectory, baseUrl: service.connection.base_url },
    'Restart',
  );
  const file = composeInvoice(uniqueInvoice());
  const finished = await client.process(file);
  const timeline = await client.events(finished.id);
  const running = await Promise.all(Array.from({ length: 4 }, () => client.submit(composeInvoice(uniqueInvoice()))));

  const { account_id: demoAccountId } = service.connection;
  const exitCode = await service.stop('SIGINT');
  const left = existsSync(service.connectionFile);
  await service.start();
  const again = new ServiceClient(service.connection.base_url, key);
  const ended = await Promise.all(running.map((id) => again.followToEnd(id)));

  expect(exitCode).toBe(0);
  expect(left).toBe(false);
  const { download_url, ...invoice } = (await again.invoice(finished.id)).data.invoice;
  const { download_url: _, ...before } = finished;
  expect(invoice).toEqual(before);
  expect(await again.events(finished.id)).toEqual(timeline);
  expect(Buffer.compare(Buffer.from(await (await fetch(download_url)).arrayBuffer()), file)).toBe(0);
  expect((await again.list()).data.total).toBe(5);
  for (const [index, invoice] of ended.entries()) {
    expect(invoice.status).toBe('PROCESSED');
    expect(await again.events(running[index] ?? '')).toHaveLength(14);
  }
  expect(await again.process(file)).toMatchObject({ status: 'FLAGGED', duplicate_check: 'FAIL' });
  const { base_url, account_id, api_key } = service.connection;
  expect(account_id).toBe(demoAccountId);
  expect((await new ServiceClient(base_url, api_key).list()).status).toBe(200);
  const second = await service.admin<{ key: string }>('keys', 'create', '--account', accountId, '--name', 'later');
  expect((await new ServiceClient(again.baseUrl, second.key).list()).data.total).toBe(6);
});
